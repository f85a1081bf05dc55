import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Patch } from '../../src/engine/patch.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { acceptedDocument, type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

const post = (document: unknown) => person.call('POST', '/customs-declarations', document);
const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;
const patch = (id: number, revision: number, patches: readonly Patch[], client?: string) =>
  person.call('PATCH', `/customs-declarations/${id}`, { revision, patches, client });
const set = (path: Patch['path'], value?: string): Patch => ({ op: 'set', path, value });

describe('creating and reading (API-016, API-017)', () => {
  test('keeps the document as it was typed, gives every row a key and drops blanks', async () => {
    const { status, body } = await post({
      internal_id: '0102.00',
      ref_general: '',
      CDSItems: [
        { description: 'first', PackagesCDSItems: [{ number_of_packages: '007' }] },
        { uuid: 'mine' },
      ],
    });
    expect(status).toBe(201);
    const { document, revision, problems } = await read(body.data.id);
    expect(revision).toBe(1);
    expect(document.internal_id).toBe('0102.00');
    expect(document).not.toHaveProperty('ref_general');
    expect(document.CDSItems[0].uuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(document.CDSItems[0].PackagesCDSItems[0]).toMatchObject({ number_of_packages: '007' });
    expect(document.CDSItems[0].PackagesCDSItems[0].uuid).toBeTruthy();
    expect(document.CDSItems[1].uuid).toBe('mine');
    expect(Array.isArray(problems)).toBe(true);
  });

  test('refuses what is no such document, with the place: unknown field, wrong type, unknown field in a row', async () => {
    for (const [document, place] of [
      [{ colour: 'red' }, '/colour'],
      [{ items: 'three' }, '/items'],
      [{ CDSItems: [{ weightless: '1' }] }, '/CDSItems/0/weightless'],
    ] as const) {
      const { status, body } = await post(document);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual([place]);
    }
    expect((await post([])).status).toBe(422);
    expect((await person.call('POST', '/customs-declarations', '{"__proto__":{"admin":true}}')).status).toBe(
      400,
    );
  });

  test('a text longer than any field takes is refused with field and limit, by each way in; one at the limit is kept', async () => {
    const most = 'x'.repeat(32_768);
    const long = `${most}x`;
    const created = await post({ internal_id: most, CDSItems: [{ uuid: 'a', description: most }] });
    expect(created.status).toBe(201);
    const { id } = created.body.data;
    const path = `/customs-declarations/${id}`;
    const inItem: Patch['path'] = ['CDSItems', { id: 'a' }, 'description'];
    const row = { uuid: 'b', description: long };
    const put = (document: unknown) => person.call('PUT', path, document);
    const own = ['/internal_id', 'Own reference'] as const;
    const goods = (at: number) =>
      [`/CDSItems/${at}/description`, `Items ${at + 1}, Description of goods`] as const;
    for (const [answer, [place, words]] of [
      [await post({ internal_id: long }), own],
      [await post({ CDSItems: [{}, { description: long }] }), goods(1)],
      [await put({ internal_id: long }), own],
      [await patch(id, 1, [set(inItem, long)]), goods(0)],
      [await patch(id, 1, [{ op: 'insert', path: ['CDSItems'], row, after: 'a' }]), goods(0)],
    ] as const) {
      const told = `${words}: 32,769 characters; 32,768 are the most of one text.`;
      expect([answer.status, answer.body.errors]).toEqual([422, { [place]: [told] }]);
    }
    expect((await read(id)).revision).toBe(1);
    const limits = JSON.stringify(catalogue).matchAll(/"maxLength":(\d+)/g);
    expect(Math.max(...[...limits].map(([, limit]) => Number(limit)))).toBeLessThan(most.length);
  });

  test('refuses a wrong shape at its first fault: a hundred thousand of them cost no more', async () => {
    const CDSItems = Array.from({ length: 100_000 }, () => 1);
    const began = process.cpuUsage();
    const { id } = (await post({})).body.data;
    const answers = [
      await post({ CDSItems }),
      await person.call('PUT', `/customs-declarations/${id}`, { CDSItems }),
      await person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify({ CDSItems }) }),
      await person.call('PATCH', `/customs-declarations/${id}`, { revision: 1, patches: CDSItems }),
    ];
    expect(process.cpuUsage(began).user / 1e6).toBeLessThan(20);
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(JSON.stringify(body).length).toBeLessThan(500);
    }
  });

  test('takes values that are wrong: they are problems, not refusals', async () => {
    const { status, body } = await post({ customs_regime: 'sideways', acceptance_date: '31-02-2026' });
    expect(status).toBe(201);
    expect((await read(body.data.id)).document.customs_regime).toBe('sideways');
  });

  test('takes text that PostgreSQL columns cannot hold', async () => {
    const text = 'a\u0000b\ud800c';
    const { body } = await post({ internal_id: text });
    expect((await read(body.data.id)).document.internal_id).toBe(text);
  });

  test('is bounded at 16 MiB, and the answer names the limit (413)', async () => {
    const { status, body } = await post({ internal_id: 'x'.repeat(16 * 1024 * 1024) });
    expect(status).toBe(413);
    expect(body.message).toContain('16 MiB');
  });
});

describe('PATCH', () => {
  test('applies patches by row key and raises the revision', async () => {
    const { id } = (await post({ CDSItems: [{ uuid: 'a' }, { uuid: 'b' }] })).body.data;
    const { status, body } = await patch(id, 1, [
      set(['CDSItems', { id: 'b' }, 'description'], 'second'),
      { op: 'insert', path: ['CDSItems'], row: { uuid: 'c', description: 'third' }, after: 'b' },
    ]);
    expect(status).toBe(200);
    expect(body.data.revision).toBe(2);
    const { document, revision } = await read(id);
    expect(revision).toBe(2);
    expect(document.CDSItems.map((row: { description?: string }) => row.description)).toEqual([
      undefined,
      'second',
      'third',
    ]);
  });

  test('an edit that changes nothing keeps the revision', async () => {
    const { id } = (await post({ internal_id: 'same' })).body.data;
    expect((await patch(id, 1, [set(['internal_id'], 'same')])).body.data.revision).toBe(1);
  });

  test('merges edits of different places on an old revision and answers what the editor lacks', async () => {
    const { id } = (await post({ internal_id: 'one', ref_general: 'two' })).body.data;
    await patch(id, 1, [set(['internal_id'], 'changed here')]);
    const { status, body } = await patch(id, 1, [set(['ref_general'], 'changed there')]);
    expect(status).toBe(200);
    expect(body.data.revision).toBe(3);
    expect(body.data.patches).toEqual([set(['internal_id'], 'changed here')]);
    expect((await read(id)).document).toMatchObject({
      internal_id: 'changed here',
      ref_general: 'changed there',
    });
  });

  test('a true conflict answers 409 with both values and changes nothing', async () => {
    const { id } = (await post({ internal_id: 'one' })).body.data;
    await patch(id, 1, [set(['internal_id'], 'theirs')]);
    const { status, body } = await patch(id, 1, [set(['internal_id'], 'mine')]);
    expect(status).toBe(409);
    expect(body.conflicts).toEqual([{ path: ['internal_id'], mine: 'mine', theirs: 'theirs' }]);
    expect(body.by).toMatchObject({ name: 'Dana Ferry', at: expect.stringMatching(/^20\d\d-.*Z$/) });
    expect(await read(id)).toMatchObject({ revision: 2, document: { internal_id: 'theirs' } });
  });

  test('the same value from both sides is no conflict', async () => {
    const { id } = (await post({ internal_id: 'one' })).body.data;
    await patch(id, 1, [set(['internal_id'], 'both')]);
    expect((await patch(id, 1, [set(['internal_id'], 'both')])).status).toBe(200);
  });

  test('a field of a row that another removed is a conflict', async () => {
    const { id } = (await post({ CDSItems: [{ uuid: 'a' }, { uuid: 'b' }] })).body.data;
    await patch(id, 1, [{ op: 'remove', path: ['CDSItems', { id: 'a' }] }]);
    expect((await patch(id, 1, [set(['CDSItems', { id: 'a' }, 'description'], 'late')])).status).toBe(409);
  });

  test('whoever lacks a deletion is told whose it was, by name within the company only', async () => {
    const { id } = (await post({ CDSItems: [{ uuid: 'a' }, { uuid: 'b' }, { uuid: 'c' }] })).body.data;
    const removed = (row: string): Patch => ({ op: 'remove', path: ['CDSItems', { id: row }] });
    await patch(id, 1, [removed('a')]);
    await patch(id, 2, [set(['internal_id'], 'later')]);
    const { body } = await patch(id, 1, [set(['ref_general'], 'mine')]);
    expect(body.data.patches).toContainEqual(removed('a'));
    expect(body.data.deletedBy).toMatchObject({ name: 'Dana Ferry', at: expect.stringMatching(/Z$/) });
    expect((await patch(id, 4, [removed('b')])).body.data).not.toHaveProperty('deletedBy');

    const partner = await running.signIn('partner@tidewaiter.example');
    const seen = await partner.call('PATCH', `/customs-declarations/${id}`, { revision: 1, patches: [] });
    expect(seen.body.data.deletedBy.name).toBeNull();
  });

  test('a conflict names who was first, and nobody of another company', async () => {
    const { id } = (await post({ internal_id: 'one' })).body.data;
    const partner = await running.signIn('partner@tidewaiter.example');
    const theirs = (by: Person, revision: number, value: string) =>
      by.call('PATCH', `/customs-declarations/${id}`, { revision, patches: [set(['internal_id'], value)] });
    expect((await theirs(partner, 1, 'theirs')).status).toBe(200);
    const { body } = await theirs(person, 1, 'mine');
    expect(body.conflicts).toHaveLength(1);
    expect(body.by.name).toBeNull();
    expect((await theirs(partner, 1, 'again')).body.by).toMatchObject({ name: 'Pat Harbour', isMe: true });
    expect(body.by.isMe).toBe(false);
  });

  test('a conflict names who was in its place, not who was in one that begins as it does since', async () => {
    const { id } = (await post({ exporter: 'one' })).body.data;
    const colleague = await running.signIn('colleague@tidewaiter.example');
    const save = (by: Person, revision: number, field: string, value: string) =>
      by.call('PATCH', `/customs-declarations/${id}`, { revision, patches: [set([field], value)] });
    await save(colleague, 1, 'exporter', 'theirs');
    await save(person, 2, 'exporter_city', 'later');
    const { status, body } = await save(person, 1, 'exporter', 'mine');
    expect(status).toBe(409);
    expect(body.by.isMe).toBe(false);
  });

  test('a row put behind one that another removed comes last; a removed row may have been moved', async () => {
    const { id } = (await post({ CDSItems: [{ uuid: 'a' }, { uuid: 'b' }, { uuid: 'c' }] })).body.data;
    await patch(id, 1, [
      { op: 'remove', path: ['CDSItems', { id: 'a' }] },
      { op: 'move', path: ['CDSItems', { id: 'c' }], after: null },
    ]);
    const { status } = await patch(id, 1, [
      { op: 'insert', path: ['CDSItems'], row: { uuid: 'n' }, after: 'a' },
      { op: 'remove', path: ['CDSItems', { id: 'c' }] },
    ]);
    expect(status).toBe(200);
    const { CDSItems } = (await read(id)).document;
    expect(CDSItems.map(({ uuid }: { uuid: string }) => uuid).toSorted()).toEqual(['b', 'n']);
  });

  test('a save whose answer got lost is no conflict with what another made of it', async () => {
    const { id } = (await post({ internal_id: 'one', CDSItems: [{ uuid: 'a' }] })).body.data;
    const first = [
      set(['internal_id'], 'mine'),
      { op: 'insert', path: ['CDSItems'], row: { uuid: 'n' }, after: 'a' } as const,
    ];
    await patch(id, 1, first, 'window 1');
    await patch(
      id,
      2,
      [set(['internal_id'], 'theirs'), { op: 'remove', path: ['CDSItems', { id: 'n' }] }],
      'window 2',
    );
    const again = await patch(id, 1, [...first, set(['ref_general'], 'more')], 'window 1');
    expect(again.status).toBe(200);
    const { document } = await read(id);
    expect(document).toMatchObject({ internal_id: 'theirs', ref_general: 'more' });
    expect(document.CDSItems).toHaveLength(1);
    expect((await patch(id, 1, [set(['internal_id'], 'mine again')], 'window 1')).status).toBe(409);
  });

  test.each([
    ['k', 'x'],
    ['x', 'k'],
  ])(
    "a row that stands beside another's (%s, %s) is one's own to move when the answer got lost",
    async (mine, theirs) => {
      const { id } = (await post({ CDSItems: ['a', 'b', 'c'].map((uuid) => ({ uuid })) })).body.data;
      const behindA = (uuid: string): Patch => {
        return { op: 'insert', path: ['CDSItems'], row: { uuid }, after: 'a' };
      };
      await patch(id, 1, [behindA(theirs)], 'window 2');
      await patch(id, 1, [behindA(mine)], 'window 1');
      const toFront: Patch = { op: 'move', path: ['CDSItems', { id: mine }], after: null };
      const again = await patch(id, 1, [behindA(mine), toFront], 'window 1');
      expect([again.status, again.body.conflicts]).toEqual([200, undefined]);
      const { CDSItems } = (await read(id)).document;
      const keys: string[] = CDSItems.map(({ uuid }: { uuid: string }) => uuid);
      expect([keys[0], keys.toSorted()]).toEqual([mine, ['a', 'b', 'c', mine, theirs].toSorted()]);
    },
  );

  test('a save whose answer got lost may come again, with more', async () => {
    const { id } = (await post({ CDSItems: [{ uuid: 'a' }] })).body.data;
    const first: Patch[] = [
      { op: 'insert', path: ['CDSItems'], row: { uuid: 'n' }, after: 'a' },
      set(['internal_id'], 'v1'),
    ];
    expect((await patch(id, 1, first, 'window 1')).body.data.revision).toBe(2);
    const again = await patch(id, 1, [...first, set(['internal_id'], 'v2')], 'window 1');
    expect(again.status).toBe(200);
    const { document } = await read(id);
    expect(document.CDSItems.map(({ uuid }: { uuid: string }) => uuid)).toEqual(['a', 'n']);
    expect(document.internal_id).toBe('v2');
  });

  test('as many as a large paste makes may come again without holding others up', async () => {
    const { id } = (await post({ mainPreviousCDSItems: [{ uuid: 'a' }] })).body.data;
    const list = 'mainPreviousCDSItems';
    const rows = Array.from({ length: 3000 }, (_, index): Patch => {
      return { op: 'insert', path: [list], row: { uuid: `n${index}` }, after: null };
    });
    await patch(id, 1, rows, 'window 1');
    const again: Patch[] = [
      ...rows,
      { op: 'remove', path: [list, { id: 'n0' }] },
      { op: 'move', path: [list, { id: 'n1' }], after: null },
      set([list, { id: 'n2' }, 'prevTransactionRef'], 'more'),
    ];
    expect((await patch(id, 1, again, 'window 1')).body.data.revision).toBe(3);
    expect((await patch(id, 1, again, 'window 1')).body.data.revision).toBe(3);
    const held: { uuid: string; prevTransactionRef?: string }[] = (await read(id)).document[list];
    expect(held).toHaveLength(3000);
    expect(held[0]!.uuid).toBe('n1');
    expect(held.find(({ uuid }) => uuid === 'n2')!.prevTransactionRef).toBe('more');
  });

  test('many at once are taken one after the other and none is lost', async () => {
    const { id } = (await post({})).body.data;
    const fields = ['internal_id', 'ref_general', 'unlocode', 'arrival_number', 'importer', 'importer_city'];
    const answers = await Promise.all(fields.map((field) => patch(id, 1, [set([field], `v ${field}`)])));
    expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.data.revision)).size).toBe(fields.length);
    const { document, revision } = await read(id);
    expect(revision).toBe(1 + fields.length);
    for (const field of fields) expect(document[field]).toBe(`v ${field}`);
  });

  test.each([
    ['no revision', { patches: [] }],
    ['a revision to come', { revision: 9, patches: [] }],
    ['an unknown field', { revision: 1, patches: [{ op: 'set', path: ['colour'], value: 'red' }] }],
    ['a value of another type', { revision: 1, patches: [{ op: 'set', path: ['internal_id'], value: 5 }] }],
    [
      'a place that is not there',
      { revision: 1, patches: [{ op: 'set', path: ['CDSItems', { id: 'z' }, 'x'] }] },
    ],
    ['no patch', { revision: 1, patches: [{ op: 'replace', path: ['internal_id'], value: 'x' }] }],
    [
      'a row without a list',
      { revision: 1, patches: [{ op: 'insert', path: ['colours'], row: {}, after: null }] },
    ],
    [
      'a row with none in its list',
      {
        revision: 1,
        patches: [{ op: 'insert', path: ['CDSItems'], row: { PackagesCDSItems: [null] }, after: null }],
      },
    ],
    [
      'a number for a row in its list',
      {
        revision: 1,
        patches: [{ op: 'insert', path: ['CDSItems'], row: { PackagesCDSItems: [5] }, after: null }],
      },
    ],
    [
      'more patches than one save makes',
      { revision: 1, patches: Array.from({ length: 40_001 }, () => set(['internal_id'], 'x')) },
    ],
  ])('is refused with %s (422)', async (_what, body) => {
    const { id } = (await post({})).body.data;
    expect((await person.call('PATCH', `/customs-declarations/${id}`, body)).status).toBe(422);
    expect((await read(id)).revision).toBe(1);
  });
});

describe('PUT (API-018)', () => {
  test('replaces the document; with If-Match it is merged with what others changed since', async () => {
    const { id } = (await post({ internal_id: 'one', ref_general: 'two' })).body.data;
    await patch(id, 1, [set(['ref_general'], 'elsewhere')]);
    const merged = await person.call(
      'PUT',
      `/customs-declarations/${id}`,
      { internal_id: 'mine', ref_general: 'two' },
      { 'if-match': '1' },
    );
    expect(merged.body.data.document).toMatchObject({ internal_id: 'mine', ref_general: 'elsewhere' });
    const whole = await person.call('PUT', `/customs-declarations/${id}`, { internal_id: 'all' });
    expect(whole.body.data.document).toEqual({ internal_id: 'all' });
  });

  test('a conflict with If-Match answers 409', async () => {
    const { id } = (await post({ internal_id: 'one' })).body.data;
    await patch(id, 1, [set(['internal_id'], 'theirs')]);
    const answer = await person.call(
      'PUT',
      `/customs-declarations/${id}`,
      { internal_id: 'mine' },
      { 'if-match': '"1"' },
    );
    expect(answer.status).toBe(409);
  });
});

test('the history tells who changed what, and leads back to every revision', async () => {
  const { id } = (await post({ internal_id: 'first' })).body.data;
  await patch(id, 1, [set(['internal_id'], 'second')]);
  const colleague = await running.signIn('colleague@tidewaiter.example');
  await colleague.call('PUT', `/customs-declarations/${id}`, { ref_general: 'third' });
  const history = await running.db
    .selectFrom('document_history')
    .innerJoin('users', 'users.id', 'document_history.user_id')
    .where('document_id', '=', id)
    .orderBy('revision')
    .select(['revision', 'origin', 'users.name', 'patches', 'inverse'])
    .execute();
  expect(history.map(({ revision, origin, name }) => [revision, origin, name])).toEqual([
    [1, 'create', 'Dana Ferry'],
    [2, 'edit', 'Dana Ferry'],
    [3, 'edit', 'Colin Reach'],
  ]);
  expect(JSON.parse(history[1]!.patches)).toEqual([set(['internal_id'], 'second')]);
  expect(JSON.parse(history[1]!.inverse)).toEqual([set(['internal_id'], 'first')]);
});

describe('the list (API-015)', () => {
  test('has its columns, sorts, pages and finds by keyword', async () => {
    const lister = await running.signIn('other@tidewaiter.example');
    for (const [index, lrn] of ['LIST-A', 'LIST-C', 'LIST-B', '100%_LIST'].entries()) {
      await lister.call('POST', '/customs-declarations', {
        ...acceptedDocument(lrn),
        currency_1: `${index}.50`,
      });
    }
    const list = async (query: string) => (await lister.call('GET', `/customs-declarations?${query}`)).body;

    const sorted = await list('sort=lrn&direction=asc&per_page=2&current_page=2&keyword=list-');
    expect(sorted.meta).toMatchObject({ total: 3, current_page: 2, per_page: 2, last_page: 2 });
    expect(sorted.data).toEqual([
      expect.objectContaining({
        lrn: 'LIST-C',
        customs_regime: 'import',
        additional_dec_type: 'A',
        status: 'draft',
        items: 1,
        total: '1.50',
        currency: 'GBP',
        user: 'Olga Marsh',
      }),
    ]);
    expect((await list('keyword=100%25_')).data.map(({ lrn }: { lrn: string }) => lrn)).toEqual([
      '100%_LIST',
    ]);
    expect((await list('sort=total&direction=desc')).data[0].lrn).toBe('100%_LIST');
    expect((await list('keyword=nothing')).meta).toMatchObject({ total: 0, last_page: 1 });
    expect((await lister.call('GET', '/customs-declarations?sort=document')).status).toBe(422);
    expect((await lister.call('GET', '/customs-declarations?per_page=501')).status).toBe(422);
  });

  test('shows the LRN that customs knows, whatever the document says since it was sent', async () => {
    const { id, document } = (await post(acceptedDocument('SENT-LRN'))).body.data;
    await person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
    const { body } = await patch(id, 1, [set(['transaction_ref'], 'ANOTHER-LRN')]);
    expect(body.data.revision).toBe(2);
    expect(await read(id)).toMatchObject({ lrn: 'SENT-LRN', document: { transaction_ref: 'ANOTHER-LRN' } });
    const found = (await person.call('GET', '/customs-declarations?keyword=sent-lrn')).body.data;
    expect(found).toEqual([expect.objectContaining({ id, lrn: 'SENT-LRN' })]);
  });

  test('shows what was archived in its own view, and a restored one again in the first (API-019, API-038)', async () => {
    const { id } = (await post({ internal_id: 'ARCHIVE-ME' })).body.data;
    const ids = async (show: string) =>
      (await person.call('GET', `/customs-declarations?keyword=archive-me&show=${show}`)).body.data.length;
    expect((await person.call('DELETE', `/customs-declarations/${id}`)).status).toBe(200);
    expect([await ids('active'), await ids('archived')]).toEqual([0, 1]);
    expect((await person.call('GET', `/customs-declarations/${id}`)).status).toBe(404);
    expect((await patch(id, 1, [])).status).toBe(404);
    await person.call('POST', `/customs-declarations/${id}/restore`);
    expect([await ids('active'), await ids('archived')]).toEqual([1, 0]);
  });
});
