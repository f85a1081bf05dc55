import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { announce } from '../live/events.ts';
import type { Database } from '../storage/database.ts';
import type { AnswerSource, AskedPlace, FetchedAnswer, Places } from './answer-source.ts';

/** An answer of a source. */
interface Reference {
  readonly source: string;
  readonly reference: string;
}

/** Notes places of a source that are not known yet: they are asked at once. */
export async function notePlaces(db: Database, source: string, places: Places): Promise<void> {
  await sql`insert into polled_places (source, place)
    select ${source}::text, place from (${places}) as open on conflict do nothing`.execute(db);
}

/** How long a round at one place is left to who began it, s; another that begins then harms nothing. */
const roundSeconds = 60;

/**
 * Takes the place of a source that has waited longest to be asked, of those that are due and wanted. Until the round is
 * noted as ended it counts as one that did not end well: who takes it after a kill learns of it.
 */
export async function takePlace(
  db: Database,
  source: string,
  wanted: Places,
): Promise<AskedPlace | undefined> {
  const due = db
    .selectFrom('polled_places')
    .where('source', '=', source)
    .where(sql<boolean>`place in (${wanted})`)
    .where('next_at', '<=', sql<Date>`now()`)
    .orderBy('next_at')
    .limit(1)
    .select('place')
    .forUpdate()
    .skipLocked();
  const taken = await db
    .updateTable('polled_places')
    .set((eb) => ({
      next_at: sql<Date>`now() + make_interval(secs => ${roundSeconds})`,
      failures: eb('failures', '+', 1),
    }))
    .where('source', '=', source)
    .where('place', '=', due)
    .returning(['place', 'mark', 'failures'])
    .executeTakeFirst();
  return taken && { name: taken.place, mark: taken.mark, isAfterTrouble: taken.failures > 1 };
}

/** Notes that a round ended well, and from where the next begins. */
export async function noteEnded(
  db: Database,
  source: string,
  { place, mark, againMs }: { place: string; mark: string | null; againMs: number },
): Promise<void> {
  await db
    .updateTable('polled_places')
    .set({ mark, failures: 0, reason: null, next_at: inMs(againMs) })
    .where('source', '=', source)
    .where('place', '=', place)
    .execute();
}

/** Notes that a round went through and something was left, and why: it is asked again as usual, from where it was. */
export async function noteLeft(
  db: Database,
  source: string,
  { place, reason, againMs }: { place: string; reason: string; againMs: number },
): Promise<void> {
  await db
    .updateTable('polled_places')
    .set({ failures: 1, reason: reason.slice(0, 1000), next_at: inMs(againMs) })
    .where('source', '=', source)
    .where('place', '=', place)
    .execute();
}

/** Notes that one did not, and why; it is asked again after a pause that doubles with each that ended so. */
export async function noteTrouble(
  db: Database,
  source: string,
  {
    place,
    reason,
    firstMs,
    longestMs,
  }: { place: string; reason: string; firstMs: number; longestMs: number },
): Promise<void> {
  await db
    .updateTable('polled_places')
    .set({
      reason: reason.slice(0, 1000),
      next_at: sql<Date>`clock_timestamp() + make_interval(secs =>
        least(${longestMs}::float, ${firstMs}::float * 2 ^ least(failures - 1, 20)) / 1000)`,
    })
    .where('source', '=', source)
    .where('place', '=', place)
    .execute();
}

/** Of these references those that are stored, and whether the authority was told. */
export async function storedOf(
  db: Database,
  source: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('fetched_answers')
    .where('source', '=', source)
    .where(sql<boolean>`reference = any(${[...references]}::text[])`)
    .select(['reference', 'is_acknowledged'])
    .execute();
  return new Map(rows.map(({ reference, is_acknowledged }) => [reference, is_acknowledged]));
}

/**
 * Stores an answer as it came, for the reader to work in. One that came before, by whichever way, under this or another
 * reference, is kept once.
 */
export async function storeAnswer(
  db: Database,
  { source, api, reference }: Reference & Pick<AnswerSource, 'api'>,
  { conversationId, headers, body }: FetchedAnswer,
): Promise<void> {
  const conversation_id = conversationId.slice(0, 100);
  const sha256 = createHash('sha256').update(body).digest('hex');
  await db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('received_notifications')
      .values({ conversation_id, sha256, api, headers: JSON.stringify(headers), body })
      .onConflict((conflict) => conflict.columns(['conversation_id', 'sha256']).doNothing())
      .returning('id')
      .executeTakeFirst();
    const { id: received_id } =
      made ??
      (await transaction
        .selectFrom('received_notifications')
        .where('conversation_id', '=', conversation_id)
        .where('sha256', '=', sha256)
        .select('id')
        .executeTakeFirstOrThrow());
    await transaction
      .insertInto('fetched_answers')
      .values({ source, reference, received_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (made !== undefined) await announce(transaction, { name: 'received-notification' });
  });
}

export async function noteAcknowledged(db: Database, { source, reference }: Reference): Promise<void> {
  await db
    .updateTable('fetched_answers')
    .set({ is_acknowledged: true })
    .where('source', '=', source)
    .where('reference', '=', reference)
    .execute();
}

function inMs(ms: number) {
  return sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1000})`;
}
