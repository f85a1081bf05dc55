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
        /** Of an edit: the window that made it, if it said so. Absent when only the standing changed. */
        readonly editor?: string | null;
      };
    }
  | { readonly name: 'sign-in-ended'; readonly signIn: string }
  /** The sessions of the person's other sign-ins have some time to save and go (D-20). */
  | { readonly name: 'signed-in-elsewhere'; readonly userId: number }
  /** A message for somebody, which raises their counter of its kind, or that they have read it (D-21). */
  | {
      readonly name: 'notify_message' | 'read_message';
      readonly userId: number;
      readonly data: { readonly kind: CounterKind; readonly id: number };
    }
  /** Somebody opened or left a declaration. */
  | { readonly name: 'editors'; readonly declarationId: number }
  | { readonly name: 'outbox' }
  | { readonly name: 'mail' }
  | { readonly name: 'received-notification' };

/** The counters of messages; news of customs count as internal. */
export type CounterKind = 'internal' | 'external' | 'upgrade_plan';

export const liveChannel = 'tidewaiter';

/** Tells every process; within a transaction only when that commits. */
export async function announce(db: Database, event: LiveEvent): Promise<void> {
  await announceAll(db, [event]);
}

/** The same of several events, in their order, by one statement. */
export async function announceAll(db: Database, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  const told = events.map((event) => JSON.stringify(event));
  await sql`select pg_notify(${liveChannel}, event) from unnest(${told}::text[]) as event`.execute(db);
}
