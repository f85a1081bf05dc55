import type { DocumentDefinition } from './catalogue.ts';
import { type Computation, isDerived } from './computation.ts';
import type { RuleContext } from './condition.ts';
import { fieldAt, listAt } from './definition.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import { KeptFigures } from './kept-figures.ts';
import type { Patch } from './patch.ts';
import { patchesBetween } from './patches-between.ts';
import { formatPath, isRowSegment, type Path, pathPattern } from './path.ts';
import { type Provenance, type Provenances, saying, typed } from './provenance.ts';
import { ProvenanceTree, placesOfValues, provenancesOfCopy } from './provenance-tree.ts';
import { alignRows } from './row-matching.ts';
import { fieldIn, getAt, isRows, isSameValue } from './rows.ts';

/** A document and where its values came from. */
export interface Told {
  readonly document: DocumentData;
  readonly provenances: ProvenanceTree;
}

interface Kept {
  readonly definition: DocumentDefinition;
  readonly computations: readonly Computation[];
  readonly context: RuleContext;
  /** The figures of `mine` stand as it states them, whatever their computations give. */
  readonly isStated: boolean;
}

/**
 * Where the values of a document came from that was made of `theirs` by what `mine` brings, and by computations: a value
 * brings with it what is said of it, what neither has was computed, and what did not change keeps what was said. What
 * `mine` says of figures and defaults is believed only where a computation makes such, and a schema has such a default.
 */
export function mergedProvenances(
  { mine, theirs }: Readonly<Record<'mine' | 'theirs', Told>>,
  document: DocumentData,
  kept: Kept,
): ProvenanceTree {
  const said = believedOf(mine, document, kept);
  const merged = new ProvenanceTree(theirs.provenances);
  merged.take(
    patchesBetween(theirs.document, document).map((patch): Patch => {
      if (patch.op === 'set' && patch.value !== undefined) return { ...patch, from: said(patch.path) };
      if (patch.op !== 'insert') return patch;
      const path = [...patch.path, { id: patch.row.uuid }];
      return { ...patch, ...saying(fromOfRow(patch.row, path, mine, said)) };
    }),
  );
  return merged;
}

/**
 * Where the values of a new document came from of which nothing is said, or one thing of all of it: figures that agree with
 * their computations are computed. The same as `mergedProvenances` tells, without a look at any other value.
 */
export function provenancesOfNew(
  whole: Provenance,
  document: DocumentData,
  kept: Omit<Kept, 'isStated'>,
): ProvenanceTree {
  const provenances = new ProvenanceTree(whole.kind === 'typed' ? {} : { '': whole });
  const figures = new KeptFigures(kept.definition, kept.computations);
  const agrees = agreeing(document, kept);
  const written = new Set(kept.computations.filter(isDerived).flatMap(({ writes }) => writes));
  provenances.take(
    placesLike(document, written).flatMap(({ path, value }): Patch[] => {
      const keeper = figures.keeperOf(document, path);
      if (keeper === undefined || !agrees(keeper, path)) return [];
      return [{ op: 'set', path, value, from: { kind: 'computed', by: keeper.name } }];
    }),
  );
  return provenances;
}

/** The values of a document that are not blank at places like these, with their places. */
function placesLike(document: DocumentData, patterns: ReadonlySet<string>, around: Path = [], like = '') {
  const found: { readonly path: Path; readonly value: FieldValue }[] = [];
  for (const [name, value] of Object.entries(document)) {
    const here = `${like}/${name}`;
    if (isRows(value)) {
      if (![...patterns].some((pattern) => pattern.startsWith(`${here}/*/`))) continue;
      for (const row of value)
        found.push(...placesLike(row, patterns, [...around, name, { id: row.uuid }], `${here}/*`));
    } else if (patterns.has(here) && value !== '')
      found.push({ path: [...around, name], value: value as FieldValue });
  }
  return found;
}

/**
 * Where the values of a whole document came from that was made of another and says nothing of it: what did not change
 * came from where it did. Rows without the keys they had are known again by what they hold.
 */
export function provenancesOfWhole(
  definition: DocumentDefinition,
  { document: before, provenances }: Told,
  document: DocumentData,
): ProvenanceTree {
  const patches = patchesBetween(before, document);
  const known = new ProvenanceTree(provenances);
  const hasOtherKeys = ['insert', 'remove'].every((op) => patches.some((patch) => patch.op === op));
  const aligned = hasOtherKeys ? alignRows(definition, before, document) : document;
  known.take(patchesBetween(before, aligned));
  return aligned === document ? known : new ProvenanceTree(provenancesOfCopy(aligned, document, known.all()));
}

/** Of a row that `mine` has; all else in it was made here. */
function fromOfRow(row: Row, path: Path, mine: Told, said: (path: Path) => Provenance): Provenances {
  const places = placesOfValues(row);
  const rows = places.flatMap((place) =>
    place.flatMap((segment, at) => (isRowSegment(segment) ? [place.slice(0, at + 1)] : [])),
  );
  const own = [[], ...rows].map((place): [string, Provenance] => {
    const whole = [...path, ...place];
    return [formatPath(place), getAt(mine.document, whole) ? mine.provenances.at(whole) : typed];
  });
  const values = places.map((place): [string, Provenance] => [formatPath(place), said([...path, ...place])]);
  return Object.fromEntries([...own, ...values]);
}

/** What is believed of the values of a document, by what `mine` says. */
function believedOf(mine: Told, document: DocumentData, kept: Kept): (path: Path) => Provenance {
  const { definition, computations, isStated } = kept;
  const figures = new KeptFigures(definition, computations);
  const agrees = agreeing(document, kept);
  const writers = (path: Path) => {
    const pattern = pathPattern(path);
    const list = path.flatMap((segment, at) =>
      isRowSegment(segment) ? [pathPattern(path.slice(0, at))] : [],
    );
    const isWritten = (one: string) => one === pattern || list.includes(one);
    return computations.filter(({ writes }) => writes.some(isWritten));
  };

  return (path) => {
    const isMine = isSameValue(fieldIn(mine.document, path), fieldIn(document, path));
    const claimed = isMine ? mine.provenances.at(path) : undefined;
    const keeper = figures.keeperOf(document, path);
    const isClaimed = claimed?.kind === 'computed' && !isStated;
    if (keeper !== undefined && (isClaimed || agrees(keeper, path)))
      return { kind: 'computed', by: keeper.name };
    if (claimed === undefined) return { kind: 'computed', by: writers(path)[0]?.name ?? '' };
    if (claimed.kind === 'computed') {
      const isMade = !isStated && writers(path).some(({ name }) => name === claimed.by);
      return isMade ? claimed : typed;
    }
    if (claimed.kind === 'default') return isDefault(definition, path, document) ? claimed : typed;
    return claimed;
  };
}

/** Whether a figure of the document is what its computation gives. */
function agreeing(document: DocumentData, { context }: Pick<Kept, 'context'>) {
  const differing = new Map<Computation, ReadonlySet<string>>();
  const isChange = (patch: Patch) =>
    patch.op !== 'set' || !isSameValue(fieldIn(document, patch.path), patch.value);
  return (computation: Computation, path: Path) => {
    if (!isDerived(computation)) return false;
    const places =
      differing.get(computation) ??
      new Set(
        computation
          .full(document, context)
          .filter(isChange)
          .map(({ path }) => formatPath(path)),
      );
    differing.set(computation, places);
    return !places.has(formatPath(path));
  };
}

/** Whether the field, or a row of its list, is born with the value that it holds. */
function isDefault(definition: DocumentDefinition, path: Path, document: DocumentData): boolean {
  const value = fieldIn(document, path);
  const name = path.at(-1) as string;
  const born = fieldAt(definition, path)?.defaults.map((one) => one.value) ?? [];
  const list = path.length > 1 ? listAt(definition, path.slice(0, -2)) : undefined;
  const first = list?.initial.flatMap(({ rows }) => rows.map((row) => row[name])) ?? [];
  return [...born, ...first].some((one) => one === value);
}
