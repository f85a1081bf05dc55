import { useMemo, useRef, useState } from 'react';

/** Rows chosen for a common action. */
export interface Choice {
  /** Chosen rows in the order of the list. */
  readonly picked: readonly string[];
  /** How many of them the search leaves out. */
  readonly unseen: number;
  readonly has: (id: string) => boolean;
  /** Takes a row in or out; with `isRange` all shown rows from the one toggled last come in. */
  readonly toggle: (id: string, isRange?: boolean) => void;
  /** Takes all shown rows in, or out when all are. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** The choice among the rows of a list; a row that is gone is chosen no more. */
export function useChoice(ids: readonly string[], shown: readonly string[]): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const latest = useRef(shown);
  latest.current = shown;
  const picked = useMemo(() => (chosen.size === 0 ? [] : ids.filter((id) => chosen.has(id))), [ids, chosen]);
  const unseen = useMemo(() => {
    const isShown = new Set(shown);
    return picked.filter((id) => !isShown.has(id)).length;
  }, [picked, shown]);
  const [toggle] = useState(() => (id: string, isRange = false) => {
    const from = last.current === undefined ? -1 : latest.current.indexOf(last.current);
    const to = latest.current.indexOf(id);
    last.current = id;
    setChosen((before) => {
      const after = new Set(before);
      if (isRange && from >= 0) {
        for (const one of latest.current.slice(Math.min(from, to), Math.max(from, to) + 1)) after.add(one);
      } else if (!after.delete(id)) after.add(id);
      return after;
    });
  });
  return {
    picked,
    unseen,
    has: (id) => chosen.has(id),
    toggle,
    toggleAll: () =>
      setChosen((before) =>
        shown.every((id) => before.has(id)) ? new Set() : new Set([...before, ...shown]),
      ),
    clear: () => setChosen(new Set()),
  };
}
