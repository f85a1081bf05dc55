import fc from 'fast-check';
import {
  type DocumentData,
  formatPath,
  type Patch,
  type Path,
  type Provenance,
  type Row,
  rowsOf,
} from '../../src/engine/index.ts';
import { patchFor, type Wish } from './arbitrary-edits.ts';

/** Where every value of a document came from, one entry for each: deliberately simple, and nothing is inherited. */
export type Model = ReadonlyMap<string, Provenance>;

export const typedByHand: Provenance = { kind: 'typed' };
export const sources: readonly Provenance[] = [
  { kind: 'file', name: 'lines.xlsx', sheet: 'Tea', row: 14, more: 2 },
  { kind: 'file', name: 'lines.xlsx', row: 14 },
  { kind: 'applied', what: 'party', name: 'Ann & Co', id: 7 },
  { kind: 'document', id: 12, name: 'LRN1' },
  typedByHand,
];

/** Says of the patch of a wish where it came from; of a row also where what is in it came from. */
export const sayings = fc.array(fc.nat(9), { minLength: 3, maxLength: 3 });

export function saidPatch(document: DocumentData, wish: Wish, [own, inner, field]: readonly number[]) {
  const patch = patchFor(document, wish);
  const [outer, inside, deep] = [own, inner, field].map((at) => sources[at!]);
  if (patch?.op === 'set') return outer ? { ...patch, from: outer } : patch;
  if (patch?.op !== 'insert') return patch;
  const box = rowsOf(patch.row, 'boxes')[0];
  const from = {
    ...(outer && { '': outer }),
    ...(inside && box && { [`/boxes/{${box.uuid}}`]: inside }),
    ...(deep && patch.row.weight !== undefined && { '/weight': deep }),
  };
  return { ...patch, from } satisfies Patch;
}

/** Text of a place → value, of all values that are not blank. */
export function valuesOf(document: DocumentData, at = ''): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [name, value] of Object.entries(document)) {
    if (Array.isArray(value)) {
      for (const row of value as readonly Row[]) {
        const inner = valuesOf(row, `${at}/${name}${formatPath([{ id: row.uuid }])}`);
        for (const [place, held] of inner) found.set(place, held);
      }
    } else if (name !== 'uuid' && value !== '' && value !== undefined) found.set(`${at}/${name}`, value);
  }
  return found;
}

/** The model after one patch that made `after` of `before`. */
export function modelAfter(model: Model, patch: Patch, before: DocumentData, after: DocumentData): Model {
  const [were, are] = [valuesOf(before), valuesOf(after)];
  const place = formatPath(patch.path);
  return new Map(
    [...are].map(([at, value]): [string, Provenance] => {
      if (patch.op === 'insert') {
        const row = `${place}${formatPath([{ id: patch.row.uuid }])}`;
        if (at.startsWith(`${row}/`)) return [at, nearest(patch.from ?? {}, at.slice(row.length))];
      }
      if (patch.op === 'set' && at === place && were.get(at) !== value)
        return [at, patch.from ?? typedByHand];
      return [at, model.get(at) ?? typedByHand];
    }),
  );
}

function nearest(from: Readonly<Record<string, Provenance>>, place: string): Provenance {
  for (let at = place; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const said = from[at];
    if (said !== undefined) return said;
    if (at === '') return typedByHand;
  }
}

/** What something that knows provenances says of every value. */
export function saidOf(document: DocumentData, said: (path: Path) => Provenance | undefined): Model {
  return new Map(
    pathsOf(document).flatMap((path): [string, Provenance][] => {
      const one = said(path);
      return one === undefined ? [] : [[formatPath(path), one]];
    }),
  );
}

function pathsOf(document: DocumentData, around: Path = []): Path[] {
  return Object.entries(document).flatMap(([name, value]): Path[] => {
    if (Array.isArray(value))
      return (value as readonly Row[]).flatMap((row) => pathsOf(row, [...around, name, { id: row.uuid }]));
    return name === 'uuid' || value === '' || value === undefined ? [] : [[...around, name]];
  });
}
