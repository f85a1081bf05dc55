import { type Authored, type CodeListFile, resolveReference, uiFileOf } from '../authored.ts';
import { type Report, suggestion } from './finding.ts';
import { type AuthoredObject, fieldOf, fieldsOf, listsOf } from './objects.ts';

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
    }
    if (object.schema.version !== undefined && object.schema.$row !== undefined) {
      report.at(object.file, ['$row'], 'An object is either a document (version) or a row ($row), not both.');
    }
    if (object.schema.version === undefined && object.schema.$row === undefined) {
      report.at(object.file, [], 'An object is a document (version) or a row ($row); this one is neither.');
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
  for (const [name, list] of authored.codeLists) checkCodeList(authored, name, list, report);
}

function checkUnique(objects: ReadonlyMap<string, AuthoredObject>, report: Report): void {
  const titles = new Map<string, string>();
  const names = new Map<string, string>();
  for (const [file, object] of objects) {
    const title = titles.get(object.schema.title);
    if (title)
      report.at(object.file, ['title'], `The title "${object.schema.title}" is already that of ${title}.`);
    titles.set(object.schema.title, file);
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
    if (field.codeList !== undefined && !authored.codeLists.has(field.codeList)) {
      const near = suggestion(field.codeList, authored.codeLists.keys());
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
    const type = fieldOf(schema, name)?.type;
    if (type !== undefined && type !== 'string') {
      for (const keyword of ['inputMaxLength', 'counter', 'maxRows', 'codeList'] as const) {
        if (field[keyword] !== undefined) {
          report.at(
            uiFile,
            ['fields', name, keyword],
            `"${keyword}" is for texts; "${name}" is of type ${type}.`,
          );
        }
      }
    }
    if (field.maxRows !== undefined && field.widget !== 'multiline') {
      report.at(uiFile, ['fields', name, 'maxRows'], `"maxRows" needs the widget multiline.`);
    }
  }
  for (const name of Object.keys(ui.lists ?? {}))
    if (!listNames.includes(name)) unknown(['lists', name], 'list', name);
  for (const [index, name] of (ui.columns ?? []).entries()) {
    if (!fieldNames.includes(name)) unknown(['columns', index], 'field', name);
  }

  const placed = new Set<string>();
  const sectionIds = new Set<string>();
  for (const [index, section] of ui.sections.entries()) {
    if (sectionIds.has(section.id))
      report.at(uiFile, ['sections', index, 'id'], `A second section "${section.id}".`);
    sectionIds.add(section.id);
    for (const name of Object.keys(section.fields)) {
      const path = ['sections', index, 'fields', name];
      if (!fieldNames.includes(name)) unknown(path, 'field', name);
      if (placed.has(name)) report.at(uiFile, path, `"${name}" already stands in another section.`);
      placed.add(name);
    }
    for (const [position, name] of (section.lists ?? []).entries()) {
      const path = ['sections', index, 'lists', position];
      if (!listNames.includes(name)) unknown(path, 'list', name);
      if (placed.has(name)) report.at(uiFile, path, `"${name}" already stands in another section.`);
      placed.add(name);
    }
  }
  for (const name of [...fieldNames, ...listNames]) {
    const isInternal = ui.fields[name]?.internal === true;
    if (isInternal && placed.has(name)) {
      report.at(uiFile, ['fields', name, 'internal'], `"${name}" is internal, yet stands in a section.`);
    }
    if (!isInternal && !placed.has(name)) {
      report.at(uiFile, ['sections'], `"${name}" stands in no section, so nobody could see it.`);
    }
  }
}

function checkCodeList(authored: Authored, name: string, list: CodeListFile, report: Report): void {
  const file = authored.files.get(`lists/${name}.json`);
  if (!file) return;
  const values = new Set<string>();
  for (const [index, option] of list.options.entries()) {
    if (values.has(option.value))
      report.at(file, ['options', index], `The code "${option.value}" stands here twice.`);
    values.add(option.value);
  }
  for (const [index, code] of (list.pinned ?? []).entries()) {
    if (!values.has(code))
      report.at(file, ['pinned', index], `The pinned code "${code}" is none of the options.`);
  }
}
