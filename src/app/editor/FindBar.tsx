import Close from '@mui/icons-material/CloseRounded';
import ArrowDown from '@mui/icons-material/KeyboardArrowDownRounded';
import ArrowUp from '@mui/icons-material/KeyboardArrowUpRounded';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { focusPath, openPath } from '../../../widgets/index.ts';
import { formatPath, type Path, parsePath } from '../../engine/index.ts';
import { usePart } from '../later.tsx';
import { announce } from '../shell/shell-state.ts';
import { text } from '../texts.ts';
import { useEditorUi } from './editor-ui.ts';
import './find-hidden.css';
import { markFound, unmarkFound } from './found-mark.ts';
import { problemParts } from './parts.ts';
import { placeWords } from './place-words.ts';
import { restingDocument } from './resting-document.ts';
import { useSession } from './session-context.ts';
import type { Match } from './value-finder.ts';

/** A pause in typing after which the match is shown, ms: nothing moves from letter to letter. */
const PAUSE_MS = 600;

/** Where the search stands: at the match with this path, or where it is gone at the one that has its number now. */
const FIRST = { key: '', at: 0 };

/**
 * Finds a text in every value of the document, on screen or not, and behind them in names and data elements. The count
 * follows every letter; the match is shown after a pause or on Enter, and Enter goes on from one that is shown. Esc
 * ends at the field found. What is changed meanwhile is found as it is at the next rest in typing, and moves nothing on
 * the screen while the focus is elsewhere.
 */
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
  const [place, setPlace] = useState(FIRST);
  const bar = useRef<HTMLDivElement>(null);
  const [resting] = useState(() =>
    restingDocument(store, () => bar.current?.contains(document.activeElement) ?? false),
  );
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const searched = useDeferredValue(useSyncExternalStore(resting.subscribe, resting.document));
  const { found, failure } = usePart(problemParts);
  const find = useMemo(() => found?.finderOf(session), [found, session]);
  const matches = useMemo(() => find?.(searched, wanted) ?? [], [find, searched, wanted]);
  const stillAt = matches.findIndex(({ path }) => formatPath(path) === place.key);
  const at = stillAt >= 0 ? stillAt : Math.max(0, Math.min(place.at, matches.length - 1));
  const match = matches[at];
  const counted = () =>
    match ? text('find.match', { number: at + 1, count: matches.length }) : text('find.none');
  const words = failure ?? (find && wanted !== '' ? counted() : '');
  const isHidden = match !== undefined && store.fieldState(match.path).hidden;
  const spoken = isHidden ? `${words}. ${text('find.hidden')}` : words;
  useEffect(() => {
    if (spoken !== '') announce(spoken);
  }, [spoken]);

  const shown = useRef('');
  const show = useCallback(
    (path: Path, number: number) => {
      shown.current = formatPath(path);
      setPlace({ key: shown.current, at: number });
      openPath(services.view, services.definition, path);
      markFound(path);
    },
    [services],
  );
  useEffect(() => {
    if (match && formatPath(match.path) === shown.current) return;
    shown.current = '';
    unmarkFound();
    if (!match || !bar.current?.contains(document.activeElement)) return;
    const pause = setTimeout(() => show(match.path, at), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [match, at, show]);
  useEffect(() => unmarkFound, []);

  const step = (by: 1 | -1) => {
    if (!match) return;
    if (shown.current !== formatPath(match.path)) return show(match.path, at);
    const next = (at + by + matches.length) % matches.length;
    show(matches[next]!.path, next);
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
    if (!match || isHidden) return goBack();
    openPath(services.view, services.definition, match.path);
    focusPath(match.path);
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
    <div
      ref={bar}
      className="find"
      role="search"
      data-region="find"
      onKeyDown={onKeyDown}
      onFocus={resting.catchUp}
    >
      <InputBase
        autoFocus
        className="box search-box"
        placeholder={text('find.hint')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPlace(FIRST);
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
        {match && matchWords(placeWords(services.definition, store.document(), match.path, text), match)}
      </span>
      {isHidden && <span className="find-hidden">{text('find.hidden')}</span>}
      <IconButton aria-label={text('action.close')} onClick={close}>
        <Close fontSize="small" />
      </IconButton>
    </div>
  );
}

/** Where it is, what stands there and, where that does not say why it is found, why. */
function matchWords(place: string, { words, isNamed }: Match): string {
  const held = [place, words].filter(Boolean).join(': ');
  return isNamed ? text('find.byName', { place: held }) : held;
}
