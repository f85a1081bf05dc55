import Add from '@mui/icons-material/AddRounded';
import Search from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { type FieldState, formatPath, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { ColumnMenu } from '../column-menu.tsx';
import type { Columns } from '../columns.ts';
import { useEditor } from '../editor-services.ts';
import { rowLabel } from '../row-label.ts';
import type { TreeKit } from '../tree/tree-kit.ts';
import { ChoiceBar } from './choice-bar.tsx';
import type { Choice } from './use-choice.ts';
import type { NestedActions } from './use-nested-actions.ts';

interface NestedHeadProps {
  readonly path: Path;
  readonly list: ListDefinition;
  readonly headingId: string;
  readonly count: number;
  readonly columns: Columns;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Enter or Down in the search box. */
  readonly onEnter: () => void;
  readonly choice: Choice;
  readonly actions: NestedActions;
  readonly tree: TreeKit | undefined;
  readonly state: FieldState;
  readonly onDelete: () => void;
}

/** Name and count of a nested list, its search, columns and the ways to add; for chosen rows what can be done with them. */
export function NestedHead(props: NestedHeadProps) {
  const editor = useEditor();
  const { text } = editor;
  const { list, columns, choice, actions, state } = props;
  const label = rowLabel(list, text);
  const search = text('rows.search', { list: list.label.toLowerCase() });
  const isFull = props.count >= list.takes;
  const noteId = `${props.headingId}-note`;
  return (
    <>
      <div className="rows-head">
        <h2 id={props.headingId} tabIndex={-1} data-path={formatPath(props.path)}>
          {list.label} <span className="num count">{props.count}</span>
        </h2>
        {props.count > 0 && (
          <InputBase
            className="box search-box"
            startAdornment={<Search className="box-icon" />}
            placeholder={search}
            value={props.query}
            onChange={(event) => props.onQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === 'ArrowDown') {
                event.preventDefault();
                props.onEnter();
              } else if (event.key === 'Escape' && props.query !== '') {
                event.preventDefault();
                event.stopPropagation();
                props.onQuery('');
              }
            }}
            slotProps={{ input: { 'aria-label': search, type: 'search' } }}
          />
        )}
        {choice.picked.length > 0 ? (
          <ChoiceBar
            path={props.path}
            list={list}
            picked={choice.picked}
            unseen={choice.unseen}
            count={props.count}
            actions={actions}
            tree={props.tree}
            isFixed={state.disabled}
            onDelete={props.onDelete}
            onClear={choice.clear}
          />
        ) : (
          <>
            <span className="open-row-space" />
            {props.count > 0 && <ColumnMenu columns={columns} label={list.label} />}
            {props.count > 0 &&
              editor.listActions(list.name).map((action) => (
                <Button
                  key={action.label}
                  size="small"
                  title={action.title}
                  disabled={state.disabled}
                  onClick={action.run}
                >
                  {action.label}
                </Button>
              ))}
            <Button
              size="small"
              startIcon={<Add />}
              title={editor.titleOf('addItem', text('rows.addRow', { label }))}
              disabled={state.disabled || isFull}
              aria-describedby={state.disabled || isFull ? noteId : undefined}
              onClick={actions.add}
            >
              {text('rows.addRow', { label: label.toLowerCase() })}
            </Button>
          </>
        )}
      </div>
      {(state.disabled || isFull) && (
        <p id={noteId} className="list-note">
          {state.disabled ? (state.reason ?? text('rows.closed')) : text('rows.full', { count: list.takes })}
        </p>
      )}
    </>
  );
}
