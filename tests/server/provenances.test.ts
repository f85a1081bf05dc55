import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bornProvenances,
  createDocumentStore,
  groupProvenances,
  newDocument,
  type Patch,
  type Path,
  type Provenance,
  ProvenanceTree,
  type Row,
  rowsOf,
  unpackProvenances,
} from '../../src/engine/index.ts';
import { pasteBlock } from '../../src/engine/paste-block.ts';
import { kindNamed } from '../../src/server/declarations/kind.ts';
import { provenanceBytes } from '../../src/server/declarations/provenances.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { workbook } from './small-workbook.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running?.close());

const calls = '/customs-declarations';
const typed: Provenance = { kind: 'typed' };
const read = async (id: number) => (await person.call('GET', `${calls}/${id}`)).body.data;
const patch = (id: number, revision: number, patches: readonly Patch[], more = {}) =>
  person.call('PATCH', `${calls}/${id}`, { revision, patches, ...more });
const saved = async (...about: Parameters<typeof patch>) => {
  const answer = await patch(...about);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const made = async (document: object, more = {}) => {
  const answer = await person.call('POST', calls, { ...document, ...more });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const item = (row: Row, ...rest: string[]): Path => ['CDSItems', { id: row.uuid }, ...rest];

/** What is answered of where the values at these places came from. */
async function saidOf(id: number, ...places: readonly Path[]): Promise<Provenance[]> {
  const { provenances } = await read(id);
  const tree = new ProvenanceTree(unpackProvenances(provenances));
  return places.map((path) => tree.at(path));
}

const head = ['Goods', 'Commodity', 'Country', 'Net kg', 'Gross kg', 'Order'];
const mapping = ['description', 'commodityCode', 'country_origin', 'net_mass', 'gross_mass', '/internal_id'];
let orders = 0;

/** Imports three lines, of which two become one item: into a new declaration, or into this one. Gives its id. */
async function imported(into?: number): Promise<number> {
  orders += 1;
  const order = `Order ${orders}`;
  const rows = [
    [`Tea of ${order}`, '0902100010', 'CN', '10.5', '11', order],
    ['Apples', '0808108090', 'NZ', '1000', '1100', order],
    [`Tea of ${order}`, '0902100010', 'CN', '0.5', '1', order],
  ];
  const form = new FormData();
  form.set('file', new File([new Uint8Array(workbook([head, ...rows]))], 'invoice-17.xlsx'));
  form.set('mapping', JSON.stringify(mapping));
  form.set('dry_run', 'false');
  if (into !== undefined) form.set('into', String(into));
  const response = await fetch(`${running.server.address}/api/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  const { data } = await response.json();
  const told = await eventually('import', async () => {
    const one = (await person.call('GET', `/import/${data.id}`)).body.data;
    return one.state !== 'running' && one;
  });
  expect(told.refused).toEqual([]);
  return told.declarations[0].id;
}

const fromFile = (row: number, more?: number): Provenance => ({
  ...{ kind: 'file', name: 'invoice-17.xlsx', row },
  ...{ sheet: expect.any(String) as string },
  ...(more === undefined ? {} : { more }),
});

describe('where values came from (issue 26, point 8)', () => {
  test('of an imported file: file, sheet and row, beside defaults, figures and what a rule filled in', async () => {
    const id = await imported();
    const { document } = await read(id);
    const [tea, apples] = rowsOf(document, 'CDSItems') as [Row, Row];
    const [entry] = rowsOf(tea, 'AdditionalCDSItems') as [Row];
    expect(
      await saidOf(
        ...([id, ['internal_id'], item(tea, 'net_mass'), item(apples, 'net_mass')] as const),
        ...[item(tea, 'item_no'), item(tea, 'itemPriceCurr')],
        [...item(tea, 'AdditionalCDSItems'), { id: entry.uuid }, 'additionalInfoCode'],
      ),
    ).toEqual([
      ...[fromFile(2), fromFile(2, 1), fromFile(3)],
      { kind: 'computed', by: expect.any(String) },
      { kind: 'default' },
      { kind: 'applied', what: 'rule', name: 'autofill' },
    ]);
  });

  test('an edit by hand ends it at its place alone; the history leads back to it', async () => {
    const id = await imported();
    const { document } = await read(id);
    const [tea] = rowsOf(document, 'CDSItems') as [Row];
    const places = [item(tea, 'net_mass'), item(tea, 'gross_mass')] as const;
    await saved(id, 1, [{ op: 'set', path: places[0], value: '12' }]);
    expect(await saidOf(id, ...places)).toEqual([typed, fromFile(2, 1)]);
    const { rows } = await sql<{ inverse: string }>`
      select inverse from document_history where document_id = ${id} and revision = 2`.execute(running.db);
    const back = JSON.parse(rows[0]!.inverse) as Patch[];
    expect(back).toContainEqual({ op: 'set', path: places[0], value: '11.0', from: fromFile(2, 1) });
    await saved(id, 2, back, { client: 'window', answered: true });
    expect(await saidOf(id, ...places)).toEqual([fromFile(2, 1), fromFile(2, 1)]);
  });

  test('items imported into a declaration say it, what stood there stays typed', async () => {
    const { id } = await made({ ref_general: 'Ours', CDSItems: [{ uuid: 'mine', description: 'Salt' }] });
    await imported(id);
    const { document } = await read(id);
    const [own, tea] = rowsOf(document, 'CDSItems') as [Row, Row];
    expect(
      await saidOf(
        id,
        ['ref_general'],
        item(own, 'description'),
        item(tea, 'description'),
        item(tea, 'item_no'),
      ),
    ).toEqual([typed, typed, fromFile(2, 1), { kind: 'computed', by: expect.any(String) }]);
  });

  test('the edits of two people are merged with where each came from', async () => {
    const id = await imported();
    const [tea, apples] = rowsOf((await read(id)).document, 'CDSItems') as [Row, Row];
    const party: Provenance = { kind: 'applied', what: 'party', name: 'Ann & Co', id: 7 };
    await saved(id, 1, [{ op: 'set', path: item(tea, 'description'), value: 'Green tea' }], {
      client: 'one',
    });
    const answer = await saved(
      id,
      1,
      [
        { op: 'set', path: ['importer'], value: 'Ann & Co', from: party },
        { op: 'remove', path: item(apples) },
      ],
      { client: 'two' },
    );
    expect(answer.patches).toContainEqual({ op: 'set', path: item(tea, 'description'), value: 'Green tea' });
    expect(await saidOf(id, ['importer'], item(tea, 'description'), item(tea, 'commodityCode'))).toEqual([
      party,
      typed,
      fromFile(2, 1),
    ]);
    const { rows } = await sql<{ provenances: string }>`
      select provenances from documents where id = ${id}`.execute(running.db);
    expect(rows[0]!.provenances).not.toContain(apples.uuid);
  });

  test('of a copy all is from the document it was taken from, but what is worked out', async () => {
    const id = await imported();
    const { body } = await person.call('POST', `${calls}/${id}/copy`);
    const [tea] = rowsOf(body.data.document, 'CDSItems') as [Row];
    const from: Provenance = { kind: 'document', id, name: `Order ${orders}` };
    expect(await saidOf(body.data.id, ['internal_id'], item(tea, 'net_mass'), item(tea, 'item_no'))).toEqual([
      ...[from, from],
      { kind: 'computed', by: expect.any(String) },
    ]);
    await saved(body.data.id, 1, [{ op: 'set', path: ['ref_general'], value: 'Mine' }]);
    expect(await saidOf(body.data.id, ['ref_general'], ['internal_id'])).toEqual([typed, from]);
  });

  test('a client that knows nothing of it keeps it where it changes nothing, with row keys or without', async () => {
    const id = await imported();
    const { document } = await read(id);
    const items = rowsOf(document, 'CDSItems');
    const changed = {
      ...document,
      CDSItems: items.map((row, at) => (at === 0 ? { ...row, net_mass: '9' } : row)),
    };
    await person.call('PUT', `${calls}/${id}`, changed);
    const places = (rows: readonly Row[]) => [
      ...[['internal_id'], item(rows[0]!, 'net_mass'), item(rows[0]!, 'gross_mass')],
      item(rows[1]!, 'net_mass'),
    ];
    const wanted = [fromFile(2), typed, fromFile(2, 1), fromFile(3)];
    expect(await saidOf(id, ...places(items))).toEqual(wanted);
    const keyless = JSON.parse(
      JSON.stringify(changed, (name, value) => (name === 'uuid' ? undefined : value)),
    );
    expect((await person.call('PUT', `${calls}/${id}`, keyless)).status).toBe(200);
    const anew = rowsOf((await read(id)).document, 'CDSItems');
    expect(anew[0]!.uuid).not.toBe(items[0]!.uuid);
    expect(await saidOf(id, ...places(anew))).toEqual(wanted);
  });

  test('a new document says it beside its fields, and figures and defaults are judged here', async () => {
    const said = [
      { kind: 'default' },
      { kind: 'computed', by: 'items-count' },
      { kind: 'applied', what: 'template', name: 'Usual', id: 3 },
    ] as const;
    const provenances = {
      ...{ '/internal_id': said[2], '/ref_general': said[0], '/transaction_ref': said[1] },
      ...{ '/CDSItems/{a}/itemPriceCurr': said[0], '/CDSItems/{a}/description': said[0] },
    };
    const row = { uuid: 'a', itemPriceCurr: 'GBP', description: 'Tea' };
    const document = { internal_id: 'I', ref_general: 'R', transaction_ref: 'T', items: 1, CDSItems: [row] };
    const { id } = await made(document, { provenances: groupProvenances(provenances) });
    expect(
      await saidOf(
        ...([id, ['internal_id'], ['ref_general'], ['transaction_ref'], ['items']] as const),
        ...[item(row, 'itemPriceCurr'), item(row, 'description')],
      ),
    ).toEqual([said[2], typed, typed, { kind: 'computed', by: expect.any(String) }, said[0], typed]);
  });

  test.each<[string, unknown]>([
    ['an unknown kind', { kind: 'guessed' }],
    ['an unknown member', { kind: 'file', name: 'a.csv', colour: 'red' }],
    ['a name that is too long', { kind: 'file', name: 'x'.repeat(256) }],
    ['a row that is none', { kind: 'file', name: 'a.csv', row: 0 }],
    ['a member that is missing', { kind: 'document', name: 'LRN1' }],
    ['a text', 'file'],
  ])('%s is refused with its place, and nothing is stored', async (_, from) => {
    const { id } = await made({ internal_id: 'I' });
    const path = ['internal_id'];
    for (const one of [
      { op: 'set', path, value: 'J', from },
      { op: 'insert', path: ['CDSItems'], row: { uuid: 'a' }, after: null, from: { '': from } },
    ]) {
      const answer = await patch(id, 1, [one as Patch]);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)[0]).toMatch(/^\/?patches/);
    }
    const body = { internal_id: 'I', provenances: [{ from, at: ['/internal_id'] }] };
    expect((await person.call('POST', calls, body)).status).toBe(422);
    expect((await read(id)).revision).toBe(1);
  });

  test('what is said of a place that is not there is refused; of a blank row it is taken', async () => {
    const { id } = await made({ internal_id: 'I' });
    const from = { '/description': { kind: 'default' } } as const;
    const stray = await patch(id, 1, [
      { op: 'insert', path: ['CDSItems'], row: { uuid: 'a' }, after: null, from },
    ]);
    expect([stray.status, stray.body.errors]).toEqual([
      422,
      { patches: ['Nothing stands at /description.'] },
    ]);
    for (const place of ['/ref_general', '/CDSItems/{a}', 'internal_id', '__proto__']) {
      const provenances = [{ from: { kind: 'default' }, at: [place] }];
      expect((await person.call('POST', calls, { internal_id: 'I', provenances })).status).toBe(422);
    }
    const row = { uuid: 'a', PackagesCDSItems: [{ uuid: 'blank' }] };
    const blank = { '/PackagesCDSItems/{blank}': { kind: 'file', name: 'a.csv' } } as const;
    await saved(id, 1, [{ op: 'insert', path: ['CDSItems'], row, after: null, from: blank }]);
  });

  test('more of it than is taken is refused, not cut; what is more already may become less', () => {
    const names = Array.from({ length: 35_000 }, (_, at) => `${at} ${'é'.repeat(240)}`);
    const said = names.map((name, at) => [`/CDSItems/{${at}}`, { kind: 'file', name }] as const);
    const provenances = new ProvenanceTree(Object.fromEntries(said));
    expect(() => provenanceBytes(provenances)).toThrow(
      /^Where its values came from would take [\d,]+ bytes; 16,777,216 are the most\.$/,
    );
    expect(provenanceBytes(provenances, 40_000_000).length).toBeGreaterThan(16_777_216);
  });

  test('999 items pasted before the first save are taken with what is said of them, and one of them is put back', async () => {
    const { definition, computations } = kindNamed('customs-declaration');
    const context = { plan: 'demo', role: 'user', status: 'draft' } as const;
    const around = { definition, computations, context, newId: randomUUID };
    const document = newDocument(around);
    const store = createDocumentStore({
      ...around,
      document,
      checks: [],
      provenances: bornProvenances(document, {}, definition),
    });
    const lines = Array.from({ length: 999 }, (_, line) => [`Apples ${line}`, '0808108090', 'US']);
    const fields = ['description', 'commodityCode', 'country_origin'];
    pasteBlock(store, ['CDSItems'], { row: null, fields, lines });
    const provenances = store.provenances();
    expect(Object.keys(provenances).length).toBeGreaterThan(999);
    const { id } = await made(store.document(), { provenances: groupProvenances(provenances) });
    const { provenances: kept } = await read(id);
    expect(unpackProvenances(kept)).toMatchObject(provenances);
  });

  test('an item with more than a thousand such values is put in as a whole', async () => {
    const { lists } = kindNamed('customs-declaration').definition.lists.CDSItems!.row;
    const filled = Object.values(lists).map(({ name, row }): [string, Row[]] => {
      const fields = Object.keys(row.fields).slice(0, 4);
      const values = Object.fromEntries(fields.map((field) => [field, '1']));
      return [name, Array.from({ length: 99 }, () => ({ uuid: randomUUID(), ...values }))];
    });
    const row: Row = { uuid: randomUUID(), ...Object.fromEntries(filled) };
    const said = filled.flatMap(([name, rows]) =>
      rows.flatMap(({ uuid, ...values }) =>
        Object.keys(values).map((field) => [`/${name}/{${uuid}}/${field}`, { kind: 'default' }] as const),
      ),
    );
    expect(said.length).toBeGreaterThan(1000);
    const { id } = await made({ internal_id: 'I' });
    const { revision } = await saved(id, 1, [
      { op: 'insert', path: ['CDSItems'], row, after: null, from: Object.fromEntries(said) },
    ]);
    expect(revision).toBe(2);
  });

  test('none of it leaves: no message, list or export knows it', async () => {
    const said = { kind: 'file', name: 'never-leaves.xlsx', row: 14 } as const;
    const document = acceptedDocument('LRN-NEVER');
    const { id } = await made(document, { provenances: [{ from: said, at: [''] }] });
    expect(await saidOf(id, ['declaration_type'])).toEqual([said]);
    const data = { id, data_j: JSON.stringify(document), provider: 'HMRC' };
    expect((await person.call('POST', `${calls}/send`, data)).status).toBe(200);
    expect(await saidOf(id, ['declaration_type'])).toEqual([said]);
    const told = [
      (await person.call('GET', calls)).body,
      (await person.call('GET', '/export/customs-declarations-csv')).body,
    ].map((one) => JSON.stringify(one));
    const { rows } = await sql<{ sent: string }>`
      select convert_from(body, 'UTF8') || document || detail as sent from outbox where document_id = ${id}`.execute(
      running.db,
    );
    expect(rows).toHaveLength(1);
    for (const one of [...told, rows[0]!.sent]) {
      expect(one).toContain('LRN-NEVER');
      expect(one).not.toContain('never-leaves');
    }
  });
});
