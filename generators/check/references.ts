import type { BulkRow } from '../../src/engine/catalogue.ts';
import { type Authored, resolveReference, uiFileOf } from '../authored.ts';
import { type Report, suggestion } from './finding.ts';
import { type AuthoredObject, fieldsOf, listsOf } from './objects.ts';

/** Names that must lead somewhere: row schemas, fields and lists of the layout, code lists. */
export function checkReferences(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  checkUnique(objects, report);
  for (const [name, object] of objects) {
    for (const [list, schema] of listsOf(object.schema)) {
      const row = objects.get(resolveReference(name, schema.items.$ref));
      const place = ['properties', list, 'items', '$ref'];
      if (!row)
        report.at(
          object.file,
          place,
          `There is no schema file ${resolveReference(name, schema.items.$ref)}.`,
        );
      else if (row.schema.$row === undefined)
        report.at(object.file, place, `${row.file.name} is no row: it lacks "$row".`);
      if (row && holds(row, object, objects)) {
        report.at(object.file, place, `${row.file.name} holds itself by this; rows end somewhere.`);
      }
    }
    checkKind(object, report);
    for (const name of Object.keys(object.schema.transient ?? {})) {
      const place = ['transient', name];
      if (object.schema.version === undefined) report.at(object.file, place, 'Only documents have this.');
      if (object.schema.properties[name] === undefined) continue;
      report.at(object.file, place, `"${name}" is a field already, and fields are stored.`);
    }
    if (object.schema.state !== undefined && object.schema.version === undefined)
      report.at(object.file, ['state'], 'Only documents have this.');
    for (const [index, name] of (object.schema.notCopied ?? []).entries()) {
      const place = ['notCopied', index];
      if (object.schema.version === undefined) report.at(object.file, place, 'Only documents have this.');
      if (object.schema.properties[name] === undefined)
        report.at(object.file, place, `There is no field "${name}".`);
    }
    if (!object.ui) report.at(object.file, [], `The UI schema ${uiFileOf(name)} is missing.`);
    else checkUi(authored, object, report);
  }
  for (const name of authored.uiSchemas.keys()) {
    const file = authored.files.get(name);
    if (file && ![...objects.keys()].some((schema) => uiFileOf(schema) === name)) {
      report.at(file, [], 'There is no schema file beside this UI schema.');
    }
  }
}

/** Whether a catalogue can be made of these objects: each has a layout, and lists lead to rows that end somewhere. */
export function canBeBuilt(objects: ReadonlyMap<string, AuthoredObject>): boolean {
  return [...objects.values()].every(
    (object) =>
      object.ui !== undefined &&
      listsOf(object.schema).every(([, { items }]) => {
        const row = objects.get(resolveReference(object.file.name, items.$ref));
        return row !== undefined && !holds(row, object, objects);
      }),
  );
}

/** An object is one of three things. */
function checkKind({ file, schema }: AuthoredObject, report: Report): void {
  const kinds = (['version', '$row', 'form', '$group'] as const).filter(
    (keyword) => schema[keyword] !== undefined,
  );
  const choice = 'a document (version), a row ($row), a form (form) or a group ($group)';
  if (kinds.length === 0) report.at(file, [], `An object is ${choice}; this one is none of them.`);
  for (const keyword of kinds.slice(1))
    report.at(file, [keyword], `An object is ${choice}, not two of them.`);
}

/** Whether an object is another one or has it among the rows below. */
function holds(
  object: AuthoredObject,
  wanted: AuthoredObject,
  objects: ReadonlyMap<string, AuthoredObject>,
  seen = new Set<AuthoredObject>(),
): boolean {
  if (object === wanted) return true;
  if (seen.has(object)) return false;
  seen.add(object);
  return listsOf(object.schema).some(([, { items }]) => {
    const row = objects.get(resolveReference(object.file.name, items.$ref));
    return row !== undefined && holds(row, wanted, objects, seen);
  });
}

function listNamed(authored: Authored, name: string): boolean {
  return authored.codeLists.has(name) || authored.storedLists.has(name);
}

function checkUnique(objects: ReadonlyMap<string, AuthoredObject>, report: Report): void {
  const titles = new Map<string, string>();
  const states = new Map<string, string>();
  const names = new Map<string, string>();
  for (const [file, object] of objects) {
    const title = titles.get(object.schema.title);
    if (title)
      report.at(object.file, ['title'], `The title "${object.schema.title}" is already that of ${title}.`);
    titles.set(object.schema.title, file);
    const { state } = object.schema;
    const other = state === undefined ? undefined : states.get(state);
    if (other) report.at(object.file, ['state'], `The state "${state}" is already that of ${other}.`);
    if (state !== undefined) states.set(state, file);
    const name = names.get(object.name);
    if (name)
      report.at(object.file, [], `The name "${object.name}" is already that of ${name}; texts go by it.`);
    names.set(object.name, file);
  }
}

function checkUi(authored: Authored, object: AuthoredObject, report: Report): void {
  const { ui, uiFile, schema } = object;
  if (!ui || !uiFile) return;
  const fieldNames = fieldsOf(schema).map(([name]) => name);
  const listNames = listsOf(schema).map(([name]) => name);
  const unknown = (path: readonly (string | number)[], kind: 'field' | 'list', name: string) =>
    report.at(
      uiFile,
      path,
      `${object.file.name} has no ${kind} "${name}".${suggestion(name, kind === 'field' ? fieldNames : listNames)}`,
    );

  for (const [name, field] of Object.entries(ui.fields)) {
    if (!fieldNames.includes(name)) unknown(['fields', name], 'field', name);
    if (field.codeList !== undefined && !listNamed(authored, field.codeList)) {
      const near = suggestion(field.codeList, [...authored.codeLists.keys(), ...authored.storedLists.keys()]);
      report.at(
        uiFile,
        ['fields', name, 'codeList'],
        `There is no code list lists/${field.codeList}.json.${near}`,
      );
    }
    if (field.readOnly && field.computedBy === undefined) {
      report.at(
        uiFile,
        ['fields', name, 'readOnly'],
        `"${name}" is read-only, but nothing computes it (computedBy).`,
      );
    }
    for (const filled of Object.keys(field.party?.fills ?? {}))
      if (!fieldNames.includes(filled)) unknown(['fields', name, 'party', 'fills', filled], 'field', filled);
    if (field.continuesIn !== undefined && !fieldNames.includes(field.continuesIn)) {
      unknown(['fields', name, 'continuesIn'], 'field', field.continuesIn);
    }
  }
  for (const [name, list] of Object.entries(ui.lists ?? {})) {
    if (!listNames.includes(name)) unknown(['lists', name], 'list', name);
    const actions = (list.bulkRows ?? []).map(({ action }) => action);
    for (const [index, action] of actions.entries()) {
      if (actions.indexOf(action) === index) continue;
      const text = `The action "${action}" stands here a second time, as entry ${actions.indexOf(action) + 1} already.`;
      report.at(uiFile, ['lists', name, 'bulkRows', index], text);
    }
    for (const [index, bulk] of (list.bulkRows ?? []).entries())
      checkBulkRow(authored, object, name, bulk, ['lists', name, 'bulkRows', index], report);
  }
  for (const [index, name] of (ui.columns ?? []).entries()) {
    if (!fieldNames.includes(name)) unknown(['columns', index], 'field', name);
    else if (ui.fields[name]?.internal) {
      report.at(uiFile, ['columns', index], `"${name}" is internal: nobody sees it, so it is no column.`);
    }
  }

  const placed = new Map<string, readonly (string | number)[]>();
  const sectionIds = new Set<string>();
  for (const [index, section] of ui.sections.entries()) {
    if (sectionIds.has(section.id))
      report.at(uiFile, ['sections', index, 'id'], `A second section "${section.id}".`);
    sectionIds.add(section.id);
    if (Object.keys(section.fields).length === 0 && (section.lists ?? []).length === 0) {
      report.at(
        uiFile,
        ['sections', index],
        `The section "${section.id}" is empty: it has no field and no list.`,
      );
    }
    for (const name of Object.keys(section.fields)) {
      const path = ['sections', index, 'fields', name];
      if (!fieldNames.includes(name)) unknown(path, 'field', name);
      if (placed.has(name)) report.at(uiFile, path, `"${name}" already stands in another section.`);
      placed.set(name, path);
    }
    for (const [position, name] of (section.lists ?? []).entries()) {
      const path = ['sections', index, 'lists', position];
      if (!listNames.includes(name)) unknown(path, 'list', name);
      if (placed.has(name)) report.at(uiFile, path, `"${name}" already stands in another section.`);
      placed.set(name, path);
    }
  }
  for (const name of [...fieldNames, ...listNames]) {
    const isInternal = ui.fields[name]?.internal === true;
    const place = placed.get(name);
    if (isInternal && place) {
      report.at(uiFile, place, `"${name}" is internal, yet stands in a section.`);
    }
    if (!isInternal && !place) {
      report.at(uiFile, ['sections'], `"${name}" stands in no section, so nobody could see it.`);
    }
  }
}

/** The list is one of the rows' own, and the action has words. */
function checkBulkRow(
  authored: Authored,
  { file, uiFile, schema }: AuthoredObject,
  name: string,
  { action, list }: BulkRow,
  place: readonly (string | number)[],
  report: Report,
): void {
  const own = listsOf(schema).find(([one]) => one === name)?.[1];
  const row = own && authored.schemas.get(resolveReference(file.name, own.items.$ref));
  const lists = row ? listsOf(row).map(([one]) => one) : [];
  if (!uiFile) return;
  if (!lists.includes(list))
    report.at(
      uiFile,
      [...place, 'list'],
      `The rows of "${name}" have no list "${list}".${suggestion(list, lists)}`,
    );
  const id = `rows.${action.replaceAll('/', '-')}`;
  if (authored.locale[id] === undefined)
    report.at(uiFile, [...place, 'action'], `The locale files lack the text "${id}".`);
}
