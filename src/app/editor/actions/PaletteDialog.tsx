// biome-ignore-all lint/a11y/useSemanticElements: a listbox of divs belongs to the combobox above it
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the combobox
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the combobox handles the keys
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../api/call-error.ts';
import { announce } from '../../shell/shell-state.ts';
import { text } from '../../texts.ts';
import { sentence } from '../sentence.ts';
import { useSession } from '../session-context.ts';
import { useActionPlace } from './action-place.ts';
import { documentEntries } from './document-entries.ts';
import { PaletteFrame } from './PaletteFrame.tsx';
import {
  actionEntries,
  fieldEntries,
  formEntries,
  type PaletteEntry,
  rowEntries,
  sectionEntries,
} from './palette-entries.ts';
import type { PaletteDialogProps } from './palette-props.ts';
import { foundEntries } from './palette-search.ts';

/** Type what is wanted, Enter does it: actions with their keys, sections, items, fields, other documents. */
export function PaletteDialog({ kind, origin, label, typedAhead, onClose }: PaletteDialogProps) {
  const session = useSession();
  const place = useActionPlace();
  const navigate = useNavigate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(typedAhead.words);
  const [active, setActive] = useState(0);
  const [others, setOthers] = useState<readonly PaletteEntry[]>([]);
  const [failure, setFailure] = useState<string>();
  const [asks, setAsks] = useState(0);
  const own = useMemo(
    () => [
      ...(kind === 'palette' ? [...actionEntries(place, origin), ...formEntries(session, navigate)] : []),
      ...sectionEntries(session),
      ...rowEntries(session),
      ...fieldEntries(session),
    ],
    [kind, origin, place, session, navigate],
  );
  const entries = useMemo(() => [...foundEntries(own, typed), ...others], [own, others, typed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asks` runs it again
  useEffect(() => {
    if (kind !== 'palette') return;
    const stop = new AbortController();
    setOthers([]);
    setFailure(undefined);
    const timer = setTimeout(() => {
      documentEntries(session.kind, typed, navigate, stop.signal).then(
        (found) => !stop.signal.aborted && setOthers(found),
        (error: unknown) => !stop.signal.aborted && setFailure(messageOf(error)),
      );
    }, SEARCH_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [kind, navigate, session, typed, asks]);
  useEffect(() => {
    announce(text('palette.found', { count: entries.length }));
  }, [entries]);
  useEffect(() => {
    list.current
      ?.querySelector(`[id="${CSS.escape(`${listId}-${active}`)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const backTo = () => (origin instanceof HTMLElement ? origin : undefined)?.focus();
  const close = () => {
    onClose();
    // Whatever was opened within the frame keeps the focus.
    requestAnimationFrame(() => {
      if (!document.querySelector('[role="dialog"]')) backTo();
    });
  };
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    if (entry.reason !== undefined) return announce(entry.reason, 'assertive');
    onClose();
    // A frame later the dialog is gone and holds the focus no more.
    requestAnimationFrame(() => {
      backTo();
      entry.run();
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (typedAhead.isEntered) choose(entries[0]);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 10,
      PageUp: active - 10,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setActive(Math.max(0, Math.min(entries.length - 1, to)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(entries[active]);
    }
  };
  return (
    <PaletteFrame label={label} onClose={close}>
      <InputBase
        autoFocus
        className="box palette-box"
        placeholder={text(kind === 'palette' ? 'palette.hint' : 'palette.goToHint')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            'aria-label': label,
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': entries.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': entries[active] ? `${listId}-${active}` : undefined,
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <div ref={list} id={listId} role="listbox" aria-label={label} className="palette-list">
        {entries.map((entry, index) => (
          <div
            key={entry.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            aria-disabled={entry.reason !== undefined || undefined}
            className={index === active ? 'palette-entry is-active' : 'palette-entry'}
            onMouseMove={() => setActive(index)}
            onClick={() => choose(entry)}
          >
            <span className="palette-kind">{text(`palette.${entry.group}`)}</span>
            <span className="palette-words">
              {entry.label}
              {(entry.reason ?? entry.detail) && (
                <span className="palette-detail"> {entry.reason ?? entry.detail}</span>
              )}
            </span>
            {entry.combo && <kbd>{entry.combo}</kbd>}
          </div>
        ))}
      </div>
      {failure !== undefined && (
        <p className="palette-none" role="alert">
          {text('palette.unread', { reason: sentence(failure), title: session.kind.words.title })}{' '}
          <Button size="small" onClick={() => setAsks((count) => count + 1)}>
            {text('action.tryAgain')}
          </Button>
        </p>
      )}
      {entries.length === 0 && failure === undefined && (
        <p className="palette-none">{text('palette.none')}</p>
      )}
    </PaletteFrame>
  );
}

const SEARCH_PAUSE_MS = 300;
