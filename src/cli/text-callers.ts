import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextCallers } from '../../generators/check/placeholders.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Reads the sources that show texts. A text is named there whole, or by its beginning before a `${`. */
export function textCallers(): TextCallers {
  const sources = ['src/app', 'src/engine', 'src/computations', 'src/server', 'widgets'].flatMap(sourcesOf);
  const naming = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, id = ''] of source.matchAll(/'([\w./-]+)(?=')/g)) {
      naming.set(id, (naming.get(id) ?? new Set()).add(source));
    }
  }
  const besides = new Map<string, ReadonlySet<string>>();
  return {
    words: joined(sources),
    wordsBeside(id) {
      const sources = naming.get(id);
      if (sources && !besides.has(id)) besides.set(id, joined(sources));
      return besides.get(id);
    },
  };
}

function joined(sources: Iterable<string>): ReadonlySet<string> {
  return new Set([...sources].flatMap((source) => [...wordsOf(source)]));
}

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));
}

const known = new Map<string, ReadonlySet<string>>();

function wordsOf(source: string): ReadonlySet<string> {
  const words = known.get(source) ?? new Set(source.match(/[A-Za-z_]\w*/g));
  known.set(source, words);
  return words;
}
