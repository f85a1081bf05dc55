import { type Authored, type AuthoredBox, type FieldSchema, listsOf, resolveReference } from '../authored.ts';
import { suggestion } from './finding.ts';
import type { Complain } from './form-places.ts';
import { type AuthoredObject, fieldsOf } from './objects.ts';

/** The document of a form, and all objects. */
export interface FormDocument {
  readonly document: AuthoredObject;
  readonly objects: ReadonlyMap<string, AuthoredObject>;
  readonly authored: Authored;
}

interface FoundField {
  readonly object: AuthoredObject;
  readonly name: string;
  readonly field: FieldSchema;
}

type At = readonly (string | number)[];

/** What a box or its columns take of the document: paths that lead to a field, lists that there are, of the type they must be. */
export function checkSources(about: FormDocument, box: AuthoredBox, place: At, complain: Complain): void {
  const { source, as, list, of, columns } = box;
  if (box.kind === 'barcode' && source !== undefined && typeof source !== 'string')
    complain([...place, 'source'], 'A barcode holds one value: write one path.');
  else if (source !== undefined) checkSource(about, source, as, [...place, 'source'], undefined, complain);
  if (box.kind === 'barcode' && typeof source === 'string') {
    const found = fieldAt(about, source);
    if (source.includes('*'))
      complain([...place, 'source'], 'A barcode holds one value, and lists have many.');
    else if (typeof found !== 'string' && found.field.type !== 'string')
      complain(
        [...place, 'source'],
        `A barcode holds a text, and "${found.name}" is of type ${found.field.type}.`,
      );
  }
  const row = list === undefined ? undefined : rowOf(about, list, [...place, 'list'], complain);
  if (row === undefined) return;
  if (box.kind === 'sum' && of !== undefined) checkFigure(about, `./${of}`, row, [...place, 'of'], complain);
  for (const [name, column] of Object.entries(columns ?? {})) {
    const at = [...place, 'columns', name];
    if (column.source !== undefined)
      checkSource(about, column.source, column.as, [...at, 'source'], row, complain);
    if (!column.sum) continue;
    if (typeof column.source !== 'string' || !/^\.\/[^/]+$/.test(column.source))
      complain([...at, 'sum'], 'Added are figures of the rows: name one field of the row, as ./weight.');
    else checkFigure(about, column.source, row, [...at, 'source'], complain);
  }
}

function checkSource(
  about: FormDocument,
  source: NonNullable<AuthoredBox['source']>,
  as: AuthoredBox['as'],
  place: At,
  row: AuthoredObject | undefined,
  complain: Complain,
): void {
  const paths: readonly (readonly [path: string, place: At])[] =
    typeof source === 'string'
      ? [[source, place]]
      : source.flatMap((line, index) =>
          typeof line === 'string'
            ? [[line, [...place, index]] as const]
            : line.map((path, at) => [path, [...place, index, at]] as const),
        );
  for (const [path, at] of paths) {
    const found = fieldAt(about, path, row);
    if (typeof found === 'string') complain(at, found);
    else checkShownAs(found, as, at, complain);
  }
}

function checkShownAs(
  { object, name, field }: FoundField,
  as: AuthoredBox['as'],
  place: At,
  complain: Complain,
): void {
  if (as === 'tick' && field.type !== 'boolean')
    complain(place, `A tick shows a flag, and "${name}" is of type ${field.type}. Leave "as" out.`);
  if ((as === 'code' || as === 'words') && object.ui?.fields[name]?.codeList === undefined)
    complain(place, `Only a code is shown as ${as}, and "${name}" has no code list. Leave "as" out.`);
}

function checkFigure(
  about: FormDocument,
  path: string,
  row: AuthoredObject,
  place: At,
  complain: Complain,
): void {
  const found = fieldAt(about, path, row);
  // Of a column its source is told already.
  if (typeof found === 'string') {
    if (place.at(-1) === 'of') complain(place, found);
  } else if (found.field.type !== 'integer' && found.field.format !== 'numeric')
    complain(place, `Only figures are added, and "${found.name}" has no format "numeric".`);
}

function rowOf(
  { document, objects }: FormDocument,
  list: string,
  place: At,
  complain: Complain,
): AuthoredObject | undefined {
  const lists = listsOf(document.schema);
  const found = lists.find(([name]) => `/${name}` === list)?.[1];
  if (found !== undefined) return objects.get(resolveReference(document.schemaName, found.items.$ref));
  const known = lists.map(([name]) => `/${name}`);
  complain(
    place,
    `The document has no list "${list}".${suggestion(list, known) || ` Known: ${known.join(', ') || 'none'}.`}`,
  );
  return undefined;
}

/** The field at the end of a path; in words why there is none. */
function fieldAt(
  { document, objects }: FormDocument,
  path: string,
  row?: AuthoredObject,
): FoundField | string {
  const isOfRow = path.startsWith('./');
  if (!isOfRow && !path.startsWith('/'))
    return `A path begins with "/"${row ? ' or "./"' : ''}, not "${path}".`;
  if (isOfRow && row === undefined)
    return `Only columns of rows look at a row: write a path of the document, not "${path}".`;
  let object = isOfRow ? row! : document;
  const names = path.split('/').slice(1);
  while (names.length > 1) {
    const [name = '', star] = names.splice(0, 2);
    const lists = listsOf(object.schema);
    const list = lists.find(([one]) => one === name)?.[1];
    if (list === undefined)
      return `${object.file.name} has no list "${name}".${suggestion(
        name,
        lists.map(([one]) => one),
      )}`;
    if (star !== '*' || names.length === 0)
      return `"${name}" is a list: "${name}/*/" and a field are told row by row.`;
    object = objects.get(resolveReference(object.schemaName, list.items.$ref))!;
  }
  const [name = ''] = names;
  const fields = fieldsOf(object.schema);
  const field = fields.find(([one]) => one === name)?.[1];
  if (field !== undefined) return { object, name, field };
  const isList = listsOf(object.schema).some(([one]) => one === name);
  return isList
    ? `"${name}" is a list: "${path}/*/" and a field are told row by row.`
    : `${object.file.name} has no field "${name}".${suggestion(
        name,
        fields.map(([one]) => one),
      )}`;
}
