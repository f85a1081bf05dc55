import { type Selectable, sql } from 'kysely';
import type { Actor } from '../../../../server/access.ts';
import { noteAudit } from '../../../../server/audit.ts';
import { newestOf, outboxView } from '../../../../server/declarations/view.ts';
import { ApiError, refusals } from '../../../../server/errors.ts';
import { announce } from '../../../../server/live/events.ts';
import { laneOf } from '../../../../server/sending/lanes.ts';
import { productionHold } from '../../../../server/sending/production-hold.ts';
import { renewStanding } from '../../../../server/sending/standing.ts';
import { tryNow } from '../../../../server/sending/turns.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { documentsWithin } from '../../../../server/storage/scope.ts';
import type { OutboxTable } from '../../../../server/storage/tables.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import { mayHaveLeft } from '../post/posts.ts';
import { noteNotTaken } from '../reference/forgotten.ts';
import { reasonAgainst } from '../story/actions.ts';
import { type DeclarationFacts, factsIn } from '../story/facts.ts';
import { isRequest, lastAsked, requestKinds } from '../story/messages.ts';
import { requireOffer } from '../story/offers.ts';

/** release: post it (again). discard: give the message up, so that it can be sent anew. */
export type Decision = 'release' | 'discard';

/** The newest message of a declaration as the person saw it who decides, as its view tells it. */
export interface SeenMessage {
  readonly id: number;
  readonly state: string;
  readonly left_count: number;
}

/** Whether it is a message that a person decides over so. */
function isUndecidedFor(decision: Decision, { faultsListed }: DeclarationFacts, kept: readonly number[]) {
  const isUnknown = sql<boolean>`outbox.state in ('waiting', 'unconfirmed')`;
  if (decision === 'release') return sql<boolean>`(outbox.outcome is null and ${isUnknown})`;
  const isRepeat = sql<boolean>`(outbox.state = 'sent' and outbox.repeat_refused)`;
  return sql<boolean>`(outbox.outcome is null and (${isUnknown} or ${isRepeat})
    or ${faultsListed === true} and outbox.kind = 'submission' and outbox.state = 'refused'
    or outbox.id = any(${kept}))`;
}

/** Requests that customs refused at once under the LRN of the last one like them, where that is rejected, by their ids. */
async function refusedRequests(transaction: Database, declarationId: number): Promise<readonly number[]> {
  const messages = await transaction
    .selectFrom('outbox')
    .where('document_id', '=', declarationId)
    .select(['id', 'kind', 'state', 'lrn', 'outcome'])
    .execute();
  const lrns = lastAsked(messages)
    .filter(({ outcome }) => outcome === 'rejected')
    .map(({ lrn }) => lrn);
  return messages
    .filter(({ kind, state, lrn }) => isRequest(kind) && state === 'refused' && lrns.includes(lrn))
    .map(({ id }) => id);
}

/** Whether a message that waits may have left before: to give it up is no word yet that customs have not got it. */
const isStopped = sql<boolean>`(state = 'waiting' and lrn is not null and ${mayHaveLeft('outbox')})`;

const stopped = {
  state: 'unconfirmed',
  reason:
    'A person stopped it: it is posted no more. Customs may have it from an earlier post. Ask them; then post it again, or give it up.',
} as const;

/** Before everything of its company that waits since. */
const firstOfAll = new Date(0);

/**
 * A person decides over a pending message of a declaration: one that waits may be posted at once or
 * given up, and so may one that is unconfirmed, which is the person's word that customs has not got it. One that waits
 * and may have left before is unconfirmed once it is given up: nobody asked them about it. One that they
 * refused as repeated and have not answered can only be given up, and so may the last submission, or request of a kind, where
 * they listed faults.
 * `message` names it; absent: the newest that waits for a decision. `seen`: what the person decides by; where it went on
 * since, what they say of it may be wrong (409). 404 out of reach, 409 when nothing waits for a decision, it is being
 * posted, or customs holds an earlier message.
 */
export async function decideMessage(
  db: Database,
  actor: Actor,
  {
    id,
    message,
    decision,
    seen,
    ip,
  }: { id: number; message?: number; decision: Decision; seen?: SeenMessage; ip: string },
): Promise<void> {
  const lane = await db.transaction().execute(async (transaction) => {
    const declaration = await documentsWithin(transaction, actor, cdsDeclaration.document)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .select('facts')
      .forUpdate()
      .executeTakeFirst();
    if (declaration === undefined) throw refusals.documentNotFound();
    const facts = factsIn(declaration.facts);
    if (reasonAgainst(decision, facts) !== undefined) {
      await refuseWhilePosted(transaction, id, message);
    }
    requireOffer(decision, facts);
    const kept = facts.requestKept ? await refusedRequests(transaction, id) : [];
    const isUndecided = isUndecidedFor(decision, facts, kept);
    const undecided = transaction
      .selectFrom('outbox')
      .where('document_id', '=', id)
      .where(isUndecided)
      .orderBy('id', 'desc')
      .limit(1)
      // A worker may take it meanwhile: then it is looked at again.
      .forUpdate()
      .select(['id', 'kind', 'state', 'lrn', 'provider', 'api', 'company_id', 'environment'])
      .select(isStopped.as('is_stopped'));
    const decided = await (message === undefined
      ? undecided
      : undecided.where('id', '=', message)
    ).executeTakeFirst();
    if (decided === undefined) {
      await refuseWhilePosted(transaction, id, message);
      throw new ApiError(409, 'No message of this declaration waits for a decision.');
    }
    if (seen !== undefined) await refuseUnseen(transaction, id, seen);
    await transaction
      .updateTable('outbox')
      .set(
        decision === 'release'
          ? {
              state: 'waiting',
              next_attempt_at: firstOfAll,
              reposted: sql<boolean>`reposted or state = 'unconfirmed'`,
              repeat_refused: false,
            }
          : decided.is_stopped
            ? stopped
            : { state: 'discarded', outcome: 'discarded' },
      )
      .where('id', '=', decided.id)
      .execute();
    if (decision === 'discard') await giveUpRefused(transaction, id, decided);
    // Nobody asked them about one that only waits.
    if (decided.state !== 'waiting') await noteNotTaken(transaction, id, decided);
    if (decision === 'release') {
      const reason = await productionHold(transaction, decided);
      await transaction.updateTable('outbox').set({ reason }).where('id', '=', decided.id).execute();
    }
    await renewStanding(transaction, id);
    await noteAudit(transaction, {
      action: decision === 'release' ? 'message released' : 'message discarded',
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

/** Throws 409 where the message left just now: nobody knows yet what became of it. */
async function refuseWhilePosted(
  transaction: Database,
  id: number,
  message: number | undefined,
): Promise<void> {
  const posted = await transaction
    .selectFrom('outbox')
    .where('document_id', '=', id)
    .where('state', '=', 'sending')
    .select('id')
    .execute();
  if (posted.some((one) => message === undefined || one.id === message)) throw refusals.beingPosted();
}

/** Throws 409 where another message was sent since, or the one that was seen went on. */
async function refuseUnseen(transaction: Database, id: number, seen: SeenMessage): Promise<void> {
  const message = await newestOf(transaction, id);
  const now = message && outboxView(message);
  if (now?.id === seen.id && now.state === seen.state && now.left_count === seen.left_count) return;
  throw new ApiError(
    409,
    'This went on meanwhile, and nothing was done: read how it stands now, and decide again.',
  );
}

/**
 * What customs do not have under the LRN of a message they do not have from an earlier post that they refused at once.
 * Nobody asked them about one that only waits.
 */
async function giveUpRefused(
  transaction: Database,
  id: number,
  { kind, state, lrn }: Pick<Selectable<OutboxTable>, 'kind' | 'state' | 'lrn'>,
): Promise<void> {
  if (!(kind === 'submission' || isRequest(kind)) || state === 'waiting') return;
  await transaction
    .updateTable('outbox')
    .set({ state: 'discarded', outcome: 'discarded' })
    .where('document_id', '=', id)
    .where('kind', 'in', kind === 'submission' ? [kind] : requestKinds)
    .where('lrn', '=', lrn)
    .where('state', '=', 'refused')
    .execute();
}
