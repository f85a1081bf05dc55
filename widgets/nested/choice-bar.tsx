import Close from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useState } from 'react';
import type { ListDefinition, Path } from '../../src/engine/index.ts';
import { useEditor } from '../editor-services.ts';
import type { TreeKit } from '../tree/tree-kit.ts';
import { BulkRowMenu } from './bulk-row-menu.tsx';
import type { NestedActions } from './use-nested-actions.ts';

interface ChoiceBarProps {
  readonly path: Path;
  readonly list: ListDefinition;
  readonly picked: readonly string[];
  readonly unseen: number;
  /** Rows of the whole list. */
  readonly count: number;
  readonly actions: NestedActions;
  readonly tree: TreeKit | undefined;
  readonly isFixed: boolean;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen rows; stands where search and add stand otherwise. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { path, list, picked, unseen, count, actions, tree, isFixed, onDelete, onClear } = props;
  const { text } = useEditor();
  return (
    <>
      <span className="choice-count num" role="status">
        {text(unseen > 0 ? 'rows.chosenUnseen' : 'rows.chosen', { count: picked.length, unseen })}
      </span>
      <Button size="small" disabled={isFixed} onClick={() => actions.duplicate(picked)}>
        {text('rows.duplicate')}
      </Button>
      <BulkRowMenu path={path} list={list} picked={picked} isFixed={isFixed} onDone={onClear} />
      {tree ? (
        <tree.Ways lead={tree.actions.lead} picked={picked} isFixed={isFixed} />
      ) : (
        <>
          <Button
            size="small"
            disabled={isFixed}
            title="Ctrl+Shift+↑"
            onClick={() => actions.move(picked, -1)}
          >
            {text('rows.moveUp')}
          </Button>
          <Button
            size="small"
            disabled={isFixed}
            title="Ctrl+Shift+↓"
            onClick={() => actions.move(picked, 1)}
          >
            {text('rows.moveDown')}
          </Button>
          <MoveBox count={count} isFixed={isFixed} onMove={(number) => actions.moveTo(picked, number)} />
        </>
      )}
      <Button size="small" color="error" disabled={isFixed} onClick={onDelete}>
        {text('rows.deleteChosen', { count: picked.length })}
      </Button>
      <IconButton
        size="small"
        title={text('rows.clearChoice')}
        aria-label={text('rows.clearChoice')}
        onClick={onClear}
      >
        <Close fontSize="small" />
      </IconButton>
    </>
  );
}

/** The number that the first of the chosen rows is to have, entered. */
function MoveBox(props: {
  /** Rows of the whole list. */
  readonly count: number;
  readonly isFixed: boolean;
  readonly onMove: (number: number) => void;
}) {
  const { count, isFixed } = props;
  const { text } = useEditor();
  const [number, setNumber] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 4);
    setNumber(digits);
    setIsRefused(digits !== typed);
  };
  const moveTo = () => {
    if (Number(number) < 1 || Number(number) > count) return setIsRefused(true);
    props.onMove(Number(number));
    setNumber('');
  };
  return (
    <>
      <InputBase
        className="box move-box num"
        placeholder={text('rows.moveToShort')}
        value={number}
        disabled={isFixed}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setIsRefused(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || number === '') return;
          event.preventDefault();
          event.stopPropagation();
          moveTo();
        }}
        slotProps={{
          input: { 'aria-label': text('rows.moveTo'), 'aria-invalid': isRefused, inputMode: 'numeric' },
        }}
      />
      {isRefused && (
        <span role="alert" className="move-refused num">
          {text('rows.moveRange', { count })}
        </span>
      )}
    </>
  );
}
