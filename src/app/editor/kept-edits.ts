import type { Conflict } from '../../engine/index.ts';
import { CallError, messageOf } from '../api/client.ts';
import type { Changer, DeclarationCalls } from '../api/declarations.ts';
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

/**
 * Sends the edits earlier visits left on this computer, one entry after the other, each on the revision it was
 * made on; what is saved leaves the journal. Throws when the server is away or the session has ended: nothing
 * is decided then.
 */
export async function sendKept(
  calls: Pick<DeclarationCalls, 'patch'>,
  journal: Journal,
  id: number,
  entries: readonly JournalEntry[],
): Promise<KeptOutcome> {
  for (const entry of entries) {
    const { revision, patches, client } = entry;
    try {
      if (patches.length > 0) await calls.patch(id, { revision, patches, client, answered: true });
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
  }
  return { kind: 'saved' };
}
