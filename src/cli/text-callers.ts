import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextCallers } from '../../generators/check/placeholders.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Reads the sources that show texts. A text is named there whole, or by its beginning before a `${`. */
export function textCallers(): TextCallers {
  const sources = ['src/app', 'src/engine', 'src/computations', 'widgets'].flatMap(sourcesOf);
  const all = new Set(sources.flatMap((source) => [...wordsOf(source)]));
  return {
    words: all,
    wordsBeside(id) {
      const naming = sources.filter((source) => source.includes(`'${id}'`));
      return naming.length === 0 ? undefined : new Set(naming.flatMap((source) => [...wordsOf(source)]));
    },
  };
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
