import { sql } from 'kysely';
import type { Database } from '../../../../server/storage/database.ts';
import { areAllEnded } from '../post/ended-posts.ts';
import type { RequestKind } from '../story/messages.ts';

/** Customs refuses an LRN it has seen within this long, unless that message was rejected. */
export const lrnHours = 48;

const isWithinHours = (column: 'sent_at' | 'perhaps_taken_at') =>
  sql<boolean>`outbox.${sql.ref(column)} > now() - make_interval(hours => ${lrnHours})`;

/** Customs got it within those hours and did not reject it, given up or not; or it may still get there. */
const isOnItsWay = sql<boolean>`((outbox.outcome is null or outbox.outcome = 'accepted'
    or outbox.outcome = 'discarded' and outbox.sent_at is not null)
  and (outbox.sent_at is null or ${isWithinHours('sent_at')}))`;

/** Of another declaration: customs did not say that they take it, or that they reject every post of it, and may have it all the same. */
const isPerhapsTaken = sql<boolean>`(${isWithinHours('perhaps_taken_at')} and outbox.outcome is not null
  and not ${areAllEnded})`;

/**
 * The message of the company that had this LRN and stands in its way: one that customs got within those hours and did
 * not reject, given up or not, `sent_at` being when; one that may still get there, however old it is; or one of
 * another declaration that they refused at once, or that was given up unasked, and may have all the same since then. Sends
 * of one LRN in one company come one after the other until their transaction ends.
 */
export async function earlierUse(
  transaction: Database,
  { companyId, declarationId }: { companyId: number; declarationId: number | undefined },
  lrn: string,
) {
  await lockLrn(transaction, companyId, lrn);
  return await transaction
    .selectFrom('outbox')
    .where('company_id', '=', companyId)
    .where('lrn', '=', lrn)
    .where((eb) =>
      eb.or([
        isOnItsWay,
        eb.and([eb('document_id', 'is distinct from', declarationId ?? null), isPerhapsTaken]),
      ]),
    )
    .orderBy('id', 'desc')
    .select(['created_at', 'sent_at', 'outcome', 'perhaps_taken_at'])
    .executeTakeFirst();
}

const letters: Readonly<Record<RequestKind, string>> = {
  amendment: 'A',
  'nil-amendment': 'N',
  cancellation: 'C',
  arrival: 'G',
};

/** Customs took the declaration's own LRN; one of a request is no longer than that, or than this. */
const usualLength = 22;

/**
 * An LRN for a request about a declaration, which the company never used: the declaration's with a letter for the kind
 * and a number behind, so that people know it again.
 */
export async function requestLrn(
  transaction: Database,
  { companyId, of, kind }: { companyId: number; of: string; kind: RequestKind },
): Promise<string> {
  const longest = Math.max(usualLength, of.length);
  for (let number = 1; ; number += 1) {
    const end = `-${letters[kind]}${number}`;
    const lrn = `${of.slice(0, longest - end.length)}${end}`;
    await lockLrn(transaction, companyId, lrn);
    const used = await transaction
      .selectFrom('outbox')
      .where('company_id', '=', companyId)
      .where('lrn', '=', lrn)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (used === undefined) return lrn;
  }
}

async function lockLrn(transaction: Database, companyId: number, lrn: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${lrn}`}, 0))`.execute(transaction);
}
