import type { DocumentKind } from '../declarations/document-kind.ts';
import { browserJournal, type JournalEntry, readJournal } from '../storage/journal.ts';
import { inTurn } from '../storage/open-windows.ts';
import type { KeptOutcome } from './kept-edits.ts';

interface Brought {
  readonly outcome: KeptOutcome;
  /** When the newest of the edits was made; undefined when there were none. */
  readonly newest: Date | undefined;
}

/** Sends what this browser keeps of one declaration; one window after the other, so that nothing is sent twice. */
export function bringKept(kind: DocumentKind, user: number, id: number): Promise<Brought> {
  return inTurn(`kept/${user}/${kind.document}/${id}`, async () => {
    const entries: readonly JournalEntry[] = await readJournal({ user, kind: kind.document, id }).catch(
      () => [],
    );
    const newest = entries.at(-1);
    if (!newest) return { outcome: { kind: 'saved' }, newest };
    const { sendKept } = await import('./kept-edits.ts');
    return {
      outcome: await sendKept(kind.calls, browserJournal, id, entries),
      newest: new Date(newest.at),
    };
  });
}
