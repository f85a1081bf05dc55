import { useCallback, useState } from 'react';

/** Rows a person has ticked, by id, also on other pages. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  /** Ticks a row, or takes its tick away. */
  set(id: number, isSelected: boolean): void;
  /** Ticks these and no others. */
  replace(ids: readonly number[]): void;
  /** Takes away the ticks of these. */
  drop(ids: ReadonlySet<number>): void;
  clear(): void;
}

const nothing: ReadonlySet<number> = new Set();

/** The selection among the rows of a choice; other rows begin without one, whatever led to them (LST-048). */
export function useSelection(choice: string): Selection {
  const [ids, setIds] = useState(nothing);
  const [of, setOf] = useState(choice);
  if (of !== choice) {
    setOf(choice);
    setIds(nothing);
  }
  return {
    ids,
    set: useCallback((id, isSelected) => {
      setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)));
    }, []),
    replace: useCallback((chosen) => setIds(new Set(chosen)), []),
    drop: useCallback((gone) => {
      setIds((before) => new Set([...before].filter((id) => !gone.has(id))));
    }, []),
    clear: useCallback(() => setIds(nothing), []),
  };
}
