import { announce } from '../live/events.ts';
import type { Database } from '../storage/database.ts';
import type { Sessions } from './sessions.ts';

/** Ends every sign-in of the person but the one to keep, in a transaction; their live connections are hung up on. */
export async function endSessions(
  transaction: Database,
  sessions: Sessions,
  { userId, keep }: { readonly userId: number; readonly keep?: string },
): Promise<void> {
  for (const signIn of await sessions.endAll(transaction, userId, keep)) {
    await announce(transaction, { name: 'sign-in-ended', signIn });
  }
}
