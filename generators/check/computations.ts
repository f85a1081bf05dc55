import type { Computation } from '../../src/engine/computation.ts';
import { isSummed, rollUpPlaces, type SummedTree } from '../../src/engine/roll-up-places.ts';
import { resolveReference } from '../authored.ts';
import type { SourceFile } from '../source-files.ts';
import { nearest, type Report, suggestion } from './finding.ts';
import { type AuthoredObject, documentsOf, fieldsOf, listsOf } from './objects.ts';

/** What the check needs to know of the computations of each document. */
export type KnownComputations = Readonly<Record<string, readonly KnownComputation[]>>;

type KnownComputation = Pick<Computation, 'name' | 'kind' | 'reads' | 'writes'> & {
  /** Present where the computation keeps its figure at times only. */
  readonly keeps?: unknown;
};

/** Fields computed by nothing or by an event, figures that are kept and can be typed, computations that read or write a place that does not exist, circles of computations. */
export function checkComputations(
  objects: ReadonlyMap<string, AuthoredObject>,
  computations: KnownComputations,
  report: Report,
): void {
  for (const object of objects.values()) checkComputedFields(object, computations, report);
  for (const document of objects.values()) {
    if (document.schema.version === undefined) continue;
    const known = knownOf(document, computations);
    const patterns = new Set(patternsOf(document, objects, ''));
    for (const { name, reads, writes } of known) {
      for (const [verb, places] of Object.entries({ reads, writes })) {
        for (const place of places) {
          if (patterns.has(place)) continue;
          const text = `The computation "${name}" ${verb} "${place}", which ${document.name} has not.`;
          const { file, path } = placeMeant(document, place, name, known, objects);
          report.at(file, path, `${text}${suggestion(place, patterns)}`);
        }
      }
    }
    checkAlwaysKept(document, objects, known, report);
    const circle = circleIn(known);
    if (circle) {
      const [first] = known.find(({ name }) => name === circle[0])?.writes ?? [];
      const { file, path } = standingPlace(document, first ?? '', objects);
      report.at(file, path, `These computations feed each other: ${circle.join(' → ')}.`);
    }
  }
}

/** The computations of a document: those of its own, and the sums that its schema names. */
function knownOf(
  { name, schema }: AuthoredObject,
  computations: KnownComputations,
): readonly KnownComputation[] {
  const sums = listsOf(schema).flatMap(([list, tree]): KnownComputation[] =>
    isSummed(tree) ? [{ ...rollUpPlaces({ ...tree, name: list } as SummedTree), kind: 'derived' }] : [],
  );
  return [...(computations[name] ?? []), ...sums];
}

function checkComputedFields(object: AuthoredObject, computations: KnownComputations, report: Report): void {
  const { ui, uiFile } = object;
  if (!ui || !uiFile) return;
  for (const [name, { computedBy }] of Object.entries(ui.fields)) {
    if (computedBy === undefined) continue;
    const place = ['fields', name, 'computedBy'];
    for (const document of documentsOf(object)) {
      const known = knownOf(document, computations);
      const named = known.filter((computation) => computation.name === computedBy);
      // Each summed tree of a document has one of the same name.
      const found =
        named.find(({ writes }) => writes.some((place) => place.endsWith(`/${name}`))) ?? named[0];
      if (!found) {
        const near = suggestion(
          computedBy,
          known.map((computation) => computation.name),
        );
        report.at(uiFile, place, `${document.name} has no computation "${computedBy}".${near}`);
      } else if (found.kind === 'event') {
        const text = `The computation "${computedBy}" answers an event and keeps no figure; name one that is derived.`;
        report.at(uiFile, place, text);
      } else if (!found.writes.some((pattern) => pattern.endsWith(`/${name}`))) {
        report.at(uiFile, place, `The computation "${computedBy}" does not write "${name}".`);
      }
    }
  }
}

/** A figure that a computation always keeps names it, cannot be typed and begins as nothing else. */
function checkAlwaysKept(
  document: AuthoredObject,
  objects: ReadonlyMap<string, AuthoredObject>,
  known: readonly KnownComputation[],
  report: Report,
): void {
  for (const { name: computation, kind, keeps, writes } of known) {
    if (kind !== 'derived' || keeps !== undefined) continue;
    for (const pattern of writes) {
      const name = pattern.slice(pattern.lastIndexOf('/') + 1);
      const { ui, uiFile } = holderOf(document, pattern, objects) ?? {};
      if (!uiFile || ui === undefined) continue;
      const field = ui.fields[name];
      const complain = (keyword: string, text: string) => report.at(uiFile, ['fields', name, keyword], text);
      if (field?.computedBy === undefined) {
        complain('computedBy', `"${name}" is always kept by "${computation}": say so with "computedBy".`);
      } else if (field.computedBy === computation && !field.readOnly) {
        complain('readOnly', `"${name}" is always kept by "${computation}", so it is "readOnly".`);
      }
      if (field?.defaults === undefined) continue;
      complain('defaults', `"${name}" is always kept by "${computation}": a default would be lost.`);
    }
  }
}

/** The document or row whose field a place pattern means; undefined where the pattern leads nowhere. */
function holderOf(
  document: AuthoredObject,
  pattern: string,
  objects: ReadonlyMap<string, AuthoredObject>,
): AuthoredObject | undefined {
  const { holder, missing } = walked(document, pattern, objects);
  return missing === undefined || missing === pattern.split('/').at(-1) ? holder : undefined;
}

/** How far a place pattern leads: the last object on its way, its own pattern, and the name that it has not. */
function walked(
  document: AuthoredObject,
  pattern: string,
  objects: ReadonlyMap<string, AuthoredObject>,
): { readonly holder: AuthoredObject; readonly above: string; readonly missing: string | undefined } {
  let holder = document;
  let above = '';
  const names = pattern.split('/').filter((part) => part !== '' && part !== '*');
  for (const name of names.slice(0, -1)) {
    const list = listsOf(holder.schema).find(([own]) => own === name)?.[1];
    const row = list && objects.get(resolveReference(holder.file.name, list.items.$ref));
    if (!row) return { holder, above, missing: name };
    holder = row;
    above = `${above}/${name}/*`;
  }
  const name = names.at(-1) ?? '';
  return { holder, above, missing: Object.hasOwn(holder.schema.properties, name) ? undefined : name };
}

interface PlaceInFile {
  readonly file: SourceFile;
  readonly path: readonly string[];
}

/** Where the field or list of a place pattern stands, or what of its way there is. */
function standingPlace(
  document: AuthoredObject,
  pattern: string,
  objects: ReadonlyMap<string, AuthoredObject>,
): PlaceInFile {
  const { holder, missing } = walked(document, pattern, objects);
  const name = pattern.slice(pattern.lastIndexOf('/') + 1);
  return { file: holder.file, path: missing === undefined ? ['properties', name] : ['properties'] };
}

/**
 * Where the field or list probably stands that a computation means by a name that is no more: the one that says it is
 * computed by it, else the nearest of those that no computation knows, which one that was renamed is.
 */
function placeMeant(
  document: AuthoredObject,
  pattern: string,
  computation: string,
  known: readonly KnownComputation[],
  objects: ReadonlyMap<string, AuthoredObject>,
): PlaceInFile {
  const { holder, above, missing = '' } = walked(document, pattern, objects);
  const places = new Set(known.flatMap(({ reads, writes }) => [...reads, ...writes]));
  const own = Object.keys(holder.schema.properties);
  const unknown = own.filter((name) => !places.has(`${above}/${name}`));
  const meant =
    unknown.find((name) => holder.ui?.fields[name]?.computedBy === computation) ??
    nearest(missing, unknown) ??
    nearest(missing, own);
  return { file: holder.file, path: ['properties', ...(meant === undefined ? [] : [meant])] };
}

/** Place patterns of an object and the rows below; a row that holds itself, which references report, is gone into once. */
function patternsOf(
  object: AuthoredObject,
  objects: ReadonlyMap<string, AuthoredObject>,
  prefix: string,
  trail: readonly AuthoredObject[] = [],
): readonly string[] {
  if (trail.includes(object)) return [];
  return [
    ...fieldsOf(object.schema).map(([name]) => `${prefix}/${name}`),
    ...listsOf(object.schema).flatMap(([name, { items }]) => {
      const row = objects.get(resolveReference(object.file.name, items.$ref));
      return [
        `${prefix}/${name}`,
        ...(row ? patternsOf(row, objects, `${prefix}/${name}/*`, [...trail, object]) : []),
      ];
    }),
  ];
}

/**
 * Names of computations of which each writes what the next reads, and the last what the first reads. One that looks
 * at its own field alone is none: it takes back what an edit put there.
 */
function circleIn(computations: KnownComputations[string]): readonly string[] | undefined {
  const done = new Set<string>();

  function follow(
    computation: KnownComputations[string][number],
    trail: readonly string[],
  ): readonly string[] | undefined {
    const { name, writes } = computation;
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of computations) {
      if (next === computation || !next.reads.some((place) => writes.includes(place))) continue;
      const circle = follow(next, [...trail, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  }

  for (const computation of computations) {
    const circle = follow(computation, []);
    if (circle) return circle;
  }
  return undefined;
}
