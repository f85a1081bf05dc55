import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import { noteAudit } from '../audit.ts';
import { ApiError, refusals } from '../errors.ts';
import { requireOffer } from '../lifecycle/offers.ts';
import { announce } from '../live/events.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { laneOf } from './lanes.ts';
import { productionHold } from './production-hold.ts';
import { renewStanding } from './standing.ts';
import { tryNow } from './turns.ts';

/** release: post it (again). discard: give the message up, so that it can be sent anew. */
export type Decision = 'release' | 'discard';

/** States of a message that a person decides over. */
const undecided = ['waiting', 'unconfirmed'] as const;

/** Before everything that waits since. */
const firstOfAll = new Date(0);

/**
 * A person decides over a pending message of a declaration: one that waits may be posted at once or
 * given up, and so may one that is unconfirmed, which is the person's word that customs has not got it.
 * `message` names it; absent: the newest that waits for a decision. 404 out of reach, 409 when nothing waits for a
 * decision or customs holds an earlier message.
 */
export async function decideMessage(
  db: Database,
  actor: Actor,
  { id, message, decision, ip }: { id: number; message?: number; decision: Decision; ip: string },
): Promise<void> {
  const lane = await db.transaction().execute(async (transaction) => {
    const declaration = await declarationsWithin(transaction, actor)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .select('facts')
      .forUpdate()
      .executeTakeFirst();
    if (declaration === undefined) throw refusals.documentNotFound();
    requireOffer(decision, declaration.facts);
    const decided = await transaction
      .updateTable('outbox')
      .set(
        decision === 'release'
          ? {
              state: 'waiting',
              next_attempt_at: firstOfAll,
              reposted: sql<boolean>`reposted or state = 'unconfirmed'`,
            }
          : { state: 'discarded', outcome: 'discarded' },
      )
      .where('id', '=', (eb) => {
        const newest = eb
          .selectFrom('outbox')
          .where('declaration_id', '=', id)
          .where('outcome', 'is', null)
          .where('state', 'in', undecided)
          .orderBy('id', 'desc')
          .limit(1)
          .select('id');
        return message === undefined ? newest : newest.where('id', '=', message);
      })
      // A worker may take it between the two: then the row is looked at again by these alone.
      .where('outcome', 'is', null)
      .where('state', 'in', undecided)
      .returning(['id', 'lrn', 'provider', 'company_id', 'environment'])
      .executeTakeFirst();
    if (decided === undefined)
      throw new ApiError(409, 'No message of this declaration waits for a decision.');
    if (decision === 'release') {
      const reason = await productionHold(transaction, decided);
      await transaction.updateTable('outbox').set({ reason }).where('id', '=', decided.id).execute();
    }
    await renewStanding(transaction, id);
    await noteAudit(transaction, {
      action: `message ${decision}d`,
      userId: actor.userId,
      companyId: actor.companyId,
      recordId: id,
      ip,
      detail: { outbox: decided.id, lrn: decided.lrn },
    });
    return laneOf(decided);
  });
  // In a transaction of its own: those who take turns lock the authority first.
  if (decision === 'release') await tryNow(db, lane);
  await announce(db, { name: 'outbox' });
}
