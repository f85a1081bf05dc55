import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { useEditor } from '../editor-services.ts';
import type { Standing } from './tree-view.ts';

interface TreeIndentProps {
  readonly standing: Standing;
  readonly onFold: (isFolded: boolean) => void;
}

/** From this level on its number stands before the name: so deep, the indent ends before the name has no room. */
const FIRST_NUMBERED = 6;

/** Before the name of a row of a tree: as much room as there are rows above it, and what folds it. Keys do it too, and the row says it. */
export function TreeIndent({ standing, onFold }: TreeIndentProps) {
  const { text } = useEditor();
  const { level, isFolded } = standing;
  const indent = { marginLeft: `min(${level - 1} * var(--indent), 40%)` };
  const number = level >= FIRST_NUMBERED && (
    <span className="tree-level num" title={text('tree.level', { level })} aria-hidden="true">
      {level}
    </span>
  );
  if (isFolded === undefined)
    return (
      <>
        <span className="tree-fold" style={indent} aria-hidden="true" />
        {number}
      </>
    );
  return (
    <>
      <button
        type="button"
        className="tree-fold"
        style={indent}
        tabIndex={-1}
        aria-hidden="true"
        title={text(isFolded ? 'tree.unfold' : 'tree.fold')}
        // The focus stays on its row.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          onFold(!isFolded);
        }}
      >
        <ChevronRight fontSize="small" />
      </button>
      {number}
    </>
  );
}
