import { type FieldDefinition, figureIn, judgeEntry, type ListDefinition } from '../../src/engine/index.ts';
import { optionOf } from '../code-search.ts';
import type { EditorServices } from '../editor-services.ts';
import { columnsOf } from './block-columns.ts';
import { readBlock, type TextBlock } from './clipboard-block.ts';
import { suggestEntry } from './entry-suggestion.ts';
import { headPlace } from './head-place.ts';
import { storedCell } from './stored-cell.ts';

type Editor = Pick<EditorServices, 'codeLists' | 'text'>;

/**
 * Lines and cells of a text pasted into a list. A spreadsheet puts tabs between the cells; a text file has semicolons
 * or commas there, and they are taken as such where all lines agree and nothing says that they belong to one column:
 * figures with a comma (1,5), or texts that the active column takes as they are.
 */
export function pastedBlock(
  editor: Editor,
  list: ListDefinition,
  text: string,
  columns: readonly FieldDefinition[],
): TextBlock {
  const whole = readBlock(text);
  if (text.includes('\t') || filled(whole).length < 2) return whole;
  const lines = filled(whole).map(([line = '']) => line);
  const unquoted = text.replace(/(?<=^|[;,\r\n])"(?:[^"]|"")*"/g, '');
  return (
    [';', ',']
      .filter((separator) => unquoted.includes(separator))
      .map((separator) => readBlock(text, separator))
      .find((block) => isSeparated(editor, list, block, { lines, columns })) ?? whole
  );
}

function isSeparated(
  editor: Editor,
  list: ListDefinition,
  block: TextBlock,
  { lines, columns }: { readonly lines: readonly string[]; readonly columns: readonly FieldDefinition[] },
): boolean {
  const place = headPlace(list, block, editor.text);
  const head = columnsOf(list, block.slice(place.above), [], editor.text, place.groups);
  const isNamed = head.hasHead && head.fields.filter((field) => field !== undefined).length > 1;
  const cells = filled(isNamed ? block.slice(place.above) : block);
  const width = cells[0]?.length ?? 0;
  if (cells.length < 2 || width < 2 || cells.some((line) => line.length !== width)) return false;
  if (isNamed) return true;
  const [field] = columns;
  if (lines.every((line) => isFigure(line, field))) return false;
  if (lines.some((line) => /(^|[;,])"/.test(line))) return true;
  const isSpaced = cells.some(([, ...others]) => others.some((cell) => /^\s/.test(cell)));
  const isOneEntry = (isProse(field) && isSpaced) || lines.every((line) => takes(editor, field, line));
  return !isOneEntry || (!isSpaced && width <= columns.length);
}

/** Lines with something in them. */
function filled(block: TextBlock): TextBlock {
  return block.filter((line) => line.some((cell) => cell.trim() !== ''));
}

/** One figure with a decimal comma, or with commas between its thousands; a code may begin with a zero. */
function isFigure(line: string, field: FieldDefinition | undefined): boolean {
  if (figureIn(line) === '' || /^\D*0\d/.test(line)) return false;
  if (/^\D*\d{1,3}(,\d{3})+(\.\d+)?\D*$/.test(line)) return true;
  const [, before = ''] = /^\D*(\d[\d.'\s]*|),\d{1,6}\D*$/.exec(line) ?? [];
  const isAmount = (field?.entry.format ?? field?.valid.format) === 'numeric';
  return /,/.test(line) && before !== '' && (isAmount || before.replace(/\D/g, '').length <= longestCount);
}

/** Digits before the comma of a figure in a column that is not for amounts; what is longer is a code. */
const longestCount = 6;

/** Words of a person, in which a comma stands as it likes. */
function isProse(field: FieldDefinition | undefined): boolean {
  if (field === undefined || field.codeList !== undefined || field.entry.format !== undefined) return false;
  return (field.entry.maxLength ?? longestName) >= longestName;
}

const longestName = 35;

/** Whether the column takes the line as it is, or as the code that it begins with. */
function takes({ codeLists }: Editor, field: FieldDefinition | undefined, line: string): boolean {
  if (field === undefined) return false;
  const stored = storedCell({ codeLists }, field, line);
  const list = codeLists[field.codeList ?? ''];
  if (list && (optionOf(list, stored) ?? suggestEntry(field, line, list)) !== undefined) return true;
  return judgeEntry(field, stored).accepted;
}
