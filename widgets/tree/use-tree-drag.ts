import { type DragEvent, type HTMLAttributes, useState } from 'react';
import { useEditor } from '../editor-services.ts';
import type { Zone } from './tree-moves.ts';
import type { TreeActions } from './use-tree-actions.ts';

/** Where what is dragged would stand, or why it cannot. */
export interface Drop {
  readonly target: string;
  readonly zone: Zone;
  readonly words: string;
  readonly isRefused: boolean;
}

interface TreeDrag {
  /** Keys of the rows that are dragged. */
  readonly dragged: readonly string[];
  readonly drop: Drop | undefined;
  readonly handlers: (picked: readonly string[]) => HTMLAttributes<HTMLElement>;
}

/** Part of a row's height, above and below, in which what is let go stands beside it; between, it stands below it. */
const EDGE = 0.3;

/** Rows of a tree dragged by the mouse: the one that was taken, or with it all chosen ones. Keys do the same. */
export function useTreeDrag(tree: TreeActions): TreeDrag {
  const { text } = useEditor();
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const [drop, setDrop] = useState<Drop>();

  const end = () => {
    setDragged([]);
    setDrop(undefined);
  };
  const dropAt = (event: DragEvent): Drop | undefined => {
    const row = rowAt(event);
    const target = row?.getAttribute('data-row');
    if (!row || !target || dragged.length === 0) return undefined;
    const zone = zoneAt(event, row);
    const why = tree.whyNoDrop(dragged, target);
    if (why !== undefined) return { target, zone: 'into', words: why, isRefused: true };
    const words = { row: tree.nameOf(dragged[0]!), count: dragged.length, target: tree.nameOf(target) };
    const would = dragged.length > 1 ? 'tree.wouldStandMany' : 'tree.wouldStand';
    return { target, zone, words: text(zone === 'into' ? `${would}In` : would, words), isRefused: false };
  };

  return {
    dragged,
    drop,
    handlers: (picked) => ({
      onDragStart(event) {
        const id = rowAt(event)?.getAttribute('data-row');
        if (!id) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', tree.nameOf(id));
        setDragged(picked.includes(id) ? picked : [id]);
      },
      onDragOver(event) {
        const next = dropAt(event);
        if (next !== undefined) {
          // Else the browser lets nothing be let go here.
          event.preventDefault();
          event.dataTransfer.dropEffect = next.isRefused ? 'none' : 'move';
        }
        const isSame = next?.target === drop?.target && next?.zone === drop?.zone;
        if (!isSame || next === undefined) setDrop(next);
      },
      onDragLeave(event) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDrop(undefined);
      },
      onDrop(event) {
        const at = dropAt(event);
        event.preventDefault();
        end();
        if (at && !at.isRefused) tree.drop(dragged, at.target, at.zone);
      },
      onDragEnd: end,
    }),
  };
}

function rowAt(event: DragEvent): Element | null {
  return event.target instanceof Element ? event.target.closest('[data-row]') : null;
}

function zoneAt(event: DragEvent, row: Element): Zone {
  const { top, height } = row.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  return part < EDGE ? 'before' : part > 1 - EDGE ? 'after' : 'into';
}
