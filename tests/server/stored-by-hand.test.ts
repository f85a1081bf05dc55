import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentData } from '../../src/engine/document.ts';
import { formatPath } from '../../src/engine/path.ts';
import { acceptedDocument, type Person, type RunningServer, startTestServer } from './running-server.ts';

// Runs on both databases: the database keeps what no client would send.

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

let count = 0;

/** A declaration whose document was replaced in the database by what a hand, or another program, put there. */
async function storedByHand(change: (document: Loose) => unknown): Promise<number> {
  count += 1;
  const { body } = await person.call('POST', '/customs-declarations', acceptedDocument(`HAND-${count}`));
  const { id, document } = body.data as { id: number; document: DocumentData };
  const changed = change(structuredClone(document) as Loose);
  await running.db
    .updateTable('documents')
    .set({ document: JSON.stringify(changed) })
    .where('id', '=', id)
    .execute();
  return id;
}

// biome-ignore lint/suspicious/noExplicitAny: such a document has any shape
type Loose = any;

const cases: readonly (readonly [what: string, change: (document: Loose) => unknown])[] = [
  ['a null in a text field', (document) => ({ ...document, internal_id: null })],
  [
    'nulls in figures, a date, a code and a flag',
    (document) => ({
      ...document,
      gross_mass: null,
      total_packages: null,
      currency_1: null,
      acceptance_date: null,
      currency: null,
      self_representation: null,
      customs_regime: null,
      additional_dec_type: null,
      items: null,
    }),
  ],
  ['a null for a list', (document) => ({ ...document, mainPreviousCDSItems: null })],
  ['a null for the items', (document) => ({ ...document, CDSItems: null })],
  ['a null among the rows', (document) => ({ ...document, CDSItems: [null, ...document.CDSItems, null] })],
  [
    'nulls in an item and its lists',
    (document) => ({
      ...document,
      CDSItems: document.CDSItems.map((item: Loose) => ({
        ...item,
        item_no: null,
        gross_mass: null,
        itemPriceAmount: null,
        PackagesCDSItems: [null, { uuid: 'p', number_of_packages: null, type_of_packages: 'CT' }],
        TaxCDSItems: [{ uuid: 't', tax_type: null, tax_amount: null, tax_calc_type: null }],
        PreviousCDSItems: null,
      })),
    }),
  ],
  ['null and nothing else', () => null],
];

describe('a document with nulls, stored by hand', () => {
  it.each(cases)(
    '%s is read, checked, printed, copied, edited and led back through its history',
    async (_what, change) => {
      const id = await storedByHand(change);
      const path = `/customs-declarations/${id}`;
      const { status, body } = await person.call('GET', path);
      expect(status).toBe(200);
      const { document, revision, problems } = body.data;
      expect(JSON.stringify(document)).not.toContain('null');
      expect(toldIn(problems)).toEqual({});
      const data_j = JSON.stringify(document);

      const calls: readonly (readonly [string, string, unknown?])[] = [
        ['GET', `${path}/revisions`],
        ['GET', `${path}/history`],
        ['GET', `${path}/notifications`],
        ['GET', '/customs-declarations?keyword=HAND'],
        ['GET', `/customs-declarations/generate-report?id=${id}`],
        ['POST', '/customs-declarations/check', { id, data_j }],
        ['POST', '/check-tax', { id, data_j }],
        ['POST', `${path}/copy`, {}],
        ['PUT', path, document],
      ];
      for (const [method, to, content] of calls)
        expect([method, to, (await person.call(method, to, content)).status]).toEqual([
          method,
          to,
          expect.toSatisfy((answered: number) => answered < 300),
        ]);

      const patches = [
        { op: 'set', path: ['internal_id'], value: 'MENDED' },
        { op: 'set', path: ['gross_mass'], value: '7.00' },
      ];
      const saved = await person.call('PATCH', path, { revision, patches });
      expect(saved.status).toBe(200);
      const after = (await person.call('GET', path)).body.data;
      expect(after.document).toMatchObject({
        ...document,
        internal_id: 'MENDED',
        gross_mass: expect.anything(),
      });

      // What stood there before leads back to the same, without the nulls.
      const older = [{ op: 'set', path: ['ref_general'], value: 'OLDER' }];
      expect((await person.call('PATCH', path, { revision, patches: older })).status).toBe(200);
      const diff = await person.call('GET', `${path}/revisions/diff?from=revision-${revision}&to=now`);
      expect(diff.status).toBe(200);
      expect(diff.body.data.newValues).toMatchObject({ internal_id: 'MENDED', ref_general: 'OLDER' });
    },
  );
});

describe('a null sent to the API is no value: the answer names its place, and nothing is saved', () => {
  const sent: readonly (readonly [what: string, document: object, place: string])[] = [
    ['in a field', { internal_id: null }, '/internal_id'],
    ['in a list', { CDSItems: null }, '/CDSItems'],
    ['as a row', { CDSItems: [null] }, '/CDSItems/0'],
    ['in a row', { CDSItems: [{ gross_mass: null }] }, '/CDSItems/0/gross_mass'],
  ];
  it.each(sent)('%s', async (_what, document, place) => {
    const created = await person.call('POST', '/customs-declarations', document);
    expect([created.status, Object.keys(created.body.errors)]).toEqual([422, [place]]);
    const id = await storedByHand((held) => held);
    const path = `/customs-declarations/${id}`;
    const replaced = await person.call('PUT', path, document);
    expect([replaced.status, Object.keys(replaced.body.errors)]).toEqual([422, [place]]);
    const checked = await person.call('POST', '/customs-declarations/check', {
      data_j: JSON.stringify(document),
    });
    expect(checked.status).toBe(422);
  });

  it.each([
    ['as a value', { op: 'set', path: ['internal_id'], value: null }],
    ['as a row', { op: 'insert', path: ['CDSItems'], row: null, after: null }],
    ['in a row', { op: 'insert', path: ['CDSItems'], row: { gross_mass: null }, after: null }],
    [
      'as a row of a row',
      { op: 'insert', path: ['CDSItems'], row: { PackagesCDSItems: [null] }, after: null },
    ],
    ['as a place', { op: 'set', path: [null], value: 'A' }],
  ])('%s of a patch', async (_what, patch) => {
    const id = await storedByHand((held) => held);
    const answer = await person.call('PATCH', `/customs-declarations/${id}`, {
      revision: 1,
      patches: [patch],
    });
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.message).not.toBe('');
  });

  it.each(['null', '[null]', '"null"', ''])('%s instead of a document', async (body) => {
    const json = { 'content-type': 'application/json' };
    const created = await person.call('POST', '/customs-declarations', body, json);
    expect([400, 422]).toContain(created.status);
    const checked = await person.call('POST', '/customs-declarations/check', { data_j: body });
    expect(checked.status).toBe(422);
  });
});

/** Parts that stand nowhere in a document, where they stand, and what is told there. */
const unreadable: readonly (readonly [what: string, change: (document: Loose) => unknown, told: object])[] = [
  [
    'an object in a field',
    (document) => ({ ...document, gross_mass: { value: 7 } }),
    { '/gross_mass': ['Stored here is {"value":7}, which is no text.'] },
  ],
  [
    'an object in a field of a row',
    (document) => ({
      ...document,
      CDSItems: document.CDSItems.map((item: Loose) => ({ ...item, description: { en: 'Apples' } })),
    }),
    { '/CDSItems/{i1}/description': ['Stored here is {"en":"Apples"}, which is no text.'] },
  ],
  [
    'a list in a field',
    (document) => ({ ...document, gross_mass: ['1', '2'] }),
    { '/gross_mass': ['Stored here is ["1","2"], which is no text.'] },
  ],
  [
    'a text for a list',
    (document) => ({ ...document, mainPreviousCDSItems: 'none' }),
    { '/mainPreviousCDSItems': ['Stored among these rows is "none", which is no row.'] },
  ],
  [
    'an object for a list',
    (document) => ({ ...document, mainPreviousCDSItems: { 0: { docCategory: 'Z' } } }),
    { '/mainPreviousCDSItems': ['Stored among these rows is {"0":{"docCategory":"Z"}}, which is no row.'] },
  ],
  [
    'a list as a row',
    (document) => ({ ...document, CDSItems: [...document.CDSItems, ['second'], 7] }),
    {
      '/CDSItems': [
        'Stored among these rows is ["second"], which is no row.',
        'Stored among these rows is 7, which is no row.',
      ],
    },
  ],
  [
    'fields that nobody knows',
    (document) => ({
      ...document,
      colour: 'red',
      CDSItems: document.CDSItems.map((item: Loose) => ({ ...item, shape: { round: true } })),
    }),
    {
      '': ['Stored here is {"colour":"red"}, for which there is no field.'],
      '/CDSItems/{i1}': ['Stored here is {"shape":{"round":true}}, for which there is no field.'],
    },
  ],
  [
    'a list',
    (document) => [document.customs_regime],
    { '': ['Stored here is ["import"], for which there is no field.'] },
  ],
  ['a text', () => 'import', { '': ['Stored here is "import", for which there is no field.'] }],
  ['a figure', () => 7, { '': ['Stored here is 7, for which there is no field.'] }],
];

const kept = ' It is kept as it was, and is not part of the declaration.';

async function toldOf(path: string): Promise<Record<string, string[]>> {
  const { problems } = (await person.call('GET', path)).body.data;
  return toldIn(problems);
}

function toldIn(problems: Loose[]): Record<string, string[]> {
  const told: Record<string, string[]> = {};
  for (const { code, path, message, severity } of problems) {
    if (code !== 'server.unread') continue;
    expect([severity, message.endsWith(kept)]).toEqual(['warning', true]);
    const place = formatPath(path);
    told[place] = [...(told[place] ?? []), message.slice(0, -kept.length)];
  }
  return told;
}

describe('a stored document with parts that are none of a document', () => {
  it.each(unreadable)(
    '%s is told at its place and kept; the rest is worked on',
    async (_what, change, told) => {
      const id = await storedByHand(change);
      const path = `/customs-declarations/${id}`;
      const stored = await running.db
        .selectFrom('documents')
        .where('id', '=', id)
        .select('document')
        .executeTakeFirstOrThrow();
      expect(await toldOf(path)).toEqual(told);
      const { document, revision } = (await person.call('GET', path)).body.data;
      const data_j = JSON.stringify(document);
      const calls: readonly (readonly [string, string, unknown?])[] = [
        ['GET', `${path}/revisions`],
        ['GET', `${path}/history`],
        ['POST', '/customs-declarations/check', { id, data_j }],
        ['POST', `${path}/copy`, {}],
        ['PUT', path, document],
      ];
      for (const [method, to, content] of calls)
        expect([method, to, (await person.call(method, to, content)).status]).toEqual([
          method,
          to,
          expect.toSatisfy((answered: number) => answered < 300),
        ]);

      const patches = [{ op: 'set', path: ['internal_id'], value: 'MENDED' }];
      const saved = await person.call('PATCH', path, { revision, patches });
      expect([saved.status, saved.body.data.revision]).toEqual([200, revision + 1]);
      expect(toldIn(saved.body.data.problems)).toEqual(told);
      expect(await toldOf(path)).toEqual(told);
      const after = (await person.call('GET', path)).body.data;
      expect(after.document).toEqual({ ...document, internal_id: 'MENDED' });

      // An editor that was open before, and whoever looks back.
      const older = [{ op: 'set', path: ['ref_general'], value: 'OLDER' }];
      expect((await person.call('PATCH', path, { revision, patches: older })).status).toBe(200);
      const diff = await person.call('GET', `${path}/revisions/diff?from=revision-${revision}&to=now`);
      expect(diff.body.data).toMatchObject({
        oldValues: document,
        newValues: { internal_id: 'MENDED', ref_general: 'OLDER' },
      });
      const history = await running.db
        .selectFrom('document_history')
        .where('document_id', '=', id)
        .where('revision', '=', revision + 1)
        .select('original')
        .executeTakeFirstOrThrow();
      expect(history.original).toBe(stored.document);
    },
  );

  it('is told until its field has a value and its list other rows, and no more', async () => {
    const id = await storedByHand((document) => ({
      ...document,
      gross_mass: { value: 7 },
      mainContainerCDSItems: [...document.mainContainerCDSItems, 'CSQU3054384'],
    }));
    const path = `/customs-declarations/${id}`;
    const save = async (patch: object) => {
      const { revision } = (await person.call('GET', path)).body.data;
      const { body } = await person.call('PATCH', path, { revision, patches: [patch] });
      return Object.keys(toldIn(body.data.problems));
    };
    expect(Object.keys(await toldOf(path))).toEqual(['/gross_mass', '/mainContainerCDSItems']);
    const container = ['mainContainerCDSItems', { id: 'k1' }];
    expect(
      await save({ op: 'set', path: [...container, 'container_no'], value: 'CSQU3054385' }),
    ).toHaveLength(2);
    expect(await save({ op: 'set', path: ['gross_mass'], value: '1500' })).toEqual([
      '/mainContainerCDSItems',
    ]);
    expect(await save({ op: 'insert', path: ['mainContainerCDSItems'], row: {}, after: 'k1' })).toEqual([]);
    expect(await toldOf(path)).toEqual({});
    expect(await save({ op: 'set', path: ['gross_mass'] })).toEqual([]);
    const { unread } = await running.db
      .selectFrom('documents')
      .where('id', '=', id)
      .select('unread')
      .executeTakeFirstOrThrow();
    expect(unread.map(({ was }) => was)).toEqual(['{"value":7}', '"CSQU3054384"']);
  });

  it('is read where a value of another type says the same', async () => {
    const id = await storedByHand((document) => ({
      ...document,
      gross_mass: 1500.5,
      items: '1',
      self_representation: 1,
      CDSItems: document.CDSItems.map((item: Loose) => ({ ...item, item_no: '1', net_mass: 1000 })),
    }));
    const path = `/customs-declarations/${id}`;
    const { document, problems } = (await person.call('GET', path)).body.data;
    expect(document).toMatchObject({
      gross_mass: '1500.5',
      items: 1,
      self_representation: true,
      CDSItems: [{ item_no: 1, net_mass: '1000' }],
    });
    expect(toldIn(problems)).toEqual({});
    const patches = [{ op: 'set', path: ['internal_id'], value: 'MENDED' }];
    expect((await person.call('PATCH', path, { revision: 1, patches })).status).toBe(200);
  });

  it('that is no JSON is told with its text', async () => {
    const id = await storedByHand((document) => document);
    await running.db
      .updateTable('documents')
      .set({ document: '{"customs_regime": "imp' })
      .where('id', '=', id)
      .execute();
    const path = `/customs-declarations/${id}`;
    const told = { '': ['Stored here is {"customs_regime": "imp, for which there is no field.'] };
    expect(await toldOf(path)).toEqual(told);
    const patches = [{ op: 'set', path: ['customs_regime'], value: 'import' }];
    expect((await person.call('PATCH', path, { revision: 1, patches })).status).toBe(200);
    expect(await toldOf(path)).toEqual(told);
  });
});

describe('rows stored without keys, or with doubled ones', () => {
  const keys: readonly (readonly [what: string, given: readonly unknown[], read: readonly string[]])[] = [
    ['no keys', [undefined, undefined, undefined], ['row-1', 'row-2', 'row-3']],
    ['one key for all', ['a', 'a', 'a'], ['a', 'row-2', 'row-3']],
    ['keys like those that are given', ['row-2', undefined, 'row-3'], ['row-2', 'row-4', 'row-3']],
    ['keys that are none', ['', { is: 'none' }, 7], ['row-1', 'row-2', '7']],
    ['keys too long for a place', ['k'.repeat(201), 'b', 'c'], ['row-1', 'b', 'c']],
  ];
  it.each(keys)(
    '%s: each has one of its own, the same each time, before and after it is stored',
    async (_what, given, read) => {
      const id = await storedByHand((document) => {
        const [item] = document.CDSItems;
        const [line] = item.PackagesCDSItems;
        const rows = (row: Loose) => given.map((uuid) => ({ ...row, uuid }));
        return { ...document, CDSItems: rows({ ...item, PackagesCDSItems: rows(line) }) };
      });
      const path = `/customs-declarations/${id}`;
      const keysNow = async () => {
        const { document } = (await person.call('GET', path)).body.data;
        return document.CDSItems.map((item: Loose) => [
          item.uuid,
          item.PackagesCDSItems.map(({ uuid }: Loose) => uuid),
        ]);
      };
      const all = read.map((uuid) => [uuid, read]);
      expect(await keysNow()).toEqual(all);
      expect(await keysNow()).toEqual(all);

      // Two windows opened it; the second saves on what is an old revision by then.
      const inRow = (at: number, name: string, value: string) => ({
        op: 'set',
        path: ['CDSItems', { id: read[at] }, 'PackagesCDSItems', { id: read[at] }, name],
        value,
      });
      const first = { revision: 1, patches: [inRow(1, 'shipping_mark', 'ONE')], client: 'one' };
      expect((await person.call('PATCH', path, first)).status).toBe(200);
      const second = { revision: 1, patches: [inRow(2, 'shipping_mark', 'TWO')], client: 'two' };
      expect((await person.call('PATCH', path, second)).status).toBe(200);
      const removed = { op: 'remove', path: ['CDSItems', { id: read[0] }] };
      const third = await person.call('PATCH', path, { revision: 1, patches: [removed], client: 'three' });
      expect(third.status).toBe(200);
      const { document } = (await person.call('GET', path)).body.data;
      expect(
        document.CDSItems.map((item: Loose, at: number) => item.PackagesCDSItems[at + 1].shipping_mark),
      ).toEqual(['ONE', 'TWO']);
      expect(await keysNow()).toEqual(all.slice(1));
      const diff = await person.call('GET', `${path}/revisions/diff?from=revision-1&to=now`);
      expect(diff.body.data.oldValues.CDSItems.map(({ uuid }: Loose) => uuid)).toEqual(read);
    },
  );
});

describe('a document changed by hand over its history', () => {
  const edit = (value: string, revision: number, path: readonly unknown[] = ['internal_id']) => ({
    revision,
    patches: [{ op: 'set', path, value }],
  });

  it('takes an edit of a revision that its history does not lead back to', async () => {
    const id = await storedByHand((document) => document);
    const path = `/customs-declarations/${id}`;
    const mark = ['CDSItems', { id: 'i1' }, 'PackagesCDSItems', { id: 'p1' }, 'shipping_mark'];
    expect((await person.call('PATCH', path, edit('TWO', 1, mark))).status).toBe(200);
    await running.db
      .updateTable('documents')
      .set({
        document: JSON.stringify({ customs_regime: 'import', CDSItems: [[], { description: 'Pears' }] }),
      })
      .where('id', '=', id)
      .execute();
    expect((await person.call('PATCH', path, edit('THREE', 1))).status).toBe(200);
    const { document } = (await person.call('GET', path)).body.data;
    expect(document).toMatchObject({ internal_id: 'THREE', CDSItems: [{ description: 'Pears' }] });
    expect((await person.call('GET', `${path}/revisions/diff?from=revision-1&to=now`)).status).toBe(200);
  });

  it('of which history knows no beginning, asks about what both changed', async () => {
    const id = await storedByHand((document) => document);
    await running.db.deleteFrom('document_history').where('document_id', '=', id).execute();
    const path = `/customs-declarations/${id}`;
    expect((await person.call('PATCH', path, { ...edit('ONE', 1), client: 'one' })).status).toBe(200);
    const second = await person.call('PATCH', path, { ...edit('TWO', 1), client: 'two' });
    expect([second.status, second.body.conflicts?.length]).toEqual([409, 1]);
    const { document } = (await person.call('GET', path)).body.data;
    expect(document.internal_id).toBe('ONE');
  });
});
