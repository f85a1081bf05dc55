import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import { lockDeclaration } from '../storage/scope.ts';
import { troubleOf } from '../storage/trouble.ts';
import { startWantedWork, type WantedWork } from '../wanted-work.ts';
import type { Gateway, PostOutcome } from './gateway.ts';
import { type Lane, lanesOf } from './lanes.ts';
import { dueAgain, longestPauseMs, pauseAfter } from './pause.ts';
import { renewStanding } from './standing.ts';
import { noteTurn, type Turn, type TurnRules, takeTurn } from './turns.ts';
import { isGone, showPresence } from './worker-presence.ts';

const atOnce = 5;
/** Of these a company has so many at most: what hangs there keeps nobody else waiting. */
const atOnceOfOne = atOnce - 1;
const lookEveryMs = 2000;
/** So often an outcome may be refused by the database for what it is. */
const mostRefused = 3;
const graceMs = 1000;

/**
 * Posts what waits in the outbox. A row is marked 'sending' and committed before its first byte leaves, so
 * whatever happens afterwards it is known that customs may have it; it is posted again by itself only when not a byte was
 * written, or when they asked for it. Any number of workers may run; each row is posted by one. Closing gives posts under way a moment,
 * then lets go: those are 'unconfirmed'.
 */
export async function startOutboxWorker(options: {
  db: Database;
  databaseUrl: string;
  /** Each has its own turns: one that is away or slow holds up no other. */
  gateways: readonly Gateway[];
  retryMs: number;
  /** Most posts to one gateway within a second; 0: no limit. */
  perSecond: number;
  /** Hours after which a declaration that customs took and never answered is a person's to settle; 0: never. */
  answerHours: number;
  /** Where people reach the web app, for the links in mails. */
  publicUrl: string;
  log: Logger;
}): Promise<WantedWork> {
  const { db, gateways, perSecond, retryMs, answerHours, publicUrl, log } = options;
  const presence = await showPresence(options.databaseUrl, log);
  const stopping = new AbortController();
  /**
   * Posts under way, of which row and company, and in which lane. A row may be in it twice: posted again while it is still
   * noted what the post before tells of the gateway.
   */
  const posting = new Map<
    Promise<void>,
    { readonly row: number; readonly company: number; readonly in: Lane }
  >();
  const lanes = gateways.flatMap((gateway) => lanesOf(gateway).map((lane) => ({ gateway, lane })));
  let isClosed = false;

  // Sweeping and taking run in one sequence: a row of ours that is not being posted was never posted.
  async function look(): Promise<void> {
    const rows = [...posting.values()].map(({ row }) => row);
    await putBackUnposted(db, presence.worker, rows);
    await passing(() => findAbandoned(db, presence.worker, log));
    for (const { gateway, lane } of lanes) await passing(() => takeTurnsAt(gateway, lane));
  }

  /** What is due by the hour, beside the taking: it may have to look through all that waits. */
  async function lookAtHours(): Promise<void> {
    await passing(() => dueAgain(db, 'outbox'));
    for (const { overdue } of new Set(gateways.map(({ authority }) => authority)))
      for (const leave of overdue) await passing(() => leave(db, { answerHours, log }));
  }

  /** What fails there is tried again with the next look; nothing else waits for it. */
  async function passing(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'A part of the outbox could not be looked at.');
    }
  }

  async function takeTurnsAt(gateway: Gateway, lane: Lane): Promise<void> {
    const { isHeldBack } = gateway.authority;
    const rules = { lane, isHeldBack, perSecond, retryMs };
    while (!isClosed) {
      const companies = [...posting.values()].filter((one) => one.in === lane).map(({ company }) => company);
      if (companies.length >= atOnce) return;
      const { turn, waitMs } = await takeTurn(db, presence.worker, { ...rules, without: full(companies) });
      if (waitMs !== undefined) wakeIn(waitMs);
      if (turn === undefined) return;
      const done = postRow(turn, gateway, rules);
      posting.set(done, { row: turn.row.id, company: turn.row.company_id, in: lane });
      void done.then(() => {
        posting.delete(done);
        loop.wake();
      });
    }
  }

  async function postRow(turn: Turn, gateway: Gateway, rules: TurnRules): Promise<void> {
    const { row, pace, isOurs } = turn;
    const outcome = await gateway.post(row, { pace, isOurs, signal: stopping.signal });
    log.info(
      { outbox: row.id, lrn: row.lrn, attempt: row.attempts, outcome: outcome.kind },
      'Message posted.',
    );
    const pauseMs = pauseOf(outcome, pauseAfter(row.attempts, retryMs));
    await keepTrying((refused) => {
      const kept = refused < mostRefused ? outcome : unkeepable(outcome, refused < 2 * mostRefused);
      return gateway.authority.settle(db, row, kept, { pauseMs, publicUrl });
    });
    await keepTrying(() => noteTurn(db, turn, outcome, rules));
    if (outcome.kind === 'untaken' || outcome.kind === 'unposted') wakeIn(pauseMs);
  }

  /**
   * An outcome must not be lost because the database is away for a moment. What it does not take for what it is it will
   * never take: `store` is told how often that was.
   */
  async function keepTrying(store: (refused: number) => Promise<void>): Promise<void> {
    let refused = 0;
    for (;;) {
      try {
        return await store(refused);
      } catch (error) {
        log.error({ err: error }, 'The outcome of a post could not be stored yet.');
        if (isClosed) return;
        if (troubleOf(error) === undefined) refused += 1;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  function wakeIn(ms: number): void {
    setTimeout(loop.wake, ms + 5).unref();
  }

  const onError = (error: unknown) => log.error({ err: error }, 'The outbox could not be looked at.');
  const loop = startWantedWork({ work: look, everyMs: lookEveryMs, onError });
  const hours = startWantedWork({ work: lookAtHours, everyMs: lookEveryMs, onError });
  return {
    wake: loop.wake,
    async close() {
      isClosed = true;
      const letGo = setTimeout(() => stopping.abort(), graceMs);
      await Promise.all([loop.close(), hours.close()]);
      await Promise.all(posting.keys());
      clearTimeout(letGo);
      await presence.close();
    },
  };
}

/** What customs answered where the database takes nothing of it, but maybe its conversation: a person settles the message. */
function unkeepable(outcome: PostOutcome, hasConversation: boolean): PostOutcome {
  const httpStatus = 'httpStatus' in outcome ? outcome.httpStatus : null;
  const answered = httpStatus === null ? '' : ` (${httpStatus})`;
  const reason = `What came of the post${answered} could not be kept: customs may have the message. Ask them; then post it again, or give it up.`;
  const conversationId = hasConversation && 'conversationId' in outcome ? outcome.conversationId : null;
  return { kind: 'unknown', httpStatus, conversationId, reason };
}

/** Of the companies of posts under way, those that have their share. */
function full(companies: readonly number[]): readonly number[] {
  return companies.filter((one) => companies.filter((other) => other === one).length >= atOnceOfOne);
}

/** Not before customs asks to come again; however long it says, a message is tried every few minutes. */
function pauseOf(outcome: PostOutcome, usualMs: number): number {
  const askedMs = outcome.kind === 'untaken' ? (outcome.afterMs ?? 0) : 0;
  return Math.max(usualMs, Math.min(askedMs, longestPauseMs));
}

/** Rows taken by this worker whose taking was never answered: nothing of them was posted. */
async function putBackUnposted(db: Database, worker: number, posting: readonly number[]): Promise<void> {
  let rows = db
    .updateTable('outbox')
    .set((eb) => ({ state: 'waiting', attempts: eb('attempts', '-', 1) }))
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
    .select(['id', 'document_id', 'worker', 'lrn'])
    .execute();
  for (const row of others) {
    const settled = db.transaction().execute(async (transaction) => {
      if (!(await isGone(transaction, row.worker!))) return;
      await lockDeclaration(transaction, row.document_id);
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
      await renewStanding(transaction, row.document_id);
      log.warn({ outbox: row.id, lrn: row.lrn }, 'Message found half sent; it awaits confirmation.');
    });
    await settled.catch((error) =>
      log.error({ err: error, outbox: row.id }, 'A message found half sent could not be settled.'),
    );
  }
}
