import { useState } from 'react';
import { useEditor } from '../editor-services.ts';
import type { TreeActions } from './use-tree-actions.ts';

export interface TreeCut {
  /** Rows that were cut and stand where they stood until they are pasted. */
  readonly ids: readonly string[];
  /** `copied` is what the clipboard has of them. */
  readonly begin: (ids: readonly string[], copied: string) => void;
  /** Puts what was cut below a row; false when something else is on the clipboard. */
  readonly paste: (copied: string, into: string | undefined) => boolean;
  readonly cancel: () => void;
}

/** Rows of a tree moved by Ctrl+X and Ctrl+V: with all below them into the row that is pasted on. */
export function useTreeCut(actions: TreeActions): TreeCut {
  const { text, announce, toast } = useEditor();
  const [held, setHeld] = useState<{ readonly ids: readonly string[]; readonly copied: string }>();
  const cancel = () => setHeld(undefined);
  return {
    ids: held?.ids ?? [],
    cancel,
    begin(ids, copied) {
      setHeld({ ids, copied });
      announce(text('tree.cut', { count: ids.length }));
    },
    paste(copied, into) {
      if (
        actions === undefined ||
        held === undefined ||
        into === undefined ||
        !isSameText(copied, held.copied)
      )
        return false;
      const why = actions.whyNoDrop(held.ids, into);
      if (why !== undefined) {
        announce(why, 'assertive');
        toast(why);
        return true;
      }
      actions.drop(held.ids, into, 'into');
      cancel();
      return true;
    },
  };
}

/** The clipboard of some systems has other ends of lines. */
function isSameText(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n');
}
