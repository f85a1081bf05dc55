import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { useEditor } from '../editor-services.ts';
import type { Standing } from './tree-view.ts';

interface TreeIndentProps {
  readonly standing: Standing;
  readonly onFold: (isFolded: boolean) => void;
}

/** Before the name of a row of a tree: as much room as there are rows above it, and what folds it. Keys do it too, and the row says it. */
export function TreeIndent({ standing, onFold }: TreeIndentProps) {
  const { text } = useEditor();
  const { level, isFolded } = standing;
  const indent = { marginLeft: `calc(${level - 1} * var(--indent))` };
  if (isFolded === undefined) return <span className="tree-fold" style={indent} aria-hidden="true" />;
  return (
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
  );
}
