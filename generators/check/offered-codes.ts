import type { Authored, FieldSchema, StoredListFile } from '../authored.ts';
import { checkOf } from '../catalogue.ts';
import { hasTextBeyond, textKeywords } from '../edits/check-texts.ts';
import { textsOf } from '../patterns/texts.ts';
import { isAbove } from './bounds.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, fieldOf } from './objects.ts';
import { exactCodeOf, statedFact } from './stated-facts.ts';
import { refusal } from './value.ts';

type Place = readonly (string | number)[];

/** Codes that a field offers and refuses, values of its own that it does not offer, and a list that is another field's. */
export function checkOffered(
  authored: Authored,
  object: AuthoredObject,
  name: string,
  schema: FieldSchema,
  report: Report,
): void {
  const { ui, uiFile } = object;
  const { codeList, inputMaxLength } = ui?.fields[name] ?? {};
  if (codeList === undefined || !uiFile) return;
  const place = ['fields', name];
  const at = (path: Place, text: string) => report.at(uiFile, [...place, ...path], text);
  const stored = authored.storedLists.get(codeList);
  const options = authored.codeLists.get(codeList)?.options.map(({ value }) => value);
  // Of a code that stands split over several fields the first holds only its beginning.
  const isSplit = stored?.joined?.[object.name] !== undefined;
  const offered = isSplit ? [] : stored ? [stored.example] : (options ?? []);
  checkShape(codeList);
  if (stored) checkStoredShape(codeList, stored);
  for (const value of (options && schema.enum) ?? []) {
    if (offered.includes(String(value))) continue;
    const text = `"${name}" may be "${value}", but the list ${codeList} has no such code. Add it there, with "offered": false where nobody is to choose it.`;
    at(['codeList'], text);
  }
  const shortest = stored
    ? textsOf(stored.pattern)?.shortest
    : Math.min(...offered.map((code) => code.length));
  if (isAbove(shortest, inputMaxLength)) {
    const text = `The input takes ${inputMaxLength} characters, but the shortest code of ${codeList} has ${shortest}.`;
    at(['inputMaxLength'], text);
  }

  /** A file with any code of the pattern is imported, so the field, or those it is split over, takes each. */
  function checkStoredShape(list: string, { pattern, joined }: StoredListFile): void {
    const split = joined?.[object.name];
    if (split && split[0] === name) {
      const most = split.map((field) => longestOf(fieldOf(object.schema, field)));
      const sum = most.reduce((one, other) => one + other, 0);
      const longest = textsOf(pattern)?.longest ?? 0;
      if (longest <= sum) return;
      const fields = split.map((field) => `"${field}"`).join(' and ');
      const codes = longest === Number.POSITIVE_INFINITY ? 'of any length' : `of ${longest} characters`;
      at(['codeList'], `The list ${list} may hold codes ${codes}, but ${fields} take ${sum} together.`);
    }
    const valid = checkOf(schema);
    const beyond = split
      ? undefined
      : textKeywords.find((keyword) => hasTextBeyond({ pattern }, valid, keyword));
    if (beyond === undefined) return;
    const rule = `${beyond} ${String(valid[beyond])}`;
    const text = `The list ${list} may hold codes that "${name}" refuses: its pattern ${pattern} goes beyond ${rule}.`;
    at(['codeList'], text);
  }

  function checkShape(list: string): void {
    const valid = checkOf(schema);
    const refused = offered.filter((code) => refusal(schema.type, valid, code) !== undefined);
    const [first] = refused;
    if (first !== undefined) {
      const more = refused.length === 1 ? '' : `, and ${refused.length - 1} more`;
      const why = refusal(schema.type, valid, first);
      at(['codeList'], `The list ${list} offers "${first}"${more}, which "${name}" refuses. ${why}`);
      return;
    }
    const exact = exactCodeOf(schema.source);
    const odd = exact && offered.find((code) => !exact.pattern.test(code));
    if (exact && odd !== undefined) {
      const text = `The list ${list} offers "${odd}", but the source of "${name}" says ${exact.notation}.`;
      at(['codeList'], text);
      return;
    }
    const source = authored.codeLists.get(list)?.source ?? stored?.source ?? '';
    if (isSourceOf(schema, source)) return;
    const own = schema.dataElement ?? statedFact(schema.source).path?.join('/');
    const text = `"${name}" is ${own ?? 'no data element'}, but the list ${list} is of another by its source: ${source}.`;
    at(['codeList'], `${text} Name the right list, or the element in that source as well.`);
  }
}

/** How many characters a field takes while it is typed into. */
function longestOf(field: FieldSchema | undefined): number {
  const typed = typeof field?.entry === 'object' ? field.entry.maxLength : undefined;
  return typed ?? field?.maxLength ?? Number.POSITIVE_INFINITY;
}

/** Whether the source of a list that names data elements has that of a field, or the element of a message that holds it. */
function isSourceOf({ dataElement, source }: FieldSchema, listSource: string): boolean {
  const named: readonly string[] = listSource.includes('DE ')
    ? (listSource.match(/\b[1-8]\/[0-9]{1,2}\b/g) ?? [])
    : [];
  if (named.length === 0) return true;
  if (dataElement !== undefined) return named.includes(dataElement);
  const path = statedFact(source).path;
  return path !== undefined && listSource.includes(path.join('/'));
}
