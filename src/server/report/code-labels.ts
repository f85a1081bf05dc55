import type { DocumentData, DocumentDefinition, ValueWords } from '../../engine/index.ts';
import { catalogue } from '../../generated/catalogue.ts';
import { codesOf } from '../code-lists/held.ts';
import type { StoredCode } from '../code-lists/search.ts';

/** Words of codes by list and code, in capitals. */
export type CodeLabels = ReadonlyMap<string, ReadonlyMap<string, string>>;

export type LabelQuestions = {
  /** What a list says of codes on a day. */
  readonly codesNamed: (
    list: string,
    day: string,
    codes: readonly string[],
  ) => Promise<readonly Pick<StoredCode, 'code' | 'label'>[]>;
};

/** Words of the codes that a document holds of the lists in the database, as they are on a day. */
export async function storedLabels(
  ask: LabelQuestions,
  definition: DocumentDefinition,
  document: DocumentData,
  day: string,
): Promise<CodeLabels> {
  const labels = new Map<string, ReadonlyMap<string, string>>();
  for (const list of Object.keys(catalogue.storedLists)) {
    const codes = [...new Set(codesOf(definition, document, list))];
    if (codes.length === 0) continue;
    const found = await ask.codesNamed(list, day, codes);
    labels.set(list, new Map(found.map(({ code, label }) => [code.toUpperCase(), label])));
  }
  return labels;
}

/** Words of a code of these lists or of those of the catalogue. */
export function labelling(stored: CodeLabels): ValueWords['label'] {
  const short = Object.values(catalogue.codeLists).map(
    ({ name, options }) =>
      [name, new Map(options.map(({ value, label }) => [value.toUpperCase(), label]))] as const,
  );
  const labels: CodeLabels = new Map([...short, ...stored]);
  return (list, code) => labels.get(list)?.get(code.toUpperCase());
}
