import type { Selectable } from 'kysely';
import type { Notification } from '../../messages/index.ts';
import type { Database } from '../storage/database.ts';
import type { OutboxTable } from '../storage/tables.ts';

const messageColumns = [
  'id',
  'kind',
  'declaration_id',
  'user_id',
  'base_id',
  'lrn',
  'reposted',
  'document',
  'schema_version',
  'detail',
] as const;
export type AnsweredMessage = Pick<Selectable<OutboxTable>, (typeof messageColumns)[number]>;

/**
 * The message a notification answers: of the declaration whose conversation or MRN it is, the one with its LRN, because
 * customs go on telling of a declaration in the conversation of an amendment, and the other way about. An LRN that is
 * none of the declaration's is somebody else's who asked something about it: then it is told to the submission that has
 * the MRN. While neither conversation nor MRN is known (no 202 came, or not yet), the one with its LRN if that is only
 * one. An MRN is one declaration's, an LRN may be that of several companies: where the MRN is known, the LRN of another
 * declaration counts for nothing.
 */
export async function messageAnswered(
  db: Database,
  conversationId: string,
  { lrn, mrn }: Notification,
): Promise<AnsweredMessage | undefined> {
  const known = conversationId === '' ? undefined : await messageOf(db, conversationId);
  if (known !== undefined && (!lrn || known.lrn === lrn)) return known;
  const holder = mrn ? await submissionWith(db, mrn) : undefined;
  const declarationId = known?.declaration_id ?? holder?.declaration_id;
  if (!lrn) return holder;
  if (declarationId === undefined) return await onlyOneWith(db, lrn, conversationId);
  const named = await posted(db, lrn).where('declaration_id', '=', declarationId).executeTakeFirst();
  return named ?? (holder?.declaration_id === declarationId ? holder : known);
}

/** A message by a conversation that a 202 or an answer named. */
async function messageOf(db: Database, conversationId: string): Promise<AnsweredMessage | undefined> {
  return await db
    .selectFrom('conversations')
    .innerJoin('outbox', 'outbox.id', 'conversations.outbox_id')
    .where('conversations.conversation_id', '=', conversationId)
    .orderBy('conversations.is_earlier')
    .select(messageColumns.map((column) => `outbox.${column}` as const))
    .executeTakeFirst();
}

/** Messages with this LRN that customs may have, the newest first: what they refused they may have had before. */
function posted(db: Database, lrn: string) {
  return db
    .selectFrom('outbox')
    .where('lrn', '=', lrn)
    .where('attempts', '>', 0)
    .where((eb) => eb.or([eb('state', '!=', 'refused'), eb('reposted', '=', true)]))
    .orderBy('id', 'desc')
    .select(messageColumns);
}

/**
 * The message with this LRN, where that is one declaration's alone: if a conversation is told, of those in no other. One
 * that was posted again may have several.
 */
async function onlyOneWith(
  db: Database,
  lrn: string,
  conversationId: string,
): Promise<AnsweredMessage | undefined> {
  let candidates = posted(db, lrn);
  // Its conversation may have become known since it was asked for.
  if (conversationId !== '') {
    candidates = candidates.where((eb) =>
      eb.or([
        eb('conversation_id', 'is', null),
        eb('conversation_id', '=', conversationId),
        eb('reposted', '=', true),
      ]),
    );
  }
  const found = await candidates.execute();
  const declarations = new Set(found.map((message) => message.declaration_id));
  return declarations.size === 1 ? found[0] : undefined;
}

/** The last submission that customs gave this MRN to. */
async function submissionWith(db: Database, mrn: string): Promise<AnsweredMessage | undefined> {
  return await db
    .selectFrom('outbox')
    .innerJoin('notifications', 'notifications.outbox_id', 'outbox.id')
    .where('notifications.mrn', '=', mrn)
    .where('outbox.kind', '=', 'submission')
    .select(messageColumns.map((column) => `outbox.${column}` as const))
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
    .select(messageColumns)
    .executeTakeFirst();
}
