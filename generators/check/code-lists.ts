import type { Authored, CodeListFile, StoredListFile } from '../authored.ts';
import type { SourceFile } from '../source-files.ts';
import { isDay } from './elements.ts';
import { type Report, suggestion } from './finding.ts';
import { anchorProblem } from './limits.ts';
import { type AuthoredObject, documentsOf, fieldOf, fieldsOf } from './objects.ts';

/** Code lists: each code once, every date a day, and what stands beside the codes leads to them. */
export function checkCodeLists(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  checkUsed(authored, objects, report);
  checkServed(authored, objects, report);
  checkAsked(authored, objects, report);
  for (const [name, list] of authored.codeLists) checkCodeList(authored, name, list, report);
  for (const [name, list] of authored.storedLists) checkStoredList(authored, objects, name, list, report);
}

/**
 * A list of CDS codes that no field offers, unless the document that will is still to come; those of other authorities
 * are served for their own documents.
 */
function checkUsed(
  { codeLists, storedLists, files }: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const used = new Set(
    [...objects.values()].flatMap(({ ui }) =>
      Object.values(ui?.fields ?? {}).map(({ codeList }) => codeList),
    ),
  );
  for (const [folder, lists] of [
    ['lists', codeLists],
    ['stored-lists', storedLists],
  ] as const) {
    for (const [name, { dictionaries = ['cds'] }] of lists) {
      const file = files.get(`${folder}/${name}.json`);
      const isOthers = dictionaries.length > 0 && !dictionaries.includes('cds');
      if (!file || isOthers) continue;
      const awaits = folder === 'lists' ? codeLists.get(name)?.awaits : undefined;
      if (awaits !== undefined) checkAwaited(awaits, used.has(name), objects, file, report);
      else if (!used.has(name))
        report.at(file, [], `No field offers the list ${name}: name it in a "codeList", or delete the file.`);
    }
  }
}

/** A list waits for a document only until that is written, and then a field offers it. */
function checkAwaited(
  document: string,
  isUsed: boolean,
  objects: ReadonlyMap<string, AuthoredObject>,
  file: SourceFile,
  report: Report,
): void {
  const isThere = objects.has(`${document}/${document}.schema.json`);
  if (isUsed) report.at(file, ['awaits'], 'A field offers this list: it awaits no document any more.');
  else if (isThere)
    report.at(
      file,
      ['awaits'],
      `The document ${document} is there, but none of its fields offers this list.`,
    );
}

/** A list that fields of a document offer is served under the name of the authority that the document goes to. */
function checkServed(
  { codeLists, storedLists, files, messageMaps }: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const told = new Set<SourceFile>();
  for (const object of objects.values()) {
    const authorities = documentsOf(object).flatMap(({ name }) => [...(messageMaps.get(name)?.keys() ?? [])]);
    for (const [field, { codeList = '' }] of Object.entries(object.ui?.fields ?? {})) {
      const folder = codeLists.has(codeList) ? 'lists' : 'stored-lists';
      const file = files.get(`${folder}/${codeList}.json`);
      const { dictionaries = ['cds'] } = codeLists.get(codeList) ?? storedLists.get(codeList) ?? {};
      const lacking = authorities.find((name) => !dictionaries.some((known) => known === name));
      if (!file || lacking === undefined || told.has(file)) continue;
      told.add(file);
      const text = `"${field}" of ${object.name} offers this list, but no call serves it: "${lacking}" is missing.`;
      report.at(file, ['dictionaries'], text);
    }
  }
}

/** A list in the database is asked for under the name that the kind says, by an editor. */
function checkAsked(
  { storedLists, kinds, files }: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const told = new Set<SourceFile>();
  for (const object of objects.values()) {
    const field = Object.entries(object.ui?.fields ?? {}).find(([, { codeList = '' }]) =>
      storedLists.has(codeList),
    )?.[0];
    if (field === undefined) continue;
    for (const { name } of documentsOf(object)) {
      const kind = kinds.get(`${name}/${name}.kind.json`);
      const file = files.get(`${name}/${name}.kind.json`);
      if (kind === undefined || file === undefined || told.has(file)) continue;
      const offers = `"${field}" of ${object.name} offers a list of the database`;
      if (kind.layout === 'form')
        report.at(file, ['layout'], `${offers}, which no form asks for. Write "editor".`);
      else if (kind.dictionary === undefined)
        report.at(file, [], `${offers}: say in "dictionary" under which name it is asked for.`);
      else continue;
      told.add(file);
    }
  }
}

function checkCodeList(authored: Authored, name: string, list: CodeListFile, report: Report): void {
  const file = authored.files.get(`lists/${name}.json`);
  if (!file) return;
  if (!isDay(list.date)) report.at(file, ['date'], `There is no day ${list.date}.`);
  checkPages(list, (place, message) => report.at(file, place, message));
  if (list.options.every(({ offered }) => offered === false))
    report.at(file, ['options'], 'None of the options is offered: nobody could choose one.');
  const values = new Set<string>();
  for (const [index, { value }] of list.options.entries()) {
    if (values.has(value))
      report.at(file, ['options', index, 'value'], `The code "${value}" stands here twice.`);
    values.add(value);
  }
  checkOwnWords(list, (index, message) => report.at(file, ['options', index, 'label'], message));
  for (const [index, code] of (list.pinned ?? []).entries()) {
    if (!values.has(code))
      report.at(file, ['pinned', index], `The pinned code "${code}" is none of the options.`);
  }
  checkAliases(list, (index, message) => report.at(file, ['options', index, 'aliases'], message));
}

/** Pages of options and where they were read: one is nothing without the other. */
function checkPages(
  { guides, options }: CodeListFile,
  report: (place: readonly (string | number)[], message: string) => void,
): void {
  const first = options.findIndex(({ page }) => page !== undefined);
  if (first >= 0 && !guides)
    report(['options', first, 'page'], 'A page says where it was read: the list has no "guides".');
  if (first < 0 && guides) report(['guides'], 'None of the options has a "page".');
  if (guides && !isDay(guides.date)) report(['guides', 'date'], `There is no day ${guides.date}.`);
}

/** Authorities publish codes of one label; where the words are the specification's, each is another. */
function checkOwnWords(
  { source, options }: CodeListFile,
  report: (index: number, message: string) => void,
): void {
  if (!source.startsWith('Specification')) return;
  for (const [index, { value, label }] of options.entries()) {
    const first = options.slice(0, index).find((option) => option.label === label);
    if (first) report(index, `"${value}" has the label of "${first.value}": nobody could tell them apart.`);
  }
}

/** An alias typed whole stands for its code, so it may lead to one option only. */
function checkAliases({ options }: CodeListFile, report: (index: number, message: string) => void): void {
  const codes = new Set(options.map(({ value }) => value.toUpperCase()));
  const taken = new Map<string, string>();
  for (const [index, { value, aliases = [] }] of options.entries()) {
    for (const alias of aliases) {
      const other = taken.get(alias.toUpperCase());
      if (codes.has(alias.toUpperCase())) report(index, `The alias "${alias}" is a code of this list.`);
      if (other !== undefined) report(index, `The alias "${alias}" stands for "${other}" already.`);
      taken.set(alias.toUpperCase(), value);
    }
  }
}

function checkStoredList(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  name: string,
  list: StoredListFile,
  report: Report,
): void {
  const file = authored.files.get(`stored-lists/${name}.json`);
  if (!file) return;
  if (authored.codeLists.has(name))
    report.at(file, [], `The name "${name}" is already that of lists/${name}.json.`);
  const why = anchorProblem(list.pattern);
  if (why) report.at(file, ['pattern'], `The pattern ${list.pattern} ${why}`);
  else if (!new RegExp(list.pattern, 'u').test(list.example))
    report.at(file, ['example'], `The example "${list.example}" does not match the pattern of the codes.`);
  for (const [owner, fields] of Object.entries(list.joined ?? {})) {
    const object = [...objects.values()].find((other) => other.name === owner);
    if (!object) {
      const near = suggestion(
        owner,
        [...objects.values()].map((other) => other.name),
      );
      report.at(file, ['joined', owner], `There is no document or row "${owner}".${near}`);
    }
    for (const [index, field] of fields.entries()) {
      if (!object || fieldOf(object.schema, field)) continue;
      const near = suggestion(
        field,
        fieldsOf(object.schema).map(([known]) => known),
      );
      report.at(file, ['joined', owner, index], `${object.file.name} has no field "${field}".${near}`);
    }
    for (const [index, field] of fields.slice(0, -1).entries()) {
      const next = fields[index + 1];
      const goesOn = object?.ui?.fields[field]?.continuesIn;
      if (!object || !fieldOf(object.schema, field) || goesOn === next) continue;
      const text = `A code stands in "${field}" and then in "${next}", but the UI schema lets an entry of "${field}" go on in ${goesOn === undefined ? 'no field' : `"${goesOn}"`}.`;
      report.at(file, ['joined', owner, index], text);
    }
  }
}
