import { type ReactNode, useEffect } from 'react';
import { usePart } from '../later.tsx';
import { part } from '../part.ts';
import { showToast } from '../shell/shell-state.ts';

/** What opens under a button: nobody needs it before one is pressed. */
const menus = part(() => import('./PopMenu.tsx'));

type Menus = typeof import('./PopMenu.tsx');

interface LaterProps<Content> {
  readonly label: string;
  /** What it opens under; closed without. */
  readonly anchor: HTMLElement | undefined;
  readonly onClose: () => void;
  readonly children: Content;
}

/** A menu under its button, fetched when one is opened first; its items, each with a key, are made of what was fetched. */
export function LaterMenu({ children, ...menu }: LaterProps<(menus: Menus) => readonly ReactNode[]>) {
  const found = useMenus(menu);
  return found && <found.PopMenu {...menu}>{children(found)}</found.PopMenu>;
}

/** A small dialog under its button, fetched likewise. */
export function LaterDialog(dialog: LaterProps<ReactNode>) {
  const found = useMenus(dialog);
  return found && <found.PopDialog {...dialog} />;
}

/** Undefined until they were fetched; says why they cannot be, and takes the press back. */
function useMenus({ anchor, onClose }: Pick<LaterProps<unknown>, 'anchor' | 'onClose'>): Menus | undefined {
  const { found, failure, tryAgain } = usePart(menus, anchor !== undefined);
  useEffect(() => {
    if (failure === undefined) return;
    showToast(failure, 'error');
    onClose();
    tryAgain();
  }, [failure, onClose, tryAgain]);
  return found;
}
