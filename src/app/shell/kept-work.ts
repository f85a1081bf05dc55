import { useEffect } from 'react';
import { messageOf } from '../api/call-error.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { bringKept } from '../editor/kept-turn.ts';
import { readJournal } from '../storage/journal.ts';
import { text, textAbout } from '../texts.ts';
import { timeOf } from '../times.ts';
import { announce, showToast, useShell } from './shell-state.ts';

/** Time until kept edits that could not be sent are tried again, ms. */
const RETRY_MS = 10_000;

/**
 * Saves edits that earlier visits left on this computer as soon as the server can be reached: when the app
 * starts, when the connection is back, and from time to time as long as that fails. Declarations that were never
 * saved are offered in a new one instead.
 */
export function useKeptWork(kind: DocumentKind): void {
  const user = useShell((state) => state.session.profile?.id);
  const live = useShell((state) => state.live);
  useEffect(() => {
    if (user === undefined || !live) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const bring = () => {
      clearTimeout(timer);
      bringAll(kind, user).catch((error: unknown) => {
        console.warn('Kept edits:', messageOf(error));
        if (!isOver) timer = setTimeout(bring, RETRY_MS);
      });
    };
    bring();
    const stopHearing = live.onReturn(bring);
    window.addEventListener('online', bring);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopHearing();
      window.removeEventListener('online', bring);
    };
  }, [kind, user, live]);
}

async function bringAll(kind: DocumentKind, user: number): Promise<void> {
  const entries = await readJournal({ user, kind: kind.document });
  const ids = new Set(entries.map(({ id }) => id).filter((id) => id !== 'new'));
  for (const id of ids) {
    const { outcome, newest } = await bringKept(kind, user, id);
    if (!newest) continue;
    const isSaved = outcome.kind === 'saved';
    const time = timeOf(newest);
    const words = isSaved
      ? text('journal.saved', { time })
      : textAbout(kind, 'journal.waiting', { time, id });
    showToast(words, isSaved ? 'success' : 'error');
    announce(words);
  }
}
