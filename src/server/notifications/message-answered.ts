import { type Selectable, sql } from 'kysely';
import type { Notification } from '../../messages/index.ts';
import { saysRepeated } from '../lifecycle/messages.ts';
import { wasPostedBefore } from '../sending/posts.ts';
import type { Database } from '../storage/database.ts';
import type { OutboxTable } from '../storage/tables.ts';

const messageColumns = [
  'id',
  'kind',
  'declaration_id',
  'user_id',
  'base_id',
  'lrn',
  'document',
  'schema_version',
  'detail',
] as const;
export type AnsweredMessage = Pick<Selectable<OutboxTable>, (typeof messageColumns)[number] | 'reposted'>;
const answeredColumns = [
  ...messageColumns.map((column) => `outbox.${column}` as const),
  wasPostedBefore.as('reposted'),
] as const;

/**
 * The message a notification answers: of the declaration whose MRN or conversation it is, the one with its LRN, because
 * customs go on telling of a declaration in the conversation of an amendment, and the other way about. An LRN that is
 * none of the declaration's is somebody else's who asked something about it: then it is told to the submission that has
 * the MRN. While the MRN is not known, the one with its LRN if that is only one, whatever conversation an answer named for
 * it. An MRN is one declaration's, an LRN may be that of several companies: where the MRN is known, the LRN of another
 * declaration counts for nothing.
 */
export async function messageAnswered(
  db: Database,
  conversationId: string,
  notification: Notification,
): Promise<AnsweredMessage | undefined> {
  const { lrn, mrn } = notification;
  const inConversation = conversationId === '' ? [] : await messagesOf(db, conversationId);
  const named = inConversation.find((message) => message.lrn === lrn);
  if (named !== undefined) return named;
  const holder = mrn ? await submissionWith(db, mrn) : undefined;
  const known =
    inConversation.find((message) => message.declaration_id === holder?.declaration_id) ?? inConversation[0];
  if (!lrn) return known ?? holder;
  for (const place of [holder, known]) {
    const found = place && (await postedOf(db, place.declaration_id, { lrn, conversationId, notification }));
    if (found !== undefined) return found;
  }
  return holder ?? (await onlyOneWith(db, lrn, conversationId)) ?? known;
}

/** The messages of a conversation that an answer named: one, or several where it named that of another. */
async function messagesOf(db: Database, conversationId: string): Promise<readonly AnsweredMessage[]> {
  return await db
    .selectFrom('conversations')
    .innerJoin('outbox', 'outbox.id', 'conversations.outbox_id')
    .where('conversations.conversation_id', '=', conversationId)
    .orderBy('conversations.is_earlier')
    .orderBy('outbox.id')
    .select(answeredColumns)
    .execute();
}

/** Messages with this LRN that were posted: those that customs refused at once last, of the others the newest first. */
function posted(db: Database, lrn: string) {
  return db
    .selectFrom('outbox')
    .where('lrn', '=', lrn)
    .where('attempts', '>', 0)
    .orderBy(isRefused)
    .orderBy('id', 'desc')
    .select(answeredColumns);
}

/**
 * Of the messages of a declaration with this LRN the one that is answered. A request goes under the LRN of one before it
 * only where customs refused that at once: what they say in no conversation of the later one is of the earlier, and so
 * it is where they refused the later as repeated.
 */
async function postedOf(
  db: Database,
  declarationId: number,
  {
    lrn,
    conversationId,
    notification,
  }: { readonly lrn: string; readonly conversationId: string; readonly notification: Notification },
): Promise<AnsweredMessage | undefined> {
  const found = await posted(db, lrn)
    .where('declaration_id', '=', declarationId)
    .select(['outbox.state', 'outbox.repeat_refused', hasOther(conversationId).as('has_other')])
    .execute();
  const [newest] = found;
  if (newest === undefined || newest.kind === 'submission' || saysRepeated(notification)) return newest;
  const isElsewhere = newest.has_other || newest.repeat_refused;
  const earlier = found.find(({ id, state }) => id < newest.id && state !== 'discarded');
  return (isElsewhere ? earlier : undefined) ?? newest;
}

/** Whether they refused it, and had no other post of it. */
const isRefused = sql<boolean>`(outbox.state = 'refused' and not outbox.reposted)`;

/** Whether its conversation is known and another, and it was posted once. */
function hasOther(conversationId: string) {
  return sql<boolean>`coalesce(${conversationId}::text <> '' and outbox.conversation_id <> ${conversationId}
    and not outbox.reposted, false)`;
}

/**
 * The message with this LRN, where that is one declaration's alone. An answer in a conversation nobody knows is rather to
 * one whose conversation is not known either, or that was posted again and so may have several; and rather to one that
 * was not refused.
 */
async function onlyOneWith(
  db: Database,
  lrn: string,
  conversationId: string,
): Promise<AnsweredMessage | undefined> {
  const candidates = await posted(db, lrn)
    .select([isRefused.as('is_refused'), hasOther(conversationId).as('has_other')])
    .execute();
  const likely = [
    candidates.filter(({ is_refused, has_other }) => !is_refused && !has_other),
    candidates.filter(({ has_other }) => !has_other),
    candidates,
  ].find(({ length }) => length > 0);
  const declarations = new Set(likely?.map((message) => message.declaration_id));
  return declarations.size === 1 ? likely![0] : undefined;
}

/** The last submission that customs gave this MRN to. */
async function submissionWith(db: Database, mrn: string): Promise<AnsweredMessage | undefined> {
  return await db
    .selectFrom('outbox')
    .innerJoin('notifications', 'notifications.outbox_id', 'outbox.id')
    .where('notifications.mrn', '=', mrn)
    .where('outbox.kind', '=', 'submission')
    .select(answeredColumns)
    .orderBy('outbox.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The file that customs gave this reference; once it was posted. */
export async function fileMeant(db: Database, reference: string): Promise<AnsweredMessage | undefined> {
  return await db
    .selectFrom('outbox')
    .where('conversation_id', '=', reference)
    .where('kind', '=', 'file')
    .select(answeredColumns)
    .executeTakeFirst();
}
