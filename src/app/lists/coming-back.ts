import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListScreen } from '../../engine/list-screen.ts';
import { useShell } from '../shell/shell-state.ts';
import { areaAddresses } from './addresses.ts';

/** What the address of a list, by its name, said last; until the page is loaded anew. */
const lastSearch = new Map<string, string>();

/** The entry of the history that Back or Forward led to last; heard before the page that is there is shown. */
let steppedTo: string | undefined;
globalThis.addEventListener?.(
  'popstate',
  ({ state }: PopStateEvent) => {
    steppedTo = (state as { key?: string } | null)?.key;
  },
  true,
);

/** How work on a list goes on that is come to from one of its records. */
export interface ComingBack {
  /** The record, whose row is where the work goes on; undefined when the list is come to from elsewhere. */
  readonly record: number | undefined;
  /** What the address said when the list was left, where a link leads back without it. */
  readonly search: string | undefined;
}

/** Tells, from the page that was there before, how a list is come back to. */
export function useComingBack(screen: ListScreen): ComingBack {
  const { search, key } = useLocation();
  const [record] = useState(() => recordAt(screen, useShell.getState().path));
  const [before] = useState(() => lastSearch.get(screen.name));
  // Only on arriving: whoever clears the filters here wants them cleared.
  const hasArrived = useRef(false);
  const isLost = record !== undefined && key !== steppedTo && search === '' && !hasArrived.current;
  const wanted = isLost && before ? before : undefined;
  useEffect(() => {
    if (wanted !== undefined) return;
    hasArrived.current = true;
    lastSearch.set(screen.name, search);
  }, [wanted, screen, search]);
  return { record, search: wanted };
}

function recordAt(screen: ListScreen, path: string): number | undefined {
  const address = areaAddresses(screen)[screen.opens];
  const id = path.slice(address('').length).match(/^\d+/)?.[0];
  return id !== undefined && path.startsWith(address(id)) ? Number(id) : undefined;
}

/** Puts the focus on the list's title, as on that of any page that is come to. */
export function useTitleFocused() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return title;
}

/** Whether the focus is still where arriving put it, and may go on to the row. */
export function isOnTitle(): boolean {
  return document.activeElement === document.body || document.activeElement?.tagName === 'H1';
}

/** Where the rows of a list, by its name, stood when it was left last. */
const lastPlace = new Map<string, RowsPlace>();

interface RowsPlace {
  readonly top: number;
  readonly left: number;
}

/** Keeps where the rows stand when the list is left; gives where they stood before, for whoever comes back. */
export function usePlaceKept(name: string, place: () => RowsPlace | null | undefined): RowsPlace | undefined {
  const [before] = useState(() => lastPlace.get(name));
  // While the rows are still there.
  useLayoutEffect(
    () => () => {
      const now = place();
      if (now) lastPlace.set(name, now);
    },
    [name, place],
  );
  return before;
}
