import type { ListDefinition } from '../../src/engine/index.ts';
import type { TextOf } from '../editor-services.ts';
import { columnsOf } from './block-columns.ts';
import type { TextBlock } from './clipboard-block.ts';

/** Where in a block the head stands. */
export interface HeadPlace {
  /** Lines above it that are no data. */
  readonly above: number;
  /** By column, what a line above it says of several columns: 'Packages' over 'Kind' and 'Number'. */
  readonly groups: readonly string[];
}

/** So many lines of a title are looked past for a head, and so many that stand over groups of columns. */
const MOST_TITLES = 5;
const MOST_GROUPS = 2;

/**
 * Looks for the head below a title over merged cells, blank lines and words over groups of columns: the first line
 * that names a column, or two of them where it is not the first, unless such words stand over another that names more.
 * A head or none at the top has nothing above it.
 */
export function headPlace(list: ListDefinition, lines: TextBlock, text: TextOf): HeadPlace {
  const placeAt = (above: number, groups: readonly string[] = []) => {
    const { hasHead, fields } = columnsOf(list, lines.slice(above), [], text, groups);
    const named = fields.filter((field) => field !== undefined).length;
    return { above, groups, named: hasHead && (above === 0 || named > 1) ? named : 0 };
  };
  let best = placeAt(0);
  let groupLines = 0;
  for (let at = 0; at < MOST_TITLES && at + 1 < lines.length; at += 1) {
    // Below a head there are data.
    if (best.named > 1 && at > best.above) break;
    const isTitle = countOf(lines[at]!) < 2;
    if (!isTitle) groupLines += 1;
    if (!isTitle && (groupLines > MOST_GROUPS || !areGroups(lines[at]!, lines[at + 1]!))) break;
    const next = placeAt(at + 1, isTitle ? [] : spread(lines[at]!));
    if (next.named > best.named) best = next;
  }
  return best;
}

/** Words, and no more of them than there are names below. */
function areGroups(line: readonly string[], below: readonly string[]): boolean {
  return countOf(line) <= countOf(below) && !line.some((cell) => /^[\d.,\s]*\d[\d.,\s]*$/.test(cell));
}

function countOf(line: readonly string[]): number {
  return line.filter((cell) => cell.trim() !== '').length;
}

/** Merged cells hold their word in the first and are blank otherwise. */
function spread(line: readonly string[]): readonly string[] {
  return line.map((_, column) => line.slice(0, column + 1).findLast((cell) => cell.trim() !== '') ?? '');
}
