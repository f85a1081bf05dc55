import { type BlockResult, type FieldDefinition, getAt, type Path } from '../../src/engine/index.ts';
import { pasteBlock } from '../../src/engine/paste-block.ts';
import { optionOf } from '../code-search.ts';
import { valueAt } from '../document-values.ts';
import type { EditorServices } from '../editor-services.ts';

/** Cells of a row table that take the same entries in every row. */
export interface SameCells {
  readonly path: Path;
  /** Keys of rows that follow each other. */
  readonly rows: readonly string[];
  readonly columns: readonly FieldDefinition[];
  /** What undo calls it. */
  readonly step: string;
}

/** A cell that stayed as it was, and why if that is known. */
export interface CellLeft {
  readonly row: string;
  readonly column: FieldDefinition;
  readonly reason?: string;
}

type Editor = Pick<EditorServices, 'store' | 'codeLists'>;

/** Puts the cells of the first row into those below; gives the cells that stayed as they were. */
export function fillDown(editor: Editor, { rows: [first, ...rows], ...cells }: SameCells) {
  const texts = cells.columns.map(({ name }) =>
    String(valueAt(editor.store.document(), [...cells.path, { id: first! }, name]) ?? ''),
  );
  return enterCells(editor, { ...cells, rows }, texts);
}

/** Empties cells; gives those that stayed as they were. */
export function clearCells(editor: Editor, cells: SameCells) {
  return enterCells(
    editor,
    cells,
    cells.columns.map(() => ''),
  );
}

/** Enters a text for each column into every row, as one step; each is an entry, as if it were typed there. */
export function enterCells(
  { store, codeLists }: Editor,
  { path, rows, columns, step }: SameCells,
  texts: readonly string[],
): readonly CellLeft[] {
  if (rows.length === 0) return [];
  const before = store.document();
  const result = pasteBlock(
    store,
    path,
    {
      row: rows[0]!,
      fields: columns.map(({ name }) => name),
      lines: rows.map(() => texts),
      isPick: (field, cell) => optionOf(codeLists[field.codeList ?? ''], cell) !== undefined,
    },
    step,
  );
  const refused = refusedCells(result, rows, columns);
  /** The engine tells of no blank that came to nothing: it loses nothing, but here it was asked for. */
  const isStill = (place: Path) => {
    const held = getAt(before, place);
    return held !== undefined && held !== '' && getAt(store.document(), place) === held;
  };
  const kept = rows.flatMap((row) =>
    columns.flatMap((column, at): readonly CellLeft[] => {
      const place = [...path, { id: row }, column.name];
      if (texts[at] !== '' || !isStill(place)) return [];
      const { reason } = store.fieldState(place);
      return [{ row, column, ...(reason === undefined ? {} : { reason }) }];
    }),
  );
  return [...refused, ...kept];
}

function refusedCells(
  { refused }: BlockResult,
  rows: readonly string[],
  columns: readonly FieldDefinition[],
): readonly CellLeft[] {
  return refused.flatMap(({ line, field, reason }) => {
    const column = columns.find(({ name }) => name === field);
    return column ? [{ row: rows[line]!, column, ...(reason === undefined ? {} : { reason }) }] : [];
  });
}
