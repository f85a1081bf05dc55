import type { Selectable } from 'kysely';
import type { DocumentData } from '../../engine/document.ts';
import { offerTexts } from '../../generated/offer-texts.ts';
import type { Actor } from '../access.ts';
import type { StoredDeclaration } from '../declarations/edit.ts';
import { documentOf } from '../declarations/stored-document.ts';
import { ApiError, refusals } from '../errors.ts';
import type { ActionId } from '../lifecycle/actions.ts';
import type { MessageKind } from '../lifecycle/messages.ts';
import { requireOffer } from '../lifecycle/offers.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import type { OutboxTable } from '../storage/tables.ts';
import { type Channel, channelFor } from './channel.ts';
import { newestMessage } from './newest-message.ts';
import type { Provider } from './provider.ts';
import { refuseSecond } from './queue.ts';

/** A declaration as customs hold it. */
export interface HeldDeclaration {
  /** The submission customs took: what is asked about it goes where it went. */
  readonly submission: Selectable<OutboxTable>;
  /** The message whose document they hold: that submission, or the last amendment they granted. */
  readonly message: number;
  /** That document; edits made here since are not in it. */
  readonly document: DocumentData;
}

/** What customs hold of a declaration. Throws 409 when they hold nothing. */
export async function heldDeclaration(
  db: Database,
  { held_message }: Pick<StoredDeclaration, 'held_message'>,
): Promise<HeldDeclaration> {
  if (held_message === null) throw new ApiError(409, offerTexts['offer.notHeld'], { data: { outbox: null } });
  const message = await messageWith(db, held_message);
  const submission = message.about_id === null ? message : await messageWith(db, message.about_id);
  const { document, schema_version } = message;
  return { submission, message: message.id, document: documentOf({ document: document!, schema_version }) };
}

async function messageWith(db: Database, id: number): Promise<Selectable<OutboxTable>> {
  return await db.selectFrom('outbox').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/**
 * The declaration about which something is asked, locked, and what customs hold of it. 404 out of reach; 409 with the
 * first message of these kinds while one is pending, and with the reason when the action is not offered.
 */
export async function requireHeld(
  transaction: Database,
  actor: Actor,
  { id, action, kinds }: { id: number; action: ActionId; kinds: readonly MessageKind[] },
): Promise<{ declaration: StoredDeclaration; held: HeldDeclaration }> {
  const declaration = await declarationsWithin(transaction, actor)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (declaration === undefined) throw refusals.documentNotFound();
  await refuseSecond(transaction, id, kinds);
  requireOffer(action, declaration.facts, { outbox: await newestMessage(transaction, actor, id, kinds) });
  return { declaration, held: await heldDeclaration(transaction, declaration) };
}

/**
 * The way what is asked about a declaration goes: that of the submission customs took. Throws 409 when the company is
 * set to another environment by now, or the provider is not reached there.
 */
export async function channelOf(
  db: Database,
  { submission }: HeldDeclaration,
  settings: Pick<Settings, 'environment' | 'serviceProviders'>,
): Promise<Channel> {
  const { company_id: companyId, provider, environment, badge } = submission;
  return await channelFor(db, companyId, { provider, env: environment, badge: badge ?? undefined }, settings);
}

/** Throws 409 where the caller names another way than the declaration went. */
export function refuseOtherWay(
  { submission }: HeldDeclaration,
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
