import { type Selectable, sql } from 'kysely';
import { announce } from '../live/events.ts';
import type { Database } from '../storage/database.ts';
import type { OutboxTable } from '../storage/tables.ts';
import { timeWords } from '../time-words.ts';
import type { PostOutcome } from './authority.ts';
import { pauseAfter } from './pause.ts';
import type { Provider } from './provider.ts';

/** After so many failures in a row an authority counts as away. */
const patience = 5;

export interface TurnRules {
  /** Name of the authority. */
  readonly provider: Provider;
  /** Most posts within a second, by all processes together; 0: as many as there are. */
  readonly perSecond: number;
  /** First pause before an authority that is away is tried again; it doubles. */
  readonly retryMs: number;
}

/** A message to be posted now, or how long to wait until one may be; neither when nothing waits. */
export interface Turn {
  readonly row?: Selectable<OutboxTable>;
  readonly waitMs?: number;
}

/**
 * Takes the message whose turn it is for this worker. Not more turns a second are given than the authority
 * allows; while it is away one message at a time tries, until it is known what came of it, and the others are
 * left in peace.
 */
export async function takeTurn(db: Database, worker: number, rules: TurnRules): Promise<Turn> {
  const { provider, perSecond, retryMs } = rules;
  return await db.transaction().execute(async (transaction) => {
    const authority = await transaction
      .selectFrom('authorities')
      .where('name', '=', provider)
      .forUpdate()
      .select([
        'failures',
        sql<number>`extract(epoch from greatest(closed_until, next_post_at) - clock_timestamp())::float8 * 1000`.as(
          'wait',
        ),
      ])
      .executeTakeFirst();
    if (authority === undefined) {
      await transaction
        .insertInto('authorities')
        .values({ name: provider })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { waitMs: 0 };
    }
    if (authority.wait > 0) return { waitMs: authority.wait };
    const isAway = authority.failures >= patience;
    if (isAway && (await isPosting(transaction, provider))) return {};
    const row = await takeNext(transaction, worker, provider);
    if (row === undefined) return {};
    if (perSecond > 0 || isAway) {
      await transaction
        .updateTable('authorities')
        .set({
          ...(perSecond > 0 ? { next_post_at: fromNow(1000 / perSecond + 20) } : {}),
          ...(isAway
            ? { closed_until: fromNow(pauseAfter(authority.failures - patience + 2, retryMs)) }
            : {}),
        })
        .where('name', '=', provider)
        .execute();
    }
    return { row };
  });
}

/** Whether any process is posting; what a dead one was posting is found by findAbandoned (worker.ts). */
async function isPosting(transaction: Database, provider: Provider): Promise<boolean> {
  const row = await transaction
    .selectFrom('outbox')
    .where('provider', '=', provider)
    .where('state', '=', 'sending')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Of rows of the outbox, those that may leave: a message for PROD only while its company is set to PROD at its
 * provider, whatever it was set to when the message was queued.
 */
const isProductionMeant = sql<boolean>`(outbox.environment <> 'PROD' or exists (
  select 1 from companies where companies.id = outbox.company_id and companies.csp_env ->> outbox.provider = 'PROD'))`;

async function takeNext(
  transaction: Database,
  worker: number,
  provider: Provider,
): Promise<Selectable<OutboxTable> | undefined> {
  return await transaction
    .updateTable('outbox')
    .set((eb) => ({ state: 'sending', worker, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .where('state', '=', 'waiting')
        .where('provider', '=', provider)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .where(isProductionMeant)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}

/**
 * Notes what a post tells of the authority itself. When it has failed too often in a row, what waits says so;
 * when it answers again, all of that may leave. Call it outside of other transactions: it locks many messages.
 */
export async function noteTurn(db: Database, outcome: PostOutcome, rules: TurnRules): Promise<void> {
  const { provider, retryMs } = rules;
  const sign = signOf(outcome);
  if (sign === undefined) return;
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('authorities')
      .where('name', '=', provider)
      .forUpdate()
      .select('failures')
      .executeTakeFirst();
    const failures = before?.failures ?? 0;
    if (sign === 'answers') {
      if (failures === 0) return;
      await transaction
        .updateTable('authorities')
        .set({ failures: 0, away_since: null, closed_until: new Date(0) })
        .where('name', '=', provider)
        .execute();
      if (failures < patience) return;
      await waiting(transaction, provider).set({ next_attempt_at: sql<Date>`now()` }).execute();
      await announce(transaction, { name: 'outbox' });
      return;
    }
    const isAway = failures + 1 >= patience;
    await transaction
      .updateTable('authorities')
      .set({
        failures: failures + 1,
        ...(isAway
          ? {
              away_since: sql<Date>`coalesce(away_since, clock_timestamp())`,
              closed_until: fromNow(pauseAfter(failures + 3 - patience, retryMs)),
            }
          : {}),
      })
      .where('name', '=', provider)
      .execute();
    if (isAway) {
      const reason = await awayReason(transaction, provider);
      await waiting(transaction, provider).set({ reason }).execute();
    }
  });
}

/** Why what is queued now will wait; null while the authority answers. */
export async function awayReason(db: Database, provider: Provider): Promise<string | null> {
  const authority = await db
    .selectFrom('authorities')
    .where('name', '=', provider)
    .select('away_since')
    .executeTakeFirst();
  if (!authority?.away_since) return null;
  return `${provider} has not answered since ${timeWords(authority.away_since)}. One message at a time tries; the others leave once it answers.`;
}

/** A person's word that the authority be tried now. */
export async function tryNow(db: Database, provider: Provider): Promise<void> {
  await db
    .updateTable('authorities')
    .set({ closed_until: new Date(0) })
    .where('name', '=', provider)
    .execute();
}

/** Whether it answers at all; undefined where nothing was asked, or it only asked for fewer. */
function signOf(outcome: PostOutcome): 'answers' | 'fails' | undefined {
  switch (outcome.kind) {
    case 'taken':
    case 'refused':
      return 'answers';
    case 'untaken':
      return outcome.httpStatus === 429 ? undefined : 'fails';
    case 'unknown':
      return outcome.httpStatus === null ? 'fails' : undefined;
    case 'unposted':
      return undefined;
  }
}

function waiting(db: Database, provider: Provider) {
  return db.updateTable('outbox').where('provider', '=', provider).where('state', '=', 'waiting');
}

function fromNow(ms: number) {
  return sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1000})`;
}
