import { type MouseEvent, useRef } from 'react';

/** Opens a row; `isBeside` leaves the list where it is. */
export type OpenRow = (id: number, isBeside: boolean) => void;

/** So far the pointer may move in a click that marks no words, px. */
const STEADY = 4;

/**
 * How the mouse opens rows: a click here, with Ctrl, Cmd or Shift beside the list, the middle button always beside it,
 * as a link's would. A press that is drawn over words marks them to be copied and opens nothing (LST-040).
 */
export function useRowOpening(onOpen: OpenRow | undefined) {
  const pressed = useRef({ x: 0, y: 0 });
  return {
    onRowClick: (id: number, event: MouseEvent) => {
      if (!rowOf(event.target)) return;
      const { clientX, clientY, ctrlKey, metaKey, shiftKey } = event;
      const { x, y } = pressed.current;
      if (Math.hypot(clientX - x, clientY - y) <= STEADY) onOpen?.(id, ctrlKey || metaKey || shiftKey);
    },
    /** Of what the rows stand in. */
    room: {
      onMouseDown: (event: MouseEvent) => {
        pressed.current = { x: event.clientX, y: event.clientY };
        // Some browsers begin to scroll with the middle button.
        if (event.button === 1 && onOpen && rowOf(event.target)) event.preventDefault();
      },
      onAuxClick: (event: MouseEvent) => {
        const id = event.button === 1 ? rowOf(event.target)?.dataset.id : undefined;
        if (id !== undefined) onOpen?.(Number(id), true);
      },
    },
  };
}

/** The row that is pressed; none where a link in it is, which does all this by itself, or its box to tick. */
function rowOf(target: EventTarget): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('a, button, .list-tick')) return null;
  return target.closest<HTMLElement>('.MuiDataGrid-row');
}
