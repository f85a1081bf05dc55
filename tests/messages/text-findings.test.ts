import { afterEach, describe, expect, it } from 'vitest';
import type { DocumentData } from '../../src/engine/index.ts';
import type { MessageElement } from '../../src/messages/build.ts';
import { readParts, writeParts } from '../../src/messages/codecs/index.ts';
import { toUtc } from '../../src/messages/date-time.ts';
import { judgeFacets } from '../../src/messages/format.ts';
import {
  checkMessage,
  checkMessageText,
  type MessageMap,
  readNotifications,
} from '../../src/messages/index.ts';
import { keptOut } from '../../src/messages/kept-out.ts';
import type { ValueFacets } from '../../src/messages/map.ts';
import { formatPointer, parsePointer } from '../../src/messages/pointer-text.ts';
import { valuesOf } from '../../src/messages/request.ts';
import { fieldPath } from '../../src/messages/scope.ts';
import { trimBlanks } from '../../src/messages/xml/element.ts';
import { cargo, field, fields, list } from '../engine/cargo.ts';

/** A message of a name, seals and parties, like that of no authority. */
const map: MessageMap = {
  name: 'small',
  document: 'cargo',
  namespaces: { '': 'urn:small', o: 'urn:other' },
  kinds: { amount: { currencyID: 'currency' } },
  formats: {
    name: { base: 'token', maxLength: 3 },
    currency: { base: 'token', pattern: '[A-Z]{3}' },
    amount: { base: 'decimal', kind: 'amount', totalDigits: 3, fractionDigits: 1 },
  },
  root: {
    element: 'Small',
    namespace: '',
    children: [
      {
        element: 'Name',
        field: 'name',
        format: 'name',
        min: 1,
        attributes: [{ name: 'lang', constant: 'en' }],
      },
      { element: 'Sum', field: 'sum', format: 'amount' },
      {
        element: 'Seal',
        rows: 'seals',
        max: 2,
        children: [
          {
            element: 'Number',
            field: 'number',
            format: 'name',
            attributes: [{ name: 'kind', field: 'kind', format: 'name' }],
          },
          { element: 'Owner', field: '../owner', format: 'name' },
        ],
      },
      { element: 'Note', max: 'unbounded', field: 'note' },
    ],
  },
};

const name = '<Name lang="en">Ada</Name>';
const found = (xml: string) =>
  checkMessageText(map, xml).map(
    ({ place, field, code, message }) =>
      `${place} ${field ?? '-'} ${code.slice('problem.message.'.length)}: ${message}`,
  );
const within = (content: string) => found(`<Small xmlns="urn:small">${content}</Small>`);

describe('what is found in the text of a message', () => {
  it.each([
    ['nothing of one that fits', `${name}<Sum currencyID="GBP">12.5</Sum><Note/><Note/><Note/>`, []],
    [
      'a value',
      '<Name lang="en">Adam</Name>',
      ['/Small/Name /name maxLength: At most 3 characters in the message.'],
    ],
    [
      'too many digits',
      `${name}<Sum>1234</Sum>`,
      ['/Small/Sum /sum totalDigits: At most 3 digits in the message.'],
    ],
    [
      'too many decimals',
      `${name}<Sum>1.25</Sum>`,
      ['/Small/Sum /sum fractionDigits: At most 1 decimals in the message.'],
    ],
    ['what is missing', '', ['/Small/Name /name missing: Required in the message.']],
    [
      'what is too often there',
      `${name}<Seal/><Seal/><Seal/>`,
      ['/Small/Seal - tooMany: At most 2 in one message.'],
    ],
    [
      'what comes too early',
      `<Sum>1</Sum>${name}`,
      ['/Small/Name /name order: Stands before Sum in the message.'],
    ],
    [
      'an element of none of its names, in its second place',
      `${name}<Other/><Other/>`,
      [
        '/Small/Other - unknown: Not an element of the message.',
        '/Small/Other[2] - unknown: Not an element of the message.',
      ],
    ],
    [
      'an element within a value',
      '<Name lang="en">Ada<Sum/></Name>',
      ['/Small/Name/Sum - unknown: Not an element of the message.'],
    ],
    [
      'an element of another namespace',
      '<o:Name xmlns:o="urn:other">Ada</o:Name>',
      ['/Small/Name - unknown: Not an element of the message.'],
    ],
    ['text between elements', `${name}text`, ['/Small - text: Holds text between its elements.']],
    [
      'a value in a row, and one of the document that stands there',
      `${name}<Seal><Number kind="long">1</Number><Owner>Adam</Owner></Seal>`,
      [
        '/Small/Seal/Number/@kind /seals/*/kind maxLength: At most 3 characters in the message.',
        '/Small/Seal/Owner /owner maxLength: At most 3 characters in the message.',
      ],
    ],
    [
      'an attribute of no name, and one that is missing',
      '<Name size="1">Ada</Name>',
      [
        '/Small/Name/@size - unknown: Not an attribute of the element.',
        '/Small/Name/@lang - missing: Required in the message.',
      ],
    ],
    [
      'an attribute of another kind of value',
      '<Name lang="en" currencyID="GBP">Ada</Name>',
      ['/Small/Name/@currencyID - unknown: Not an attribute of the element.'],
    ],
  ])('%s', (_, content, findings) => {
    expect(within(content).map((each) => each.replace(/characters? in/, 'characters in'))).toEqual(findings);
  });

  it('that it is another message, whatever its namespace', () => {
    expect(found('<Large xmlns="urn:small"/>')).toEqual(['/Large - unknown: Not an element of the message.']);
    expect(found('<Small xmlns="urn:other"/>')).toEqual(['/Small - unknown: Not an element of the message.']);
  });
});

describe('what is found in a document before it is a message', () => {
  it.each([
    ['nothing of one that fits', { name: 'Ada', sum: '12.5' }, []],
    ['what its message has to have', { sum: '1' }, [[['name'], 'missing: Required in the message.']]],
    [
      'a value, in a row too',
      { name: 'Adam', seals: [{ uuid: 's', number: 'long' }] },
      [
        [['name'], 'maxLength: At most 3 characters in the message.'],
        [['seals', { id: 's' }, 'number'], 'maxLength: At most 3 characters in the message.'],
      ],
    ],
    [
      'more rows than it takes, once',
      { name: 'Ada', seals: ['a', 'b', 'c', 'd'].map((uuid) => ({ uuid, number: '1' })) },
      [[['seals'], 'tooMany: At most 2 in one message.']],
    ],
  ])('%s', (_, document, problems) => {
    const told = checkMessage(map, document as unknown as DocumentData).map(({ path, code, message }) => [
      path,
      `${code.slice('problem.message.'.length)}: ${message}`,
    ]);
    expect(told).toEqual(problems);
  });
});

describe('what rules keep out of a message', () => {
  const whenBulk = { scope: '/kind', schema: { const: 'bulk' } };
  const rule = [{ effect: 'hide', condition: whenBulk }] as const;
  const seal = {
    name: 'seal',
    fields: fields(field('number', { rules: rule }), field('kind')),
    lists: {},
    layout: [],
    columns: [],
  };
  const definition = {
    ...cargo,
    fields: fields(field('kind'), field('name'), field('sum', { rules: rule }), field('owner')),
    lists: { seals: list('seals', seal) },
  };
  const kept = (document: object) =>
    keptOut(map, document as DocumentData, definition).map(({ value }) => value);
  const seals = [
    { uuid: 's', number: 'A1' },
    { uuid: 't', number: 'B2' },
  ];

  it.each([
    ['nothing where nothing is hidden', { kind: 'parcel', name: 'Ada', sum: '5', seals }, []],
    ['a field', { kind: 'bulk', name: 'Ada', sum: '5' }, ['5']],
    ['no blank field', { kind: 'bulk', name: 'Ada', sum: '' }, []],
    ['a field of each row', { kind: 'bulk', name: 'Ada', seals }, ['A1', 'B2']],
  ])('%s', (_, document, values) => {
    expect(kept(document)).toEqual(values);
  });
});

it('a reference leads to the rows around, and not out of the document', () => {
  const document = { data: {}, path: [] };
  const row = { data: { uuid: 's' }, path: ['seals', { id: 's' }], parent: document };
  expect(fieldPath(row, 'number')).toEqual(['seals', { id: 's' }, 'number']);
  expect(fieldPath(row, '../owner')).toEqual(['owner']);
  expect(() => fieldPath(row, '../../owner')).toThrow('"../owner" leaves the document.');
});

it('the pointer of a later occurrence has its whole number', () => {
  const steps = [{ id: '42A' }, { id: '68A', sequence: 123 }, { id: 'D013' }];
  expect(formatPointer(steps)).toBe('42A/68A[123]/D013');
  expect(parsePointer('42A/68A[123]/D013')).toEqual(steps);
});

it.each([
  ['', ''],
  [' \t\r\n', ''],
  ['\n a b\t', 'a b'],
  ['\u00a0a\u00a0', '\u00a0a\u00a0'],
])('of the text %j around which XML has blanks stays %j', (text, trimmed) => {
  expect(trimBlanks(text)).toBe(trimmed);
});

it('more responses than are read are told with their number', () => {
  const response =
    '<Response xmlns="urn:wco:datamodel:WCO:RES-DMS:2"><FunctionCode>01</FunctionCode></Response>';
  expect(() => readNotifications(`<MetaData>${response.repeat(1201)}</MetaData>`)).toThrow(
    'It holds 1,201 responses; 200 are the most that are read.',
  );
});

describe('a moment', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['Wed Nov 13 10:00:00 UTC 2019', '2019-11-13T10:00:00Z'],
    ['Wed Nov 13 10:00:00 GMT 2019', '2019-11-13T10:00:00Z'],
    ['Mon Jul 01 10:00:00 BST 2019', '2019-07-01T09:00:00Z'],
    ['Mon Jul 01 10:00:00 GMT+02:00 2019', '2019-07-01T08:00:00Z'],
    ['20230526205510+01', '2023-05-26T19:55:10Z'],
    ['20230526205510+0530', '2023-05-26T15:25:10Z'],
    ['2023-05-26T20:55:10-05:30', '2023-05-27T02:25:10Z'],
    ['20230526', '2023-05-26T00:00:00Z'],
    ['2023-05-26T20:55:10.25Z', '2023-05-26T20:55:10.250Z'],
    ['20230231', undefined],
    ['x20230526', undefined],
    ['20230526x', undefined],
    ['x2023-05-26', undefined],
    ['2023-05-26T20:55:10Zx', undefined],
    ['xWed Nov 13 10:00:00 UTC 2019', undefined],
    ['Wed Nov 13 10:00:00 UTC 2019x', undefined],
    ['Wed Foo 13 10:00:00 UTC 2019', undefined],
  ])('%s is %s whatever the zone of the computer', (text, utc) => {
    process.env.TZ = 'Pacific/Auckland';
    expect(toUtc(text)).toBe(utc);
  });
});

it.each(['date-forms', 'moment-forms', 'date-iso', 'date-minutes'])(
  'a blank day is written by %s as nothing',
  (codec) => {
    const use = { codec, fields: ['date', 'time'], parts: ['text', 'code'] };
    expect(writeParts(use, []).filter((part) => part !== '')).toEqual([]);
  },
);

it.each(['date-forms', 'moment-forms'])(
  'a blank text is read by %s as a blank for each of its fields',
  (codec) => {
    const parts = ['text', 'code'];
    expect(readParts({ codec, fields: ['date', 'time'], parts }, ['', ''])).toEqual(['', '']);
    expect(readParts({ codec, fields: ['date', 'time', 'form'], parts }, ['', ''])).toEqual(['', '', '']);
  },
);

it('values stand in the outermost element that pointers name; a message without one is none of ours', () => {
  const element = (id: string | undefined, ...children: MessageElement[]) =>
    ({
      node: { element: 'E', id },
      children,
      text: children.length > 0 ? undefined : 'x',
    }) as unknown as MessageElement;
  const inner = element('42A', element('1'));
  expect(valuesOf(element(undefined, element(undefined), inner))).toBe(inner);
  expect(() => valuesOf(element(undefined))).toThrow('Nothing in "E" has an id.');
});

describe('a value is judged by the facets of its format', () => {
  it.each<[ValueFacets, string, string | undefined]>([
    [{ base: 'decimal' }, '+1.5', undefined],
    [{ base: 'decimal' }, ' -.5\n', undefined],
    [{ base: 'decimal' }, '1 5', 'Must be a number in the message.'],
    [{ base: 'decimal' }, '.', 'Must be a number in the message.'],
    [{ base: 'decimal', fractionDigits: 0 }, '1.5', 'Must be a whole number in the message.'],
    [{ base: 'decimal', fractionDigits: 1 }, '1.50', undefined],
    [{ base: 'decimal', fractionDigits: 1 }, '1.55', 'At most 1 decimals in the message.'],
    [{ base: 'decimal', totalDigits: 2 }, '001.50', undefined],
    [{ base: 'decimal', totalDigits: 2 }, '10.5', 'At most 2 digits in the message.'],
    [{ base: 'decimal', totalDigits: 2 }, '.055', 'At most 2 digits in the message.'],
    [{ base: 'token', length: 2 }, ' A  ', 'Must be 2 characters in the message.'],
    [{ base: 'token', length: 3 }, ' A  B ', undefined],
    [{ base: 'string', length: 3 }, ' A ', undefined],
    [{ base: 'token', minLength: 2 }, 'A', 'At least 2 characters in the message.'],
    [{ base: 'token', maxLength: 1 }, '🚢', undefined],
    [{ base: 'token', enum: ['A', 'B'] }, 'C', 'Not one of the codes the message allows.'],
    [{ base: 'token', pattern: '[A-Z]{2}' }, 'AB', undefined],
    [{ base: 'token', pattern: '[A-Z]{2}' }, 'ABC', 'Not in the form the message requires.'],
    [{ base: 'token', pattern: '[A-Z]{2}' }, 'A1', 'Character 2, “1”, is none that the message takes here.'],
    [{ base: 'token', pattern: '[A-Z]+x?' }, 'a', 'Not in the form the message requires.'],
    [{ base: 'string', pattern: '[ ]*[A-Z]+' }, '  ', 'Holds nothing but blanks.'],
  ])('%j judges %j: %j', (facets, text, message) => {
    expect(judgeFacets(facets, text)?.message).toBe(message);
  });

  it.each<[ValueFacets, string]>([
    [{ base: 'decimal' }, 'decimal'],
    [{ base: 'token', length: 3 }, 'length'],
    [{ base: 'token', minLength: 3 }, 'minLength'],
    [{ base: 'token', maxLength: 1 }, 'maxLength'],
    [{ base: 'token', enum: [] }, 'enum'],
    [{ base: 'token', pattern: '' }, 'pattern'],
  ])('%j fails with the code %s', (facets, code) => {
    expect(judgeFacets(facets, 'ab')?.code).toBe(`problem.message.${code}`);
  });
});
