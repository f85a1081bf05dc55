import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/security.md`, 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.[^|]*) \|([^|]*)\|([^|]*)\|$/gm)];

/**
 * How many items each section of OWASP's Application Security Verification Standard 5.0.0 has of levels 1 and 2, which
 * stand before those of level 3; where they do not, the numbers themselves.
 */
const items: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

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

it('docs/security.md says of every item of levels 1 and 2 that it holds, deviates or has no place', () => {
  const named = new Set<string>();
  for (const [, section, from, to] of page.matchAll(
    /\b(\d+\.\d+)\.(\d+)(?:\s+to\s+\1\.(\d+))?(?![\d.]*\d)/g,
  )) {
    for (let number = Number(from); number <= Number(to ?? from); number++) named.add(`${section}.${number}`);
  }
  const all = Object.entries(items).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(all.length).toBeGreaterThan(230);
  expect(all.filter((item) => !named.has(item))).toEqual([]);
});
