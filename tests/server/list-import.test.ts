import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { differenceInWords } from '../../src/cli/list-difference.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { codesOf } from '../../src/server/code-lists/held.ts';
import { type ImportOrder, importList } from '../../src/server/code-lists/import.ts';
import type { IncomingCode } from '../../src/server/code-lists/incoming.ts';
import { watchQueries } from '../support/watched-queries.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

// Runs on both databases: bulk statements are the longest there are.

let running: RunningServer;
let person: Person;
const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-lists-'));
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
const clear = async () => {
  for (const table of ['stored_lists', 'list_codes', 'list_words', 'list_spellings'] as const)
    await running.db.deleteFrom(table).execute();
};
afterEach(clear);
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

const LIST = 'dangerous-goods';

/** Imports these codes, `code=words` each, as of a day. */
function imported(day: string, codes: readonly string[], more: Partial<ImportOrder> = {}) {
  return importList(running.db, { ...orderOf(day, codes), ...more });
}

function orderOf(day: string, codes: readonly string[]): ImportOrder {
  const rows = codes.map((text, index) => {
    const [code = '', label = ''] = text.split('=');
    return { line: index + 1, code, label, guidance: null, regime: null, from: null };
  });
  return { list: LIST, codes: rows, source: 'test', day };
}

/** What the option call gives on a day: code to words. */
async function options(d: string, question: object = {}): Promise<Record<string, string>> {
  const { body } = await person.call('POST', `/cds-options/${LIST}?d=${d}`, question);
  return Object.fromEntries(
    Object.entries(body.data as Record<string, { label: string }>).map(([code, { label }]) => [code, label]),
  );
}

/** Every row, so that two states can be compared. */
async function everything() {
  return running.db.selectFrom('list_codes').selectAll().orderBy('code').orderBy('valid_from').execute();
}

const TEN = ['1001=Acetylene', '1002=Air', '1003=Air liquid', '1005=Ammonia', '1006=Argon'].concat([
  '1008=Boron',
  '1009=Bromo',
  '1010=Butadiene',
  '1011=Butane',
  '1012=Butylene',
]);

describe('an import of a list', () => {
  test('tells what it adds, changes and ends, and the option call follows', async () => {
    expect(await imported('2026-01-10', TEN)).toMatchObject({
      counts: { added: 10, changed: 0, ended: 0, unchanged: 0 },
    });
    const next = [
      ...TEN.slice(1).map((row) => row.replace('=Air liquid', '=Air, refrigerated')),
      '1013=Carbon',
    ];
    expect(await imported('2026-02-01', next, { allowEnding: true })).toEqual({
      counts: { added: 1, changed: 1, ended: 1, unchanged: 8 },
      first: [
        { kind: 'added', code: '1013', before: null, after: 'Carbon' },
        { kind: 'changed', code: '1003', before: 'Air liquid', after: 'Air, refrigerated' },
        { kind: 'ended', code: '1001', before: 'Acetylene', after: null },
      ],
      held: [],
      removed: 0,
    });
    expect(await options('20260201', { keyword: '100' })).toMatchObject({ '1003': 'Air, refrigerated' });
    expect(await options('20260201')).not.toHaveProperty('1001');
  });

  test('tells what changes besides the words', async () => {
    const order = orderOf('2026-01-10', ['1001=Acetylene', '1002=Air', '1003=Argon']);
    const [first, second, third] = order.codes as [IncomingCode, IncomingCode, IncomingCode];
    await importList(running.db, {
      ...order,
      codes: [{ ...first, regime: 'import' }, { ...second, guidance: 'Cold.' }, third],
    });
    const difference = await importList(running.db, {
      ...order,
      codes: [first, { ...second, regime: 'export' }, { ...third, guidance: 'Warm.' }],
    });
    expect(difference.first).toEqual([
      {
        kind: 'changed',
        code: '1001',
        before: 'Acetylene',
        after: 'Acetylene',
        regime: { before: 'import', after: null },
      },
      {
        kind: 'changed',
        code: '1002',
        before: 'Air',
        after: 'Air',
        regime: { before: null, after: 'export' },
        guidance: 'removed',
      },
      { kind: 'changed', code: '1003', before: 'Argon', after: 'Argon', guidance: 'added' },
    ]);
    const heading = { repeated: 0, strange: [], unread: ['scope'], dryRun: false, codes: 3, day: order.day };
    const words = differenceInWords(
      { ...heading, list: catalogue.storedLists[LIST]!, source: 'test' },
      difference,
    );
    expect(words).toContain('Columns that nothing is read from: scope.');
    expect(words).toContain('  1001  Acetylene (for imports → for both)');
    expect(words).toContain('  1002  Air (for both → for exports; guidance removed)');
    expect(words).toContain('  1003  Argon (guidance added)');
  });

  test('API-115 each day has the codes and words of that day', async () => {
    await imported('2026-01-10', TEN);
    await imported('2026-02-01', [...TEN.slice(1, 9), '1013=Carbon', '1012=Butylenes'], {
      allowEnding: true,
    });
    for (const [day, has, words] of [
      ['20190101', '1001', 'Butylene'],
      ['20260131', '1001', 'Butylene'],
      ['20260201', '1013', 'Butylenes'],
    ] as const) {
      const found = await options(day);
      expect(found).toHaveProperty(has);
      expect(found).not.toHaveProperty(has === '1001' ? '1013' : '1001');
      expect(found['1012']).toBe(words);
    }
  });

  test('again changes nothing', async () => {
    await imported('2026-01-10', TEN);
    const before = await everything();
    for (const day of ['2026-01-10', '2026-03-01'])
      expect((await imported(day, TEN)).counts).toEqual({ added: 0, changed: 0, ended: 0, unchanged: 10 });
    expect(await everything()).toEqual(before);
  });

  describe('with days of its own for codes', () => {
    /** Imports `code=words=yyyy-mm-dd` each, as of a day. */
    const dated = (day: string, ...rows: readonly string[]) => {
      const codes = orderOf(day, rows).codes.map((code, index) => ({
        ...code,
        from: rows[index]!.split('=')[2] ?? null,
      }));
      return importList(running.db, { ...orderOf(day, []), codes });
    };
    const wordsOn = async (d: string) => (await options(d))['1001'];

    test('words of a day to come follow those in force, which hold until then', async () => {
      await dated('2026-01-10', '1001=Acetylene');
      const { first } = await dated('2026-02-01', '1001=Acetylene, dissolved=2026-07-01');
      expect(first).toEqual([
        {
          kind: 'changed',
          code: '1001',
          before: 'Acetylene',
          after: 'Acetylene, dissolved',
          from: '2026-07-01',
        },
      ]);
      expect(await wordsOn('20260630')).toBe('Acetylene');
      expect(await wordsOn('20260701')).toBe('Acetylene, dissolved');
    });

    test('a day to come said of a code in force takes it out of force on no day', async () => {
      await dated('2026-01-10', '1001=Acetylene');
      const { counts } = await dated('2026-02-01', '1001=Acetylene=2026-07-01');
      expect(counts).toMatchObject({ changed: 0, unchanged: 1 });
      expect(await wordsOn('20260301')).toBe('Acetylene');
    });

    test('another day of a code still to come is a change, earlier or later, and is told', async () => {
      await dated('2026-01-10', '1002=Air', '1001=Acetylene=2026-07-01');
      const later = await dated('2026-01-10', '1002=Air', '1001=Acetylene=2026-09-01');
      expect(later.first).toEqual([
        {
          kind: 'changed',
          code: '1001',
          before: 'Acetylene',
          after: 'Acetylene',
          from: '2026-09-01',
          insteadOf: '2026-07-01',
        },
      ]);
      expect(await wordsOn('20260801')).toBeUndefined();
      expect(await wordsOn('20260901')).toBe('Acetylene');
      const now = await dated('2026-02-01', '1002=Air', '1001=Acetylene');
      expect(now.first).toEqual([
        {
          kind: 'changed',
          code: '1001',
          before: 'Acetylene',
          after: 'Acetylene',
          insteadOf: '2026-09-01',
        },
      ]);
      expect(await wordsOn('20260131')).toBeUndefined();
      expect(await wordsOn('20260201')).toBe('Acetylene');
      expect((await dated('2026-02-01', '1002=Air', '1001=Acetylene')).counts.unchanged).toBe(2);
    });

    test('words put right before their day leave no day without a code, and an end ends what holds', async () => {
      await dated('2026-01-10', '1002=Air', '1001=Acetylene');
      await dated('2026-02-01', '1002=Air', '1001=Acetylen=2026-07-01');
      await dated('2026-03-01', '1002=Air', '1001=Acetylene, dissolved=2026-05-01');
      expect(await wordsOn('20260430')).toBe('Acetylene');
      expect(await wordsOn('20260501')).toBe('Acetylene, dissolved');
      await imported('2026-04-01', ['1002=Air'], { allowEnding: true });
      expect(await wordsOn('20260331')).toBe('Acetylene');
      expect(await wordsOn('20260401')).toBeUndefined();
      expect(await wordsOn('20260601')).toBeUndefined();
    });
  });

  test('--dry-run tells the same and changes nothing', async () => {
    await imported('2026-01-10', TEN);
    const before = await everything();
    const order = [...TEN.slice(2), '1013=Carbon'];
    const shown = await imported('2026-02-01', order, { dryRun: true });
    expect(await everything()).toEqual(before);
    expect(await imported('2026-02-01', order, { allowEnding: true })).toEqual(shown);
  });

  test('that fails in the middle leaves the list as it was', async () => {
    await imported('2026-01-10', TEN);
    const before = await everything();
    const failing = imported('2026-02-01', [...TEN.slice(1), '1013=Carbon'], {
      allowEnding: true,
      onProgress(step) {
        if (step === 'words') throw new Error('power cut');
      },
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await everything()).toEqual(before);
  });

  test('of only a part of the list is told apart from one that ends codes', async () => {
    await imported('2026-01-10', TEN);
    await expect(imported('2026-02-01', TEN.slice(2))).rejects.toThrow(
      '2 of the 10 codes of dangerous-goods are not in the file and would end: 1001, 1002. Nothing was imported. Where the file is only a part of the list, say --part',
    );
    const part = await imported('2026-02-01', ['1001=Acetylene, dissolved'], { isPart: true });
    expect(part.counts).toEqual({ added: 0, changed: 1, ended: 0, unchanged: 0 });
    expect(Object.keys(await options('20260201'))).toHaveLength(10);
  });

  test('however many it has, lacks no code unasked, and names those it lacks', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => `${4000 + index}=Code ${index}`);
    for (const list of [TEN.slice(0, 3), many]) {
      await clear();
      await imported('2026-01-10', list);
      const before = await everything();
      await expect(imported('2026-02-01', list.slice(1))).rejects.toThrow(
        `1 of the ${list.length} codes of dangerous-goods are not in the file and would end: ${list[0]!.slice(0, 4)}. Nothing`,
      );
      expect(await everything()).toEqual(before);
    }
    await expect(imported('2026-02-01', many.slice(12))).rejects.toThrow('4008, 4009 and 2 more.');
  });

  test('a day before the last import is refused: it would change what was in force', async () => {
    await imported('2026-01-10', TEN);
    await expect(imported('2026-01-09', TEN)).rejects.toThrow('was imported as of 2026-01-10');
  });

  test('a code that comes back is added from that day on', async () => {
    await imported('2026-01-10', TEN);
    await imported('2026-02-01', TEN.slice(1), { allowEnding: true });
    expect((await imported('2026-03-01', TEN)).counts).toMatchObject({ added: 1, unchanged: 9 });
    for (const [day, isThere] of [
      ['20260115', true],
      ['20260215', false],
      ['20260315', true],
    ] as const)
      expect('1001' in (await options(day))).toBe(isThere);
  });
});

test('after any imports every day has what the files of that day said, and what is open is what the last one said', async () => {
  const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`;
  const file = fc.dictionary(
    fc.constantFrom(...'12345678'.split('').map((n) => `100${n}`)),
    fc.constantFrom('A', 'B'),
    {
      minKeys: 1,
    },
  );
  const imports = fc.array(fc.tuple(fc.nat(2), file), { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(imports, async (steps) => {
      await clear();
      const said = new Map<number, Record<string, string>>();
      let today = 1;
      for (const [later, codes] of steps) {
        today += later;
        said.set(today, codes);
        const rows = Object.entries(codes).map(([code, label]) => `${code}=${label}`);
        const { counts } = await imported(day(today), rows, { allowEnding: true });
        expect(counts.added + counts.changed + counts.unchanged).toBe(rows.length);
      }
      for (let asked = 1; asked <= today + 1; asked += 1) {
        // Before the first import the list is what that one said.
        const last = [...said.keys()].filter((known) => known <= asked).at(-1);
        const codes = last === undefined ? steps[0]?.[1] : said.get(last);
        expect(await options(day(asked).replaceAll('-', '')), `day ${asked}`).toEqual(codes);
      }
    }),
    { numRuns: 8 },
  );
});

test('a code that stands split over fields of a row is held by them', () => {
  const declaration = catalogue.documents['customs-declaration']!;
  const document = {
    CDSItems: [
      {
        CertificateCDSItems: [
          { doc_code_1: 'C', doc_code_3: '400' },
          { doc_code_1: 'n', doc_code_3: '935' },
        ],
      },
    ],
  };
  expect(codesOf(declaration, document, 'documents')).toEqual(['C400', 'N935']);
});

describe('a code that a document holds', () => {
  const withCode = (code: string) => ({
    customs_regime: 'import',
    CDSItems: [{ item_no: 1, DangerousCDSItems: [{ un_dg_code: code }] }],
  });

  test('is ended and never removed, and the report names the documents', async () => {
    await imported('2026-01-10', TEN);
    await imported('2026-01-11', [...TEN, '2001=Taken back', '2002=Held']);
    const { body } = await person.call('POST', '/customs-declarations', withCode('2002'));
    const id: number = body.data.id;

    const difference = await imported('2026-01-11', TEN, { allowEnding: true });
    expect(difference.counts.ended).toBe(2);
    expect(difference.held).toEqual([{ code: '2002', documents: 1, ids: [id] }]);
    expect(difference.removed).toBe(1);
    expect((await everything()).filter(({ code }) => code.startsWith('200'))).toMatchObject([
      { code: '2002', valid_from: '2026-01-11', valid_to: '2026-01-10' },
    ]);
    const { body: named } = await person.call('POST', `/cds-options/${LIST}?d=20260112`, {
      codes: ['2001', '2002'],
    });
    expect(named.data).toMatchObject({ '2002': { label: 'Held', ended: '2026-01-10' } });
    expect(named.data).not.toHaveProperty('2001');
  });

  test('what was ever in force stays for its days, held or not', async () => {
    await imported('2026-01-10', TEN);
    await imported('2026-02-01', TEN.slice(1), { allowEnding: true });
    expect((await everything()).find(({ code }) => code === '1001')).toMatchObject({
      valid_to: '2026-01-31',
    });
  });

  test('documents are read once, not once for each code', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `${3000 + index}=Code ${index}`);
    const documentReads = async (ending: readonly string[], day: string) => {
      await imported('2026-01-10', [...TEN, ...ending]);
      const { db, seen } = watchQueries(running.db);
      await importList(db, { ...orderOf(day, TEN), allowEnding: true });
      await running.db.deleteFrom('stored_lists').execute();
      return seen.filter(({ sql }) => sql.includes('"document"')).length;
    };
    expect(await documentReads(many, '2026-01-11')).toBe(await documentReads(many.slice(0, 1), '2026-01-12'));
  });
});

describe('npx tidewaiter lists import', () => {
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const command = (args: readonly string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((ended) => {
      const child = spawn(process.execPath, ['scripts/tidewaiter.mjs', 'lists', ...args], {
        cwd: fileURLToPath(new URL('../../', import.meta.url)),
        env: { ...process.env, DATABASE_URL: running.databaseUrl },
      });
      let out = '';
      let err = '';
      child.stdout.on('data', (chunk) => {
        out += chunk;
      });
      child.stderr.on('data', (chunk) => {
        err += chunk;
      });
      child.once('close', (code) => ended({ code, out, err }));
    });

  test('reads a published file, shows the difference and writes it, unless it is a dry run', async () => {
    const path = file(
      'un-dangerous-goods.csv',
      'code,label,active_from\n1002,"AIR, COMPRESSED",2025-11-01\n1005,"AMMONIA, ANHYDROUS",2025-11-01\n',
    );
    const shown = await command(['import', path, '--dry-run', '--as-of', '2026-01-10']);
    expect(shown.err).toBe('');
    expect(shown.out).toBe(
      [
        'dangerous-goods (Dangerous goods) as of 2026-01-10, from un-dangerous-goods.csv: 2 codes',
        '',
        '  added             2',
        '  changed           0',
        '  ended             0',
        '  unchanged         0',
        '',
        'Added:',
        '  1002  AIR, COMPRESSED',
        '  1005  AMMONIA, ANHYDROUS',
        '',
        'Nothing was changed (--dry-run).',
        '',
      ].join('\n'),
    );
    expect(await everything()).toEqual([]);
    expect((await command(['import', path, '--as-of', '2026-01-10'])).out).toContain('\nImported.\n');
    expect(await options('20260110')).toEqual({ '1002': 'AIR, COMPRESSED', '1005': 'AMMONIA, ANHYDROUS' });
  });

  test('says in a sentence what it cannot do, and exits 1; 2 for a command line it does not understand', async () => {
    const wrong = await command(['import', file('codes.csv', 'code\nGB\n'), '--list', LIST]);
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.err).toContain('1 of the 1 codes of codes.csv are none of dangerous-goods');
    expect(wrong.err).toContain('line 2: "GB"');
    expect(await command(['import'])).toMatchObject({ code: 2 });
    expect(await command(['import', 'x.csv', '--as-of', '2026-02-30'])).toEqual({
      code: 2,
      out: '',
      err: 'There is no day "2026-02-30": --as-of takes one as 2026-01-31.\n',
    });
    const ragged = await command(['import', file('ragged.csv', 'code,label\n1002,"AIR\n'), '--list', LIST]);
    expect(ragged.err).toMatch(/ragged\.csv, line \d+: a quote opened here or before is not closed\.\n$/);
    const late = await command([
      'import',
      file('late.csv', 'code\n1002\n'),
      '--list',
      LIST,
      '--as-of',
      '9999-12-31',
    ]);
    expect(late).toMatchObject({ code: 1, out: '' });
    expect(late.err).toBe(
      `An import as of 9999-12-31 would block every import of ${LIST} before that day. Name a day of this year or the next with --as-of.\n`,
    );
  });
});
