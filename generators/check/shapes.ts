import type { ShapeFunctions, ShapeMigration } from '../../src/engine/migrate.ts';
import { type Authored, type ObjectSchema, objectName } from '../authored.ts';
import { jsonOf, type SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';
import { checkKeptValues, placeAfter, renamedTo } from './kept-values.ts';
import type { AuthoredObject } from './objects.ts';
import { replayFixtures } from './replays.ts';

/**
 * Versions without their migration, migrations without their version, of no document or with an unknown function, what
 * shows when documents of earlier versions go through them, and values that are lost or refused on the way.
 */
export function checkShapes(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  functions: ShapeFunctions,
  report: Report,
): void {
  checkFolders(authored, report);
  for (const [name, object] of objects) {
    const { file, schema } = object;
    const { version } = schema;
    if (version === undefined) continue;
    const folder = folderOf(name);
    const migrations = authored.migrations.get(folder) ?? [];
    const before = report.count();
    for (let to = 2; to <= version; to++) {
      if (migrations.some((migration) => migration.to === to)) continue;
      const text = `Version ${to} needs ${folder}/migrations/${to}.json: how documents of version ${to - 1} become such.`;
      report.at(file, ['version'], text);
    }
    for (const migration of migrations) {
      const at = authored.files.get(`${folder}/migrations/${migration.to}.json`);
      if (!at) continue;
      if (migration.to > version) {
        const text = `${name} has version ${version}; raise it to ${migration.to} with this migration.`;
        report.at(at, ['to'], text);
      }
      checkSteps(at, migration, functions, report);
    }
    if (report.count() > before) continue;
    const document = { name: objectName(name), folder, version, migrations };
    const seen = replayFixtures(document, authored, functions, report);
    for (let earlier = 1; earlier < version; earlier++) {
      if (seen.has(earlier)) continue;
      const text = `There is no document of version ${earlier} in ${folder}/fixtures/version-${earlier}/ to replay.`;
      report.at(file, ['version'], text);
    }
    if (report.count() === before) checkKeptValues(document, object, objects, authored, report);
  }
}

/** A migration beside no document runs never; one that is called like another version runs for that. */
function checkFolders({ files, schemas, migrations }: Authored, report: Report): void {
  const documents = [...schemas].filter(([, { version }]) => version !== undefined);
  const folders = documents.map(([name]) => folderOf(name));
  for (const [folder, list] of migrations) {
    for (const { to: named } of list) {
      const file = files.get(`${folder}/migrations/${named}.json`);
      if (!file) continue;
      const { to } = jsonOf(file) as ShapeMigration;
      if (to !== named) {
        const text = `The file is called ${named}.json, so "to" must be ${named}; or call it ${to}.json.`;
        report.at(file, ['to'], text);
      }
      if (folders.includes(folder)) continue;
      const text = `No document stands in ${folder}/, so nothing is ever migrated by this.${suggestion(folder, folders)}`;
      report.at(file, [], text);
    }
  }
}

/** Functions that there are not, and steps that would take a row its key. */
function checkSteps(
  file: SourceFile,
  { steps }: ShapeMigration,
  functions: ShapeFunctions,
  report: Report,
): void {
  for (const [index, step] of steps.entries()) {
    if ('by' in step && !Object.hasOwn(functions, step.by)) {
      const text = `There is no function "${step.by}" in src/computations/shape-functions.ts.${suggestion(step.by, Object.keys(functions))}`;
      report.at(file, ['steps', index, 'by'], text);
    }
    const later = steps.slice(index + 1);
    const isFreed =
      'rename' in step &&
      renamedTo(step) !== step.rename &&
      !later.some((next) => 'give' in next && next.give === step.rename);
    if (isFreed && placeAfter(renamedTo(step)!, later) === step.rename) {
      const text = `"${step.rename}" is called so again after the steps behind this one: leave this step out and the one that renames it back.`;
      report.at(file, ['steps', index, 'rename'], text);
    }
    for (const [keyword, name] of Object.entries(step)) {
      if (keyword === 'value' || !/(^|\/)uuid$/.test(String(name))) continue;
      const text = `"${KEY}" is the key of a row, which it keeps for good: name a field or list.`;
      report.at(file, ['steps', index, keyword], text);
    }
  }
}

/** The one name that `$row` may have. */
const KEY: NonNullable<ObjectSchema['$row']> = 'uuid';

function folderOf(schemaFile: string): string {
  return schemaFile.slice(0, schemaFile.lastIndexOf('/'));
}
