import type { Selectable } from 'kysely';
import type { Actor } from '../../../../server/access.ts';
import {
  lockedAsRead,
  readDeclaration,
  type StandingDeclaration,
  type StoredDeclaration,
  standingColumns,
} from '../../../../server/declarations/edit.ts';
import type { StoredShape } from '../../../../server/declarations/stored-document.ts';
import { inTurn } from '../../../../server/declarations/turn.ts';
import { ApiError, refusals } from '../../../../server/errors.ts';
import type { MessageKind } from '../../../../server/sending/message-kind.ts';
import { newestMessage, refuseSentMeanwhile } from '../../../../server/sending/newest-message.ts';
import type { Provider } from '../../../../server/sending/provider.ts';
import { refuseSecond } from '../../../../server/sending/queue.ts';
import type { Settings } from '../../../../server/settings.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { sentDocument } from '../../../../server/storage/documents.ts';
import { documentsWithin } from '../../../../server/storage/scope.ts';
import type { OutboxTable } from '../../../../server/storage/tables.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import { type Channel, channelFor } from '../send/channel.ts';
import type { ActionId } from '../story/actions.ts';
import { factsIn } from '../story/facts.ts';
import { requireOffer, wordsOfReason } from '../story/offers.ts';

/** The submission customs took, without what it says: what is asked about it goes where it went. */
type Submission = Pick<Selectable<OutboxTable>, (typeof submissionColumns)[number]>;

const submissionColumns = [
  'id',
  'company_id',
  'provider',
  'environment',
  'badge',
  'submitter',
  'lrn',
  'about_id',
] as const;

/** A declaration as customs hold it. */
export interface HeldDeclaration {
  readonly submission: Submission;
  /** The message whose document they hold: that submission, or the last amendment they granted. */
  readonly message: number;
  /** That document; edits made here since are not in it. */
  readonly stored: StoredShape;
}

/** What customs hold of a declaration. Throws 409 when they hold nothing. */
export async function heldDeclaration(
  db: Database,
  { held_message }: Pick<StoredDeclaration, 'held_message'>,
): Promise<HeldDeclaration> {
  const { message, submission } = await heldSubmission(db, held_message);
  return { submission, message, stored: await sentDocument(db, message) };
}

async function heldSubmission(db: Database, held: number | null) {
  if (held === null) throw new ApiError(409, wordsOfReason('notHeld'), { data: { outbox: null } });
  const message = await messageWith(db, held);
  const submission = message.about_id === null ? message : await messageWith(db, message.about_id);
  return { message: message.id, submission };
}

async function messageWith(db: Database, id: number): Promise<Submission> {
  return await db
    .selectFrom('outbox')
    .where('id', '=', id)
    .select(submissionColumns)
    .executeTakeFirstOrThrow();
}

/** What may be asked about a declaration customs hold, and what must not be on its way then. */
export interface AboutHeld {
  readonly id: number;
  readonly action: ActionId;
  readonly kinds: readonly MessageKind[];
}

/** Others may change the declaration while something is made of it, so many times. */
const mostTries = 8;

/**
 * Makes something of a declaration customs hold, outside of every transaction; what `making` gives then stores it in one,
 * when the declaration is still as it was read: if not, all is done again. So it is when that gives 'again'. Refuses as
 * `requireHeld` does.
 */
export async function aboutHeld<Made>(
  db: Database,
  actor: Actor,
  about: AboutHeld,
  making: (
    declaration: StoredDeclaration,
    held: HeldDeclaration,
  ) => Promise<(transaction: Database) => Promise<Made | 'again'>>,
): Promise<Made> {
  const before = await newestMessage(db, actor, about.id, about.kinds);
  return await inTurn(db, about.id, async () => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const declaration = await readDeclaration(db, actor, { kind: cdsDeclaration.document, id: about.id });
      refuseSentMeanwhile(before, await requireAskable(db, actor, declaration, about));
      const store = await making(declaration, await heldDeclaration(db, declaration));
      const made = await db.transaction().execute(async (transaction) => {
        if ((await lockedAsRead(transaction, declaration)) === undefined) return 'again';
        refuseSentMeanwhile(before, await requireAskable(transaction, actor, declaration, about));
        return await store(transaction);
      });
      if (made !== 'again') return made;
    }
    throw refusals.overtaken();
  });
}

/** The newest message of those kinds. */
async function requireAskable(
  db: Database,
  actor: Actor,
  { id, facts }: StandingDeclaration,
  { action, kinds }: AboutHeld,
) {
  await refuseSecond(db, id, kinds);
  const newest = await newestMessage(db, actor, id, kinds);
  requireOffer(action, factsIn(facts), { outbox: newest });
  return newest;
}

/**
 * The declaration about which something is asked, locked, and the submission customs hold of it; documents, which may be
 * long, are not read. 404 out of reach; 409 with the
 * first message of these kinds while one is pending, and with the reason when the action is not offered.
 */
export async function requireHeld(
  transaction: Database,
  actor: Actor,
  about: AboutHeld,
): Promise<{ declaration: StandingDeclaration; held: Pick<HeldDeclaration, 'submission'> }> {
  const declaration = await documentsWithin(transaction, actor, cdsDeclaration.document)
    .where('id', '=', about.id)
    .where('deleted_at', 'is', null)
    .select(standingColumns)
    .forUpdate()
    .executeTakeFirst();
  if (declaration === undefined) throw refusals.documentNotFound();
  await requireAskable(transaction, actor, declaration, about);
  return { declaration, held: await heldSubmission(transaction, declaration.held_message) };
}

/**
 * The way what is asked about a declaration goes: that of the submission customs took. Throws 409 when the company is
 * set to another environment by now, or the provider is not reached there.
 */
export async function channelOf(
  db: Database,
  { submission }: Pick<HeldDeclaration, 'submission'>,
  settings: Pick<Settings, 'environment' | 'serviceProviders'>,
): Promise<Channel> {
  const { company_id: companyId, provider, environment, badge } = submission;
  return await channelFor(db, companyId, { provider, env: environment, badge: badge ?? undefined }, settings);
}

/** Throws 409 where the caller names another way than the declaration went. */
export function refuseOtherWay(
  { submission }: Pick<HeldDeclaration, 'submission'>,
  { provider = submission.provider, badge }: { readonly provider?: Provider; readonly badge?: string },
): void {
  const isSame = provider === submission.provider && (badge === undefined || badge === submission.badge);
  if (isSame) return;
  const way =
    submission.badge === null ? submission.provider : `${submission.provider} by badge ${submission.badge}`;
  throw sameWay(way);
}

/** What is asked about a declaration goes the way it went. */
export function sameWay(way: string): ApiError {
  const message = `This declaration went to ${way}; what is asked about it goes the same way.`;
  return new ApiError(409, message, { data: { outbox: null } });
}
