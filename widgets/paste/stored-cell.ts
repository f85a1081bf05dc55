import { type FieldDefinition, isOneLine } from '../../src/engine/index.ts';
import { optionOf } from '../code-search.ts';
import { readDate } from '../date-text.ts';
import type { EditorServices } from '../editor-services.ts';

/** A pasted text in the form it is stored. */
export function storedCell(
  { codeLists }: Pick<EditorServices, 'codeLists'>,
  field: FieldDefinition | undefined,
  raw: string,
): string {
  if (!field) return raw;
  const text = isOneLine(field) ? raw.trim().replace(/\s*[\t\r\n]+\s*/g, ' ') : raw.trim();
  if (field.entry.format === 'date') return readDate(text) ?? text;
  return optionOf(codeLists[field.codeList ?? ''], text)?.value ?? text;
}
