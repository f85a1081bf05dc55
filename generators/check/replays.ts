import { isDeepStrictEqual } from 'node:util';
import type { ObjectDefinition } from '../../src/engine/catalogue.ts';
import type { DocumentData } from '../../src/engine/document.ts';
import {
  MigrationError,
  type ShapeFunctions,
  type ShapeMigration,
  type ShapeStep,
  takeStep,
} from '../../src/engine/migrate.ts';
import { type ShapeFault, shapedBy } from '../../src/engine/shape.ts';
import { type Authored, objectName, withIdsForTexts } from '../authored.ts';
import { buildCatalogue } from '../catalogue.ts';
import { jsonOf, type SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';
import { renamedTo } from './kept-values.ts';

/** A kind of document as far as its shape goes, with the migrations that lead to its version. */
export interface ShapedDocument {
  readonly name: string;
  /** Where its schema stands, its migrations and its fixtures. */
  readonly folder: string;
  readonly version: number;
  readonly migrations: readonly ShapeMigration[];
}

/** What became of one step on all documents that came to it. */
interface StepUse {
  isReached: boolean;
  hasEffect: boolean;
  hasFailed: boolean;
  /** Places of what the documents held before it: fields and lists, and objects. */
  readonly members: Set<string>;
  readonly objects: Set<string>;
}

/**
 * Leads the fixtures of every version through the migrations: a step that cannot be taken or that changes none of the
 * documents it starts from, and what has no place in today's shape. Returns the versions of which there are fixtures.
 */
export function replayFixtures(
  document: ShapedDocument,
  authored: Authored,
  functions: ShapeFunctions,
  report: Report,
): ReadonlySet<number> {
  const { name, folder, version, migrations } = document;
  const definition = buildCatalogue(withIdsForTexts(authored)).documents[name]!;
  const uses = new Map<object, StepUse>(
    migrations
      .flatMap(({ steps }) => steps)
      .map((step) => [
        step,
        { isReached: false, hasEffect: false, hasFailed: false, members: new Set(), objects: new Set() },
      ]),
  );
  const seen = new Set<number>();
  for (const fixture of fixturesOf(authored, folder)) {
    const from = Number(/\/version-(\d+)\//.exec(fixture.name)?.[1]);
    const { schema: of, document: data } = jsonOf(fixture) as { schema: string; document: DocumentData };
    if (objectName(of) !== name) continue;
    seen.add(from);
    if (from > version) {
      const text = `${folder}/${name}.schema.json has version ${version} and no version ${from}.`;
      report.at(fixture, [], text);
      continue;
    }
    const migrated = replayed(data, from, fixture);
    if (migrated === undefined) continue;
    for (const fault of shapedBy(definition, migrated).faults) {
      if (reportMisplaced(fault, from)) continue;
      const { pattern, message } = fault;
      const text = `Documents of version ${from} hold ${pattern}, for which there is no place: ${message} ${remedy(from, document)}`;
      report.at(fixture, ['document'], text);
    }
  }
  for (const migration of migrations) reportIdle(migration);
  return seen;

  /** The document in today's shape; undefined where a step cannot be taken, which is told. */
  function replayed(data: DocumentData, from: number, fixture: SourceFile): DocumentData | undefined {
    let at = data;
    for (const migration of migrations.filter(({ to }) => to > from)) {
      for (const [index, step] of migration.steps.entries()) {
        const use = uses.get(step)!;
        use.isReached = true;
        notePlaces(at, '', use);
        try {
          const after = takeStep(migration, index, at, functions);
          if (!isDeepStrictEqual(after, at)) use.hasEffect = true;
          at = after;
        } catch (error) {
          if (!use.hasFailed) reportFailure(migration, index, error as Error, fixture);
          use.hasFailed = true;
          return undefined;
        }
      }
    }
    return at;
  }

  function reportFailure(
    { to, steps }: ShapeMigration,
    index: number,
    error: Error,
    fixture: SourceFile,
  ): void {
    const file = authored.files.get(`${folder}/migrations/${to}.json`);
    if (!file) return;
    const [lost] = error instanceof MigrationError ? error.lost : [];
    const keyword = lost ? 'to' : 'change' in steps[index]! ? 'by' : undefined;
    const place = ['steps', index, ...(keyword === undefined ? [] : [keyword])];
    const text = lost
      ? `Documents of version ${to - 1} would lose a value: ${lost.from} is to take the place of ${lost.onto}, which ${fixture.name} has filled. Free that place by a step before this one, or join the two in a function ("change").`
      : `${error.message} It is tried on ${fixture.name}.`;
    report.at(file, place, text);
  }

  /** Tells of the step that put there what has no place, where one did. */
  function reportMisplaced({ pattern, code, message }: ShapeFault, from: number): boolean {
    const later = migrations.filter(({ to }) => to > from);
    for (const { to, steps } of later.toReversed()) {
      const index = steps.findLastIndex((step) => placeGiven(step) === pattern);
      const step = steps[index];
      const file = authored.files.get(`${folder}/migrations/${to}.json`);
      if (!step || !file) continue;
      const name = pattern.slice(pattern.lastIndexOf('/') + 1);
      const near = code === 'problem.unknown' ? suggestion(name, namesAt(definition, pattern)) : '';
      const text = `This puts into documents of version ${from} what has no place in version ${version}: ${pattern}: ${message}${near}`;
      report.at(file, ['steps', index, 'to' in step ? 'to' : 'value'], text);
      return true;
    }
    return false;
  }

  function reportIdle({ to, steps }: ShapeMigration): void {
    const file = authored.files.get(`${folder}/migrations/${to}.json`);
    for (const [index, step] of steps.entries()) {
      const use = uses.get(step)!;
      if (!file || !use.isReached || use.hasEffect || use.hasFailed) continue;
      const text = idleInWords(step, use, to - 1, `${folder}/fixtures/version-${to - 1}/`);
      report.at(file, ['steps', index, verbOf(step)], text);
    }
  }
}

/** Where a step puts a value: of a renaming the new place. */
function placeGiven(step: ShapeStep): string | undefined {
  return 'give' in step ? step.give : renamedTo(step);
}

/** Names of the object in which a place is; none where the place leads through no list. */
function namesAt(definition: ObjectDefinition, pattern: string): readonly string[] {
  const lists = pattern.split('/').slice(1, -1);
  let at: ObjectDefinition | undefined = definition;
  for (const name of lists) if (name !== '*') at = at?.lists[name]?.row;
  return at ? [...Object.keys(at.fields), ...Object.keys(at.lists)] : [];
}

const verbs = ['rename', 'remove', 'give', 'change'] as const;

function verbOf(step: ShapeStep): (typeof verbs)[number] {
  return verbs.find((verb) => verb in step)!;
}

/** Why a step changes no document, with the place that is nearest to its own where no document holds that. */
function idleInWords(
  step: ShapeStep,
  { members, objects }: StepUse,
  version: number,
  folder: string,
): string {
  if ('change' in step) {
    if (objects.has(step.change))
      return `"${step.by}" leaves each ${step.change} of version ${version} as it is: leave the step out, or add a document to ${folder} that it changes.`;
    return noneHolds(step.change, objects);
  }
  if ('give' in step) {
    if (members.has(step.give))
      return `Each document of version ${version} has "${step.give}" filled, so this gives it to none: add one to ${folder} in which it is blank, or leave the step out.`;
    const name = step.give.slice(step.give.lastIndexOf('/') + 1);
    return noneHolds(
      step.give,
      [...objects].map((object) => (object === '/' ? `/${name}` : `${object}/${name}`)),
    );
  }
  const place = 'rename' in step ? step.rename : step.remove;
  if (members.has(place)) return `"${place}" has this name already: name another, or leave the step out.`;
  return noneHolds(place, members);

  function noneHolds(place: string, held: Iterable<string>): string {
    const near = suggestion(place, held) || ' Add one that does, or leave the step out.';
    return `No document of version ${version} in ${folder} holds "${place}" when this step comes, so it changes none.${near}`;
  }
}

/** Places of all that an object holds, its own as `/` or the pattern of a row. */
function notePlaces(object: DocumentData, pattern: string, use: StepUse): void {
  use.objects.add(pattern === '' ? '/' : pattern);
  for (const [name, value] of Object.entries(object)) {
    if (name === 'uuid' || value === undefined) continue;
    use.members.add(`${pattern}/${name}`);
    if (!Array.isArray(value)) continue;
    for (const row of value as readonly unknown[]) {
      if (typeof row === 'object' && row !== null)
        notePlaces(row as DocumentData, `${pattern}/${name}/*`, use);
    }
  }
}

function remedy(from: number, { version, folder }: ShapedDocument): string {
  return from === version
    ? `Raise the version to ${version + 1} and say in ${folder}/migrations/${version + 1}.json where it goes.`
    : `Say in ${folder}/migrations/${version}.json where it goes.`;
}

function fixturesOf(authored: Authored, folder: string): readonly SourceFile[] {
  return [...authored.files.values()].filter(
    ({ name }) => name.startsWith(`${folder}/fixtures/version-`) && name.endsWith('.json'),
  );
}
