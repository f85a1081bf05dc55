import {
  type DocumentData,
  type DocumentDefinition,
  type FieldDefinition,
  type FieldValue,
  fieldState,
  isNumber,
  lineOf,
  type ObjectDefinition,
  type Path,
  type RuleContext,
  rowsOf,
  type ValueWords,
  valueText,
} from '../engine/index.ts';
import type { ShownAs, Source } from './form.ts';

/** A document as its values are told: what rules hide is blank. */
export interface ToldDocument {
  readonly definition: DocumentDefinition;
  readonly document: DocumentData;
  readonly context: RuleContext;
  readonly words: ValueWords;
}

/** A row that paths beginning with `./` look at. */
export interface AtRow {
  readonly object: ObjectDefinition;
  readonly data: DocumentData;
  readonly path: Path;
}

interface Found {
  readonly field: FieldDefinition;
  readonly value: FieldValue;
}

/** Stands where a flag is set that is shown as a tick. */
const TICK = 'X';

/** What a source says, in lines; '' where all of it is blank. */
export function textOf(told: ToldDocument, source: Source, as?: ShownAs, row?: AtRow): string {
  if (typeof source === 'string') return wordsAt(told, source, as, row).join('\n');
  return source
    .map((line) =>
      typeof line === 'string'
        ? wordsAt(told, line, as, row).join('\n')
        : line.flatMap((path) => wordsAt(told, path, as, row)).join(' '),
    )
    .filter((line) => line !== '')
    .join('\n');
}

/** Whether figures stand there, which end at the right. */
export function isFigure({ definition }: ToldDocument, source: Source, row?: ObjectDefinition): boolean {
  if (typeof source !== 'string') return false;
  const names = source.split('/').slice(1);
  let object: ObjectDefinition | undefined = source.startsWith('.') ? row : definition;
  for (const name of names.slice(0, -1)) if (name !== '*') object = object?.lists[name]?.row;
  const field = object?.fields[names.at(-1)!];
  return field !== undefined && isNumber(field);
}

/** Rows of a list of the document; none where it is hidden. */
export function rowsAt({ definition, document, context }: ToldDocument, list: string): readonly AtRow[] {
  const name = list.slice(1);
  const object = definition.lists[name]?.row;
  if (object === undefined || fieldState(definition, document, [name], context).hidden) return [];
  return rowsOf(document, name).map((row) => ({ object, data: row, path: [name, { id: row.uuid }] }));
}

/** The value of a field of a row as it is written; '' where it is blank or hidden. */
export function lexicalAt(told: ToldDocument, source: string, row: AtRow): string {
  return foundAt(told, source, row)
    .map(({ value }) => String(value))
    .join(' ');
}

function wordsAt(told: ToldDocument, path: string, as: ShownAs | undefined, row?: AtRow): readonly string[] {
  return foundAt(told, path, row)
    .map(({ field, value }) => shown(field, value, as, told.words))
    .filter((words) => words !== '');
}

function shown(
  field: FieldDefinition,
  value: FieldValue,
  as: ShownAs | undefined,
  words: ValueWords,
): string {
  if (as === 'tick') return value === true ? TICK : '';
  if (as === 'code') return String(value);
  const text = valueText(field, value, words);
  return as === 'words' ? (text.words ?? text.value) : lineOf(text);
}

/** Values that are not blank and not hidden; of a path over rows one for each of them. */
function foundAt(told: ToldDocument, path: string, row?: AtRow): readonly Found[] {
  const names = path.split('/').slice(1);
  if (path.startsWith('.')) return row === undefined ? [] : below(told, row, names);
  return below(told, { object: told.definition, data: told.document, path: [] }, names);
}

function below(told: ToldDocument, at: AtRow, names: readonly string[]): readonly Found[] {
  const [name = '', ...rest] = names;
  const { definition, document, context } = told;
  if (fieldState(definition, document, [...at.path, name], context).hidden) return [];
  if (rest.length === 0) {
    const field = at.object.fields[name];
    const value = at.data[name] as FieldValue | undefined;
    return field === undefined || value === undefined || value === '' ? [] : [{ field, value }];
  }
  const object = at.object.lists[name]?.row;
  if (object === undefined) return [];
  return rowsOf(at.data, name).flatMap((row) =>
    below(told, { object, data: row, path: [...at.path, name, { id: row.uuid }] }, rest.slice(1)),
  );
}
