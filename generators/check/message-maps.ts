import type { Belonging, CodecUse, ElementNode, MapNode, MessageMap } from '../../src/messages/map.ts';
import { type Authored, resolveReference } from '../authored.ts';
import type { SourceFile } from '../source-files.ts';
import { checkElementWords, type MapInFile } from './element-words.ts';
import { type Report, suggestion } from './finding.ts';
import { checkMapElements, checkUnusedFormats } from './map-elements.ts';
import { type AuthoredObject, fieldOf, fieldsOf, listsOf } from './objects.ts';
import { elementsOf, type Place } from './placed-elements.ts';
import { checkCondition } from './rules.ts';
import { checkFormatNames, checkStatedElement, checkStatedFields, statedNames } from './stated-facts.ts';
import type { ContextValues } from './subjects.ts';
import { valueProblem } from './value.ts';

/** Where a part of a map stands: the objects from the document down, and the codecs of the elements above. */
interface Scope {
  readonly objects: readonly AuthoredObject[];
  readonly codecs: Readonly<Record<string, CodecUse>>;
}

/** Message maps that name a field, list, format or codec part that does not exist, or that contradict themselves. */
export function checkMessageMaps(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  context: ContextValues,
  report: Report,
): void {
  const read: MapInFile[] = [];
  const named = new Set<string>();
  const found = report.count();
  for (const [folder, maps] of authored.messageMaps) {
    for (const [name, content] of maps) {
      const file = authored.files.get(`${folder}/${name}.message.json`);
      const map = content as MessageMap;
      if (file) checkMap(file, folder, map, objects, context, report);
      const document = objects.get(`${folder}/${map.document}.schema.json`);
      if (!file || !document) continue;
      const elements = elementsOf(map, document, objects);
      checkFormatNames(file, map, report);
      for (const element of elements) checkStatedElement(file, map, element, named, report);
      read.push({ file, map, elements });
    }
  }
  checkStatedFields(objects, report);
  if (report.count() === found) checkElementWords(read, statedNames(objects), authored.locale, report);
}

/** What maps define and nothing uses: told last, since what uses it may have been misspelt. */
export function checkWasted(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  for (const [folder, maps] of authored.messageMaps) {
    for (const [name, content] of maps) {
      const map = content as MessageMap;
      const file = authored.files.get(`${folder}/${name}.message.json`);
      const document = objects.get(`${folder}/${map.document}.schema.json`);
      if (file && document) checkUnusedFormats(file, map, elementsOf(map, document, objects), report);
    }
  }
}

function checkMap(
  file: SourceFile,
  folder: string,
  map: MessageMap,
  objects: ReadonlyMap<string, AuthoredObject>,
  context: ContextValues,
  report: Report,
): void {
  const document = objects.get(`${folder}/${map.document}.schema.json`);
  if (!document || document.schema.version === undefined) {
    report.at(file, ['document'], `There is no document ${folder}/${map.document}.schema.json.`);
    return;
  }
  const before = report.count();
  for (const [field, values] of Object.entries(map.derived ?? {})) {
    const place = ['derived', field];
    checkField(field, { objects: [document], codecs: {} }, place);
    const last = values.findIndex(({ when }) => when === undefined);
    for (const [index, { when, value }] of values.entries()) {
      if (last >= 0 && index > last) {
        const text = `This is never reached: entry ${last + 1} has no condition.`;
        report.at(file, [...place, index], text);
      }
      if (when) checkCondition(document, file, when, [...place, index, 'when'], context, report);
      const why = fieldOf(document.schema, field) && valueProblem(document, field, value);
      if (why) report.at(file, [...place, index, 'value'], `"${field}" cannot become "${value}". ${why}`);
    }
  }
  for (const [kind, attributes] of Object.entries(map.kinds ?? {})) {
    for (const [name, format] of Object.entries(attributes)) checkFormat(format, ['kinds', kind, name]);
  }
  for (const [format, { kind }] of Object.entries(map.formats)) {
    if (kind === undefined || map.kinds?.[kind]) continue;
    const near = suggestion(kind, Object.keys(map.kinds ?? {}));
    report.at(file, ['formats', format, 'kind'], `There is no kind "${kind}".${near}`);
  }
  visit(map.root, { objects: [document], codecs: {} }, ['root']);
  // What hangs on a name that does not exist is left out, and would be missed everywhere.
  if (report.count() === before) checkMapElements(file, map, elementsOf(map, document, objects), report);

  function visit(node: MapNode, scope: Scope, place: Place): void {
    if ('each' in node) {
      const row = rowOf(node.each, scope, [...place, 'each']);
      if (row)
        visitAll(node.children, { ...scope, objects: [...scope.objects, row] }, [...place, 'children']);
      return;
    }
    const row = node.rows === undefined ? undefined : rowOf(node.rows, scope, [...place, 'rows']);
    if (node.rows !== undefined && !row) return;
    for (const [index, by] of row ? (node.belongs ?? []).entries() : [])
      checkBelonging(by, row!, scope, [...place, 'belongs', index]);
    const above = scope.objects.slice(0, scope.objects.length + 1 - (node.rows ?? '').split('/').length);
    const inside: Scope = {
      objects: row ? [...above, row] : scope.objects,
      codecs: { ...scope.codecs, ...node.codecs },
    };
    checkElement(node, inside, place);
    visitAll(node.children ?? [], inside, [...place, 'children']);
  }

  function visitAll(nodes: readonly MapNode[], scope: Scope, place: Place): void {
    nodes.forEach((node, index) => {
      visit(node, scope, [...place, index]);
    });
  }

  function checkElement(node: ElementNode, scope: Scope, place: Place): void {
    const object = scope.objects.at(-1);
    if (node.when && object) checkCondition(object, file, node.when, [...place, 'when'], context, report);
    if (node.field !== undefined) checkField(node.field, scope, [...place, 'field']);
    if (node.part !== undefined) checkPart(node.part, scope, [...place, 'part']);
    if (node.format !== undefined) checkFormat(node.format, [...place, 'format']);
    for (const [index, { field }] of (node.order ?? []).entries()) {
      checkField(field, scope, [...place, 'order', index, 'field']);
    }
    for (const [name, use] of Object.entries(node.codecs ?? {})) {
      for (const [index, field] of use.fields.entries()) {
        checkField(field, scope, [...place, 'codecs', name, 'fields', index]);
      }
    }
    for (const [index, attribute] of (node.attributes ?? []).entries()) {
      const at = [...place, 'attributes', index];
      if (attribute.field !== undefined) checkField(attribute.field, scope, [...at, 'field']);
      if (attribute.part !== undefined) checkPart(attribute.part, scope, [...at, 'part']);
      if (attribute.format !== undefined) checkFormat(attribute.format, [...at, 'format']);
    }
  }

  function checkField(reference: string, scope: Scope, place: Place): void {
    const parts = reference.split('/');
    const name = parts.at(-1) ?? '';
    const holder = scope.objects.at(-parts.length);
    if (!holder) report.at(file, place, `"${reference}" leads out of the document.`);
    else if (!fieldOf(holder.schema, name)) {
      const known = fieldsOf(holder.schema).map(([field]) => field);
      report.at(file, place, `${holder.file.name} has no field "${name}".${suggestion(name, known)}`);
    }
  }

  function checkBelonging(by: Belonging, row: AuthoredObject, scope: Scope, place: Place): void {
    checkField(by.field, { ...scope, objects: [row] }, [...place, 'field']);
    checkField(by.to, scope, [...place, 'to']);
  }

  function rowOf(reference: string, scope: Scope, place: Place): AuthoredObject | undefined {
    const parts = reference.split('/');
    const list = parts.at(-1) ?? '';
    const holder = scope.objects.at(-parts.length);
    const lists = holder ? listsOf(holder.schema) : [];
    const found = lists.find(([name]) => name === list);
    if (!holder || !found) {
      const near = suggestion(
        list,
        lists.map(([name]) => name),
      );
      report.at(file, place, `${holder?.file.name ?? 'The document'} has no list "${list}".${near}`);
      return undefined;
    }
    return objects.get(resolveReference(holder.file.name, found[1].items.$ref));
  }

  function checkPart(part: string, scope: Scope, place: Place): void {
    const [codec = '', name = ''] = part.split('/');
    const parts = scope.codecs[codec]?.parts;
    if (!parts) report.at(file, place, `No codec "${codec}" stands on this element or above it.`);
    else if (!parts.includes(name)) {
      report.at(file, place, `The codec "${codec}" has no part "${name}".${suggestion(name, parts)}`);
    }
  }

  function checkFormat(format: string, place: Place): void {
    if (Object.hasOwn(map.formats, format)) return;
    report.at(file, place, `There is no format "${format}".${suggestion(format, Object.keys(map.formats))}`);
  }
}
