import { sql } from 'kysely';
import { isCapable } from '../../engine/document-kind.ts';
import { type KindName, kindNames, kinds } from '../../generated/kinds.ts';
import { decodeXml } from '../../messages/index.ts';
import { type Actor, permissions } from '../access.ts';
import { noteAudit } from '../audit.ts';
import { announceStanding, standingColumns } from '../declarations/edit.ts';
import { ApiError, refusals } from '../errors.ts';
import { announce } from '../live/events.ts';
import type { Database } from '../storage/database.ts';
import { allDocumentsWithin } from '../storage/scope.ts';
import type { ReceivedState } from '../storage/tables.ts';

/** A notification that could not be worked in; `next_attempt_at` is null when it is tried no more. */
export interface KeptNotification {
  readonly id: number;
  readonly conversation_id: string;
  readonly state: ReceivedState;
  readonly reason: string | null;
  readonly attempts: number;
  readonly next_attempt_at: Date | null;
  readonly received_at: Date;
  /** Whose conversation it is; null when it is nobody's. */
  readonly document_id: number | null;
  /** Of that document. */
  readonly document_kind: KindName | null;
  readonly outbox_id: number | null;
}

/** The words of its index, which is used for nothing else. */
const isKept = sql<boolean>`received.state in ('unreadable', 'unmatched')`;

const sentKinds = kindNames.map((name) => kinds[name]).filter((kind) => isCapable(kind, 'sending'));

/** Most of them in one answer. */
const pageSize = 100;

/**
 * What could not be worked in, the newest first: in the conversations of declarations within the actor's reach, and
 * for whom sees every company in nobody's too. `before`: the id of the last one of the page before.
 */
export async function keptNotifications(
  db: Database,
  actor: Actor,
  { before = Number.MAX_SAFE_INTEGER }: { before?: number },
): Promise<readonly KeptNotification[]> {
  return await receivedWithin(db, actor)
    .where(isKept)
    .where('received.id', '<', before)
    .orderBy('received.id', 'desc')
    .limit(pageSize)
    .execute();
}

/** What could not be worked in of the conversations of one declaration: the newest of it, the oldest first. */
export async function keptOf(db: Database, declarationId: number): Promise<readonly KeptNotification[]> {
  const newest = await receivedRows(db)
    .where(isKept)
    .where('message.document_id', '=', declarationId)
    .orderBy('received.id', 'desc')
    .limit(pageSize)
    .execute();
  return newest.reverse();
}

/** A message of customs as it came: as far as it is shown, and how long it is. */
export interface KeptText {
  readonly id: number;
  readonly text: string;
  /** In bytes. */
  readonly size: number;
  readonly isCut: boolean;
}

/** Most characters of a message that are shown. */
const mostShown = 50_000;

/** Bytes that hold as many in every encoding that is read; the others are left in the database. */
const mostRead = 4 * mostShown;

/** What came and could not be worked in. 404 when it is out of reach, or was worked in. */
export async function keptText(db: Database, actor: Actor, id: number): Promise<KeptText> {
  const found = await receivedWithin(db, actor)
    .where(isKept)
    .where('received.id', '=', id)
    .select(sql<Buffer>`substring(received.body from 1 for ${mostRead}::int)`.as('beginning'))
    .select(sql<number>`octet_length(received.body)`.as('size'))
    .executeTakeFirst();
  if (found === undefined) throw refusals.notFound();
  const { beginning, size } = found;
  const isBeginning = size > beginning.length;
  const text = shown(beginning, isBeginning);
  return { id, text: text.slice(0, mostShown), size, isCut: isBeginning || text.length > mostShown };
}

/** As XML says it is to be read; what is none as UTF-8, however much of it that is. */
function shown(body: Buffer, isBeginning: boolean): string {
  try {
    return decodeXml(body, { isBeginning });
  } catch {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(body, { stream: isBeginning });
  }
}

/** Has one read again, now. 404 when it is out of reach, 409 when it was worked in meanwhile. */
export async function readAgain(
  db: Database,
  actor: Actor,
  { id, ip }: { id: number; ip: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const found = await receivedWithin(transaction, actor).where('received.id', '=', id).executeTakeFirst();
    if (found === undefined) throw refusals.notFound();
    const { numUpdatedRows } = await transaction
      .updateTable('received_notifications')
      .set({ attempts: 0, next_attempt_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .where('state', 'in', ['unreadable', 'unmatched'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(409, 'This notification was read meanwhile.');
    await noteAudit(transaction, {
      action: 'notification read again',
      userId: actor.userId,
      companyId: actor.companyId,
      ...(found.document_id === null ? {} : { recordId: found.document_id }),
      ip,
      detail: { received: id },
    });
    await announce(transaction, { name: 'received-notification' });
  });
}

/** Tells open screens that something of this conversation could not be worked in. */
export async function announceKept(db: Database, conversationId: string): Promise<void> {
  if (conversationId === '') return;
  const declaration = await db
    .selectFrom('documents')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('conversations')
        .innerJoin('outbox', 'outbox.id', 'conversations.outbox_id')
        .where('conversations.conversation_id', '=', conversationId)
        .select('outbox.document_id'),
    )
    .select(standingColumns)
    .executeTakeFirst();
  if (declaration !== undefined) await announceStanding(db, declaration);
}

function receivedRows(db: Database) {
  return db
    .selectFrom('received_notifications as received')
    .leftJoin('conversations', (join) =>
      join
        .onRef('conversations.conversation_id', '=', 'received.conversation_id')
        .on('received.conversation_id', '!=', ''),
    )
    .leftJoin('outbox as message', 'message.id', 'conversations.outbox_id')
    .select([
      'received.id',
      'received.conversation_id',
      'received.state',
      'received.reason',
      'received.attempts',
      'received.next_attempt_at',
      'received.received_at',
      'message.document_id',
      'message.document_kind',
      'conversations.outbox_id',
    ]);
}

function receivedWithin(db: Database, actor: Actor) {
  // Of all documents, and of none: to ask of each whether it is one would be to read all that there are.
  if (sentKinds.every((kind) => permissions[kind.permissions][actor.role].reach === 'all'))
    return receivedRows(db);
  return receivedRows(db).where(
    'message.document_id',
    'in',
    allDocumentsWithin(db, actor).select('documents.id'),
  );
}
