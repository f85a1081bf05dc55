import type { NewId } from './birth.ts';
import type { DocumentDefinition, ObjectDefinition } from './catalogue.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import { rowsOf } from './rows.ts';

/**
 * What a copy of a document begins with: no date of any kind, none of the fields that name one declaration alone
 * (`notCopied` of its schema), and every row with a key of its own. The document itself stays as it is.
 */
export function copiedDocument(
  definition: DocumentDefinition,
  document: DocumentData,
  newId: NewId,
): DocumentData {
  const { notCopied = [] } = definition;
  const copy = copiedObject(definition, document, newId);
  return Object.fromEntries(Object.entries(copy).filter(([name]) => !notCopied.includes(name)));
}

/** The document without the fields and lists of all sections but these; what stands in no section stays. */
export function withSections(
  { sections }: DocumentDefinition,
  document: DocumentData,
  chosen: readonly string[],
): DocumentData {
  const left = new Set(
    sections
      .filter(({ id }) => !chosen.includes(id))
      .flatMap(({ fields, lists }) => [...fields.map(({ name }) => name), ...lists]),
  );
  return Object.fromEntries(Object.entries(document).filter(([name]) => !left.has(name)));
}

function copiedObject(definition: ObjectDefinition, object: DocumentData, newId: NewId): DocumentData {
  const copy: Record<string, FieldValue | readonly Row[]> = {};
  for (const [name, { valid }] of Object.entries(definition.fields)) {
    const value = object[name];
    const isDate = valid.format === 'date' || valid.format === 'date-time';
    if (value !== undefined && !isDate) copy[name] = value;
  }
  for (const { name, row, parentField } of Object.values(definition.lists)) {
    if (object[name] === undefined) continue;
    const rows = rowsOf(object, name);
    const keys = new Map(rows.map(({ uuid }) => [uuid, newId()]));
    copy[name] = rows.map((one) => {
      const parent = parentField === undefined ? undefined : keys.get(String(one[parentField]));
      return {
        ...copiedObject(row, one, newId),
        ...(parent === undefined ? {} : { [parentField!]: parent }),
        uuid: keys.get(one.uuid)!,
      };
    });
  }
  return copy;
}
