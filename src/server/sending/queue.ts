import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Actor } from '../access.ts';
import { noteAudit } from '../audit.ts';
import type { StoredDeclaration } from '../declarations/edit.ts';
import { kindNamed } from '../declarations/kind.ts';
import { outboxColumns, outboxView, type ViewedMessage } from '../declarations/view.ts';
import { ApiError } from '../errors.ts';
import { announce } from '../live/events.ts';
import type { Database } from '../storage/database.ts';
import { textOfBytes } from '../storage/documents.ts';
import type { OutboxTable } from '../storage/tables.ts';
import { laneOf } from './lanes.ts';
import type { MessageKind } from './message-kind.ts';
import { renewStanding } from './standing.ts';
import { awayReason } from './turns.ts';

/** A message as it is put into the outbox, and what the audit says of it. */
export interface QueuedMessage
  extends Pick<
    Insertable<OutboxTable>,
    | 'kind'
    | 'about_id'
    | 'base_id'
    | 'provider'
    | 'environment'
    | 'badge'
    | 'submitter'
    | 'lrn'
    | 'body'
    | 'detail'
    | 'state'
  > {
  /** As JSON in UTF-8; null for what has none. */
  readonly document: Uint8Array | null;
  /** What was done, in the audit's words. */
  readonly action: string;
  readonly ip: string;
  /** Of the body, where that is known already. */
  readonly sha256?: string;
  /** Further facts for the audit. */
  readonly noted?: Readonly<Record<string, unknown>>;
}

/**
 * Puts a message into the outbox, with its status and audit row in the same transaction; its id. Whoever puts in the
 * last one of several calls `leave`.
 */
export async function queueMessage(
  transaction: Database,
  actor: Actor,
  declaration: Pick<StoredDeclaration, 'id' | 'company_id' | 'revision' | 'document_kind'>,
  { action, ip, noted, sha256: known, ...message }: QueuedMessage,
): Promise<number> {
  const sha256 = known ?? createHash('sha256').update(message.body).digest('hex');
  const { definition, sending } = kindNamed(declaration.document_kind);
  if (sending === undefined) throw new Error(`No ${declaration.document_kind} is sent anywhere.`);
  const { api } = sending;
  const { id } = await transaction
    .insertInto('outbox')
    .values({
      ...message,
      document: message.document && textOfBytes(message.document),
      document_id: declaration.id,
      company_id: declaration.company_id,
      user_id: actor.userId,
      revision: declaration.revision,
      document_kind: declaration.document_kind,
      schema_version: definition.version,
      api,
      sha256,
      reason: await awayReason(transaction, laneOf({ ...message, api })),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteAudit(transaction, {
    action,
    userId: actor.userId,
    companyId: actor.companyId,
    recordId: declaration.id,
    ip,
    detail: {
      outbox: id,
      ...(message.lrn === null ? {} : { lrn: message.lrn }),
      revision: declaration.revision,
      sha256,
      provider: message.provider,
      environment: message.environment,
      ...(message.badge ? { badge: message.badge } : {}),
      ...noted,
    },
  });
  return id;
}

/** Tells where the declaration stands with what was queued, and wakes the workers when the transaction commits. */
export async function leave(transaction: Database, declarationId: number): Promise<void> {
  await renewStanding(transaction, declarationId);
  await announce(transaction, { name: 'outbox' });
}

/**
 * Refuses (409, with the first) to send what is on its way already. The declaration is locked by then, so that a
 * second click, tab or process finds the first.
 */
export async function refuseSecond(
  transaction: Database,
  declarationId: number,
  kinds: readonly MessageKind[],
): Promise<void> {
  const pending = await pendingMessage(transaction, declarationId, kinds);
  if (pending === undefined) return;
  const message =
    pending.state === 'unconfirmed'
      ? 'This was posted and customs has not confirmed it; it is not sent a second time.'
      : 'This is being sent already.';
  throw new ApiError(409, message, { data: { outbox: outboxView(pending) } });
}

async function pendingMessage(
  db: Database,
  declarationId: number,
  kinds: readonly MessageKind[],
): Promise<ViewedMessage | undefined> {
  return await db
    .selectFrom('outbox')
    .where('document_id', '=', declarationId)
    .where('kind', 'in', kinds)
    .where('outcome', 'is', null)
    // A file customs has is on its way no more, though its outcome is not known yet.
    .where((eb) => eb.or([eb('kind', '!=', 'file'), eb('state', '!=', 'sent')]))
    .orderBy('id')
    .limit(1)
    .select(outboxColumns)
    .executeTakeFirst();
}
