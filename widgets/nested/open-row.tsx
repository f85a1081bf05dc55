import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Copy from '@mui/icons-material/ContentCopyRounded';
import Delete from '@mui/icons-material/DeleteOutlineRounded';
import List from '@mui/icons-material/FormatListBulletedRounded';
import IconButton from '@mui/material/IconButton';
import { formatPath, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { useEditor } from '../editor-services.ts';
import { useProblemCount } from '../problem-counts.ts';
import { ProblemMark } from '../problem-mark.tsx';
import { rowLabel } from '../row-label.ts';
import { SectionForm } from '../section-form.tsx';
import { useStablePath } from '../subscriptions.ts';
import { placesOf, rowBeside } from './row-walk.ts';
import type { NestedActions } from './use-nested-actions.ts';

interface OpenRowProps {
  readonly path: Path;
  readonly list: ListDefinition;
  readonly ids: readonly string[];
  /** Those that a search finds: the ways to others lead through them. */
  readonly found: readonly string[] | undefined;
  readonly id: string;
  readonly actions: NestedActions;
  readonly isNarrow: boolean;
  /** No row may come or go. */
  readonly isFixed: boolean;
}

/** The open row of a nested list in a form of its own, with the ways to the one before and after it. */
export function OpenRow({ path, list, ids, found, id, actions, isNarrow, isFixed }: OpenRowProps) {
  const editor = useEditor();
  const { text } = editor;
  const rowPath = useStablePath([...path, { id }]);
  const count = useProblemCount(rowPath);
  const label = rowLabel(list, text);
  const row = `${label} ${ids.indexOf(id) + 1}`;
  const walk = { ids, found };
  const place = placesOf(walk, id, label, text);
  const [before, after] = [rowBeside(walk, id, -1), rowBeside(walk, id, 1)];
  return (
    <section className="open-row" aria-labelledby={`open-${list.name}`} data-region={`row-${list.name}`}>
      <div className="open-row-head">
        {isNarrow && (
          <IconButton aria-label={text('rows.backToList')} onClick={() => actions.open(undefined)}>
            <List fontSize="small" />
          </IconButton>
        )}
        <h2 id={`open-${list.name}`} tabIndex={-1} data-path={formatPath(rowPath)} className="num">
          {place.all}
          {place.found && (
            <>
              , <span className="open-row-found">{place.found}</span>
            </>
          )}
        </h2>
        <ProblemMark count={count} withWords={!isNarrow} />
        <span className="open-row-space" />
        <IconButton
          title={editor.titleOf('previousItem', text('rows.previous', { label }))}
          aria-label={text('rows.previous', { label })}
          disabled={before === undefined}
          onClick={() => actions.open(before)}
        >
          <ChevronLeft fontSize="small" />
        </IconButton>
        <IconButton
          title={editor.titleOf('nextItem', text('rows.next', { label }))}
          aria-label={text('rows.next', { label })}
          disabled={after === undefined}
          onClick={() => actions.open(after)}
        >
          <ChevronRight fontSize="small" />
        </IconButton>
        <IconButton
          title={text('rows.duplicate')}
          aria-label={text('rows.duplicateRow', { row })}
          disabled={isFixed}
          onClick={() => actions.duplicate([id])}
        >
          <Copy fontSize="small" />
        </IconButton>
        <IconButton
          title={text('action.delete')}
          aria-label={text('rows.deleteRow', { row })}
          disabled={isFixed}
          onClick={() => void actions.remove([id], found)}
        >
          <Delete fontSize="small" />
        </IconButton>
      </div>
      <SectionForm object={list.row} sections={list.row.layout} path={rowPath} />
    </section>
  );
}
