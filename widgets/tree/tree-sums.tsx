// biome-ignore-all lint/a11y/useSemanticElements: grids of divs are windowed and cost no table layout
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stands on rows
import type Big from 'big.js';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import {
  decimalOf,
  type FieldDefinition,
  isNumber,
  type ListDefinition,
  type Path,
  type Row,
} from '../../src/engine/index.ts';
import { cellText } from '../cell-value.ts';
import { rowsAt } from '../document-values.ts';
import { useEditor } from '../editor-services.ts';

interface TreeSumsProps {
  readonly path: Path;
  readonly list: ListDefinition;
  readonly fields: readonly FieldDefinition[];
}

/** Under the head of a tree what all its rows hold together, in the columns of the sums. */
export function TreeSums({ path, list: { rollUp = {} }, fields }: TreeSumsProps) {
  const { text } = useEditor();
  return (
    <div role="row" aria-rowindex={2} className="nested-row tree-sums">
      <div role="gridcell" className="nested-check" />
      {fields.map((definition, column) => {
        const figure = rollUp[definition.name];
        if (figure !== undefined)
          return <SumCell key={definition.name} path={path} figure={figure} definition={definition} />;
        return (
          <div key={definition.name} role="gridcell" className="nested-cell">
            {column === 0 && text('tree.sums')}
          </div>
        );
      })}
      <div role="gridcell" className="nested-mark" />
    </div>
  );
}

interface SumCellProps {
  readonly path: Path;
  /** Field that is summed up. */
  readonly figure: string;
  readonly definition: FieldDefinition;
}

function SumCell({ path, figure, definition }: SumCellProps) {
  const { codeLists, text } = useEditor();
  const { value } = cellText(definition, useSum(path, figure), codeLists, text);
  return (
    <div role="gridcell" className={`nested-cell${isNumber(definition) ? ' is-number' : ''}`} title={value}>
      <span className="num">{value}</span>
    </div>
  );
}

interface Summed {
  readonly rows: readonly Row[];
  readonly sum: Big;
}

/** The sum of a figure of all rows; of a change the rows alone are added that are others. */
function useSum(path: Path, figure: string): string {
  const { store } = useEditor();
  const last = useRef<Summed>({ rows: [], sum: decimalOf(undefined) });
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  return useSyncExternalStore(subscribe, () => {
    const rows = rowsAt(store.document(), path);
    if (rows !== last.current.rows) last.current = summed(rows, figure, last.current);
    return last.current.sum.toFixed();
  });
}

function summed(rows: readonly Row[], figure: string, { rows: before, sum }: Summed): Summed {
  const change = (here: Big, row: Row, at: number) =>
    row === before[at] ? here : here.plus(decimalOf(row[figure])).minus(decimalOf(before[at]?.[figure]));
  const gone = before.slice(rows.length);
  const rest = gone.reduce((here, row) => here.minus(decimalOf(row[figure])), sum);
  return { rows, sum: rows.reduce(change, rest) };
}
