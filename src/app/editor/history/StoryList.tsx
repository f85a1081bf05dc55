import Button from '@mui/material/Button';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { text } from '../../dialog-texts.ts';
import { Failure } from '../Failure.tsx';
import { sentence } from '../sentence.ts';

interface StoryListProps {
  readonly lines: readonly { readonly key: string; readonly line: ReactNode }[];
  readonly isRead: boolean;
  /** Why some of it could not be read. */
  readonly failure: string | undefined;
  readonly onAgain: () => void;
  readonly hasMore: boolean;
  /** How many older pages were read. */
  readonly olderPages: number;
  readonly onOlder: () => void;
}

/** What happened, newest first. Where there is more, a button shows what is older, and leads to it. */
export function StoryList({ lines, isRead, failure, onAgain, hasMore, olderPages, onOlder }: StoryListProps) {
  const list = useRef<HTMLOListElement>(null);
  const olderButton = useRef<HTMLButtonElement>(null);
  const shown = useRef({ olderPages, keys: new Set<string>() });
  useEffect(() => {
    const before = shown.current;
    shown.current = { olderPages, keys: new Set(lines.map(({ key }) => key)) };
    if (olderPages <= before.olderPages || !isFocusFree(olderButton.current)) return;
    const first = list.current?.children[lines.findIndex(({ key }) => !before.keys.has(key))];
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus();
  }, [lines, olderPages]);
  return (
    <>
      {failure !== undefined && (
        <Failure words={text('history.failed', { reason: sentence(failure) })} onAgain={onAgain} />
      )}
      {!isRead && failure === undefined && (
        <p className="timeline-detail" role="status">
          {text('shell.loading')}
        </p>
      )}
      <ol className="timeline" ref={list}>
        {lines.map(({ key, line }) => (
          <Fragment key={key}>{line}</Fragment>
        ))}
      </ol>
      {hasMore && (
        <Button size="small" ref={olderButton} onClick={onOlder}>
          {text('history.older')}
        </Button>
      )}
    </>
  );
}

/** True while it is on the button, or on nothing because the button is gone: somebody may have gone on to work elsewhere. */
function isFocusFree(button: HTMLButtonElement | null): boolean {
  return document.activeElement === document.body || document.activeElement === button;
}
