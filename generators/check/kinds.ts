import type { DocumentColumn } from '../../src/engine/document-kind.ts';
import type { Authored, FieldSchema, KindFile, ListSchema, ObjectSchema } from '../authored.ts';
import { kindName } from '../kinds.ts';
import { listScreenName } from '../list-screens.ts';
import type { SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';

/** What a field must be for a column, or for what a kind names by it. */
type Wanted = { readonly list: true } | Partial<Pick<FieldSchema, 'type' | 'format'>>;

const wantedBy: Readonly<Record<DocumentColumn['as'], Wanted>> = {
  text: { type: 'string' },
  decimal: { type: 'string', format: 'numeric' },
  number: { type: 'integer' },
  date: { type: 'string', format: 'date' },
  count: { list: true },
};

/**
 * Kinds of documents: each stands in the folder of its document and under its name, names fields that this has, of the
 * type they must be of, a list that there is, and a row of the permission table. `permissions`: its rows; absent: not
 * judged.
 */
export function checkKinds(
  authored: Authored,
  permissions: readonly string[] | undefined,
  report: Report,
): void {
  for (const [name, kind] of authored.kinds) {
    const file = authored.files.get(name);
    if (file === undefined) continue;
    const document = kindName(name);
    const schema = authored.schemas.get(`${document}/${document}.schema.json`);
    if (name !== `${document}/${document}.kind.json` || schema?.version === undefined) {
      report.at(
        file,
        [],
        `A kind stands beside its document, under its name: <document>/<document>.kind.json.`,
      );
      continue;
    }
    checkFields(kind, schema, file, report);
    checkList(authored, document, kind, file, report);
    if (permissions !== undefined && !permissions.includes(kind.permissions)) {
      const near = suggestion(kind.permissions, permissions) || ` Known: ${permissions.join(', ')}.`;
      report.at(file, ['permissions'], `The permission table has no row "${kind.permissions}".${near}`);
    }
  }
}

function checkFields(kind: KindFile, schema: ObjectSchema, file: SourceFile, report: Report): void {
  const text: Wanted = { type: 'string' };
  const { bar, columns } = kind;
  const named: readonly (readonly [place: readonly (string | number)[], field: string, wanted: Wanted])[] = [
    ...bar.titles.map((field, index) => [['bar', 'titles', index], field, text] as const),
    ...bar.kinds.map((field, index) => [['bar', 'kinds', index], field, text] as const),
    [['referenceField'], kind.referenceField, text],
    [['regimeField'], kind.regimeField, text],
    [['dayField'], kind.dayField, wantedBy.date],
    [['customerField'], kind.customerField, wantedBy.number],
    ...Object.entries(columns).map(
      ([column, { of, as }]) => [['columns', column, 'of'], of, wantedBy[as]] as const,
    ),
  ];
  for (const [place, field, wanted] of named)
    checkField(schema, field, wanted, (words) => report.at(file, place, words));
}

function checkField(
  { properties }: ObjectSchema,
  field: string,
  wanted: Wanted,
  complain: (words: string) => void,
): void {
  const isWanted = (property: FieldSchema | ListSchema) => 'list' in wanted === (property.type === 'array');
  const property = properties[field];
  if (property === undefined || !isWanted(property)) {
    const near = Object.keys(properties).filter((name) => isWanted(properties[name]!));
    const what = 'list' in wanted ? 'list' : 'field';
    complain(`The document has no ${what} "${field}".${suggestion(field, near)}`);
    return;
  }
  if ('list' in wanted || property.type === 'array') return;
  if (property.type !== wanted.type)
    complain(`"${field}" must be of type ${wanted.type} here, but is of type ${property.type}.`);
  else if (wanted.format !== undefined && property.format !== wanted.format)
    complain(
      `"${field}" must have the format "${wanted.format}" here, but has ${property.format === undefined ? 'none' : `"${property.format}"`}.`,
    );
}

function checkList(
  { listScreens }: Authored,
  document: string,
  { addresses }: KindFile,
  file: SourceFile,
  report: Report,
): void {
  const lists = [...listScreens.keys()]
    .filter((name) => kindName(name) === document)
    .map((name) => `/${listScreenName(name)}`);
  if (lists.includes(addresses.list)) return;
  const near = suggestion(addresses.list, lists) || ` Known: ${lists.join(', ') || 'none'}.`;
  report.at(
    file,
    ['addresses', 'list'],
    `No list of ${document} has the address "${addresses.list}".${near}`,
  );
}
