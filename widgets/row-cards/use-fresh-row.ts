import { type FocusEvent, useEffect, useRef } from 'react';
import { formatPath, getAt, type Path } from '../../src/engine/index.ts';
import { useEditor } from '../editor-services.ts';

/** Time a tap outside takes to be heard before the card above it may go, ms. */
const TAP_MS = 300;

interface FreshRow {
  /** A row was added here and opened. */
  readonly begin: (made: Path) => void;
  /** The focus goes from inside the list to somewhere else. */
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** A row added here in which nothing was entered goes away when it is left: closed, its list left, or another opened. */
export function useFreshRow(path: Path, openId: string | undefined): FreshRow {
  const { store } = useEditor();
  const fresh = useRef<{ readonly path: Path; readonly id: string; readonly row: unknown }>(undefined);
  const leave = useRef(() => {});
  leave.current = () => {
    const left = fresh.current;
    fresh.current = undefined;
    if (left && getAt(store.document(), left.path) === left.row) store.removeRows([left.path]);
  };

  useEffect(() => {
    if (fresh.current && fresh.current.id !== openId) leave.current();
  }, [openId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: left with its list, however that list is called
  useEffect(() => () => leave.current(), [path]);

  return {
    begin(made) {
      const segment = made.at(-1);
      if (typeof segment !== 'object') return;
      fresh.current = { path: made, id: segment.id, row: getAt(store.document(), made) };
    },
    onBlur({ relatedTarget }) {
      const left = fresh.current;
      if (!left || !(relatedTarget instanceof Element) || isIn(left.path, relatedTarget)) return;
      setTimeout(() => {
        if (fresh.current === left && !isIn(left.path, document.activeElement)) leave.current();
      }, TAP_MS);
    },
  };
}

function isIn(path: Path, element: Element | null): boolean {
  const card = element?.closest('.row-card');
  return card?.querySelector(`[data-path="${CSS.escape(formatPath(path))}"]`) != null;
}
