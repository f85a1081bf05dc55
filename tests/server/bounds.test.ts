import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sendProperties } from '../../src/areas/customs/server/send/send-body.ts';
import { sendBodyWork } from '../../src/areas/customs/server/send/works.ts';
import type { ObjectDefinition } from '../../src/engine/catalogue.ts';
import type { DocumentData } from '../../src/engine/document.ts';
import type { Problem } from '../../src/engine/problem.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { toldProblems } from '../../src/server/declarations/problems.ts';
import { formWorks } from '../../src/server/forms.ts';
import { storable } from '../../src/server/validation.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running.close());

const blank = (count: number) => Array.from({ length: count }, () => ({}));
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ uuid: `k${at}` }));
const post = (document: unknown) => person.call('POST', '/customs-declarations', document);
const path = (id: number) => `/customs-declarations/${id}`;
const patch = (id: number, revision: number, patches: readonly object[], more: object = {}) =>
  person.call('PATCH', path(id), { revision, patches, ...more });
const insert = (list: readonly unknown[], row: object) => ({ op: 'insert', path: list, row, after: null });

async function counts() {
  const of = (table: 'documents' | 'document_history') =>
    running.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  return [(await of('documents')).count, (await of('document_history')).count];
}

/** A declaration whose document was there before there were bounds. */
async function storedBefore(document: object): Promise<number> {
  const { id } = (await post({})).body.data;
  await running.db
    .updateTable('documents')
    .set({ document: JSON.stringify(document) })
    .where('id', '=', id)
    .execute();
  return id;
}

describe('every document is bounded at intake (issue 24, point 1)', () => {
  test('rows within a row of a long key are refused, and nothing is checked: each place would have it', async () => {
    const packages = Array.from({ length: 4000 }, () => ({ type_of_packages: '!!' }));
    const document = { CDSItems: [{ uuid: 'u'.repeat(32_000), PackagesCDSItems: packages }] };
    const { id } = (await post({})).body.data;
    const words = 'Items 1, uuid: 32,000 characters; 200 are the most of the key of a row.';
    const answers = [
      await post(document),
      await person.call('PUT', path(id), document),
      await person.call('POST', '/customs-declarations/check', { id, data_j: JSON.stringify(document) }),
      await patch(id, 1, [insert(['CDSItems'], document.CDSItems[0]!)]),
    ];
    for (const { status, body } of answers) expect([status, body.message]).toEqual([422, words]);
  });

  test.each(['warning', 'error'] as const)(
    'what is left untold counts as the worst of it: %s',
    (severity) => {
      const problem = (at: number): Problem => ({
        path: ['CDSItems', { id: `k${at}` }],
        severity: at === 5100 ? severity : 'warning',
        source: 'rule',
        code: 'x',
        message: 'x',
      });
      const customs: Problem = { ...problem(0), source: 'customs', message: 'of customs' };
      const told = toldProblems([...Array.from({ length: 5101 }, (_, at) => problem(at)), customs]);
      expect(told).toHaveLength(5002);
      expect(told.at(-2)).toBe(customs);
      expect(told.at(-1)).toMatchObject({ severity, message: '101 more places have a problem.' });
      expect(toldProblems(told.slice(0, 5000))).toHaveLength(5000);
    },
  );

  test('a key is counted as it is told, control characters by six', async () => {
    const of = (uuid: string) => post({ CDSItems: [{ uuid }] });
    expect((await of('\u0001'.repeat(34))).body.message).toBe(
      'Items 1, uuid: 204 characters; 200 are the most of the key of a row.',
    );
    expect((await of('\u0001'.repeat(33))).status).toBe(201);
  });

  test('a document grows by patches as far as it may be sent whole, and no further; longer ones may shrink', async () => {
    const long = (at: number) => ({ uuid: `k${at}`, description: 'x'.repeat(32_000) });
    const id = await storedBefore({ CDSItems: Array.from({ length: 520 }, (_, at) => long(at)) });
    const set = (at: number, field: string, value: string) => ({
      op: 'set',
      path: ['CDSItems', { id: `k${at}` }, field],
      value,
    });
    const many = Array.from({ length: 10 }, (_, at) => set(at, 'commodityCode', 'y'.repeat(32_000)));
    const grown = await patch(id, 1, many);
    expect([grown.status, grown.body.message]).toEqual([
      422,
      expect.stringMatching(/^The document would have 16,9\d\d,\d\d\d bytes; 16,777,216 are the most\.$/),
    ]);
    expect((await patch(id, 1, [set(0, 'description', '')])).status).toBe(200);

    const larger = await storedBefore({ CDSItems: Array.from({ length: 600 }, (_, at) => long(at)) });
    expect((await patch(larger, 1, [set(0, 'commodityCode', '1')])).status).toBe(422);
    expect((await patch(larger, 1, [set(0, 'description', 'short')])).status).toBe(200);
  });

  test('of very many problems the first are told, and how many more there are', async () => {
    const { lists } = catalogue.documents['customs-declaration']!.lists.CDSItems!.row;
    const wrong = Object.fromEntries(
      Object.values(lists.TaxCDSItems!.row.fields)
        .filter(({ type }) => type !== 'integer')
        .map(({ name }) => [name, '!!']),
    );
    const document = {
      CDSItems: Array.from({ length: 60 }, () => ({ TaxCDSItems: blank(99).map(() => wrong) })),
    };
    const { body } = await person.call('POST', '/customs-declarations/check', {
      data_j: JSON.stringify(document),
    });
    const problems = body.data.problems as { code: string; message: string }[];
    expect(problems.length).toBeLessThan(5200);
    expect(problems.at(-1)).toMatchObject({
      code: 'document.more',
      message: expect.stringMatching(/^\d+,\d\d\d more places have a problem\.$/),
    });
    const made = await post(document);
    expect(made.status).toBe(201);
    expect(made.body.data.problems.length).toBeLessThan(5200);
    const few = (await post({ CDSItems: document.CDSItems.slice(0, 2) })).body.data.problems as {
      code: string;
    }[];
    expect(few.some(({ code }) => code === 'document.more')).toBe(false);
  });

  describe('of a long text each of its problems tells the beginning, and how long it is', () => {
    const long = 'ж'.repeat(8000);
    const item = (at: number) => ({
      uuid: `k${at}`,
      totalNumberOfPackages: long,
      TaxCDSItems: [{ uuid: 't', tax_type: 'A00', tax_amount: long }],
    });
    const document = { customs_regime: 'import', CDSItems: Array.from({ length: 60 }, (_, at) => item(at)) };
    const data_j = JSON.stringify(document);
    const whole = Buffer.byteLength(data_j);
    /** What a problem takes at most: its places and words, its value, and its words again by place. */
    const each = 3000;

    test('when a form is checked and sent, when a declaration is read, saved and put', async () => {
      const { id } = (await post(document)).body.data;
      const set = { op: 'set', path: ['internal_id'], value: 'x' };
      const answers = [
        [0, await person.call('POST', '/customs-declarations/check', { data_j })],
        [0, await person.call('POST', '/check-tax', { data_j })],
        [whole, await person.call('GET', path(id))],
        [0, await patch(id, 1, [set])],
        [whole, await person.call('PUT', path(id), { ...document, internal_id: 'y' })],
        [0, await person.call('POST', '/customs-declarations/send', { id, data_j, provider: 'HMRC' })],
      ] as const;
      expect(answers.map(([, { status }]) => status)).toEqual([200, 200, 200, 200, 200, 422]);
      for (const [at, [beside, { body }]] of answers.entries()) {
        const problems: readonly Problem[] = body.data.problems ?? body.problems;
        const told = problems.filter(({ value = '' }) => value.startsWith('ж'));
        expect([at, told.length >= 60]).toEqual([at, true]);
        expect(new Set(told.map(({ value, valueLength }) => `${value!.length} ${valueLength}`))).toEqual(
          new Set(['512 8000']),
        );
        const length = Buffer.byteLength(JSON.stringify(body));
        expect([at, length < beside + 10_000 + problems.length * each]).toEqual([at, true]);
      }
    });

    test('whatever field has it: no words of a problem repeat it', async () => {
      const texts = (row: ObjectDefinition) =>
        Object.values(row.fields)
          .filter(({ type }) => type === 'string')
          .map(({ name }) => name);
      const { CDSItems } = catalogue.documents['customs-declaration']!.lists;
      const of = (row: ObjectDefinition, text: string): object => ({
        ...Object.fromEntries(texts(row).map((name) => [name, text])),
        ...Object.fromEntries(Object.values(row.lists).map((list) => [list.name, [of(list.row, text)]])),
      });
      const header = of(
        { ...catalogue.documents['customs-declaration']!, lists: { CDSItems: CDSItems! } },
        '1'.repeat(6000),
      );
      for (const call of ['/customs-declarations/check', '/check-tax']) {
        const { body } = await person.call('POST', call, { data_j: JSON.stringify(header) });
        const problems: readonly Problem[] = body.data.problems;
        expect(problems.length).toBeGreaterThan(20);
        for (const { message, value = '', computed = '' } of problems)
          expect([message, message.length < 500, value.length <= 512, computed.length <= 512]).toEqual([
            message,
            true,
            true,
            true,
          ]);
      }
    });

    test('a character is told whole or not at all, and what is short as it is', () => {
      const of = (value: string): Problem => ({
        path: ['a'],
        severity: 'error',
        source: 'schema',
        code: 'x',
        message: 'x',
        value,
      });
      const [short, cut] = toldProblems([of('a'.repeat(512)), of(`${'a'.repeat(511)}😀`)]);
      expect(short).toEqual(of('a'.repeat(512)));
      expect(cut).toEqual({ ...of('a'.repeat(511)), valueLength: 513 });
    });
  });

  test('of a name with a million characters little is told back', async () => {
    const name = 'n'.repeat(1_000_000);
    const answers = [
      await post({ [name]: 'x'.repeat(33_000) }),
      await post({ [name]: 'x' }),
      await person.call('POST', '/customs-declarations/check', { data_j: JSON.stringify({ [name]: 'x' }) }),
    ];
    for (const { status, body } of answers)
      expect([status, JSON.stringify(body).length < 1000]).toEqual([422, true]);
  });

  const guarantees = 'Guarantees: 100,000 rows; 9,999 are the most.';

  test('300 kB of empty rows are refused by every way in, with list, limit and count, and nothing is made of them', async () => {
    const { id } = (await post({})).body.data;
    const document = { GuaranteeItems: blank(100_000) };
    const before = await counts();
    const sent = { id, data_j: JSON.stringify(document) };
    const answers = [
      await post(document),
      await person.call('PUT', path(id), document),
      await person.call('POST', '/customs-declarations/send', sent),
      await person.call('POST', '/customs-declarations/check', sent),
      await person.call('POST', '/check-tax', { data_j: sent.data_j }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([422, guarantees]);
      expect(body.errors).toEqual({ '/GuaranteeItems': [guarantees] });
    }
    const inRow = { OriginCDSItems: blank(20_000) };
    const item = await patch(id, 1, [insert(['CDSItems'], { uuid: 'a', ...inRow })]);
    expect([item.status, item.body.message]).toEqual([
      422,
      'Items 1, Further origins: 20,000 rows; 9,999 are the most.',
    ]);
    expect(await counts()).toEqual(before);
  });

  test('by patches a list grows up to its limit, one after the other and of two people together', async () => {
    const { id } = (await post({ CDSItems: rows(998) })).body.data;
    const first = { op: 'insert', path: ['CDSItems'], row: { uuid: 'first' }, after: null };
    const second = { ...first, row: { uuid: 'second' } };
    const both = await patch(id, 1, [first, second]);
    expect([both.status, both.body.message]).toEqual([422, 'Items: 1,000 rows; 999 are the most.']);
    expect((await patch(id, 1, [first], { client: 'one' })).status).toBe(200);
    const merged = await patch(id, 1, [second], { client: 'other' });
    expect([merged.status, merged.body.message]).toEqual([422, 'Items: 1,000 rows; 999 are the most.']);
    const { document, revision } = (await person.call('GET', path(id))).body.data;
    expect([document.CDSItems.length, revision]).toEqual([999, 2]);
  });

  test('a document stored beyond a limit is read, edited and edited down; it does not grow and is not copied', async () => {
    const id = await storedBefore({ CDSItems: rows(1005), internal_id: 'old' });
    const { document } = (await person.call('GET', path(id))).body.data;
    expect(document.CDSItems).toHaveLength(1005);
    expect((await patch(id, 1, [{ op: 'set', path: ['internal_id'], value: 'new' }])).status).toBe(200);
    const whole = (await person.call('GET', path(id))).body.data.document as DocumentData;
    expect((await person.call('PUT', path(id), { ...whole, internal_id: 'put' })).status).toBe(200);
    expect((await patch(id, 3, [insert(['CDSItems'], { uuid: 'more' })])).status).toBe(422);
    const more = { ...whole, CDSItems: [...(whole.CDSItems as object[]), { uuid: 'more' }] };
    expect((await person.call('PUT', path(id), more)).status).toBe(422);
    const copy = await person.call('POST', `${path(id)}/copy`);
    expect([copy.status, copy.body.message]).toEqual([422, 'Items: 1,005 rows; 999 are the most.']);
    const removed = Array.from({ length: 7 }, (_, at) => ({
      op: 'remove',
      path: ['CDSItems', { id: `k${at}` }],
    }));
    expect((await patch(id, 3, removed.slice(0, 3))).status).toBe(200);
    expect((await patch(id, 4, removed.slice(3))).status).toBe(200);
    expect((await person.call('POST', `${path(id)}/copy`)).status).toBe(201);
  });

  test('a save takes no more changes than the largest paste makes; each row that a patch brings is one', async () => {
    const { id } = (await post({ CDSItems: rows(999) })).body.data;
    const many = Array.from({ length: 40_001 }, () => ({ op: 'set', path: ['internal_id'], value: 'x' }));
    const told = await patch(id, 1, many);
    expect([told.status, told.body.message]).toEqual([
      422,
      '40,001 changes in one save; 40,000 are the most. Save in parts.',
    ]);
    const heavy = Array.from({ length: 6 }, (_, at) =>
      insert(['CDSItems', { id: `k${at}` }, 'PackagesCDSItems'], { uuid: 'p' }),
    );
    const full = insert(['CDSItems'], {
      uuid: 'full',
      TaxCDSItems: blank(9999),
      PackagesCDSItems: blank(9999),
    });
    const four = Array.from({ length: 3 }, () => full);
    expect((await patch(id, 1, [...heavy, ...four])).body.message).toMatch(/^60,003 changes/);
    const fields = Object.values(catalogue.documents['customs-declaration']!.lists.CDSItems!.row.fields)
      .filter(({ type, readOnly }) => type === 'string' && !readOnly)
      .slice(0, 30);
    expect(fields).toHaveLength(30);
    const paste = rows(999).flatMap(({ uuid }) =>
      fields.map(({ name }) => ({ op: 'set', path: ['CDSItems', { id: uuid }, name], value: '1' })),
    );
    expect((await patch(id, 1, paste, { client: 'w', answered: true })).status).toBe(200);
  });

  test('what is allowed is taken: 999 items, and each list of the header as long as it may be', async () => {
    const { lists } = catalogue.documents['customs-declaration']!;
    const header = Object.values(lists)
      .filter(({ name }) => name !== 'CDSItems')
      .slice(0, 3);
    const document = {
      CDSItems: blank(999),
      ...Object.fromEntries(header.map(({ name, takes }) => [name, blank(takes)])),
    };
    expect((await post(document)).status).toBe(201);
  });
});

describe('every JSON body is bounded before it is read (issue 24, point 1)', () => {
  const deep = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

  test.each(['/customs-declarations', '/cds-options/countries', '/login', '/parse-xml-notification'])(
    '%s: nested too deep, and more values than anything has, are 413 with the limit',
    async (address) => {
      const nested = await person.call('POST', address, deep(8000));
      expect([nested.status, nested.body.message]).toEqual([
        413,
        'This is nested deeper than the 32 levels that are read.',
      ]);
      expect((await person.call('POST', address, deep(33))).status).toBe(413);
      expect((await person.call('POST', address, deep(32))).status).not.toBe(413);
    },
  );

  test('a million and a half values are more than any document has, however they are written', async () => {
    const words = 'This holds more than the 1,500,000 values that are read.';
    for (const text of [`[${'1,'.repeat(1_500_000)}1]`, `[${'[],'.repeat(750_001)}1]`]) {
      const { status, body } = await person.call('POST', '/customs-declarations', text);
      expect([status, body.message]).toEqual([413, words]);
    }
    const inText = JSON.stringify({ internal_id: '[,{"\\'.repeat(5000) });
    expect((await person.call('POST', '/customs-declarations', inText)).status).toBe(201);
  });

  test('an object of more members than any has is 413, wherever it stands: to keep them apart costs seconds', async () => {
    const words = 'An object in it has more than the 5,000 members that are read.';
    const members = (count: number) =>
      Array.from({ length: count }, (_, at) => `"m${at}":[1,{"a":2}]`).join();
    const twice = `{${'"internal_id":"a",'.repeat(5000)}"internal_id":"b"}`;
    for (const text of [`{${members(5001)}}`, `{"CDSItems":[{},{${members(5001)}}]}`, twice]) {
      const asked = [
        person.call('POST', '/customs-declarations', text),
        person.call('POST', '/check-tax', { data_j: text }),
      ];
      for (const { status, body } of await Promise.all(asked))
        expect([status, body.message]).toEqual([413, words]);
    }
    const { status, body } = await person.call('POST', '/customs-declarations', `{${members(5000)}}`);
    expect([status, body.message]).toEqual([422, 'This is no document of this kind.']);
  });
});

describe('what comes without a file to a call that takes forms is bounded too (issue 24, points 1 and 2)', () => {
  const address = 'application/x-www-form-urlencoded';
  const parse = (body: string, type: string) =>
    person.call('POST', '/parse-xml-notification', body, { 'content-type': type });
  const threadsAt = () => running.log().split('"work":"forms.plain"').length - 1;

  test('long ones are read by a thread, as JSON and as an address has them; short ones where they come', async () => {
    const before = threadsAt();
    const long = 'x'.repeat(40_000);
    for (const [body, type] of [
      [`xml=${long}`, address],
      [JSON.stringify({ xml: long }), 'application/json'],
    ] as const) {
      const { status, body: said } = await parse(body, type);
      expect([status, said.errors.xml[0]]).toEqual([422, expect.stringMatching(/^Line 1/)]);
    }
    expect(threadsAt()).toBe(before + 2);
    expect((await parse('xml=x', address)).status).toBe(422);
    expect((await parse('{"xml":', 'application/json')).status).toBe(400);
    expect(threadsAt()).toBe(before + 2);
  });

  test('parts are counted before one is made: 16 million took 11 seconds and two gigabytes', async () => {
    const tooMany = [413, 'This has more than the 20000 parts that can be taken.'];
    const { status, body } = await parse('a&'.repeat(20_001), address);
    expect([status, body.message]).toEqual(tooMany);
    vi.stubGlobal(
      'URLSearchParams',
      class {
        constructor() {
          throw new Error('Made.');
        }
      },
    );
    try {
      const bytes = Buffer.from('a&'.repeat(20_001));
      expect(() => formWorks[0]!.run({ body: bytes, isJson: false, names: [] }, {})).toThrow(
        tooMany[1] as string,
      );
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('of a body that a thread reads nothing comes back but what the call knows', async () => {
    const others = Object.fromEntries(
      Array.from({ length: 900 }, (_, at) => [`m${at}`, [{ [`n${at}`]: 1 }]]),
    );
    const bytes = (known: object) => new TextEncoder().encode(JSON.stringify({ ...known, ...others }));
    const form = formWorks[0]!.run({ body: bytes({ xml: '' }), isJson: true, names: ['xml'] }, {});
    expect(form).toEqual({ json: { xml: '' } });
    const schema = { type: 'object', required: ['data_j', 'id'], properties: sendProperties };
    const sent = sendBodyWork.run({ body: bytes({ data_j: '{}', id: 1 }), schema }, {});
    expect(sent).toEqual({ data_j: '{}', id: 1, seen_figures: [] });
  });

  test('the lists and objects of a form are bounded together', async () => {
    const { id } = (await post({})).body.data;
    const form = new FormData();
    form.append('type', 'send');
    for (const name of ['seen_figures', 'files']) form.append(name, `[${'1,'.repeat(11_000)}1]`);
    const response = await fetch(`${running.server.address}/api${path(id)}/send-xml`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
      body: form,
    });
    expect(response.status).toBe(413);
  });

  test('a form has a thousand names at most: each is told that it is unknown', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `a${at}=1`).join('&');
    const support = async (count: number) => {
      const { status, body } = await person.call('POST', '/contact-support', names(count), {
        'content-type': address,
      });
      return [status, body.message];
    };
    expect(await support(1001)).toEqual([
      413,
      'An object in it has more than the 1,000 members that are read.',
    ]);
    expect(await support(1000)).toEqual([422, 'Something in the form is not right yet.']);
  });

  test('what the thread that answers reads or is given holds 20,000 values at most', async () => {
    const words = 'This holds more than the 20,000 values that are read.';
    const many = `{"xml":[${'1,'.repeat(20_000)}1]}`;
    for (const path of ['/parse-xml-notification', '/import']) {
      const { status, body } = await person.call('POST', path, many);
      expect([path, status, body.message]).toEqual([path, 413, words]);
    }
  });

  test('lists and objects that a form has as texts are 4 MiB together at most', async () => {
    const { id } = (await post({})).body.data;
    const sent = async (length: number) => {
      const form = new FormData();
      form.append('type', 'send');
      form.append('seen_figures', '['.padEnd(length));
      form.append('passed_checks', '['.padEnd(length));
      const response = await fetch(`${running.server.address}/api${path(id)}/send-csp`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}` },
        body: form,
      });
      return [response.status, ((await response.json()) as { message: string }).message];
    };
    const mebibyte = 1024 * 1024;
    expect(await sent(2 * mebibyte + 1)).toEqual([413, 'This is larger than the 4 MiB that can be taken.']);
    expect(await sent(2 * mebibyte)).toEqual([422, 'The request is not valid.']);
  });

  test('a text is judged however long it is, in whatever letters', () => {
    expect(storable('a€'.repeat(9_000_000))).toBe(true);
    expect([storable(''), storable('😀'), storable('a\0'), storable('a\ud800b')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

test('an edit of a revision long ago is refused when too much was changed since, before that is read', async () => {
  const { id, revision } = (await post({ ref_general: 'a' })).body.data;
  const change = (from: number, value: string) =>
    patch(id, from, [{ op: 'set', path: ['ref_general'], value }]);
  const saved = (await change(revision, 'b')).body.data.revision;
  await running.db
    .updateTable('document_history')
    .set({ patches: sql<string>`'[' || repeat(' ', 64000000) || ']'` })
    .where('document_id', '=', id)
    .where('revision', '=', saved)
    .execute();
  const late = await change(revision, 'c');
  expect([late.status, late.body.message]).toEqual([422, expect.stringContaining('since revision 1')]);
  const mended = await running.db
    .updateTable('document_history')
    .set({ patches: '[]' })
    .where('document_id', '=', id)
    .where('revision', '=', saved)
    .returning('revision')
    .execute();
  expect(mended).toHaveLength(1);
  expect((await change(saved, 'd')).status).toBe(200);
});
