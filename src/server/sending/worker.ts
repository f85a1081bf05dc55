import { type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import { announce } from '../live/events.ts';
import type { Database } from '../storage/database.ts';
import { lockDeclaration } from '../storage/scope.ts';
import type { OutboxTable } from '../storage/tables.ts';
import type { Authority, PostOutcome } from './authority.ts';
import { pauseAfter } from './pause.ts';
import { renewStanding } from './standing.ts';
import { noteTurn, takeTurn } from './turns.ts';
import { isGone, showPresence } from './worker-presence.ts';

export interface OutboxWorker {
  /** Looks at the outbox now; it looks by itself every few seconds anyway. */
  wake(): void;
  /** Takes nothing more, gives posts under way a moment, then lets go: those are 'unconfirmed'. */
  close(): Promise<void>;
}

const atOnce = 4;
const lookEveryMs = 2000;
const graceMs = 1000;

/**
 * Posts what waits in the outbox. A row is marked 'sending' and committed before its first byte leaves, so
 * whatever happens afterwards it is known that customs may have it; it is posted again only when it was
 * surely not taken. Any number of workers may run; each row is posted by one.
 */
export async function startOutboxWorker(options: {
  db: Database;
  databaseUrl: string;
  authority: Authority;
  retryMs: number;
  /** Most posts within a second; 0: no limit. */
  perSecond: number;
  log: Logger;
}): Promise<OutboxWorker> {
  const { db, authority, retryMs, log } = options;
  const rules = { provider: authority.name, perSecond: options.perSecond, retryMs };
  const presence = await showPresence(options.databaseUrl, log);
  const stopping = new AbortController();
  const posting = new Map<number, Promise<void>>();
  let isClosed = false;
  let isAwake = false;
  let isWanted = false;

  const wake = () => {
    isWanted = true;
    if (isAwake || isClosed) return;
    isAwake = true;
    look()
      .catch((error) => log.error({ err: error }, 'The outbox could not be looked at.'))
      .finally(() => {
        isAwake = false;
      });
  };

  // Sweeping and taking run in one sequence: a row of ours that is not being posted was never posted.
  async function look(): Promise<void> {
    while (isWanted && !isClosed) {
      isWanted = false;
      await putBackUnposted(db, presence.worker, [...posting.keys()]);
      await findAbandoned(db, presence.worker, log);
      while (posting.size < atOnce && !isClosed) {
        const { row, waitMs } = await takeTurn(db, presence.worker, rules);
        if (waitMs !== undefined) wakeIn(waitMs);
        if (row === undefined) break;
        posting.set(row.id, postRow(row));
      }
    }
  }

  async function postRow(row: Selectable<OutboxTable>): Promise<void> {
    const outcome = await authority.post(row, stopping.signal);
    log.info(
      { outbox: row.id, lrn: row.lrn, attempt: row.attempts, outcome: outcome.kind },
      'Message posted.',
    );
    const pauseMs = pauseAfter(row.attempts, retryMs);
    await keepTrying(() => settle(db, row, outcome, pauseMs));
    await keepTrying(() => noteTurn(db, outcome, rules));
    posting.delete(row.id);
    wake();
    if (outcome.kind === 'untaken' || outcome.kind === 'unposted') wakeIn(pauseMs);
  }

  /** An outcome must not be lost because the database is away for a moment. */
  async function keepTrying(store: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await store();
      } catch (error) {
        log.error({ err: error }, 'The outcome of a post could not be stored yet.');
        if (isClosed) return;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  function wakeIn(ms: number): void {
    setTimeout(wake, ms + 5).unref();
  }

  const clock = setInterval(wake, lookEveryMs);
  wake();
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(clock);
      const letGo = setTimeout(() => stopping.abort(), graceMs);
      while (isAwake) await new Promise((resolve) => setTimeout(resolve, 10));
      await Promise.all(posting.values());
      clearTimeout(letGo);
      await presence.close();
    },
  };
}

/** Rows taken by this worker whose taking was never answered: nothing of them was posted. */
async function putBackUnposted(db: Database, worker: number, posting: readonly number[]): Promise<void> {
  let rows = db
    .updateTable('outbox')
    .set({ state: 'waiting' })
    .where('worker', '=', worker)
    .where('state', '=', 'sending');
  if (posting.length > 0) rows = rows.where('id', 'not in', posting);
  await rows.execute();
}

/** What a process was posting when it died may have arrived: nobody but customs or a person can tell. */
async function findAbandoned(db: Database, worker: number, log: Logger): Promise<void> {
  const others = await db
    .selectFrom('outbox')
    .where('state', '=', 'sending')
    .where('worker', '!=', worker)
    .select(['id', 'declaration_id', 'worker', 'lrn'])
    .execute();
  for (const row of others) {
    await db.transaction().execute(async (transaction) => {
      if (!(await isGone(transaction, row.worker!))) return;
      await lockDeclaration(transaction, row.declaration_id);
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set({
          state: 'unconfirmed',
          reason: 'Tidewaiter was stopped while it posted the message: customs may have it.',
        })
        .where('id', '=', row.id)
        .where('state', '=', 'sending')
        .where('worker', '=', row.worker)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await renewStanding(transaction, row.declaration_id);
      log.warn({ outbox: row.id, lrn: row.lrn }, 'Message found half sent; it awaits confirmation.');
    });
  }
}

/** Stores what came of a post; a notification that settled the row meanwhile has the last word. */
async function settle(
  db: Database,
  row: Selectable<OutboxTable>,
  outcome: PostOutcome,
  pauseMs: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockDeclaration(transaction, row.declaration_id);
    await transaction
      .updateTable('outbox')
      .set(columnsOf(outcome, pauseMs))
      .where('id', '=', row.id)
      .where('worker', '=', row.worker)
      .where('state', 'in', ['sending', 'unconfirmed'])
      .execute();
    await renewStanding(transaction, row.declaration_id);
  });
  if (outcome.kind === 'taken' && outcome.conversationId !== null) {
    await readUnmatchedAgain(db, outcome.conversationId);
  }
}

function columnsOf(outcome: PostOutcome, pauseMs: number) {
  switch (outcome.kind) {
    case 'taken':
      return {
        state: 'sent' as const,
        reason: null,
        http_status: outcome.httpStatus,
        conversation_id: outcome.conversationId,
        sent_at: new Date(),
      };
    case 'refused':
      return {
        state: 'refused' as const,
        reason: outcome.reason,
        http_status: outcome.httpStatus,
        conversation_id: outcome.conversationId,
        response: outcome.response.replaceAll('\0', ''),
      };
    case 'untaken':
      return {
        state: 'waiting' as const,
        reason: outcome.reason,
        http_status: outcome.httpStatus,
        next_attempt_at: sql<Date>`clock_timestamp() + make_interval(secs => ${pauseMs / 1000})`,
      };
    case 'unposted':
      return {
        state: 'waiting' as const,
        reason: outcome.reason,
        next_attempt_at: sql<Date>`clock_timestamp() + make_interval(secs => ${pauseMs / 1000})`,
      };
    case 'unknown':
      return { state: 'unconfirmed' as const, reason: outcome.reason, http_status: outcome.httpStatus };
  }
}

/** An answer may come before the 202 that names its conversation. */
async function readUnmatchedAgain(db: Database, conversationId: string): Promise<void> {
  await db
    .updateTable('received_notifications')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'unmatched')
    .execute();
  await announce(db, { name: 'received-notification' });
}
