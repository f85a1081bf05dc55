import type { Choice, Conflict } from '../../engine/index.ts';
import { CallError, messageOf } from '../api/call-error.ts';
import type { Changer, DocumentCalls, Settled } from '../api/documents.ts';
import type { Journal, JournalEntry } from '../storage/journal.ts';

/** How the sending of kept edits ended: all saved, or the first entry that needs a decision. */
export type KeptOutcome =
  | { readonly kind: 'saved' }
  | {
      readonly kind: 'conflict';
      readonly entry: JournalEntry;
      readonly conflicts: readonly Conflict[];
      readonly by: Changer | undefined;
    }
  | { readonly kind: 'refused'; readonly entry: JournalEntry; readonly reason: string };

type PatchCalls = Pick<DocumentCalls, 'patch'>;

/**
 * Sends the edits earlier visits left on this computer, one entry after the other, each on the revision it was
 * made on; what is saved leaves the journal. Throws when the server is away or the session has ended: nothing
 * is decided then.
 */
export async function sendKept(
  calls: PatchCalls,
  journal: Journal,
  id: number,
  entries: readonly JournalEntry[],
): Promise<KeptOutcome> {
  for (const entry of entries) {
    const outcome = await sendEntry(calls, journal, id, entry);
    if (outcome.kind !== 'saved') return outcome;
  }
  return { kind: 'saved' };
}

/** Sends an entry that was in conflict again, with the person's choice. Throws as `sendKept`. */
export function settleKept(
  calls: PatchCalls,
  journal: Journal,
  id: number,
  { entry, conflicts }: Extract<KeptOutcome, { kind: 'conflict' }>,
  choice: Choice,
): Promise<KeptOutcome> {
  return sendEntry(calls, journal, id, entry, { choice, places: conflicts.map(({ path }) => path) });
}

async function sendEntry(
  calls: PatchCalls,
  journal: Journal,
  id: number,
  entry: JournalEntry,
  settled?: Settled,
): Promise<KeptOutcome> {
  const { revision, patches, client } = entry;
  const body = { revision, patches, client, answered: true, ...(settled && { settled }) };
  try {
    // Nobody asked for it: it changes no page.
    if (patches.length > 0) await calls.patch(id, body, { suppressed: [403, 404] });
  } catch (error) {
    if (!(error instanceof CallError) || error.isPassing || error.status === 401) throw error;
    if (error.status === 409 && Array.isArray(error.body.conflicts))
      return {
        kind: 'conflict',
        entry,
        conflicts: error.body.conflicts as readonly Conflict[],
        by: error.body.by as Changer | undefined,
      };
    return { kind: 'refused', entry, reason: messageOf(error) };
  }
  await journal.clear(entry);
  return { kind: 'saved' };
}
