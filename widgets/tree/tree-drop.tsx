import type { CSSProperties } from 'react';
import type { Drop } from './use-tree-drag.ts';

interface TreeDropProps {
  readonly drop: Drop;
  /** px from the top of the rows to the row that it is over, and the height of a row. */
  readonly top: number;
  readonly height: number;
  /** Of the row that it is over. */
  readonly level: number;
}

/** Over the rows of a tree while some are dragged: where they would stand, or why they cannot. */
export function TreeDrop({ drop, top, height, level }: TreeDropProps) {
  const { zone, words, isRefused } = drop;
  const isInto = zone === 'into';
  const style = {
    top: zone === 'after' ? top + height : top,
    height: isInto ? height : undefined,
    '--level': level,
  } as CSSProperties;
  return (
    <div className="tree-drop" data-zone={zone} data-refused={isRefused} style={style} aria-hidden="true">
      <span>{words}</span>
    </div>
  );
}
