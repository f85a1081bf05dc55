import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { changesIn, type LocalItem } from './local-edits.ts';
import { text } from './texts.ts';

interface EditedListProps<Value> {
  readonly items: readonly LocalItem<Value>[];
  readonly empty: string;
  /** What names a row, for its buttons. */
  readonly nameOf: (value: Value) => string;
  readonly words: (value: Value) => ReactNode;
  readonly isRemovable: (value: Value) => boolean;
  /** Nobody but the manager of the company changes anything (COM-025). */
  readonly isOff: boolean;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
  readonly onEdit: (item: LocalItem<Value>) => void;
  readonly onRemove: (index: number) => void;
  readonly onRestore: (index: number) => void;
  readonly onSave: () => void;
}

/** Rows that are edited here and saved together, with what will be done to each. */
export function EditedList<Value>(props: EditedListProps<Value>) {
  const { items, nameOf, isOff, isBusy } = props;
  const changes = changesIn(items);
  return (
    <>
      {items.length === 0 && <p>{props.empty}</p>}
      <ul className="own-list">
        {items.map((item) => {
          const name = nameOf(item.value);
          return (
            <li key={item.index} className={item.disabled ? 'is-off' : undefined}>
              <span className="own-list-words">
                <strong>{name}</strong> {props.words(item.value)}
                {item.disabled && <em>{text('settings.willBeRemoved')}</em>}
                {item.errors && (
                  <span className="own-list-error" role="alert">
                    {item.errors}
                  </span>
                )}
              </span>
              {item.disabled ? (
                <Button
                  aria-label={text('settings.restoreOne', { name })}
                  disabled={isOff || isBusy}
                  onClick={() => props.onRestore(item.index)}
                >
                  {text('settings.restore')}
                </Button>
              ) : (
                <>
                  <Button
                    aria-label={text('settings.editOne', { name })}
                    disabled={isOff || isBusy}
                    onClick={() => props.onEdit(item)}
                  >
                    {text('settings.edit')}
                  </Button>
                  {props.isRemovable(item.value) && (
                    <Button
                      aria-label={text('settings.removeOne', { name })}
                      disabled={isOff || isBusy}
                      onClick={() => props.onRemove(item.index)}
                    >
                      {text('settings.remove')}
                    </Button>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className="own-list-foot">
        <Button variant="outlined" disabled={isOff || isBusy} onClick={props.onAdd}>
          {text('settings.add')}
        </Button>
        <Button variant="contained" disabled={isOff || isBusy || changes === 0} onClick={props.onSave}>
          {text('settings.save')}
        </Button>
        <span role="status">
          {isOff
            ? text('settings.ownersOnly')
            : changes > 0
              ? text('settings.unsaved', { count: changes })
              : ''}
        </span>
      </p>
    </>
  );
}
