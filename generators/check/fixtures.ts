import { basename, dirname, join } from 'node:path/posix';
import { Ajv, type ValidateFunction } from 'ajv';
import { valueFormats } from '../../src/engine/value-formats.ts';
import { type Authored, objectName } from '../authored.ts';
import { bundle } from '../json-schemas.ts';
import { rowsAsUsed } from '../rows-as-used.ts';
import { jsonOf, type SourceFile } from '../source-files.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, fieldsOf } from './objects.ts';

interface Fixture {
  readonly schema: string;
  readonly refused?: readonly { readonly path: string; readonly keyword: string }[];
  readonly document: unknown;
}

/** A fixture that is not accepted, or not refused exactly as it says; an object without one of either kind. */
export function checkFixtures(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const seen = new Map<string, Set<string>>();
  const unsaid = new Map<string, { file: SourceFile; path: string; keyword: string; more: number }>();
  let isMisnamed = false;
  const validators = new Map<string, ValidateFunction>();
  for (const file of authored.files.values()) {
    const kind = /\/fixtures\/(accepted|refused)\//.exec(file.name)?.[1];
    if (!kind) continue;
    const fixture = jsonOf(file) as Fixture;
    const schemaFile = join(dirname(file.name), '../..', fixture.schema);
    if (!objects.has(schemaFile)) {
      report.at(file, ['schema'], `There is no schema file ${schemaFile}.`);
      continue;
    }
    if (!basename(file.name).startsWith(`${objectName(schemaFile)}.`)) {
      const text = `By its name this is a fixture of ${basename(file.name).split('.')[0]}, not of ${fixture.schema}.`;
      report.at(file, ['schema'], text);
      isMisnamed = true;
      continue;
    }
    seen.set(schemaFile, (seen.get(schemaFile) ?? new Set()).add(kind));
    if ((kind === 'refused') !== (fixture.refused !== undefined)) {
      report.at(file, [], `A fixture in ${kind}/ ${kind === 'refused' ? 'needs' : 'has no'} "refused".`);
      continue;
    }
    const validate = validatorOf(authored, schemaFile, validators);
    validate(fixture.document);
    const found = (validate.errors ?? [])
      .filter((error) => error.keyword !== 'anyOf')
      .map(({ instancePath, keyword, params }) => ({
        path:
          keyword === 'additionalProperties'
            ? `${instancePath}/${String(params.additionalProperty)}`
            : instancePath,
        keyword,
      }));
    const said = fixture.refused ?? [];
    for (const { path, keyword } of found) {
      if (said.some((s) => s.path === path && s.keyword === keyword)) continue;
      const what = `${path.slice(path.lastIndexOf('/'))} (${keyword})`;
      const first = unsaid.get(what);
      if (first) first.more += 1;
      else unsaid.set(what, { file, path, keyword, more: 0 });
    }
    for (const [index, { path, keyword }] of said.entries()) {
      if (said.findIndex((s) => s.path === path && s.keyword === keyword) < index) {
        report.at(file, ['refused', index], `${path} (${keyword}) is said twice.`);
      }
      if (found.some((f) => f.path === path && f.keyword === keyword)) continue;
      report.at(
        file,
        ['refused', index],
        `The schema does not refuse ${path} (${keyword}) as the fixture says.`,
      );
    }
  }
  for (const { file, path, keyword, more } of unsaid.values()) {
    const elsewhere = more === 0 ? '' : ` (${more} more such ${more === 1 ? 'place' : 'places'} in fixtures)`;
    const text = `The schema refuses ${path || 'the document'} (${keyword}), which the fixture does not say${elsewhere}.`;
    report.at(file, placeIn(path), text);
  }
  if (isMisnamed) return;
  for (const [name, object] of objects) {
    const kinds = seen.get(name);
    for (const kind of ['accepted', 'refused']) {
      if (kinds?.has(kind) || fieldsOf(object.schema).length === 0) continue;
      report.at(object.file, [], `There is no fixture of this schema in ${dirname(name)}/fixtures/${kind}/.`);
    }
  }
}

function placeIn(path: string): readonly (string | number)[] {
  const parts = path.split('/').slice(1);
  return ['document', ...parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
}

const ajv = new Ajv({ allErrors: true, formats: { ...valueFormats } });
const compiled = new Map<string, ValidateFunction>();

/** The validator of a schema file, compiled once for the same schema however often it is checked. */
function validatorOf(
  authored: Authored,
  file: string,
  ofThisRun: Map<string, ValidateFunction>,
): ValidateFunction {
  const known = ofThisRun.get(file);
  if (known) return known;
  // A document's rows are what it makes of them; a row by itself is valid as anybody may have it.
  const { $row, $group } = authored.schemas.get(file)!;
  const isDocument = !$row && !$group;
  const schema = bundle(isDocument ? rowsAsUsed(authored) : authored, file, 'valid');
  const key = JSON.stringify(schema);
  const validate = compiled.get(key) ?? ajv.compile(schema);
  compiled.set(key, validate);
  ofThisRun.set(file, validate);
  return validate;
}
