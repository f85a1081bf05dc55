import {
  type BlockColumn,
  type FieldDefinition,
  judgeEntry,
  type ListDefinition,
} from '../../src/engine/index.ts';
import type { TextOf } from '../editor-services.ts';
import type { TextBlock } from './clipboard-block.ts';
import { namedColumns } from './head-words.ts';

/** Where the columns of a pasted block go. */
export interface BlockColumns {
  /** The first line names the columns. */
  readonly hasHead: boolean;
  /** The first line may be a head of which no word is known here. */
  readonly isDoubtful: boolean;
  /** By column of the block; undefined where it goes nowhere. */
  readonly fields: readonly (BlockColumn | undefined)[];
  /** Words of the head that name no column here. */
  readonly unknown: readonly string[];
}

/**
 * Fields that the columns of a block go to: by its own head if the first line is one, else one after the other
 * from the active column on. A line is a head when all its words name a field, or at least two and at least half of
 * them do, or when one is a name to the letter and no other holds a figure. `groups` holds by column what a line above
 * says of several.
 */
export function columnsOf(
  list: ListDefinition,
  lines: TextBlock,
  from: readonly FieldDefinition[],
  text: TextOf,
  groups: readonly string[] = [],
): BlockColumns {
  const [words = [], sample = []] = lines;
  const named = namedColumns(list, words, sample, text, groups);
  const filled = words.filter((word) => word.trim() !== '').length;
  const hits = named.filter((column) => column !== undefined).length;
  const isNamed = named.some((column) => column?.isExact) || (hits > 1 && lines.length > 1);
  const hasFigure = words.some((word, index) => !named[index] && /\d/.test(word));
  const isHead =
    isNamed && (hits === filled || (hits > 1 && hits * 2 >= filled) || (lines.length > 1 && !hasFigure));
  if (!isHead) {
    const fields = from.map((field) => ({ field }));
    return { hasHead: false, isDoubtful: isDoubtfulHead(lines, from), fields, unknown: [] };
  }
  const unknown = words.filter((word, index) => word.trim() !== '' && !named[index]);
  return { hasHead: true, isDoubtful: false, fields: named, unknown };
}

/** Words without a figure over a column that takes none of them, but everything below. */
function isDoubtfulHead([first = [], ...below]: TextBlock, from: readonly FieldDefinition[]): boolean {
  const filled = first.filter((word) => word.trim() !== '');
  if (below.length === 0 || filled.length < 2 || filled.some((word) => /\d/.test(word))) return false;
  const takes = (field: FieldDefinition, cell = '') =>
    cell.trim() === '' || judgeEntry(field, cell.trim()).accepted;
  return from.some((field, column) => {
    const cells = below.map((line) => line[column] ?? '');
    return (
      !takes(field, first[column]) &&
      cells.some((cell) => cell.trim() !== '') &&
      cells.every((cell) => takes(field, cell))
    );
  });
}
