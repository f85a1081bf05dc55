import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ListDefinition, Path } from '../../src/engine/index.ts';
import { cellText } from '../cell-value.ts';
import type { Columns } from '../columns.ts';
import { valueAt } from '../document-values.ts';
import { useEditor } from '../editor-services.ts';

/** The search in a nested list. */
export interface FoundRows {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** The rows in which a column, or the number, fits; all without a query. */
  readonly shown: readonly string[];
}

/** Looked for when the query, the columns or the rows are others, not per key in a row. */
export function useFoundRows(
  path: Path,
  list: ListDefinition,
  ids: readonly string[],
  columns: Columns,
): FoundRows {
  const editor = useEditor();
  const { text, store } = editor;
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const shown = useMemo(() => {
    if (wanted === '') return ids;
    const searched = [...new Set([...list.row.columns, ...columns.shown.map(({ name }) => name)])];
    return ids.filter((id, index) => {
      if (String(index + 1) === wanted) return true;
      return searched.some((name) => {
        const value = valueAt(store.document(), [...path, { id }, name]);
        const words = cellText(list.row.fields[name]!, value, editor.codeLists, text);
        return `${words.value} ${words.words ?? ''}`.toLowerCase().includes(wanted);
      });
    });
  }, [wanted, ids, list, columns.shown, path, store, editor, text]);
  useEffect(() => {
    if (wanted !== '') editor.announce(text('rows.found', { count: shown.length }));
  }, [wanted, shown.length, editor, text]);
  return { query, setQuery, shown };
}
