import type { Rule } from '../../src/engine/catalogue.ts';
import { type Authored, resolveReference } from '../authored.ts';
import { jsonOf, type SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';
import { checkMarkup } from './markup.ts';
import { type AuthoredObject, fieldsOf, listsOf } from './objects.ts';

/** An id that stands in two locale files, and a text with a blank too many. Runs before anything reads the merged texts. */
export function checkTextIds(files: Iterable<SourceFile>, report: Report): void {
  const origin = new Map<string, string>();
  for (const file of files) {
    if (!file.name.startsWith('locale/')) continue;
    for (const [id, text] of Object.entries(jsonOf(file) as Record<string, string>)) {
      if (id === '$schema') continue;
      const first = origin.get(id);
      if (first) report.at(file, [id], `The text "${id}" already stands in ${first}.`);
      origin.set(id, file.name);
      const fault = isOfSchema(id) && /\S/.test(text) ? faultOf(text) : undefined;
      if (fault) report.at(file, [id], `The text ${fault}.`);
    }
  }
}

/** Texts of schemas, which stand in forms by themselves; others are parts of mails and titles. */
const isOfSchema = (id: string) => /^(fields|groups|lists|sections|rules)\./.test(id);

function faultOf(text: string): string | undefined {
  if (text !== text.trim()) return 'begins or ends with a blank';
  if (/\p{Cc}/u.test(text)) return 'has a line break or another control character';
  return / {2}/.test(text) ? 'has two blanks in a row' : undefined;
}

/** Texts the schemas need and lack, and texts of fields, lists, sections and rules that are no more. */
export function checkTexts(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const used = new Set<string>();
  const need = (id: string, file: SourceFile | undefined, place: readonly (string | number)[]) => {
    used.add(id);
    if (authored.locale[id] === undefined && file)
      report.at(
        file,
        place,
        `${id.startsWith('row.') ? 'locale/en.app.json' : 'locale/en.json'} lacks the text "${id}".`,
      );
  };
  checkMarkup(authored, objects, report);
  for (const object of objects.values()) {
    checkLabels(authored, object, report);
    for (const id of rowTexts(object)) need(id, object.file, ['title']);
    for (const [name] of fieldsOf(object.schema)) {
      const id = `fields.${object.name}.${name}`;
      need(`${id}.label`, object.file, ['properties', name]);
      need(`${id}.help`, object.file, ['properties', name]);
      used.add(`${id}.example`);
    }
    for (const [name] of listsOf(object.schema)) {
      need(`lists.${object.name}.${name}.label`, object.file, ['properties', name]);
    }
    object.ui?.sections.forEach((section, index) => {
      need(`sections.${object.name}.${section.id}.label`, object.uiFile, ['sections', index, 'id']);
    });
    const members: Readonly<Record<string, Readonly<Record<string, Worded>>>> = {
      fields: object.ui?.fields ?? {},
      lists: object.ui?.lists ?? {},
    };
    for (const [kind, byName] of Object.entries(members)) {
      for (const [name, member] of Object.entries(byName)) {
        if (member.invalid) need(member.invalid, object.uiFile, [kind, name, 'invalid']);
        member.rules?.forEach((rule, index) => {
          if (rule.message) need(rule.message, object.uiFile, [kind, name, 'rules', index, 'message']);
        });
      }
    }
  }
  for (const { id, file, place } of authored.neededTexts ?? []) need(id, file, place);
  for (const [id, file] of authored.localeFiles) {
    if (isOfSchema(id) && !used.has(id))
      report.at(file, [id], `Nothing uses the text "${id}".${suggestion(id, used)}`);
  }
}

/** What one row is called; of rows that hold lists or stand below each other also what their deletion asks and what stands where there is none. */
function rowTexts({ name, schema, file, parents }: AuthoredObject): readonly string[] {
  if (parents.length === 0) return [];
  const isOfTree = parents.some((parent) =>
    listsOf(parent.schema).some(
      ([, { items, parentField }]) =>
        parentField !== undefined && resolveReference(parent.file.name, items.$ref) === file.name,
    ),
  );
  const isNested = isOfTree || listsOf(schema).length > 0;
  return [`row.${name}`, ...(isNested ? [`row.${name}.confirmDelete`, `row.${name}.empty`] : [])];
}

/** A field or list as far as it names texts. */
interface Worded {
  readonly rules?: readonly Rule[];
  readonly invalid?: string;
}

/** Two fields of one form with one label. */
function checkLabels(
  { locale, localeFiles }: Authored,
  { name: owner, schema, ui }: AuthoredObject,
  report: Report,
): void {
  const labelled = new Map<string, string>();
  for (const [name] of fieldsOf(schema)) {
    const id = `fields.${owner}.${name}.label`;
    const label = locale[id];
    if (label === undefined || ui?.fields[name]?.internal) continue;
    const first = labelled.get(label);
    const file = localeFiles.get(id);
    if (first !== undefined && file) {
      report.at(file, [id], `"${name}" has the label of "${first}": nobody could tell the two fields apart.`);
    }
    labelled.set(label, first ?? name);
  }
}
