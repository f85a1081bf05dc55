import { type Authored, type ListSchema, resolveReference } from '../authored.ts';
import { checkOf } from '../catalogue.ts';
import { isAbove } from './bounds.ts';
import { type Report, suggestion } from './finding.ts';
import { type AuthoredObject, fieldOf, fieldsOf, listsOf } from './objects.ts';
import { neededAndLeftOut } from './taken-parts.ts';

/** A list and the row it has. */
interface RowUse {
  readonly holder: AuthoredObject;
  readonly list: string;
  readonly only: readonly string[] | undefined;
  readonly row: AuthoredObject;
}

/** Parts of shared rows that lists take and that no row has, or that need what is left out; words on rows that are not had. */
export function checkRowUses(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const uses = [...objects.values()].flatMap((holder) => usesIn(holder, objects));
  for (const use of uses) {
    if (use.only) checkOnly(use, use.only, report);
    checkParentField(use, report);
    checkRollUp(use, report);
  }
  for (const row of new Set(uses.map((use) => use.row))) {
    const ways = uses.filter((use) => use.row === row).map(({ only }) => only);
    for (const name of Object.keys(row.schema.properties)) {
      if (ways.some((only) => only === undefined || only.includes(name))) continue;
      report.at(row.file, ['properties', name], `No list takes "${name}", so it stands in no document.`);
    }
  }
  for (const object of objects.values()) checkRowFields(authored, object, objects, report);
}

function usesIn(holder: AuthoredObject, objects: ReadonlyMap<string, AuthoredObject>): readonly RowUse[] {
  return listsOf(holder.schema).flatMap(([list, { items }]) => {
    const row = objects.get(resolveReference(holder.file.name, items.$ref));
    return row ? [{ holder, list, only: items.only, row }] : [];
  });
}

function checkOnly({ holder, list, row }: RowUse, only: readonly string[], report: Report): void {
  const place = ['properties', list, 'items', 'only'];
  const names = Object.keys(row.schema.properties);
  for (const [index, name] of only.entries()) {
    if (names.includes(name)) continue;
    const text = `${row.file.name} has no field or list "${name}".${suggestion(name, names)}`;
    report.at(holder.file, [...place, index], text);
  }
  if (names.every((name) => only.includes(name)))
    report.at(holder.file, place, `This takes all that ${row.file.name} has: leave "only" out.`);
  for (const text of neededAndLeftOut(row.ui, names, only)) report.at(holder.file, place, text);
}

/** A tree has a field for the key of the row above, which a key fits into and nobody types. */
function checkParentField({ holder, list, only, row }: RowUse, report: Report): void {
  const { parentField: name, message } = listIn(holder, list);
  if (name === undefined) return;
  const complain = (text: string) => report.at(holder.file, ['properties', list, 'parentField'], text);
  const field = fieldOf(row.schema, name);
  if (!field) {
    const known = fieldsOf(row.schema).map(([one]) => one);
    complain(`${row.file.name} has no field "${name}".${suggestion(name, known)}`);
  } else if (field.type !== 'string')
    complain(`"${name}" holds the key of a row, which is a text, and is of type ${field.type}.`);
  else if (isAbove(KEY_LENGTH, checkOf(field).maxLength))
    complain(`"${name}" holds the key of a row, which has ${KEY_LENGTH} characters: it may have too few.`);
  else if (!row.ui?.fields[name]?.internal)
    complain(
      `"${name}" holds the key of a row, which nobody types: write "internal": true in its UI schema.`,
    );
  else if (only && !only.includes(name)) complain(`"${name}" is left out of this list ("only"): take it.`);
  else if (message !== false && field.message !== false)
    complain(
      `"${name}" holds the key of a row, which no message has: write "message": false in ${row.file.name}.`,
    );
}

/** Sums of a tree are numbers beside the numbers that they sum up, wide enough for these. */
function checkRollUp({ holder, list, only, row }: RowUse, report: Report): void {
  const { parentField, rollUp } = listIn(holder, list);
  if (rollUp === undefined) return;
  const place = ['properties', list, 'rollUp'];
  if (parentField === undefined)
    report.at(holder.file, place, `Rows of "${list}" stand below none: name their "parentField".`);
  if (holder.schema.version === undefined)
    report.at(holder.file, place, 'Only lists of documents are summed up: no computation reaches this one.');
  for (const [total, figure] of Object.entries(rollUp)) {
    const complain = (text: string) => report.at(holder.file, [...place, total], text);
    const faults = [total, figure].flatMap((name) => figureFault(row, name, only));
    for (const fault of faults) complain(fault);
    if (faults.length > 0) continue;
    const [sum, own] = [total, figure].map((name) => checkOf(fieldOf(row.schema, name)!).maxLength);
    if (Object.hasOwn(rollUp, figure)) complain(`"${figure}" is a sum itself: name the figure of the row.`);
    else if (isAbove(own, sum))
      complain(`"${total}" has at most ${sum} characters, and "${figure}" alone may have ${own}.`);
  }
}

function figureFault(row: AuthoredObject, name: string, only: readonly string[] | undefined): string[] {
  const field = fieldOf(row.schema, name);
  const known = fieldsOf(row.schema).map(([one]) => one);
  if (!field) return [`${row.file.name} has no field "${name}".${suggestion(name, known)}`];
  if (field.type !== 'string' || (field.format !== 'numeric' && field.format !== 'digits'))
    return [`"${name}" is no number: its "format" is to be "numeric" or "digits".`];
  return only && !only.includes(name) ? [`"${name}" is left out of this list ("only"): take it.`] : [];
}

function listIn(holder: AuthoredObject, list: string): ListSchema {
  return listsOf(holder.schema).find(([one]) => one === list)![1];
}

/** Characters of the key of a row (`newUuid`). */
const KEY_LENGTH = 36;

function checkRowFields(
  authored: Authored,
  document: AuthoredObject,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const { ui, uiFile, schema } = document;
  if (!ui?.rowFields || !uiFile) return;
  if (schema.version === undefined && !schema.form) {
    report.at(uiFile, ['rowFields'], 'Only documents have this: a row says it of its own fields.');
    return;
  }
  const uses = usesBelow(document, objects);
  for (const [rowName, fields] of Object.entries(ui.rowFields)) {
    const place = ['rowFields', rowName];
    const of = uses.filter(({ row }) => row.name === rowName);
    const row = of[0]?.row;
    if (!row) {
      const near = suggestion(
        rowName,
        uses.map((use) => use.row.name),
      );
      report.at(uiFile, place, `No list of ${document.name} has rows "${rowName}".${near}`);
      continue;
    }
    if (folderOf(row) === folderOf(document)) {
      report.at(uiFile, place, `No other document has such rows: say it in ${row.uiFile?.name ?? row.name}.`);
      continue;
    }
    for (const [name, { codeList }] of Object.entries(fields)) {
      const property = row.schema.properties[name];
      if (!property || property.type === 'array') {
        const known = fieldsOf(row.schema).map(([one]) => one);
        report.at(
          uiFile,
          [...place, name],
          `${row.file.name} has no field "${name}".${suggestion(name, known)}`,
        );
      } else if (of.every(({ only }) => only && !only.includes(name)))
        report.at(uiFile, [...place, name], `No list of ${document.name} takes "${name}".`);
      if (codeList === undefined) continue;
      const at = [...place, name, 'codeList'];
      const lists = [...authored.codeLists.keys(), ...authored.storedLists.keys()];
      if (!lists.includes(codeList))
        report.at(uiFile, at, `There is no list lists/${codeList}.json.${suggestion(codeList, lists)}`);
      else if (row.ui?.fields[name]?.codeList === codeList)
        report.at(uiFile, at, `The row offers "${codeList}" already: leave it out here.`);
    }
  }
}

/** Every list of a document and of its rows, as far as they are taken. */
function usesBelow(
  object: AuthoredObject,
  objects: ReadonlyMap<string, AuthoredObject>,
  seen = new Set<AuthoredObject>(),
): readonly RowUse[] {
  if (seen.has(object)) return [];
  seen.add(object);
  return usesIn(object, objects).flatMap((use) => [use, ...usesBelow(use.row, objects, seen)]);
}

function folderOf({ file }: AuthoredObject): string {
  return file.name.slice(0, file.name.lastIndexOf('/'));
}
