import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindNamed } from '../../src/server/declarations/kind.ts';
import { documentList } from '../../src/server/declarations/list.ts';
import { exportBatch, exportedRows } from '../../src/server/lists/export.ts';
import { companyOf, insertDeclarations } from './listed-declarations.ts';
import { call, type Person, type RunningServer, startTestServer } from './running-server.ts';

const declarationList = documentList(kindNamed('customs-declaration'));

let running: RunningServer;
let person: Person;
let other: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
  other = await running.signIn('other@tidewaiter.example');
});
afterAll(() => running.close());

const csv = (query = '', by = person, path = 'customs-declarations-csv') =>
  by.call('GET', `/export/${path}${query}`);
const linesOf = (body: string) =>
  body
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1);

describe('GET export/customs-declarations-csv (API-042, LST-008)', () => {
  test('is a file with the columns of the list, the newest first', async () => {
    await person.call('POST', '/customs-declarations', {
      internal_id: 'First, "quoted"',
      transaction_ref: 'CSV-1',
      customs_regime: 'import',
      additional_dec_type: 'A',
      currency_1: '1234.50',
      currency: 'EUR',
      acceptance_date: '21-11-2026',
      CDSItems: [{}, {}],
    });
    await person.call('POST', '/customs-declarations', {
      internal_id: 'Second\nline',
      transaction_ref: 'CSV-2',
    });
    const { status, headers, body } = await csv();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="customs-declarations-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head, second, rest, ...more] = body.split(/\r?\n/);
    expect(head).toBe(
      'Reference,LRN,MRN,Regime,Type,Status,Items,Total invoiced,"Total invoiced, currency",Acceptance date,Customer,Assignee,Made by,Made (UTC),Updated (UTC)',
    );
    expect([second, rest]).toEqual([
      '"Second',
      expect.stringMatching(/^line",CSV-2,,,,Draft,0,,,,,,Dana Ferry,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/),
    ]);
    expect(more[0]).toMatch(
      /^"First, ""quoted""",CSV-1,,Import,A,Draft,2,1234\.50,EUR,2026-11-21,,,Dana Ferry,/,
    );
    expect(more.slice(1)).toEqual(['']);
  });

  test('begins with the mark by which spreadsheets know UTF-8', async () => {
    const answer = await fetch(`${running.server.address}/api/export/customs-declarations-csv`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('no cell is a formula when a spreadsheet opens it', async () => {
    for (const internal_id of ['=1+1', '+44', '-cmd', '@SUM', '\tx', '\rx', '＝1+1', '＠SUM']) {
      await other.call('POST', '/customs-declarations', { internal_id });
    }
    const { body } = await csv('', other);
    const cells = body
      .match(/(?:^|\n)"?(.)/g)!
      .slice(1)
      .map((cell: string) => cell.at(-1));
    expect(cells).toEqual(Array(8).fill("'"));
  });

  test('holds what the filters choose, of the companies within reach', async () => {
    const lrns = async (query: string, by = person) => {
      const lines = linesOf((await csv(query, by)).body).filter((line) => line.includes('CSV-'));
      return lines.map((line) => /CSV-\d/.exec(line)?.[0]);
    };
    expect(await lrns('?keyword=csv')).toEqual(['CSV-2', 'CSV-1']);
    expect(await lrns('?doc_type=import')).toEqual(['CSV-1']);
    expect(await lrns('?keyletter=s')).toEqual(['CSV-2']);
    expect(await lrns('', other)).toEqual([]);
    expect((await csv('?statuses[]=nothing')).status).toBe(422);
    expect(linesOf((await csv('?show=archived')).body)).toHaveLength(1);
  });

  test('API-009: opens by a token for it in the address, and by no other', async () => {
    const tokenFor = async (path: string) =>
      (await person.call('POST', '/download-token', { path })).body.data.token as string;
    const get = (query: string) => call(running.server, 'GET', `/export/customs-declarations-csv${query}`);
    const token = await tokenFor('/api/export/customs-declarations-csv');
    const opened = await get(`?keyword=csv-1&token=${token}`);
    expect([opened.status, opened.body]).toEqual([200, expect.stringContaining('CSV-1')]);
    expect((await get('')).status).toBe(401);
    expect((await get(`?token=${person.token}`)).status).toBe(401);
    expect((await get(`?token=${await tokenFor('/api/export/customs-declarations-bulk-csv')}`)).status).toBe(
      401,
    );
    expect(running.log()).not.toContain(token);
  });

  test('is read piece by piece: every row once, while others save', async () => {
    const company = await companyOf(running.db, 'partner@tidewaiter.example');
    const count = 3 * exportBatch + 7;
    await insertDeclarations(running.db, { company, count });
    const partner = await running.signIn('partner@tidewaiter.example');
    const whole = linesOf((await csv('', partner)).body);
    // Every row moves to the top of the list by when it was updated, batch by batch.
    const reading = csv(`?company=${company}`, partner);
    const saving = (async () => {
      for (let at = 1; at <= count; at += 100) {
        const lrns = Array.from({ length: 100 }, (_, index) => `LRN${String(at + index).padStart(7, '0')}`);
        await running.db
          .updateTable('documents')
          .set({ updated_at: new Date() })
          .where('lrn', 'in', lrns)
          .execute();
      }
    })();
    const [{ body }] = await Promise.all([reading, saving]);
    const lrns = linesOf(body)
      .slice(1)
      .map((line) => /LRN\d{7}/.exec(line)?.[0]);
    expect(new Set(lrns).size).toBe(count);
    expect(lrns).toHaveLength(count);
    expect(whole.length).toBeGreaterThan(count);
    expect(whole[0]).toContain('Company');
  });

  test('holds no more than a piece, however long it is', async () => {
    const asked: number[] = [];
    const watched: typeof declarationList = {
      ...declarationList,
      rows(db, actor, ids) {
        asked.push(ids.length);
        return declarationList.rows(db, actor, ids);
      },
    };
    const actor = { role: 'admin' } as never;
    const chosen = { companies: 'all', view: 'active', conditions: [] } as const;
    const pieces = exportedRows(running.db, actor, watched, 'active', chosen);
    await pieces.next();
    expect(asked).toEqual([]);
    await pieces.next();
    expect(asked).toEqual([exportBatch]);
    await pieces.return(undefined);
  });

  test('says of a declaration how a request about it stands as well, as the list does', async () => {
    const { body } = await person.call('POST', '/customs-declarations', { transaction_ref: 'ASKED-1' });
    await running.db
      .updateTable('documents')
      .set({ status: 'cleared', request_status: 'amend_submit' })
      .where('id', '=', body.data.id)
      .execute();
    const [, line] = linesOf((await csv('?keyword=asked-1')).body);
    expect(line).toContain(',"Cleared, Amendment submitted",');
  });
});

describe('GET export/customs-declarations-bulk-csv (API-043)', () => {
  test('holds the selected rows, and none of another company', async () => {
    const { data } = (await person.call('GET', '/customs-declarations?sort=created_at&direction=asc')).body;
    const theirs = (await other.call('GET', '/customs-declarations')).body.data[0].id;
    const [first, second] = data.map(({ id }: { id: number }) => id);
    const bulk = (query: string) => csv(query, person, 'customs-declarations-bulk-csv');
    const { body } = await bulk(`?ids[]=${first}&ids[]=${theirs}`);
    expect(linesOf(body)).toHaveLength(2);
    expect(body).toContain('CSV-1');
    expect((await bulk(`?ids[]=${second}`)).body).toContain('CSV-2');
    expect((await bulk('')).status).toBe(422);
    expect((await bulk('?ids[]=all')).status).toBe(422);
  });

  test('a thousand rows go into one address, their ids joined, and no more', async () => {
    const { data } = (await person.call('GET', '/customs-declarations?sort=created_at&direction=asc')).body;
    const ids = Array.from({ length: 999 }, (_, at) => 900_000_001 + at);
    const chosen = (more: readonly number[]) =>
      csv(`?ids%5B%5D=${[data[0].id, ...ids, ...more].join('_')}`, person, 'customs-declarations-bulk-csv');
    const { status, body } = await chosen([]);
    expect(status).toBe(200);
    expect(linesOf(body)).toHaveLength(2);
    const tooMany = await chosen([7]);
    expect([tooMany.status, tooMany.body.message]).toEqual([
      422,
      'No more than 1000 rows are exported at once.',
    ]);
  });
});
