import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { columnsIn, type ListColumn, type ListScreen, type ListView } from '../../engine/list-screen.ts';
import { usePerson } from '../shell/shell-state.ts';
import { columnChoices } from '../storage/column-choices.ts';
import { LaterMenu } from './LaterMenu.tsx';
import { text } from './texts.ts';

/** Columns of a list, and the ways to others. */
export interface ChosenColumns {
  readonly shown: readonly ListColumn[];
  readonly all: readonly ListColumn[];
  readonly isChosen: boolean;
  toggle(name: string): void;
  reset(): void;
}

/** The columns this person chose for a list, or those of its description; what names a row is always there. */
export function useChosenColumns(
  screen: ListScreen,
  { view, seesOthers }: { readonly view: ListView; readonly seesOthers: boolean },
): ChosenColumns {
  const user = usePerson().id;
  const choices = useMemo(() => columnChoices(user, 'list'), [user]);
  const chosen = useStore(choices, (all) => all[screen.name]);
  const all = useMemo(() => columnsIn(screen, { view, seesOthers }), [screen, view, seesOthers]);
  const shown = useMemo(
    () =>
      all.filter(({ name, heading, optional, archived }) =>
        chosen && !archived ? heading || chosen.includes(name) : !optional,
      ),
    [all, chosen],
  );
  return {
    shown,
    all: all.filter(({ heading, archived }) => !heading && !archived),
    isChosen: chosen !== undefined,
    toggle(name) {
      const now = shown.map((column) => column.name);
      const next = now.includes(name) ? now.filter((one) => one !== name) : [...now, name];
      choices.setState({ [screen.name]: next });
    },
    reset() {
      const { [screen.name]: _chosen, ...others } = choices.getState();
      choices.setState(others, true);
    },
  };
}

/** Which columns a list shows. */
export function ColumnChooser({ columns, label }: { columns: ChosenColumns; label: string }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const name = text('columns.of', { list: label });
  return (
    <>
      <IconButton
        title={text('columns.title')}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewColumn fontSize="small" />
      </IconButton>
      <LaterMenu label={name} anchor={anchor} onClose={() => setAnchor(undefined)}>
        {({ TickItem, MenuItem }) => [
          ...columns.all.map((column) => (
            <TickItem
              key={column.name}
              words={column.label}
              isTicked={columns.shown.includes(column)}
              onClick={() => columns.toggle(column.name)}
            />
          )),
          columns.isChosen && (
            <MenuItem
              key="reset"
              onClick={() => {
                setAnchor(undefined);
                columns.reset();
              }}
            >
              {text('columns.reset')}
            </MenuItem>
          ),
        ]}
      </LaterMenu>
    </>
  );
}
