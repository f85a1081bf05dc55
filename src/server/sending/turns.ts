import { type RawBuilder, type Selectable, sql } from 'kysely';
import { eachWaiting, lastTurn, noteTurnOf, waitingCompanies } from '../company-turns.ts';
import { announce } from '../live/events.ts';
import type { Database } from '../storage/database.ts';
import type { OutboxTable } from '../storage/tables.ts';
import { timeWords } from '../time-words.ts';
import type { Environment } from './environment.ts';
import type { Posting, PostOutcome } from './gateway.ts';
import type { Lane } from './lanes.ts';
import { bodyBegun, wholeBody } from './long-bodies.ts';
import { isDue, isDueInOrder, pauseAfter } from './pause.ts';

/** After so many failures in a row an authority counts as away. */
const patience = 5;

export interface TurnRules {
  /** Whose turns. */
  readonly lane: Lane;
  /** Whether a message that waits must not be posted by itself any more. */
  readonly isHeldBack: RawBuilder<boolean>;
  /** Most posts within a second, by all processes together; 0: as many as there are. */
  readonly perSecond: number;
  /** First pause before an authority that is away is tried again; it doubles. */
  readonly retryMs: number;
  /** Companies that have none meanwhile, because they have their share under way. */
  readonly without?: readonly number[];
}

/** What a worker needs of a message to post it: not its document, which is as long and which nobody reads for that. */
const postedColumns = [
  'id',
  'document_id',
  'company_id',
  'user_id',
  'kind',
  'about_id',
  'provider',
  'api',
  'environment',
  'badge',
  'submitter',
  'lrn',
  'attempts',
  'worker',
  'conversation_id',
  'reposted',
  'http_status',
  'detail',
] as const;
export type PostedMessage = Pick<Selectable<OutboxTable>, (typeof postedColumns)[number] | 'body'>;

/** A message to be posted now. */
export interface Turn {
  readonly row: PostedMessage;
  /** As `Posting` has it. Throws when the database is away. */
  readonly pace: Posting['pace'];
  readonly isOurs: Posting['isOurs'];
  /** Until when nobody else tries an authority that is away; as the database writes it. */
  readonly closedUntil: string;
}

/**
 * Takes the message whose turn it is for this worker, or tells how long to wait until it is one's; neither when
 * nothing waits. Not more turns a second are given than the authority allows; while it is away one message at a time
 * tries, until it is known what came of it, and the others are left in peace.
 */
export async function takeTurn(
  db: Database,
  worker: number,
  rules: TurnRules,
): Promise<{ readonly turn?: Turn; readonly waitMs?: number }> {
  const { lane, isHeldBack, perSecond, retryMs, without = [] } = rules;
  return await db.transaction().execute(async (transaction) => {
    const authority = await transaction
      .selectFrom('authorities')
      .where('name', '=', lane.name)
      .forUpdate()
      .select([
        'failures',
        sql<number>`extract(epoch from greatest(${soon('closed_until')}, ${soon('next_post_at')})
          - clock_timestamp())::float8 * 1000`.as('wait'),
      ])
      .executeTakeFirst();
    if (authority === undefined) {
      await transaction
        .insertInto('authorities')
        .values({ name: lane.name })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { waitMs: 0 };
    }
    if (authority.wait > 0) return { waitMs: authority.wait };
    const isAway = authority.failures >= patience;
    if (isAway && (await isPosting(transaction, lane))) return {};
    const row = await takeNext(transaction, worker, { lane, isHeldBack, without });
    if (row === undefined) return {};
    const pauseMs = perSecond > 0 ? 1000 / perSecond + 20 : 0;
    const { closedUntil, nextPostAt } = await transaction
      .updateTable('authorities')
      .set({
        next_post_at: fromNow(pauseMs),
        ...(isAway ? { closed_until: fromNow(pauseAfter(authority.failures - patience + 2, retryMs)) } : {}),
      })
      .where('name', '=', lane.name)
      .returning([
        sql<string>`closed_until::text`.as('closedUntil'),
        sql<string>`next_post_at::text`.as('nextPostAt'),
      ])
      .executeTakeFirstOrThrow();
    const pace = paceOf(db, lane, { row, pauseMs, nextPostAt });
    return { turn: { row, closedUntil, pace, isOurs: () => markPost(db, row, false) } };
  });
}

/** One attempt more was two posts. */
const postedTwice = sql<string>`detail || jsonb_build_object('again', coalesce((detail ->> 'again')::int, 0) + 1)`;

/**
 * The first post of a turn goes at once, and the next message a pause after it, however long it took to be made ready;
 * where others took a turn meanwhile, and for what is posted again, the next free moment is waited for. What was stopped
 * meanwhile for so long that its turn passed to others makes no post.
 */
function paceOf(
  db: Database,
  lane: Lane,
  { row, pauseMs, nextPostAt }: { row: Turn['row']; pauseMs: number; nextPostAt: string },
): Turn['pace'] {
  let own: string | null = nextPostAt;
  const pause = sql`make_interval(secs => ${pauseMs / 1000}::float8)`;
  return async () => {
    const isAgain = own === null;
    const { waitMs } = await db
      .updateTable('authorities')
      .set({
        next_post_at: sql<Date>`${pause} + case when next_post_at = ${own}::timestamptz then clock_timestamp()
          else greatest(${soon('next_post_at')}, clock_timestamp()) end`,
      })
      .where('name', '=', lane.name)
      .returning(
        sql<number>`extract(epoch from next_post_at - ${pause} - clock_timestamp())::float8 * 1000`.as(
          'waitMs',
        ),
      )
      .executeTakeFirstOrThrow();
    own = null;
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    return await markPost(db, row, isAgain);
  };
}

/**
 * Marks a post before its first byte leaves, a second one as such. False when the turn is no longer this worker's: others
 * took this process for dead, and a person may have had the message posted again.
 */
async function markPost(
  db: Database,
  { id, worker, attempts }: PostedMessage,
  isAgain: boolean,
): Promise<boolean> {
  const marked = await db
    .updateTable('outbox')
    .set((eb) => (isAgain ? { reposted: true, detail: postedTwice } : { attempts: eb.ref('attempts') }))
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('worker', '=', worker)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** Whether any process is posting; what a dead one was posting is found by findAbandoned (worker.ts). */
async function isPosting(transaction: Database, lane: Lane): Promise<boolean> {
  const row = await transaction
    .selectFrom('outbox')
    .where('provider', '=', lane.provider)
    .where('api', '=', lane.api)
    .where('environment', 'in', lane.environments)
    .where('state', '=', 'sending')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Of companies and environments, those whose messages may leave: a message for PROD only while its company is set to
 * PROD at its provider, whatever it was set to when the message was queued.
 */
function isProductionMeant({ provider }: Lane) {
  return sql<boolean>`(one.environment <> 'PROD' or exists (
    select 1 from companies where companies.id = one.company_id and companies.csp_env ->> ${provider} = 'PROD'))`;
}

/**
 * Takes the first message of the company that had its last turn in the lane the longest ago, among those that have one
 * that is due; of several environments PROD comes first. However much waits, a few rows of each company are read.
 */
async function takeNext(
  transaction: Database,
  worker: number,
  { lane, isHeldBack, without }: Required<Pick<TurnRules, 'lane' | 'isHeldBack' | 'without'>>,
): Promise<PostedMessage | undefined> {
  const { provider, api, environments } = lane;
  const taken = await transaction
    .updateTable('outbox')
    .set((eb) => ({ state: 'sending', worker, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', () =>
      transaction
        .withRecursive(waitingCompanies, () =>
          eachWaiting(
            'outbox',
            ['company_id', 'environment'],
            sql`provider = ${provider} and api = ${api}`,
          ).$castTo<{
            company_id: number;
            environment: Environment;
          }>(),
        )
        .selectFrom((eb) =>
          eb
            .selectFrom(`${waitingCompanies} as one`)
            .where('one.environment', 'in', environments)
            .where(({ not }) => not(sql<boolean>`one.company_id = any(${without})`))
            .where(isProductionMeant(lane))
            .orderBy(lastTurn(lane.name, 'one.company_id'))
            .orderBy('one.company_id')
            .orderBy('one.environment')
            .select(['one.company_id', 'one.environment'])
            .as('next'),
        )
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('outbox')
              .where('state', '=', 'waiting')
              .where('provider', '=', provider)
              .where('api', '=', api)
              .whereRef('outbox.company_id', '=', 'next.company_id')
              .whereRef('outbox.environment', '=', 'next.environment')
              .where(isDueInOrder)
              .where(({ not }) => not(isHeldBack))
              .orderBy('next_attempt_at')
              .orderBy('id')
              .limit(1)
              .forUpdate()
              .skipLocked()
              .select('id')
              .as('due'),
          (join) => join.onTrue(),
        )
        .limit(1)
        .select('due.id'),
    )
    .where('state', '=', 'waiting')
    .returning([...postedColumns, ...bodyBegun])
    .executeTakeFirst();
  if (taken === undefined) return undefined;
  await noteTurnOf(transaction, lane.name, taken.company_id);
  const { begun, size, ...row } = taken;
  return { ...row, body: await wholeBody(transaction, { id: row.id, begun, size }) };
}

/**
 * Notes what a post tells of the authority itself. When it has failed too often in a row, what waits says so;
 * when it answers again, all of that may leave. A turn in which the authority was not asked leaves its try to the next
 * message. Call it outside of other transactions: it locks many messages.
 */
export async function noteTurn(
  db: Database,
  turn: Turn,
  outcome: PostOutcome,
  rules: TurnRules,
): Promise<void> {
  const { lane, retryMs } = rules;
  // The store of a file is not the authority: what it answers says nothing of that one.
  if (outcome.kind === 'unposted' || turn.row.kind === 'file') return await giveBack(db, turn, lane);
  const sign = signOf(outcome);
  if (sign === undefined) return;
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('authorities')
      .where('name', '=', lane.name)
      .forUpdate()
      .select('failures')
      .executeTakeFirst();
    const failures = before?.failures ?? 0;
    if (sign === 'answers') {
      if (failures === 0) return;
      await transaction
        .updateTable('authorities')
        .set({ failures: 0, away_since: null, closed_until: new Date(0) })
        .where('name', '=', lane.name)
        .execute();
      if (failures < patience) return;
      await waiting(transaction, lane).set({ next_attempt_at: sql<Date>`now()` }).execute();
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
      .where('name', '=', lane.name)
      .execute();
    if (isAway) {
      const reason = await awayReason(transaction, lane);
      await waiting(transaction, lane).set({ reason }).execute();
    }
  });
}

/** Why what is queued now will wait; null while the authority answers. */
export async function awayReason(db: Database, lane: Lane): Promise<string | null> {
  const authority = await db
    .selectFrom('authorities')
    .where('name', '=', lane.name)
    .select('away_since')
    .executeTakeFirst();
  if (!authority?.away_since) return null;
  return `${lane.provider} has not answered since ${timeWords(authority.away_since)}. One message at a time tries; the others leave once it answers.`;
}

/** A person's word that the authority be tried now. */
export async function tryNow(db: Database, lane: Lane): Promise<void> {
  await db
    .updateTable('authorities')
    .set({ closed_until: new Date(0) })
    .where('name', '=', lane.name)
    .execute();
}

/** Others may try an authority that is away, if nobody closed it since. */
async function giveBack(db: Database, { closedUntil }: Turn, lane: Lane): Promise<void> {
  await db
    .updateTable('authorities')
    .set({ closed_until: new Date(0) })
    .where('name', '=', lane.name)
    .where('closed_until', '=', sql<Date>`${closedUntil}::timestamptz`)
    .execute();
}

/** Whether it answers at all; undefined where it only asked for fewer, or its answer does not tell. */
function signOf(outcome: Exclude<PostOutcome, { kind: 'unposted' }>): 'answers' | 'fails' | undefined {
  switch (outcome.kind) {
    case 'taken':
    case 'refused':
    case 'repeated':
      return 'answers';
    case 'untaken':
      return outcome.httpStatus === 429 ? undefined : 'fails';
    case 'unknown':
      return outcome.httpStatus === null ? 'fails' : undefined;
  }
}

function waiting(db: Database, lane: Lane) {
  return db
    .updateTable('outbox')
    .where('provider', '=', lane.provider)
    .where('api', '=', lane.api)
    .where('environment', 'in', lane.environments)
    .where('state', '=', 'waiting');
}

/** A time, or now where it was noted before the clock of the database was set back (`isDue`). */
function soon(column: 'closed_until' | 'next_post_at') {
  return sql<Date>`case when ${isDue(column)} then clock_timestamp() else ${sql.ref(column)} end`;
}

function fromNow(ms: number) {
  return sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1000})`;
}
