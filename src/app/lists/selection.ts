import { useCallback, useState } from 'react';

/** Rows a person has ticked, by id, also on other pages. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  /** Ticks a row, or takes its tick away. */
  set(id: number, isSelected: boolean): void;
  /** Ticks these and no others. */
  replace(ids: readonly number[]): void;
  clear(): void;
}

const nothing: ReadonlySet<number> = new Set();

export function useSelection(): Selection {
  const [ids, setIds] = useState(nothing);
  return {
    ids,
    set: useCallback((id, isSelected) => {
      setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)));
    }, []),
    replace: useCallback((chosen) => setIds(new Set(chosen)), []),
    clear: useCallback(() => setIds(nothing), []),
  };
}
