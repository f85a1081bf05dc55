import fc from 'fast-check';
import { type DocumentData, type Patch, type Path, type Row, rowsOf } from '../../src/engine/index.ts';

/** A wish for an edit; made into a patch that fits the document it meets. */
export interface Wish {
  readonly kind: 'set' | 'setBox' | 'head' | 'insert' | 'insertBox' | 'remove' | 'move';
  readonly at: number;
  readonly to: number;
  readonly field: number;
  readonly text: string;
}

export const wishes = fc.array(
  fc.record<Wish>({
    kind: fc.constantFrom('set', 'setBox', 'head', 'insert', 'insertBox', 'remove', 'move'),
    at: fc.nat(7),
    to: fc.nat(7),
    field: fc.nat(3),
    text: fc.constantFrom('', '1', '2.5', 'loose', 'packed', 'bulk', 'parcel', 'far too long a text', 'x'),
  }),
  { maxLength: 12 },
);

/** Numbers rows as they are put in, so that keys never repeat. */
let made = 0;

/** The patch a wish means for this document; undefined where there is no row for it. */
export function patchFor(document: DocumentData, wish: Wish): Patch | undefined {
  const loads = rowsOf(document, 'loads');
  const row = loads[wish.at % Math.max(1, loads.length)];
  const after = wish.to === 0 ? null : (loads[(wish.to - 1) % Math.max(1, loads.length)]?.uuid ?? null);
  made += 1;
  switch (wish.kind) {
    case 'head':
      return { op: 'set', path: [['title', 'kind', 'day', 'gate'][wish.field]!], value: wish.text };
    case 'insert':
      return { op: 'insert', path: ['loads'], row: newLoad(wish), after };
    case 'set':
      return (
        row && {
          op: 'set',
          path: [...pathOf(row), ['mode', 'weight', 'note', 'secret'][wish.field]!],
          value: wish.text,
        }
      );
    case 'insertBox':
      return row && { op: 'insert', path: [...pathOf(row), 'boxes'], row: { uuid: `b${made}` }, after: null };
    case 'setBox': {
      const box = row && rowsOf(row, 'boxes')[0];
      return (
        box && {
          op: 'set',
          path: [...pathOf(row), 'boxes', { id: box.uuid }, ['mark', 'count'][wish.field % 2]!],
          value: wish.text,
        }
      );
    }
    case 'remove':
      return row && { op: 'remove', path: pathOf(row) };
    case 'move':
      return row && { op: 'move', path: pathOf(row), after };
  }
}

function newLoad({ text }: Wish): Row {
  const row = { uuid: `n${made}`, boxes: [{ uuid: `x${made}`, mark: 'B' }] };
  return text === '' ? row : { ...row, weight: text };
}

function pathOf(row: Row): Path {
  return ['loads', { id: row.uuid }];
}
