import type {
  Computation,
  DerivedComputation,
  DocumentData,
  DocumentDefinition,
  FieldDefinition,
  ListDefinition,
  Rule,
} from '../../src/engine/index.ts';
import { createDocumentStore, decimalOf, roundTo, rowsOf } from '../../src/engine/index.ts';

type Extra = Partial<Omit<FieldDefinition, 'name'>>;

export function field(name: string, extra: Extra = {}): FieldDefinition {
  const valid = extra.valid ?? {};
  return {
    name,
    type: 'string',
    label: name,
    help: {},
    widget: 'text',
    rules: [],
    defaults: [],
    ...extra,
    valid,
    entry: extra.entry ?? valid,
  };
}

export function fields(...all: FieldDefinition[]) {
  return Object.fromEntries(all.map((one) => [one.name, one]));
}

export function list(
  name: string,
  row: ListDefinition['row'],
  extra: Partial<ListDefinition> = {},
): ListDefinition {
  return { name, label: name, row, takes: extra.maxRows ?? 9999, initial: [], rules: [], ...extra };
}

const whenBulk: Rule['condition'] = { scope: '/kind', schema: { const: 'bulk' } };

const box = {
  name: 'box',
  fields: fields(
    field('mark', { valid: { maxLength: 5 }, rules: [{ effect: 'require' }] }),
    field('count', {
      valid: { maxLength: 4, format: 'digits' },
      rules: [{ effect: 'hide', condition: { scope: '../mode', schema: { const: 'loose' } } }],
    }),
  ),
  lists: {},
  layout: [],
  columns: ['mark', 'count'],
};

export const load = {
  name: 'load',
  fields: fields(
    field('mode', { defaults: [{ when: whenBulk, value: 'loose' }, { value: 'packed' }] }),
    field('weight', { valid: { maxLength: 8, format: 'numeric' } }),
    field('note', {
      valid: { maxLength: 70 },
      entry: { maxLength: 10 },
      rules: [
        {
          effect: 'require',
          condition: { scope: './mode', schema: { const: 'loose' } },
          message: 'Say how.',
        },
        { effect: 'disable', condition: { scope: '$index', schema: { minimum: 2 } } },
      ],
    }),
    field('secret', { valid: { maxLength: 3 }, rules: [{ effect: 'hide', condition: whenBulk }] }),
  ),
  lists: { boxes: list('boxes', box, { initial: [{ rows: [{ mark: 'first' }] }] }) },
  layout: [],
  columns: ['mode', 'weight'],
};

/** What the test documents take. */
export const takes = { rows: 20_000, characters: 1000 };

/** A small cargo list: the engine's test document, unlike a declaration in every name. */
export const cargo: DocumentDefinition = {
  name: 'cargo',
  version: 1,
  takes,
  fields: fields(
    field('title', { valid: { maxLength: 8 }, rules: [{ effect: 'require' }] }),
    field('kind', { valid: { enum: ['parcel', 'bulk'] }, defaults: [{ value: 'parcel' }] }),
    field('day', { valid: { format: 'date' } }),
    field('total', { valid: { maxLength: 12, format: 'numeric' }, computedBy: 'total' }),
    field('gate', {
      rules: [{ effect: 'disable', condition: { scope: '$status', schema: { const: 'sent' } } }],
    }),
  ),
  lists: { loads: list('loads', load, { maxRows: 2000 }) },
  sections: [
    {
      id: 'head',
      label: 'Head',
      fields: ['title', 'kind', 'day', 'total', 'gate'].map((name) => ({ name, span: 3 })),
      lists: [],
    },
    { id: 'loads', label: 'Loads', fields: [], lists: ['loads'] },
  ],
};

function sum(document: DocumentData) {
  return rowsOf(document, 'loads').reduce((total, row) => total.plus(decimalOf(row.weight)), decimalOf('0'));
}

/** Sum of the weights, deliberately simple: walks all rows. */
export const total: DerivedComputation = {
  name: 'total',
  kind: 'derived',
  reads: ['/loads', '/loads/*/weight'],
  writes: ['/total'],
  run: ({ after, context }) => ({ patches: total.full(after, context) }),
  full: (document) => [{ op: 'set', path: ['total'], value: roundTo(sum(document), 2) }],
};

/** Keys r1, r2 … */
export function counting(prefix = 'r'): () => string {
  let number = 0;
  return () => {
    number += 1;
    return `${prefix}${number}`;
  };
}

export function openCargo(document: DocumentData = {}, computations: readonly Computation[] = [total]) {
  return createDocumentStore({ definition: cargo, document, computations, context: {}, newId: counting() });
}

/** A cargo list with so many loads `l0` …, each with one box `b`. */
export function cargoOf(loads: number): DocumentData {
  return {
    title: 'Tide',
    kind: 'parcel',
    loads: Array.from({ length: loads }, (_, at) => ({
      uuid: `l${at}`,
      mode: 'packed',
      weight: '1',
      boxes: [{ uuid: 'b', mark: 'A' }],
    })),
  };
}
