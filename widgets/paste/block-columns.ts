import type { FieldDefinition, ListDefinition } from '../../src/engine/index.ts';

/** Where the columns of a pasted block go. */
export interface BlockColumns {
  /** The first line names the columns. */
  readonly hasHead: boolean;
  /** By column of the block; undefined where it goes nowhere. */
  readonly fields: readonly (FieldDefinition | undefined)[];
  /** Words of the head that name no column here. */
  readonly unknown: readonly string[];
}

/**
 * Fields that the columns of a block go to: by its own head if the first line is one, else one after the other
 * from the active column on. A line is a head when all its words name a field of such rows, or at least two and
 * at least half of them do; a label, a data element number ('6/14'), both, or the name of the field count.
 */
export function columnsOf(
  list: ListDefinition,
  first: readonly string[] | undefined,
  from: readonly FieldDefinition[],
): BlockColumns {
  const known = fieldsOf(list);
  const words = first ?? [];
  const named = words.map((word) => known.find((field) => isNameOf(field, word)));
  const filled = words.filter((word) => word.trim() !== '').length;
  const hits = named.filter((field) => field !== undefined).length;
  const hasHead = hits > 0 && (hits === filled || (hits > 1 && hits * 2 >= filled));
  if (!hasHead) return { hasHead, fields: from, unknown: [] };
  const unknown = words.filter((word, index) => word.trim() !== '' && !named[index]);
  return { hasHead, fields: named, unknown };
}

/** Every field that a row of the list shows somewhere, table columns first. */
export function fieldsOf(list: ListDefinition): readonly FieldDefinition[] {
  const laidOut = list.row.layout.flatMap(({ fields }) => fields.map(({ name }) => name));
  return [...new Set([...list.row.columns, ...laidOut])].map((name) => list.row.fields[name]!);
}

function isNameOf(field: FieldDefinition, words: string): boolean {
  const wanted = plain(words);
  if (wanted === '') return false;
  const { dataElement = '' } = field.help;
  const label = plain(field.label);
  return (
    wanted === label ||
    wanted === plain(field.name) ||
    wanted === plain(`${field.label} ${dataElement}`) ||
    (dataElement !== '' && words.trim() === dataElement)
  );
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
