import Close from '@mui/icons-material/CloseRounded';
import ArrowDown from '@mui/icons-material/KeyboardArrowDownRounded';
import ArrowUp from '@mui/icons-material/KeyboardArrowUpRounded';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { focusPath, openPath } from '../../../widgets/index.ts';
import { parsePath } from '../../engine/index.ts';
import { announce } from '../shell/shell-state.ts';
import { text } from '../texts.ts';
import { heldValues } from './document-values.ts';
import { useEditorUi } from './editor-ui.ts';
import { markFound, unmarkFound } from './found-mark.ts';
import { placeWords } from './place-words.ts';
import { useSession } from './session-context.ts';

/** Finds a text in every value of the document, on screen or not. Enter goes on, Esc ends at the field found. */
export function FindBar() {
  const session = useSession();
  const ui = useEditorUi();
  const { store, services } = session;
  const [origin] = useState(() => ({
    element: document.activeElement,
    path: parsePath(document.activeElement?.getAttribute('data-path') ?? ''),
    view: services.view.getState(),
  }));
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const matches = useMemo(
    () =>
      wanted === ''
        ? []
        : heldValues(session).filter(({ words, value }) =>
            `${words} ${value}`.toLowerCase().includes(wanted),
          ),
    [session, wanted],
  );
  const match = matches[at];
  const words =
    wanted === ''
      ? ''
      : match
        ? text('find.match', { number: at + 1, count: matches.length })
        : text('find.none');
  useEffect(() => {
    if (words !== '') announce(words);
  }, [words]);
  useEffect(() => {
    if (!match) return unmarkFound();
    openPath(services.view, services.definition, match.path);
    markFound(match.path);
  }, [match, services]);
  useEffect(() => unmarkFound, []);

  const step = (by: 1 | -1) => {
    if (matches.length > 0) setAt((at + by + matches.length) % matches.length);
  };
  /** To where it began: what was found on the way may have opened another section or row. */
  const goBack = () => {
    const { section, openRows } = origin.view;
    services.view.setState({ section, openRows });
    if (origin.path && origin.path.length > 0) focusPath(origin.path);
    else if (origin.element instanceof HTMLElement) origin.element.focus();
  };
  const close = () => {
    ui.setState({ isFinding: false });
    if (match) focusPath(match.path);
    else goBack();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'F3') {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form is sent
    <div className="find" role="search" data-region="find" onKeyDown={onKeyDown}>
      <InputBase
        autoFocus
        className="box search-box"
        placeholder={text('find.hint')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        slotProps={{ input: { 'aria-label': text('find.label'), autoComplete: 'off', spellCheck: false } }}
      />
      <span className="find-count num">{words}</span>
      <IconButton aria-label={text('find.previous')} disabled={!match} onClick={() => step(-1)}>
        <ArrowUp fontSize="small" />
      </IconButton>
      <IconButton aria-label={text('find.next')} disabled={!match} onClick={() => step(1)}>
        <ArrowDown fontSize="small" />
      </IconButton>
      <span className="find-place">
        {match && `${placeWords(services.definition, store.document(), match.path, text)}: ${match.words}`}
      </span>
      <IconButton aria-label={text('action.close')} onClick={close}>
        <Close fontSize="small" />
      </IconButton>
    </div>
  );
}
