import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOneSlipAway, slipsBetween, spellingsOf, stemOf, wordsOf } from '../../src/engine/index.ts';
import { importList } from '../../src/server/code-lists/import.ts';
import { codesNamed, findCodes, SCAN } from '../../src/server/code-lists/search.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { watchQueries } from '../support/watched-queries.ts';

// Runs on both databases: the search uses an extension and its indexes.

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url);
  await importCodes('unlocodes', [
    ['GBLON', 'London'],
    ['CALON', 'London, ON'],
    ['GBLDY', 'Londonderry'],
    ['USNLN', 'New London'],
    ['DECGN', 'Köln'],
    ['SEGOT', 'Göteborg'],
    ['USSFO', 'San Francisco'],
    ['USSAN', 'San Diego'],
    ['DKAAR', 'Århus'],
    ['GBFXT', 'Felixstowe'],
    ['NLRTM', 'Rotterdam'],
    ['USRTF', 'Rotterford'],
    ['USPTR', 'Potter'],
  ]);
  await fillLarge();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

function importCodes(list: string, codes: readonly (readonly [string, string])[], day = '2026-01-10') {
  const rows = codes.map(([code, label], line) => ({
    line,
    code,
    label,
    guidance: null,
    regime: null,
    from: null,
  }));
  return importList(db, { list, codes: rows, source: 'test', day });
}

/** 100,000 codes whose words are the worst there can be: one in all of them, one in half, few in few. */
async function fillLarge() {
  await sql`
    insert into list_codes (list, code, valid_from, label)
    select 'cus-codes', lpad(n::text, 7, '0') || '-' || n % 10, '-infinity',
      'Acid ' || case when n % 2 = 0 then 'salt' else 'sulphate' end || ' number' || n
    from generate_series(1, 100000) as n`.execute(db);
  await sql`
    insert into list_words (list, word, code)
    select list, word, code from list_codes, unnest(string_to_array(lower(label), ' ')) as word
    where list = 'cus-codes' order by word, code`.execute(db);
  await sql`
    insert into list_spellings (list, spelling, stem)
    select 'cus-codes', stem, stem from (values ('acid'), ('salt'), ('sulpha'), ('number')) as stems (stem)
    union
    select 'cus-codes', overlay(stem placing '' from at for 1), stem
    from (values ('acid'), ('salt'), ('sulpha'), ('number')) as stems (stem), generate_series(1, length(stem)) as at`.execute(
    db,
  );
  await sql`insert into stored_lists (name, source, as_of, codes) values ('cus-codes', 'test', '2026-01-10', 100000)`.execute(
    db,
  );
  await sql`analyze list_codes, list_words, list_spellings`.execute(db);
}

const found = async (keyword: string, more: { day?: string; limit?: number; list?: string } = {}) => {
  const { codes } = await findCodes(db, {
    list: 'unlocodes',
    day: '2026-02-01',
    limit: 20,
    keyword,
    ...more,
  });
  return codes.map(({ code }) => code);
};

describe('search in a stored list', () => {
  test('a code first, then codes that begin so, then words, the shortest first', async () => {
    expect(await found('gblon')).toEqual(['GBLON']);
    expect(await found('GB')).toEqual(['GBFXT', 'GBLDY', 'GBLON']);
    expect(await found('london')).toEqual(['GBLON', 'CALON', 'GBLDY', 'USNLN']);
    expect(await found('san fran')).toEqual(['USSFO']);
    expect(await found('fran san')).toEqual(['USSFO']);
    expect(await found('san')).toEqual(['USSAN', 'USSFO']);
    expect(await found('zzz')).toEqual([]);
  });

  test('letters with and without marks are the same', async () => {
    for (const [typed, code] of [
      ['koln', 'DECGN'],
      ['Köln', 'DECGN'],
      ['goteborg', 'SEGOT'],
      ['arhus', 'DKAAR'],
    ] as const)
      expect(await found(typed)).toEqual([code]);
  });

  test('a near spelling is found where nothing is spelt so', async () => {
    for (const typed of ['felixtowe', 'flixstowe', 'feliystowe', 'fleixstowe', 'feelixstowe'])
      expect(await found(typed), typed).toEqual(['GBFXT']);
    expect(await found('san farncisco')).toEqual(['USSFO']);
    expect(await found('rotterdm')).toEqual(['NLRTM', 'USRTF']);
    expect(await found('lon')).not.toContain('GBFXT');
  });

  test('codes that ended are found on their days, and named with what they were', async () => {
    await importCodes('exit-offices', [
      ['GB000001', 'Old name'],
      ['GB000002', 'Other'],
    ]);
    const later = { list: 'exit-offices', codes: [], source: 'test', day: '2026-02-01', allowEnding: true };
    await importList(db, {
      ...later,
      codes: [{ line: 1, code: 'GB000002', label: 'Other', guidance: null, regime: null, from: null }],
    });
    expect(await found('old', { list: 'exit-offices', day: '2026-01-31' })).toEqual(['GB000001']);
    expect(await found('old', { list: 'exit-offices', day: '2026-02-01' })).toEqual([]);
    const named = await codesNamed(db, 'exit-offices', '2026-02-01', ['GB000001', 'GB999999']);
    expect(named).toMatchObject([{ code: 'GB000001', label: 'Old name', valid_to: '2026-01-31' }]);
  });

  test('no more than asked for are given, and that there are more is said', async () => {
    const answer = await findCodes(db, { list: 'unlocodes', day: '2026-02-01', keyword: 'london', limit: 2 });
    expect(answer.codes.map(({ code }) => code)).toEqual(['GBLON', 'CALON']);
    expect(answer.more).toBe(true);
    expect(
      (await findCodes(db, { list: 'unlocodes', day: '2026-02-01', keyword: 'köln', limit: 2 })).more,
    ).toBe(false);
  });
});

test('a word with many near spellings asks as little of the database as a word with one', async () => {
  const near = [...'arbou'].flatMap((_, at) =>
    [...'vwxyzqkj'].map((letter) => `h${'arbou'.slice(0, at)}${letter}${'arbou'.slice(at + 1)}r`),
  );
  await importCodes(
    'near-spellings',
    near.map((label, index) => [`GB${100000 + index}`, label]),
    '2026-03-01',
  );
  await importCodes('one-spelling', [['GBHBR', 'Hxrbour']], '2026-03-01');
  const asked = async (list: string) => {
    const { db: watched, seen } = watchQueries(db);
    const { codes } = await findCodes(watched, { list, day: '2026-03-02', keyword: 'harbour', limit: 50 });
    return { codes: codes.length, queries: seen.length };
  };
  const one = await asked('one-spelling');
  expect(one.codes).toBe(1);
  expect(await asked('near-spellings')).toEqual({ codes: near.length, queries: one.queries });
});

describe('with 100,000 codes', () => {
  /** Rows every scan of these queries touched, those it threw away among them. */
  async function rowsRead(keyword: string, codes: readonly string[] = []): Promise<number> {
    const { db: watched, seen } = watchQueries(db);
    if (codes.length > 0) await codesNamed(watched, 'cus-codes', '2026-02-01', codes);
    else await findCodes(watched, { list: 'cus-codes', day: '2026-02-01', keyword, limit: 20 });
    expect(seen.length).toBeGreaterThan(0);
    let rows = 0;
    for (const query of seen) {
      const { rows: plans } = await db.executeQuery<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>({
        ...query,
        sql: `explain (analyze, format json) ${query.sql}`,
      });
      rows += scanned(plans[0]!['QUERY PLAN'][0]!.Plan);
    }
    return rows;
  }

  interface PlanNode {
    readonly 'Node Type': string;
    readonly 'Actual Rows': number;
    readonly 'Actual Loops': number;
    readonly 'Rows Removed by Filter'?: number;
    readonly 'Rows Removed by Index Recheck'?: number;
    readonly Plans?: readonly PlanNode[];
  }

  function scanned(node: PlanNode): number {
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    const own = node['Node Type'].includes('Scan')
      ? (node['Actual Rows'] + removed) * node['Actual Loops']
      : 0;
    return own + (node.Plans ?? []).reduce((sum, inner) => sum + scanned(inner), 0);
  }

  test.each([
    ['nothing typed', '', SCAN],
    ['the beginning of every code', '0', SCAN],
    ['the beginning of few codes', '00123', SCAN],
    ['a whole code', '0012345-5', SCAN],
    ['the word of all codes', 'acid', 3 * SCAN],
    ['the words of half of them', 'acid sulphate', 4 * SCAN],
    ['one that only few begin with', 'number4242', 3 * SCAN],
    ['a near spelling of what all have', 'acdi', 4 * SCAN],
    ['what is nowhere', 'qqqqqq', SCAN],
    ['a letter', 'a', 3 * SCAN],
  ])('%s reads a bounded number of rows', async (_what, keyword, most) => {
    expect(await rowsRead(keyword)).toBeLessThanOrEqual(most);
  });

  test('fifty words cost about what four do, where all codes are found', async () => {
    const words =
      'alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa';
    await sql`
      insert into list_codes (list, code, valid_from, label)
      select 'tariff-additional-codes', 'X' || n, '-infinity', ${words} || ' quebec' || n from generate_series(1, ${SCAN}) as n`.execute(
      db,
    );
    await sql`
      insert into list_words (list, word, code)
      select list, word, code from list_codes, unnest(string_to_array(label, ' ')) as word
      where list = 'tariff-additional-codes'`.execute(db);
    const four = 'a b c d';
    const fifty = [...'abcdefghijklmnopqrstuvwxyz', ...'αβγδεζηθικλμνξοπρστυφχψω'].join(' ');
    const used = async (keyword: string) => {
      const { user } = process.cpuUsage();
      for (let time = 0; time < 5; time += 1)
        expect(await found(keyword, { list: 'tariff-additional-codes' })).toHaveLength(20);
      return process.cpuUsage({ user, system: 0 }).user;
    };
    await used(four);
    await used(fifty);
    expect((await used(fifty)) / (await used(four))).toBeLessThan(2.5);
  });

  test('codes asked for by name cost a row each', async () => {
    expect(await rowsRead('', ['0012345-5', '0000001-1', '9999999-9'])).toBeLessThanOrEqual(3 * 2);
  });
});

describe('words', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdef'), minLength: 4, maxLength: 9 });

  test('stems one slip apart have a spelling in common', () => {
    fc.assert(
      fc.property(
        letters,
        fc.nat(),
        fc.constantFrom('change', 'add', 'leave', 'swap'),
        (word, chance, slip) => {
          const at = chance % word.length;
          const other = {
            change: `${word.slice(0, at)}x${word.slice(at + 1)}`,
            add: `${word.slice(0, at)}x${word.slice(at)}`,
            leave: word.slice(0, at) + word.slice(at + 1),
            swap: word.slice(0, at) + (word[at + 1] ?? '') + word[at]! + word.slice(at + 2),
          }[slip];
          const [stem, otherStem] = [stemOf(word), stemOf(other)];
          if (stem === undefined || otherStem === undefined) return;
          const shared = spellingsOf(stem).filter((spelling) => spellingsOf(otherStem).includes(spelling));
          expect(shared, `${word} ${other}`).not.toEqual([]);
          expect(isOneSlipAway(stem, otherStem), `${stem} ${otherStem}`).toBe(true);
        },
      ),
    );
  });

  test('slips between a typed word and one it may begin', () => {
    const slips = ['london', 'lon', 'lodnon', 'lonndo', 'lndon', 'lxndxn', 'paris'].map((typed) =>
      slipsBetween(typed, 'london'),
    );
    expect(slips).toEqual([0, 0, 1, 1, 1, 2, 5]);
  });

  test('of a text are small, without marks, each once', () => {
    expect(wordsOf('Saint-Étienne / Øresund, ØRESUND (Straße 2)')).toEqual([
      'saint',
      'etienne',
      'oresund',
      'strasse',
      '2',
    ]);
  });

  test('spellings in the database are those of this code', async () => {
    const { rows } = await sql<{ stem: string; spelling: string }>`
      select stem, spelling from list_spellings where list = 'unlocodes'`.execute(db);
    expect(rows.length).toBeGreaterThan(40);
    for (const stem of new Set(rows.map((row) => row.stem))) {
      const stored = rows.filter((row) => row.stem === stem).map(({ spelling }) => spelling);
      expect(stored.sort()).toEqual([...spellingsOf(stem)].sort());
    }
  });
});
