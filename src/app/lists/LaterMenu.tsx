import { type ReactNode, useEffect } from 'react';
import { usePart } from '../later.tsx';
import { part } from '../part.ts';
import { showToast } from '../shell/shell-state.ts';

/** What opens under a button: nobody needs it before one is pressed. */
const menus = part(() => import('./PopMenu.tsx'));

type Menus = typeof import('./PopMenu.tsx');

interface LaterProps {
  readonly label: string;
  /** What it opens under; closed without. */
  readonly anchor: HTMLElement | undefined;
  readonly onClose: () => void;
  /** What stands in it, made of what was fetched; the items of a menu each with a key. */
  readonly children: (menus: Menus) => ReactNode;
}

/** A menu under its button, fetched when one is opened first. */
export function LaterMenu({ children, ...menu }: LaterProps) {
  const found = useMenus(menu);
  return found && <found.PopMenu {...menu}>{children(found)}</found.PopMenu>;
}

/** A small dialog under its button, fetched likewise. */
export function LaterDialog({ children, ...dialog }: LaterProps) {
  const found = useMenus(dialog);
  return found && <found.PopDialog {...dialog}>{children(found)}</found.PopDialog>;
}

/** Undefined until they were fetched; says why they cannot be, and takes the press back. */
function useMenus({ anchor, onClose }: Pick<LaterProps, 'anchor' | 'onClose'>): Menus | undefined {
  const { found, failure, tryAgain } = usePart(menus, anchor !== undefined);
  useEffect(() => {
    if (failure === undefined) return;
    showToast(failure, 'error');
    onClose();
    tryAgain();
  }, [failure, onClose, tryAgain]);
  return found;
}
