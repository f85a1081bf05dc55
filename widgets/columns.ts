import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { FieldDefinition, getAt, ListDefinition, Path } from '../src/engine/index.ts';
import { rowsAt } from './document-values.ts';
import { useEditor } from './editor-services.ts';
import { fieldsOf } from './fields-of.ts';
import { useView } from './view-state.ts';

/** Columns of one table, and the ways to others. */
export interface Columns {
  readonly shown: readonly FieldDefinition[];
  /** Every field that could be a column. */
  readonly all: readonly FieldDefinition[];
  /** Takes a column in or out; kept for this person. */
  readonly toggle: (name: string) => void;
  /** The columns of the schema again. */
  readonly reset: () => void;
  readonly isChosen: boolean;
}

/**
 * Columns of a table: those of the schema or the ones this person chose, and any other field of the rows that
 * holds something or was gone to, so that nothing stands hidden. Looked for when rows come or go, not per key,
 * and not without `ids`.
 */
export function useColumns(list: ListDefinition, path: Path, ids?: readonly string[]): Columns {
  const { store, preferences } = useEditor();
  const { name } = list.row;
  const chosen = useStore(preferences.columns, (choices) => choices[name]);
  const asked = useView((state) => state.askedFields[name]);
  const all = useMemo(() => fieldsOf(list), [list]);
  const held = useMemo(() => (ids ? heldFields(all, store.document(), path) : []), [all, ids, path, store]);
  const shown = useMemo(() => {
    const wanted = new Set([...(chosen ?? list.row.columns), ...held, ...(asked ?? [])]);
    return all.filter((field) => wanted.has(field.name));
  }, [all, asked, chosen, held, list]);
  return {
    shown,
    all,
    isChosen: chosen !== undefined,
    toggle(field) {
      const now = chosen ?? list.row.columns;
      const next = now.includes(field) ? now.filter((one) => one !== field) : [...now, field];
      if (next.length > 0) preferences.columns.setState({ [name]: next });
    },
    reset() {
      const { [name]: _chosen, ...others } = preferences.columns.getState();
      preferences.columns.setState(others, true);
    },
  };
}

/** Fields that a row of the list holds something in beyond what it was born with. */
function heldFields(
  fields: readonly FieldDefinition[],
  document: Parameters<typeof getAt>[0],
  path: Path,
): readonly string[] {
  const rows = rowsAt(document, path);
  return fields
    .filter(({ name, defaults }) => {
      const born = new Set(defaults.map(({ value }) => value));
      return rows.some((row) => {
        const value = row[name];
        return value !== undefined && !Array.isArray(value) && !born.has(value as string);
      });
    })
    .map(({ name }) => name);
}
