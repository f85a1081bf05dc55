import type { Authored, FieldSchema } from '../authored.ts';
import { checkOf } from '../catalogue.ts';
import { textsOf } from '../patterns/texts.ts';
import type { Report } from './finding.ts';
import type { AuthoredObject } from './objects.ts';
import { exactCodeOf, statedFact } from './stated-facts.ts';
import { refusal } from './value.ts';

type Place = readonly (string | number)[];

/** Codes that a field offers and refuses, values of its own that it does not offer, and a list that is another field's. */
export function checkOffered(
  authored: Authored,
  { name: owner, ui, uiFile }: AuthoredObject,
  name: string,
  schema: FieldSchema,
  report: Report,
): void {
  const { codeList, inputMaxLength } = ui?.fields[name] ?? {};
  if (codeList === undefined || !uiFile) return;
  const place = ['fields', name];
  const at = (path: Place, text: string) => report.at(uiFile, [...place, ...path], text);
  const stored = authored.storedLists.get(codeList);
  const options = authored.codeLists.get(codeList)?.options.map(({ value }) => value);
  // Of a code that stands split over several fields the first holds only its beginning.
  const isSplit = stored?.joined?.[owner] !== undefined;
  const offered = isSplit ? [] : stored ? [stored.example] : (options ?? []);
  checkShape(codeList);
  for (const value of (options && schema.enum) ?? []) {
    if (offered.includes(String(value))) continue;
    const text = `"${name}" may be "${value}", but the list ${codeList} has no such code. Add it there, with "offered": false where nobody is to choose it.`;
    at(['codeList'], text);
  }
  const shortest = stored
    ? textsOf(stored.pattern)?.shortest
    : Math.min(...offered.map((code) => code.length));
  if (inputMaxLength !== undefined && shortest !== undefined && inputMaxLength < shortest) {
    const text = `The input takes ${inputMaxLength} characters, but the shortest code of ${codeList} has ${shortest}.`;
    at(['inputMaxLength'], text);
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
