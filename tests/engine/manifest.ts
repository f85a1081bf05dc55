import type {
  DerivedComputation,
  DocumentCheck,
  DocumentData,
  DocumentDefinition,
} from '../../src/engine/index.ts';
import { pathPattern, rowsOf } from '../../src/engine/index.ts';
import { field, fields, list, load, takes } from './cargo.ts';

/** A load that knows its number, as goods items do: the row of both documents below. */
export const numberedLoad = {
  ...load,
  name: 'numbered-load',
  fields: {
    ...fields(field('load_no', { type: 'integer', computedBy: 'load-numbering', readOnly: true })),
    ...load.fields,
  },
};

/** A second document type, with the rows of the first. */
export const manifest: DocumentDefinition = {
  name: 'manifest',
  version: 1,
  takes,
  fields: fields(
    field('ship', { valid: { maxLength: 12 } }),
    field('kind', { valid: { enum: ['parcel', 'bulk'] } }),
    field('port', { valid: { maxLength: 5 } }),
    field('unshown'),
  ),
  lists: { loads: list('loads', numberedLoad), seals: list('seals', seal()) },
  sections: [
    { id: 'voyage', label: 'Voyage', fields: [{ name: 'ship', span: 6 }], lists: ['seals'] },
    {
      id: 'cargo',
      label: 'Cargo',
      fields: [
        { name: 'kind', span: 6 },
        { name: 'port', span: 6 },
      ],
      lists: ['loads'],
    },
  ],
};

function seal() {
  return { name: 'seal', fields: fields(field('number')), lists: {}, layout: [], columns: ['number'] };
}

/** A template of loads: another document with the same rows and nothing else. */
export const loadTemplate: DocumentDefinition = {
  name: 'load-template',
  version: 1,
  takes,
  fields: fields(field('name', { valid: { maxLength: 20 } })),
  lists: { loads: list('loads', numberedLoad) },
  sections: [{ id: 'loads', label: 'Loads', fields: [{ name: 'name', span: 6 }], lists: ['loads'] }],
};

function numbered(document: DocumentData) {
  return rowsOf(document, 'loads').flatMap(({ uuid, load_no }, at) =>
    load_no === at + 1
      ? []
      : [{ op: 'set', path: ['loads', { id: uuid }, 'load_no'], value: at + 1 } as const],
  );
}

/** Numbers the loads of either document from 1. */
export const loadNumbering: DerivedComputation = {
  name: 'load-numbering',
  kind: 'derived',
  reads: ['/loads'],
  writes: ['/loads/*/load_no'],
  run: ({ after }) => ({ patches: numbered(after) }),
  full: numbered,
};

/** No load is heavier than the limit of its kind; judged load by load, or all when the kind changes. */
export const heavy: DocumentCheck = {
  name: 'heavy',
  reads: ['/kind', '/loads', '/loads/*/weight'],
  full: (document) => rowsOf(document, 'loads').flatMap(({ uuid }) => heavyAt(document, uuid)),
  run({ document, patches }) {
    const ids = patches.some(({ path }) => pathPattern(path) === '/kind')
      ? rowsOf(document, 'loads').map(({ uuid }) => uuid)
      : patches.flatMap((patch) => {
          const row = patch.op === 'insert' ? { id: patch.row.uuid } : patch.path[1];
          return typeof row === 'object' ? [row.id] : [];
        });
    return {
      judged: ids.map((id) => ['loads', { id }, 'weight']),
      findings: ids.flatMap((id) => heavyAt(document, id)),
    };
  },
};

function heavyAt(document: DocumentData, id: string) {
  const weight = rowsOf(document, 'loads').find(({ uuid }) => uuid === id)?.weight;
  const limit = document.kind === 'bulk' ? 100 : 2;
  return Number(weight) > limit
    ? [
        {
          path: ['loads', { id }, 'weight'],
          severity: 'warning',
          code: 'problem.heavy',
          message: `More than ${limit}.`,
        } as const,
      ]
    : [];
}

/** No two loads have the same note; about the whole document, asked as a whole. */
export const sameNotes: DocumentCheck = {
  name: 'same-notes',
  reads: ['/loads', '/loads/*/note'],
  full(document) {
    const notes = rowsOf(document, 'loads').flatMap(({ note }) => (note === undefined ? [] : [note]));
    return new Set(notes).size === notes.length
      ? []
      : [{ path: [], severity: 'error', code: 'problem.sameNotes', message: 'Two loads say the same.' }];
  },
};
