import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

function testsIn(folder: string): readonly string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.ts$/.test(name))
    .map((name) => readFileSync(`${root}${folder}/${name}`, 'utf8'));
}

/** Rule numbers that begin the names of tests: 'C3 CUS-203: leaving it …'. */
function namedIn(texts: readonly string[], letter: string): ReadonlySet<string> {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\(\s*(['"`])((?:[A-Z]+-?\d+[a-z]?[ :]+)+)/g)].map(([, , ids = '']) => ids),
  );
  return new Set(
    names.flatMap((ids) => ids.split(/[ :]+/)).filter((id) => new RegExp(`^${letter}\\d+[a-z]?$`).test(id)),
  );
}

/** Rules of a page: '- **E29a** Of a choice …'. */
function rulesOf(page: string): readonly string[] {
  const text = readFileSync(`${root}${page}`, 'utf8');
  return [...text.matchAll(/^- \*\*([A-Z]\d+[a-z]?)\*\* /gm)].map(([, number]) => number!);
}

describe.each([
  ['src/engine/SPEC.md', 'E', ['tests', 'e2e']],
  ['src/computations/SPEC.md', 'C', ['tests/computations', 'tests/engine']],
])('%s', (page, letter, folders) => {
  const rules = rulesOf(page);

  test('numbers every rule once', () => {
    expect(rules.length).toBeGreaterThan(15);
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
    const listed = readFileSync(`${root}${page}`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(listed).toHaveLength(rules.length);
  });

  test('each rule is named by a test, and no test of the folder names one that is not there', () => {
    const named = namedIn(folders.flatMap(testsIn), letter);
    expect(rules.filter((rule) => !named.has(rule))).toEqual([]);
    const own = namedIn(['tests/computations', 'tests/engine'].flatMap(testsIn), letter);
    expect([...own].filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});
