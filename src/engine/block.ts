import { blankRow, type NewId } from './birth.ts';
import type { ListDefinition } from './catalogue.ts';
import type { RuleContext } from './condition.ts';
import type { DocumentData } from './document.ts';
import { entryValue, judgeEntry } from './judge.ts';
import type { Patch } from './patch.ts';
import type { Path } from './path.ts';
import { getAt, isRows } from './rows.ts';

/** Cells put into the rows of a list, as from a spreadsheet. */
export interface Block {
  /** Key of the row that takes the first line; the lines go behind the last row when null. */
  readonly row: string | null;
  /** Names of the fields its columns go to; a column without a field is left out. */
  readonly fields: readonly (string | undefined)[];
  /** Cells in the form they are stored. */
  readonly lines: readonly (readonly string[])[];
}

/** A cell that was left out, or a line that found no more room; counted from 0 within the block. */
export interface RefusedCell {
  readonly line: number;
  /** Undefined for a line without room. */
  readonly field?: string;
  readonly text: string;
  /** Of an entry: what it fails, in words. */
  readonly reason?: string;
}

export interface BlockResult {
  /** Cells that were taken. */
  readonly taken: number;
  readonly refused: readonly RefusedCell[];
}

interface Place {
  readonly document: DocumentData;
  readonly context: RuleContext;
  readonly newId: NewId;
}

/**
 * Patches that fill a block into a list, rows being added up to its limit. Every cell is an entry: one that
 * fails its entry rule is left out and told; a computed column is passed over.
 */
export function blockPatches(
  list: ListDefinition,
  listPath: Path,
  block: Block,
  { document, context, newId }: Place,
): BlockResult & { readonly patches: readonly Patch[] } {
  const held = getAt(document, listPath);
  const keys = isRows(held) ? held.map(({ uuid }) => uuid) : [];
  const start = block.row === null ? keys.length : keys.indexOf(block.row);
  const patches: Patch[] = [];
  const refused: RefusedCell[] = [];
  let taken = 0;
  for (const [line, cells] of block.lines.entries()) {
    let id = keys[start + line];
    if (id === undefined) {
      if (list.maxRows !== undefined && keys.length >= list.maxRows) {
        refused.push({ line, text: cells.join('\t') });
        continue;
      }
      const row = blankRow(list, { document, parentPath: listPath.slice(0, -1), context }, newId);
      id = row.uuid;
      patches.push({ op: 'insert', path: listPath, row, after: keys.at(-1) ?? null });
      keys.push(id);
    }
    for (const [column, text] of cells.entries()) {
      const name = block.fields[column];
      const field = name === undefined ? undefined : list.row.fields[name];
      if (field === undefined || field.readOnly) continue;
      const verdict = judgeEntry(field, text);
      if (!verdict.accepted) {
        refused.push({ line, field: field.name, text, reason: verdict.reason });
        continue;
      }
      const value = entryValue(field, text);
      const path = [...listPath, { id }, field.name];
      patches.push({ op: 'set', path, ...(value === undefined ? {} : { value }) });
      taken += 1;
    }
  }
  return { patches, taken, refused };
}
