import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** What processes tell each other, and through the socket the people. */
export type LiveEvent =
  | {
      readonly name: 'declaration';
      readonly companyId: number;
      readonly data: {
        readonly id: number;
        readonly revision: number;
        readonly status: string;
        readonly mrn: string | null;
      };
    }
  | { readonly name: 'session-ended'; readonly sessionId: number }
  | { readonly name: 'outbox' }
  | { readonly name: 'received-notification' };

export const liveChannel = 'tidewaiter';

/** Tells every process; within a transaction only when that commits. */
export async function announce(db: Database, event: LiveEvent): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`.execute(db);
}
