import type { ObjectDefinition } from '../../../src/engine/catalogue.ts';
import type { DocumentData, Row } from '../../../src/engine/document.ts';
import { catalogue } from '../../../src/generated/catalogue.ts';
import { acceptedDocument } from '../../server/running-server.ts';
import { soakCount } from '../soak.ts';
import type { Attack } from './attack.ts';
import type { PersonName, WatchedProduct } from './watched-product.ts';

const definition = catalogue.documents['customs-declaration']!;

/** The largest declaration that customs takes: 999 items. */
export function largestDeclaration(lrn: string): DocumentData {
  return declarationOf(999, lrn);
}

/** A declaration of so many items. */
export function declarationOf(items: number, lrn: string): DocumentData {
  const document = acceptedDocument(lrn);
  const [item] = document.CDSItems as readonly Row[];
  const rows = Array.from({ length: items }, (_, at) => ({ ...item!, uuid: `i${at + 1}`, item_no: at + 1 }));
  return { ...document, items, CDSItems: rows };
}

/** The one with the most rows that is taken: 999 items with 35 tax lines each. */
export function fullestDeclaration(lrn: string): DocumentData {
  const document = largestDeclaration(lrn);
  const items = document.CDSItems as readonly Row[];
  const [tax] = items[0]!.TaxCDSItems as readonly Row[];
  const taxes = Array.from({ length: 35 }, (_, at) => ({ ...tax!, uuid: `t${at + 1}` }));
  return { ...document, CDSItems: items.map((item) => ({ ...item, TaxCDSItems: taxes })) };
}

/** The one of the most bytes that is taken: 480 items, each with the longest text there may be, 15.4 MB. */
export function heaviestDeclaration(lrn: string): DocumentData {
  return described(declarationOf(480, lrn), 'x'.repeat(32_000));
}

/** The one of as many bytes that is no ASCII, of which it costs most to make a text: 235 items, 15.3 MB. */
export function widestDeclaration(lrn: string): DocumentData {
  return described(declarationOf(235, lrn), 'é'.repeat(32_000));
}

function described(document: DocumentData, description: string): DocumentData {
  const items = document.CDSItems as readonly Row[];
  return { ...document, CDSItems: items.map((item) => ({ ...item, description })) };
}

/** A way in by which a document, or a part of one, comes. */
interface Door {
  readonly name: string;
  readonly as: PersonName;
  readonly method: string;
  readonly path: string;
  /** The body of the call around the JSON of a document. */
  readonly around: (document: string) => string;
}

/** Every call that takes a whole document, by each kind of person who may make it. */
export function doorsOf(id: number): readonly Door[] {
  const inForm = (document: string) => JSON.stringify({ data_j: document, id });
  const whole = (document: string) => document;
  return [
    { name: 'create', as: 'ordinary', method: 'POST', path: '/api/customs-declarations', around: whole },
    { name: 'create', as: 'administrator', method: 'POST', path: '/api/customs-declarations', around: whole },
    { name: 'save', as: 'ordinary', method: 'PUT', path: `/api/customs-declarations/${id}`, around: whole },
    {
      name: 'check',
      as: 'read-only',
      method: 'POST',
      path: '/api/customs-declarations/check',
      around: (document) => JSON.stringify({ data_j: document }),
    },
    {
      name: 'check taxes',
      as: 'read-only',
      method: 'POST',
      path: '/api/check-tax',
      around: (document) => JSON.stringify({ data_j: document }),
    },
    { name: 'send', as: 'ordinary', method: 'POST', path: '/api/customs-declarations/send', around: inForm },
    { name: 'send taxes', as: 'partner', method: 'POST', path: '/api/send-tax', around: inForm },
    {
      name: 'send by a community system',
      as: 'ordinary',
      method: 'POST',
      path: `/api/customs-declarations/${id}/send-csp`,
      around: (document) => JSON.stringify({ type: 'send', data_j: document }),
    },
  ];
}

/** JSON texts that are no document anybody has, with what they are. */
function hostileDocuments(): readonly (readonly [what: string, json: () => string])[] {
  const rows = (list: string, row: string, bytes: number) => () =>
    `{"${list}":[${`${row},`.repeat(Math.floor(bytes / (row.length + 1)))}${row}]}`;
  const lists = listsWithin(definition);
  return [
    ['300 kB of empty items', rows('CDSItems', '{}', 300_000)],
    ['4.5 MB of empty items', rows('CDSItems', '{}', 4_500_000)],
    ['15.9 MB of empty items', rows('CDSItems', '{}', 15_900_000)],
    ['15.9 MB of items of one field', rows('CDSItems', '{"gross_mass":"1"}', 15_900_000)],
    ...lists.map(
      ({ path, around }) =>
        [`300 kB of empty rows of ${path.join('/')}`, () => around(rowsOf('{}', 300_000))] as const,
    ),
    [
      '1,000 items, one too many',
      () => JSON.stringify({ CDSItems: Array.from({ length: 1000 }, () => ({})) }),
    ],
    [
      '999 items of 999 packages each',
      () =>
        `{"CDSItems":[${Array.from({ length: 999 }, () => `{"PackagesCDSItems":[${rowsOf('{}', 2994)}]}`)}]}`,
    ],
    ['8 MB of members nobody knows', () => `{${manyMembers('unknown', 8_000_000)}}`],
    [
      '8 MB of one member again and again',
      () => `{${'"internal_id":"a",'.repeat(440_000)}"internal_id":"b"}`,
    ],
    [
      'items with 8 MB of members nobody knows',
      () => `{"CDSItems":[{${manyMembers('unknown', 8_000_000)}}]}`,
    ],
    ['lists 100,000 deep', () => `{"CDSItems":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['lists 4 million deep', () => `{"CDSItems":${'['.repeat(4_000_000)}${']'.repeat(4_000_000)}}`],
    ['objects 100,000 deep', () => `${'{"CDSItems":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    [
      'rows within rows, 50,000 deep',
      () => `${'{"CDSItems":[{'.repeat(1)}${'"CDSItems":[{'.repeat(50_000)}${'}]'.repeat(50_000)}}]}`,
    ],
    ['a text of 15 MB', () => JSON.stringify({ internal_id: 'x'.repeat(15_000_000) })],
    [
      '400 texts of 32,769 characters',
      () =>
        JSON.stringify({
          CDSItems: Array.from({ length: 400 }, () => ({ description: 'x'.repeat(32_769) })),
        }),
    ],
    ['a text of 2.5 million escapes', () => `{"internal_id":"${'\\u0041'.repeat(2_500_000)}"}`],
    ['a number of 15 million digits', () => `{"items":${'9'.repeat(15_000_000)}}`],
    ['a million numbers in place of rows', rows('CDSItems', '1', 2_000_000)],
    ['a million nulls in place of rows', rows('CDSItems', 'null', 5_000_000)],
    ['__proto__ as a member', () => '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}'],
    ['__proto__ as a row', () => '{"CDSItems":[{"__proto__":[],"constructor":1,"toString":"x"}]}'],
    ['a list in place of a document', () => `[${rowsOf('{}', 4_000_000)}]`],
    ['JSON that breaks off after 15 MB', () => `{"CDSItems":[${'{},'.repeat(5_000_000)}`],
    ['15 MB of blanks and no JSON', () => ' '.repeat(15_000_000)],
    ['no JSON at all', () => 'Good morning.'],
  ];
}

/** Documents of a few bytes that are allowed and cost much, by every call that takes one. */
export function smallAttacks(id: number): readonly Attack[] {
  const documents = [
    ['999 empty items in 3 kB', `{"CDSItems":[${rowsOf('{}', 2996)}]}`],
    ['9,999 empty seals in 30 kB', `{"sealNumberItems":[${rowsOf('{}', 29_996)}]}`],
    [
      'items with two empty rows each in 20 kB',
      `{"CDSItems":[${rowsOf('{"PackagesCDSItems":[{},{}]}', 20_000)}]}`,
    ],
  ] as const;
  return documents.flatMap(([what, json]) =>
    doorsOf(id).map(
      ({ name, as, method, path, around }): Attack => ({
        name: `${what} to ${name}, as ${as}`,
        ...{ as, method, path, body: () => around(json), outcome: 'answered' },
      }),
    ),
  );
}

const rowsOf = (row: string, bytes: number) =>
  `${`${row},`.repeat(Math.floor(bytes / (row.length + 1)))}${row}`;

function manyMembers(word: string, bytes: number): string {
  const members: string[] = [];
  for (let size = 0, at = 0; size < bytes; at += 1) {
    const member = `"${word}${at}":0`;
    size += member.length + 1;
    members.push(member);
  }
  return members.join(',');
}

interface ListWithin {
  readonly path: readonly string[];
  /** A document that holds these rows in it. */
  readonly around: (rows: string) => string;
}

/** Every list of the document, and every list of their rows. */
function listsWithin(of: ObjectDefinition): ListWithin[] {
  return Object.entries(of.lists).flatMap(([name, { row }]) => [
    { path: [name], around: (rows) => `{"${name}":[${rows}]}` },
    ...listsWithin(row).map(({ path, around }) => ({
      path: [name, ...path],
      around: (rows: string) => `{"${name}":[${around(rows)}]}`,
    })),
  ]);
}

type Patches = readonly [what: string, patches: () => readonly object[]];

const times = (count: number, patch: (at: number) => object) => () =>
  Array.from({ length: count }, (_, at) => patch(at));

/** Patches of a declaration with 999 items that cost more than they look. */
function hostilePatches(): readonly Patches[] {
  const item = { id: 'i1' };
  const packages = ['CDSItems', item, 'PackagesCDSItems'];
  const tax = ['CDSItems', item, 'TaxCDSItems', { id: 't1' }];
  const sets = (what: string, path: readonly unknown[], value: (at: number) => unknown): Patches => [
    `20,000 sets of ${what}`,
    times(20_000, (at) => ({ op: 'set', path, value: value(at) })),
  ];
  const byTurns = (one: string, other: string) => (at: number) => (at % 2 === 0 ? one : other);
  return [
    sets('the regime', ['customs_regime'], byTurns('export', 'import')),
    sets('the additional type', ['additional_dec_type'], byTurns('Q', 'A')),
    sets('the currency', ['currency'], byTurns('EUR', 'GBP')),
    sets('a price', ['CDSItems', item, 'itemPriceAmount'], String),
    sets('a mass', ['CDSItems', item, 'gross_mass'], String),
    sets('a count of packages', [...packages, { id: 'p1' }, 'number_of_packages'], String),
    sets('a method of payment', [...tax, 'payment_method'], byTurns('A', 'E')),
    sets('a text that nothing is computed of', ['internal_id'], String),
    sets('a text of 700 characters', ['internal_id'], () => 'x'.repeat(700)),
    [
      '20,000 inserts of an item',
      times(20_000, () => ({ op: 'insert', path: ['CDSItems'], row: {}, after: null })),
    ],
    [
      '20,000 inserts of a package',
      times(20_000, () => ({ op: 'insert', path: packages, row: {}, after: null })),
    ],
    [
      'an insert of an item with 100,000 packages',
      times(1, () => ({
        op: 'insert',
        path: ['CDSItems'],
        row: { PackagesCDSItems: Array.from({ length: 100_000 }, () => ({})) },
        after: null,
      })),
    ],
    [
      '20,000 moves of an item',
      times(20_000, (at) => ({
        op: 'move',
        path: ['CDSItems', { id: `i${(at % 998) + 2}` }],
        after: at % 2 === 0 ? null : 'i1',
      })),
    ],
    [
      '20,000 removes of items that are there once',
      times(20_000, (at) => ({ op: 'remove', path: ['CDSItems', { id: `i${at}` }] })),
    ],
    ['100,000 patches', times(100_000, () => ({ op: 'set', path: ['internal_id'], value: 'a' }))],
    [
      '20 sets of a text of 700,000 characters',
      times(20, () => ({ op: 'set', path: ['internal_id'], value: 'x'.repeat(700_000) })),
    ],
    [
      'paths through __proto__',
      times(100, () => ({ op: 'set', path: ['__proto__', 'isAdmin'], value: true })),
    ],
    [
      'paths through constructor',
      times(100, () => ({ op: 'set', path: ['constructor', 'prototype'], value: 'b' })),
    ],
    [
      'paths of 20 names that are none',
      times(1000, () => ({ op: 'set', path: Array.from({ length: 20 }, () => 'CDSItems'), value: '1' })),
    ],
  ];
}

/** Every hostile document by every door; of a share each by one of them, by turns. */
export function documentAttacks(id: number): readonly Attack[] {
  const doors = doorsOf(id);
  return hostileDocuments().flatMap(([what, json], at) =>
    doors
      .filter((_, door) => soakCount(10) === 10 || (at + door) % doors.length === 0)
      .map(
        (door): Attack => ({
          name: `${what} to ${door.name}, as ${door.as}`,
          as: door.as,
          method: door.method,
          path: door.path,
          body: () => door.around(json()),
          outcome: 'refused',
        }),
      ),
  );
}

/** Every hostile run of patches, to a declaration of its own with 999 items. */
export async function patchAttacks(product: WatchedProduct): Promise<readonly Attack[]> {
  const attacks: Attack[] = [];
  for (const [at, [what, patches]] of hostilePatches().entries()) {
    const { id, revision } = await storeLargest(product, `PATCHED-${at}`);
    attacks.push({
      name: what,
      as: 'ordinary',
      method: 'PATCH',
      path: `/api/customs-declarations/${id}`,
      body: () => JSON.stringify({ revision, patches: patches() }),
      outcome: 'answered',
    });
  }
  return attacks;
}

/** Stores the largest declaration there may be, as an ordinary person does. */
export async function storeLargest(
  { address, tokens }: WatchedProduct,
  lrn: string,
): Promise<{ readonly id: number; readonly revision: number }> {
  const answer = await fetch(`${address}/api/customs-declarations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.ordinary}`, 'content-type': 'application/json' },
    body: JSON.stringify(largestDeclaration(lrn)),
  });
  const { data } = (await answer.json()) as { data?: { id: number; revision: number } };
  if (data === undefined) throw new Error(`The largest declaration was answered ${answer.status}.`);
  return data;
}
