import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('../../src/app/', import.meta.url));
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, source: readFileSync(`${app}${name}`, 'utf8') }));
const thatSay = (words: RegExp) =>
  sources
    .filter(({ source }) => words.test(source))
    .map(({ name }) => name)
    .sort();

it('ENG-010 LST-001: the rows of every list stand in the data grid, which the one list screen alone shows', () => {
  expect(thatSay(/<DataGrid\b/)).toEqual(['lists/ListTable.tsx']);
  expect(thatSay(/import\('\.\/ListTable\.tsx'\)|from '\.\/ListTable\.tsx'/)).toEqual(['lists/ListPage.tsx']);
  expect(thatSay(/<ListPage /)).toEqual(['lists/ListRoute.tsx']);
  expect(thatSay(/from '[^']*generated\/list-screens|import\('[^']*generated\/list-screens/)).toEqual([
    'lists/ListRoute.tsx',
  ]);
  expect(thatSay(/<table\b/).filter((name) => name.startsWith('lists/'))).toEqual([]);
});
