import { migrateDocument, type ShapeFunctions } from '../../src/engine/migrate.ts';
import { shapedBy } from '../../src/engine/shape.ts';
import { type Authored, objectName } from '../authored.ts';
import { buildCatalogue } from '../catalogue.ts';
import { jsonOf, type SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';

/**
 * Versions without their migration, migrations without their version or with an unknown function, and documents
 * of an earlier version that have no place in today's shape once they are migrated.
 */
export function checkShapes(authored: Authored, functions: ShapeFunctions, report: Report): void {
  const catalogue = buildCatalogue(authored);
  for (const [name, schema] of authored.schemas) {
    const { version } = schema;
    const file = authored.files.get(name);
    if (version === undefined || !file) continue;
    const folder = name.slice(0, name.lastIndexOf('/'));
    const migrations = authored.migrations.get(folder) ?? [];
    const before = report.count();
    for (let to = 2; to <= version; to++) {
      if (migrations.some((migration) => migration.to === to)) continue;
      const text = `Version ${to} needs ${folder}/migrations/${to}.json: how documents of version ${to - 1} become such.`;
      report.at(file, ['version'], text);
    }
    for (const { to, steps } of migrations) {
      const at = authored.files.get(`${folder}/migrations/${to}.json`);
      if (!at) continue;
      if (to > version) {
        report.at(at, ['to'], `${name} has version ${version}; raise it to ${to} with this migration.`);
      }
      for (const [index, step] of steps.entries()) {
        if (!('by' in step) || Object.hasOwn(functions, step.by)) continue;
        const text = `There is no function "${step.by}" in src/computations/shape-functions.ts.${suggestion(step.by, Object.keys(functions))}`;
        report.at(at, ['steps', index, 'by'], text);
      }
    }
    if (report.count() > before) continue;
    const seen = new Set<number>();
    for (const fixture of fixturesOf(authored, folder)) {
      const from = Number(/\/version-(\d+)\//.exec(fixture.name)?.[1]);
      const { schema: of, document } = jsonOf(fixture) as { schema: string; document: object };
      if (objectName(of) !== objectName(name)) continue;
      seen.add(from);
      if (from > version) {
        report.at(fixture, [], `${name} has version ${version} and no version ${from}.`);
        continue;
      }
      const data = migrateDocument(document as never, from, version, migrations, functions);
      for (const { pattern, message } of shapedBy(catalogue.documents[objectName(name)]!, data).faults) {
        const text = `Documents of version ${from} hold ${pattern}, for which there is no place: ${message} ${remedy(from, version, folder)}`;
        report.at(fixture, ['document'], text);
      }
    }
    for (let earlier = 1; earlier < version; earlier++) {
      if (seen.has(earlier)) continue;
      const text = `There is no document of version ${earlier} in ${folder}/fixtures/version-${earlier}/ to replay.`;
      report.at(file, ['version'], text);
    }
  }
}

function remedy(from: number, version: number, folder: string): string {
  return from === version
    ? `Raise the version to ${version + 1} and say in ${folder}/migrations/${version + 1}.json where it goes.`
    : `Say in ${folder}/migrations/${version}.json where it goes.`;
}

function fixturesOf(authored: Authored, folder: string): readonly SourceFile[] {
  return [...authored.files.values()].filter(
    ({ name }) => name.startsWith(`${folder}/fixtures/version-`) && name.endsWith('.json'),
  );
}
