import Add from '@mui/icons-material/AddRounded';
import ContentPaste from '@mui/icons-material/ContentPasteRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { formatPath, type ListDefinition, type Path } from '../src/engine/index.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { Columns } from './columns.ts';
import { useEditor } from './editor-services.ts';
import { ListProblems } from './list-problems.tsx';
import { PastePanel } from './paste/paste-panel.tsx';
import { FullNote, RowCount } from './row-count.tsx';

interface RowsHeadProps {
  readonly path: Path;
  readonly list: ListDefinition;
  readonly headingId: string;
  readonly count: number;
  readonly columns: Columns;
  /** No row may be added, and why where a rule says so. */
  readonly isClosed: boolean;
  readonly reason: string | undefined;
  readonly onAdd: () => void;
  /** Pastes what is on the clipboard; left out where a key does. */
  readonly onPaste?: () => void;
}

/** Above the table or cards of a list: its name and count, the way to a new row, its columns and what is wrong with it. */
export function RowsHead(props: RowsHeadProps) {
  const { text } = useEditor();
  const { path, list, columns } = props;
  return (
    <>
      <div className="rows-head">
        <h3 id={props.headingId} tabIndex={-1} data-path={formatPath(path)}>
          {list.label} <RowCount list={list} count={props.count} />
        </h3>
        <Button
          size="small"
          startIcon={<Add />}
          disabled={props.isClosed}
          title={props.reason}
          onClick={props.onAdd}
        >
          {text('rows.add')}
        </Button>
        {props.onPaste && (
          <IconButton
            size="small"
            title={text('paste.rows')}
            aria-label={text('paste.into', { list: list.label })}
            onClick={props.onPaste}
          >
            <ContentPaste fontSize="small" />
          </IconButton>
        )}
        {columns.all.length > 1 && <ColumnMenu columns={columns} label={list.label} isSmall />}
      </div>
      <FullNote list={list} count={props.count} />
      <ListProblems path={path} />
      <PastePanel list={list} path={path} />
    </>
  );
}
