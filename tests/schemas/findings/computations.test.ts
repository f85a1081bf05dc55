import { describe } from 'vitest';
import { checkComputations, type KnownComputations } from '../../../generators/check/computations.ts';
import { jsonOf } from '../../../generators/source-files.ts';
import { findsExactly, type Rule } from './made.ts';

const UI = 'box/box.ui.json#/fields';
const FIELD = 'box/box.schema.json#/properties';

const box = {
  'box/box.schema.json': {
    title: '',
    description: '',
    version: 1,
    properties: {
      net: { type: 'string' },
      gross: { type: 'string' },
      total: { type: 'string' },
      answer: { type: 'string' },
      lids: { type: 'array', items: { $ref: 'lid.schema.json' } },
    },
  },
  'box/box.ui.json': {
    fields: { total: { computedBy: 'sum', readOnly: true }, gross: { computedBy: 'atTimes' } },
    sections: [],
  },
  'box/lid.schema.json': {
    title: '',
    description: '',
    $row: 'uuid',
    properties: { number: { type: 'integer' }, weight: { type: 'string' } },
  },
  'box/lid.ui.json': { fields: { number: { computedBy: 'numbers', readOnly: true } }, sections: [] },
  'ask/ask.schema.json': { title: '', description: '', form: true, properties: { net: { type: 'string' } } },
  'ask/ask.ui.json': { fields: { net: {} }, sections: [] },
};

const derived = (name: string, reads: string[], writes: string[], keeps?: true) => ({
  name,
  kind: 'derived',
  reads,
  writes,
  ...(keeps && { keeps }),
});

/** What computes stands in a file of its own, to be edited as the others. */
const rule: Rule = ({ authored, objects }, report) => {
  const computations = jsonOf(authored.files.get('computations.json')!) as KnownComputations;
  checkComputations(objects, computations, report);
};

describe('fields that are computed', () => {
  findsExactly(
    rule,
    {
      ...box,
      'computations.json': {
        box: [
          derived('sum', ['/net', '/lids', '/lids/*/weight'], ['/total']),
          derived('atTimes', ['/net', '/gross'], ['/gross'], true),
          derived('numbers', ['/lids'], ['/lids/*/number']),
          { name: 'asked', kind: 'event', reads: ['/total'], writes: ['/answer'] },
        ],
      },
    },
    [
      [
        'a computation that there is not',
        { [`${UI}/gross/computedBy`]: 'atTime' },
        'box/box.ui.json#/fields/gross/computedBy: box has no computation "atTime". Did you mean "atTimes"?',
      ],
      [
        'a computation far from all',
        { [`${UI}/gross/computedBy`]: 'seventeen' },
        'box/box.ui.json#/fields/gross/computedBy: box has no computation "seventeen".',
      ],
      [
        'a computation that answers an event',
        { [`${UI}/answer`]: { computedBy: 'asked' } },
        'box/box.ui.json#/fields/answer/computedBy: The computation "asked" answers an event and keeps no figure; name one that is derived.',
      ],
      [
        'a computation that writes another field',
        { [`${UI}/gross/computedBy`]: 'numbers' },
        'box/box.ui.json#/fields/gross/computedBy: The computation "numbers" does not write "gross".',
      ],
      [
        'a form that has no computations',
        { 'ask/ask.ui.json#/fields/net': { computedBy: 'sum' } },
        'ask/ask.ui.json#/fields/net/computedBy: ask has no computation "sum".',
      ],
      [
        'a figure that is kept and does not say so',
        { [`${UI}/total`]: {} },
        'box/box.ui.json#/fields/total: "total" is always kept by "sum": say so with "computedBy".',
      ],
      [
        'a figure that is kept and that the layout has not',
        { [`${UI}/total`]: undefined },
        'box/box.ui.json#/fields: "total" is always kept by "sum": say so with "computedBy".',
      ],
      [
        'a figure that is kept and can be typed',
        { [`${UI}/total/readOnly`]: undefined },
        'box/box.ui.json#/fields/total: "total" is always kept by "sum", so it is "readOnly".',
      ],
      [
        'a figure that is kept and begins as something',
        { [`${UI}/total/defaults`]: [{ value: '0' }] },
        'box/box.ui.json#/fields/total/defaults: "total" is always kept by "sum": a default would be lost.',
      ],
      [
        'a figure of rows that is kept and can be typed',
        { 'box/lid.ui.json#/fields/number/readOnly': undefined },
        'box/lid.ui.json#/fields/number: "number" is always kept by "numbers", so it is "readOnly".',
      ],
      [
        'a figure that is kept at times and begins as something',
        { [`${UI}/gross/defaults`]: [{ value: '0' }] },
      ],
      [
        'a figure that is kept by another',
        { [`${UI}/total`]: { computedBy: 'atTimes' } },
        'box/box.ui.json#/fields/total/computedBy: The computation "atTimes" does not write "total".',
      ],
      [
        'a computation of two figures',
        { 'computations.json#/box/0/writes/1': '/net', [`${UI}/net`]: { computedBy: 'sum', readOnly: true } },
      ],
      ['a figure of a document without a layout', { 'box/box.ui.json': undefined }],
      [
        'a field that is renamed',
        { [`${FIELD}/net`]: undefined, [`${FIELD}/nett`]: { type: 'string' } },
        'box/box.schema.json#/properties/nett: The computation "sum" reads "/net", which box has not. Did you mean "/nett"?',
        'box/box.schema.json#/properties/nett: The computation "atTimes" reads "/net", which box has not. Did you mean "/nett"?',
      ],
      [
        'a figure that is renamed and says what computes it',
        {
          [`${FIELD}/total`]: undefined,
          [`${FIELD}/zzz`]: { type: 'string' },
          [`${UI}/total`]: undefined,
          [`${UI}/zzz`]: { computedBy: 'sum', readOnly: true },
        },
        'box/box.schema.json#/properties: The computation "asked" reads "/total", which box has not.',
        'box/box.schema.json#/properties/zzz: The computation "sum" writes "/total", which box has not.',
        'box/box.ui.json#/fields: "total" is always kept by "sum": say so with "computedBy".',
        'box/box.ui.json#/fields/zzz/computedBy: The computation "sum" does not write "zzz".',
      ],
      [
        'a field of rows that is gone',
        { 'box/lid.schema.json#/properties/weight': undefined },
        'box/lid.schema.json#/properties: The computation "sum" reads "/lids/*/weight", which box has not.',
      ],
      [
        'a field of rows that is renamed',
        {
          'box/lid.schema.json#/properties/weight': undefined,
          'box/lid.schema.json#/properties/weihgt': { type: 'string' },
        },
        'box/lid.schema.json#/properties/weihgt: The computation "sum" reads "/lids/*/weight", which box has not. Did you mean "/lids/*/weihgt"?',
      ],
      [
        'a list that is renamed',
        {
          [`${FIELD}/lids`]: undefined,
          [`${FIELD}/lidds`]: { type: 'array', items: { $ref: 'lid.schema.json' } },
        },
        'box/box.schema.json#/properties/lidds: The computation "sum" reads "/lids", which box has not. Did you mean "/lidds"?',
        'box/box.schema.json#/properties/lidds: The computation "sum" reads "/lids/*/weight", which box has not. Did you mean "/lidds/*/weight"?',
        'box/box.schema.json#/properties/lidds: The computation "numbers" reads "/lids", which box has not. Did you mean "/lidds"?',
        'box/box.schema.json#/properties/lidds: The computation "numbers" writes "/lids/*/number", which box has not. Did you mean "/lidds/*/number"?',
      ],
      [
        'a list without its rows',
        { 'box/lid.schema.json': undefined, 'box/lid.ui.json': undefined },
        'box/box.schema.json#/properties/lids: The computation "sum" reads "/lids/*/weight", which box has not.',
        'box/box.schema.json#/properties/lids: The computation "numbers" writes "/lids/*/number", which box has not.',
      ],
      [
        'rows that hold themselves',
        { 'box/lid.schema.json#/properties/lids': { type: 'array', items: { $ref: 'lid.schema.json' } } },
      ],
      [
        'a document of which no computations are known',
        { 'computations.json': {} },
        'box/box.ui.json#/fields/total/computedBy: box has no computation "sum".',
        'box/box.ui.json#/fields/gross/computedBy: box has no computation "atTimes".',
        'box/lid.ui.json#/fields/number/computedBy: box has no computation "numbers".',
      ],
      [
        'sums of two trees, of which one does not say so and one can be typed',
        {
          [`${FIELD}/lids`]: {
            type: 'array',
            items: { $ref: 'lid.schema.json' },
            parentField: 'above',
            rollUp: { total: 'weight' },
          },
          [`${FIELD}/cups`]: {
            type: 'array',
            items: { $ref: 'cup.schema.json' },
            parentField: 'above',
            rollUp: { all: 'weight' },
          },
          'box/lid.schema.json#/properties': {
            number: { type: 'integer' },
            above: { type: 'string' },
            weight: { type: 'string' },
            total: { type: 'string' },
          },
          'box/cup.schema.json': {
            title: '',
            description: '',
            $row: 'uuid',
            properties: { above: { type: 'string' }, weight: { type: 'string' }, all: { type: 'string' } },
          },
          'box/cup.ui.json': { fields: { all: { computedBy: 'roll-up' } }, sections: [] },
        },
        'box/cup.ui.json#/fields/all: "all" is always kept by "roll-up", so it is "readOnly".',
        'box/lid.ui.json#/fields: "total" is always kept by "roll-up": say so with "computedBy".',
      ],
      [
        'a document that is a form',
        {
          'box/box.schema.json#/version': undefined,
          'box/box.schema.json#/form': true,
          [`${UI}/total`]: {},
          [`${FIELD}/net`]: undefined,
        },
      ],
    ],
  );
});

/** Files in which nothing says what computes it. */
const bare = {
  ...box,
  'box/box.ui.json': { fields: {}, sections: [] },
  'box/lid.ui.json': { fields: {}, sections: [] },
};
const chain = [
  derived('a', ['/net'], ['/gross'], true),
  derived('b', ['/gross'], ['/total'], true),
  derived('c', ['/total', '/gross', '/answer'], ['/answer'], true),
];
const of = (...all: object[]) => ({ 'computations.json': { box: all } });

describe('computations that feed each other', () => {
  findsExactly(rule, { ...bare, ...of(...chain) }, [
    [
      'two',
      of(derived('a', ['/total'], ['/gross'], true), chain[1]!),
      'box/box.schema.json#/properties/gross: These computations feed each other: a → b → a.',
    ],
    [
      'three',
      of(derived('a', ['/answer'], ['/gross'], true), ...chain.slice(1)),
      'box/box.schema.json#/properties/gross: These computations feed each other: a → b → c → a.',
    ],
    [
      'two behind another',
      of(
        derived('z', ['/net'], ['/gross'], true),
        derived('a', ['/answer'], ['/total'], true),
        derived('b', ['/total', '/gross'], ['/answer'], true),
      ),
      'box/box.schema.json#/properties/answer: These computations feed each other: b → a → b.',
    ],
    ['one that reads what it writes', of(derived('a', ['/net', '/gross'], ['/gross'], true))],
    [
      'two by a field of rows',
      of(
        derived('a', ['/lids/*/weight'], ['/lids/*/number'], true),
        derived('b', ['/lids/*/number'], ['/lids/*/weight'], true),
      ),
      'box/lid.schema.json#/properties/number: These computations feed each other: a → b → a.',
    ],
    [
      'two by a field that there is not',
      of(derived('a', ['/x'], ['/y'], true), derived('b', ['/y'], ['/x'], true)),
      'box/box.schema.json#/properties: The computation "a" reads "/x", which box has not.',
      'box/box.schema.json#/properties: The computation "a" writes "/y", which box has not.',
      'box/box.schema.json#/properties: The computation "b" reads "/y", which box has not.',
      'box/box.schema.json#/properties: The computation "b" writes "/x", which box has not.',
      'box/box.schema.json#/properties: These computations feed each other: a → b → a.',
    ],
    ['two that write nothing', of(derived('a', ['/net'], [], true), derived('b', ['/net'], [], true))],
    [
      'two that both feed a third',
      of(
        derived('a', ['/net'], ['/gross'], true),
        derived('b', ['/net'], ['/total'], true),
        derived('c', ['/gross', '/total'], ['/answer'], true),
      ),
    ],
  ]);
});
