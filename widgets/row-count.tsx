import type { ListDefinition } from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';

/** How many rows a table has, and how many it takes. */
export function RowCount({ list, count }: { readonly list: ListDefinition; readonly count: number }) {
  const { text } = useEditor();
  const { maxRows } = list;
  return (
    <span
      className="num count"
      title={maxRows === undefined ? undefined : text('rows.full', { count: maxRows })}
    >
      {count}
    </span>
  );
}

/** Why a table takes no further row. */
export function FullNote({ list, count }: { readonly list: ListDefinition; readonly count: number }) {
  const { text } = useEditor();
  if (count < list.takes) return null;
  return <p className="list-note">{text('rows.full', { count: list.takes })}</p>;
}
