import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cdsDeclaration } from '../../src/areas/customs/server/cds-maps.ts';
import { applyPatches } from '../../src/engine/apply.ts';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import type { Patch } from '../../src/engine/patch.ts';
import { formatPath } from '../../src/engine/path.ts';
import type { Problem } from '../../src/engine/problem.ts';
import { messageMaps } from '../../src/generated/messages.ts';
import { readMessage } from '../../src/messages/index.ts';
import type { SeenFigure } from '../../src/server/declarations/figures.ts';
import { firstSamples, submissions } from '../messages/support/samples.ts';
import { hasReference } from '../support/reference.ts';
import {
  type Answer,
  acceptedDocument,
  type Person,
  type RunningServer,
  startTestServer,
} from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

const create = async (document: unknown) =>
  (await person.call('POST', '/customs-declarations', document)).body.data.id as number;
const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;
const patch = (id: number, patches: readonly Patch[], client = 'w') =>
  person.call('PATCH', `/customs-declarations/${id}`, { revision: 1, patches, client });
const send = (id: number, document: unknown, seen_figures: readonly SeenFigure[] = []) =>
  person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document), seen_figures });
const set = (path: Patch['path'], value?: string | number): Patch => ({ op: 'set', path, value });

/** A declaration that can be sent, its rows with keys. */
const whole = (lrn: string): DocumentData & { CDSItems: readonly Row[] } => {
  const document = acceptedDocument(lrn);
  return { ...document, CDSItems: (document.CDSItems as Row[]).map((item) => ({ ...item, uuid: 'i1' })) };
};

describe('a figure is its computation’s alone (CUS-206, CUS-213, CUS-222)', () => {
  test('a client that sets it by patches gets the computed one back', async () => {
    const id = await create(whole('FIG-1'));
    const before = (await read(id)).document;
    const item = ['CDSItems', { id: 'i1' }] as const;
    const { status, body } = await patch(id, [
      set(['items'], 77),
      set(['currency_1'], '1.00'),
      set(['currency'], 'USD'),
      set([...item, 'item_no'], 55),
      set([...item, 'totalNumberOfPackages'], '9'),
    ]);
    expect(status).toBe(200);
    const { document } = await read(id);
    expect(document.items).toBe(1);
    expect(document.currency_1).not.toBe('1.00');
    expect(document.currency).toBe('GBP');
    expect(document.CDSItems[0].item_no).toBe(1);
    expect(document.CDSItems[0].totalNumberOfPackages).toBe(before.CDSItems[0].totalNumberOfPackages);
    expect(document.total_packages, 'the sum of what was made right').toBe(before.total_packages);
    expect(body.data.patches).toEqual(
      expect.arrayContaining([
        { ...set(['items'], document.items), from: { kind: 'computed', by: expect.any(String) } },
        { ...set(['currency_1'], document.currency_1), from: { kind: 'computed', by: expect.any(String) } },
      ]),
    );
    expect((await send(id, document)).status).toBe(200);
  });

  test('CUS-212 CUS-219: nor one that a computation keeps only sometimes; kept by nobody it is the client’s', async () => {
    const id = await create({ ...whole('FIG-KEPT'), customs_regime: 'import' });
    const before = (await read(id)).document;
    await patch(id, [set(['gross_mass'], '99'), set(['total_packages'], '99')]);
    const { document } = await read(id);
    expect(document.gross_mass).toMatch(/^\d+\.\d\d$/);
    expect(Number(document.gross_mass)).toBe(Number(before.CDSItems[0].gross_mass ?? 0));
    expect(document.total_packages).not.toBe('99');

    const exported = await create({ ...whole('FIG-FREE'), customs_regime: 'export' });
    await patch(exported, [set(['gross_mass'], '99')]);
    expect((await read(exported)).document.gross_mass).toBe('99');
  });

  test.each(['PATCH', 'PUT'])(
    'E28 CUS-206 CUS-219: two editors whose changes leave one sum as it was: the sums are those of both (%s)',
    async (method) => {
      const [item] = whole('FIG-BOTH').CDSItems;
      const items = (first: string, second: string) =>
        [first, second].map((mass, at) => ({
          ...item!,
          uuid: `i${at}`,
          item_no: at + 1,
          gross_mass: mass,
          itemPriceAmount: mass,
          itemPriceCurr: 'GBP',
        }));
      const start = { ...whole(`FIG-BOTH-${method}`), customs_regime: 'import', items: 2, currency: 'GBP' };
      const sums = (sum: string) => ({ gross_mass: sum, currency_1: sum });
      const id = await create({ ...start, ...sums('8.00'), CDSItems: items('5', '3') });
      const { document: base } = await read(id);
      const changed = (places: readonly string[]) =>
        places.flatMap((place) => [
          set(['CDSItems', { id: place }, 'gross_mass'], '4'),
          set(['CDSItems', { id: place }, 'itemPriceAmount'], '4'),
        ]);
      expect((await patch(id, changed(['i0', 'i1']))).status).toBe(200);
      const lowered = [...changed(['i0']), set(['gross_mass'], '7.00'), set(['currency_1'], '7.00')];
      const { status } =
        method === 'PATCH'
          ? await patch(id, lowered, 'other')
          : await person.call('PUT', `/customs-declarations/${id}`, applyPatches(base, lowered), {
              'If-Match': '"1"',
            });
      expect(status).toBe(200);
      expect((await read(id)).document).toMatchObject(sums('8.00'));
    },
  );

  test('a figure set together with what it is worked out of follows that', async () => {
    const id = await create(whole('FIG-2'));
    await patch(id, [
      set(['CDSItems', { id: 'i1' }, 'itemPriceAmount'], '12.5'),
      set(['currency_1'], '99.00'),
    ]);
    expect((await read(id)).document.currency_1).toBe('12.50');
  });

  test('a client’s recalculation of a figure read from a message is kept', async () => {
    const right = '1000.00';
    const id = await create({ ...whole('FIG-3'), currency_1: '4.00' });
    expect((await read(id)).document.currency_1).toBe('4.00');
    const { problems } = await read(id);
    expect(problems).toContainEqual(
      expect.objectContaining({
        path: ['currency_1'],
        code: 'problem.differs',
        severity: 'warning',
        value: '4.00',
      }),
    );
    const { body } = await patch(id, [set(['currency_1'], right)]);
    expect(body.data.problems).not.toContainEqual(expect.objectContaining({ path: ['currency_1'] }));
    expect((await read(id)).document.currency_1).toBe(right);
  });

  test.each([
    ['items', { items: 77 }],
    ['currency_1', { currency_1: '1.00' }],
    ['total_packages', { total_packages: '99' }],
    ['gross_mass', { gross_mass: '99' }],
  ])('a message never leaves with a wrong one unseen: %s (422 on its field)', async (name, wrong) => {
    const lrn = `FIG-${name}`;
    const created = await create({ ...whole(lrn), ...wrong });
    const { status, body } = await send(created, { ...whole(lrn), ...wrong });
    expect(status).toBe(422);
    expect(body.errors[`/${name}`]).toHaveLength(1);
    expect((await read(created)).outbox).toBeNull();

    const put = await create(whole(lrn));
    expect((await send(put, { ...whole(lrn), ...wrong })).status).toBe(422);
  });

  test('CUS-221: the gross mass of an export is the sender’s own, one of an automatic tax line’s amounts is not', async () => {
    const [item] = whole('FIG-TAX').CDSItems;
    const line = { uuid: 't1', tax_type: 'A00', tax_calc_type: 'automatic', tax_amount: '5' };
    const document = {
      ...whole('FIG-TAX'),
      customs_regime: 'export',
      gross_mass: '99',
      CDSItems: [{ ...item!, TaxCDSItems: [line] }],
    };
    const { problems } = (await send(await create(document), document)).body;
    const figures = (problems as Problem[]).filter(({ code }) => code === 'server.figure.differs');
    expect(figures.map(({ path, value, computed }) => [formatPath(path), value, computed])).toEqual([
      ['/CDSItems/{i1}/TaxCDSItems/{t1}/tax_amount', '5', ''],
    ]);
  });

  test('a wrong one leaves when the sender has seen both values and lets it stand, and the audit says so', async () => {
    const document = { ...whole('FIG-6'), currency_1: '4.00' };
    const id = await create(document);
    const [figure] = (await send(id, document)).body.problems;
    expect(figure).toMatchObject({
      path: ['currency_1'],
      code: 'server.figure.differs',
      value: '4.00',
      computed: '1000.00',
    });
    const seen = { place: '/currency_1', value: '4.00', computed: '1000.00' };
    for (const other of [
      { ...seen, value: '5.00' },
      { ...seen, computed: '4.00' },
      { ...seen, place: '/items' },
    ]) {
      expect((await send(id, document, [other])).status, JSON.stringify(other)).toBe(422);
    }
    expect((await send(id, document, [seen])).status).toBe(200);
    const sent = await running.db.selectFrom('outbox').where('lrn', '=', 'FIG-6').selectAll().execute();
    expect(String(sent[0]?.body)).toContain('>4.00<');
    const audits = await running.db.selectFrom('audit').where('record_id', '=', id).selectAll().execute();
    expect(audits.map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({ seenFigures: [seen] }),
    );
  });

  test('two spellings of one number are one figure', async () => {
    const document = whole('FIG-5');
    expect(document.currency_1).toBe('1000');
    const id = await create(document);
    await patch(id, [set(['currency_1'], '1000.00')]);
    expect((await read(id)).document.currency_1).toBe('1000.00');
    expect((await send(await create(document), document)).status).toBe(200);
  });
});

test.skipIf(!hasReference)(
  'every published submission can be sent as its author wrote its figures',
  async () => {
    const blankTotals: string[] = [];
    for (const { name, xml } of submissions()) {
      const { document } = readMessage(
        messageMaps['customs-declaration'].cds,
        cdsDeclaration.definition,
        xml,
        randomUUID,
      );
      const id = await create(document);
      const figuresIn = ({ body }: Answer): Problem[] =>
        (body.problems ?? []).filter(({ code }: Problem) => code === 'server.figure.differs');
      const differing = figuresIn(await send(id, document)).map(({ path, value = '', computed = '' }) => ({
        place: formatPath(path),
        value,
        computed,
      }));
      if (firstSamples().some((sample) => sample.name === name)) expect(differing, name).toEqual([]);
      if (differing.length === 0) continue;
      const { status, body } = await send(id, document, differing);
      expect(figuresIn({ status, body } as Answer), name).toEqual([]);
      if (status === 200 && differing.some(({ computed }) => computed === '0.00')) blankTotals.push(name);
    }
    expect(blankTotals.length, 'exports without item prices').toBeGreaterThan(0);
  },
);
