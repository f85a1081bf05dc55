import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentData } from '../../src/engine/document.ts';
import { acceptedDocument, type Person, type RunningServer, startTestServer } from './running-server.ts';

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
    .updateTable('declarations')
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
      const { document, revision } = body.data;
      expect(JSON.stringify(document)).not.toContain('null');
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
