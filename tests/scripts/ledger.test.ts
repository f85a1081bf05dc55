import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasReference } from '../support/reference.ts';

const steps = (name: string) => import(new URL(`../../scripts/steps/${name}`, import.meta.url).href);
const { faultsOfStanding, idsIn, namedIds, readLedger, readStanding, standingRows } =
  await steps('ledger.mjs');
const { titlesIn } = await steps('test-titles.mjs');

const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-ledger-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

interface Row {
  readonly id: string;
  readonly standing: string;
}

describe.skipIf(!hasReference)('the requirements ledger (where the papers lie beside the project)', () => {
  const ledger = hasReference ? readLedger() : [];
  const named = namedIds();

  it('every row that is built stands by its own id in the title of a test, or has a reason in tests/ledger.json', () => {
    const rows: readonly Row[] = standingRows(ledger, readStanding(), named);
    expect(rows.length).toBeGreaterThan(1500);
    const without = rows.filter(({ standing }) => standing === 'unnamed' || standing === 'by range');
    expect(without.map(({ id, standing }) => `${id} ${standing}`)).toEqual([]);
  });

  it('tests/ledger.json names rows that exist, and calls none unproved that a test names', () => {
    expect(faultsOfStanding(ledger, readStanding(), named)).toEqual([]);
  });
});

describe('ids of the ledger', () => {
  it.each([
    ['one and C-2: AAA-001', ['AAA-001']],
    ['(AAA-001, AAA-003)', ['AAA-001', 'AAA-003']],
    ['AAA-001 to AAA-003', ['AAA-001*', 'AAA-002*', 'AAA-003*']],
    ['AAA-009 to 011', ['AAA-009*', 'AAA-010*', 'AAA-011*']],
    ['AAA-010–012', ['AAA-010*', 'AAA-011*', 'AAA-012*']],
    ['AAA-003 to BBB-005', ['AAA-003', 'BBB-005']],
    ['XAAA-0011', []],
  ])('in "%s": %j', (text, ids) => {
    const found: readonly { id: string; inRange: boolean }[] = idsIn(text);
    expect(found.map(({ id, inRange }) => `${id}${inRange ? '*' : ''}`)).toEqual(ids);
  });

  it('a title names them, and what stands in it of a table; a comment, a value and a skipped test do not', () => {
    const file = written(
      'some.test.ts',
      `// AAA-001
      const table = [['AAA-002', 1], ['AAA-003', 2]] as const;
      describe('AAA-004', () => {
        it.skipIf(true)('is so (AAA-005)', () => expect('AAA-006').toBe('AAA-007'));
        test.each(table)('%s', () => {});
        test.each([{ ledger: 'AAA-008', source: 'AAA-009' }])('$ledger', () => {});
        for (const [id] of [['AAA-010']]) test(\`\${id}: a loop\`, () => {});
        it.skip('AAA-011', () => {});
        test.skip(true, 'AAA-012');
        test('steps', async () => test.step('AAA-013', async () => {}));
        describe.each(Object.entries({ 'GET /x (AAA-014)': { said: 'AAA-015' } }))('%s', () => {});
      });`,
    );
    const ids: readonly { id: string }[] = titlesIn(file).flatMap(idsIn);
    expect(ids.map(({ id }) => id.slice(-3)).sort()).toEqual([
      '002',
      '003',
      '004',
      '005',
      '008',
      '010',
      '013',
      '014',
    ]);
  });

  it('a row stands as its own name, a range, the file or nothing say', () => {
    const ledger = [
      { file: 'a.md', rows: [1, 2, 3, 4, 5, 6].map((at) => ({ id: `AAA-00${at}`, requirement: 'x' })) },
    ];
    const standing = readStanding(
      JSON.stringify({
        waiting: { 'a.md': { 'a later issue': 'AAA-001 to 003, AAA-009' } },
        unproved: { 'AAA-004': 'takes a week', 'AAA-005': 'so it was' },
      }),
    );
    const named = new Map(
      [
        { id: 'AAA-001', inRange: false },
        { id: 'AAA-002', inRange: true },
        { id: 'AAA-005', inRange: false },
      ].map(({ id, inRange }) => [id, { file: 'tests/a.test.ts', inRange }]),
    );
    const rows: readonly Row[] = standingRows(ledger, standing, named);
    expect(rows.map(({ standing }) => standing)).toEqual([
      'proved',
      'by range',
      'waiting',
      'unproved',
      'proved',
      'unnamed',
    ]);
    expect(faultsOfStanding(ledger, standing, named)).toEqual([
      'tests/ledger.json: the ledger has no row AAA-009.',
      'tests/ledger.json: AAA-005 is called unproved, and tests/a.test.ts names it.',
    ]);
  });
});
