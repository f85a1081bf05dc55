import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/security.md`, 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.[^|]*) \|([^|]*)\|([^|]*)\|$/gm)];

it.each(rows.map(([, item, , tests]) => [item!, tests!] as const))(
  'docs/security.md: %s is proved by tests that exist',
  (_item, tests) => {
    const named = [...tests.matchAll(/`([^`]+)`(?: "([^"]+)")?/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, file, title] of named) {
      expect(existsSync(`${root}${file}`), file).toBe(true);
      if (title !== undefined) expect(readFileSync(`${root}${file}`, 'utf8')).toContain(title);
    }
  },
);

it('docs/security.md has items of every chapter that applies', () => {
  expect(new Set(rows.map(([, item]) => item!.split('.')[0])).size).toBeGreaterThanOrEqual(11);
});
