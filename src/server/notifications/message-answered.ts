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
  'document',
  'schema_version',
  'detail',
] as const;
export type AnsweredMessage = Pick<Selectable<OutboxTable>, (typeof messageColumns)[number]>;

/**
 * The message a notification answers: of the declaration whose conversation it is, the one with its LRN, because
 * customs go on telling of a declaration in the conversation of an amendment, and the other way about; else,
 * while the conversation of a message is not known (no 202 came, or not yet), the one with its LRN if that is
 * only one; else the last submission customs gave its MRN to. An MRN is one declaration's, an LRN may be that of
 * several companies: where the MRN is known, the LRN of another declaration counts for nothing.
 */
export async function messageAnswered(
  db: Database,
  conversationId: string,
  { lrn, mrn }: Notification,
): Promise<AnsweredMessage | undefined> {
  const messages = db.selectFrom('outbox').select(messageColumns);
  if (conversationId !== '') {
    const known = await messages.where('conversation_id', '=', conversationId).executeTakeFirst();
    if (known !== undefined) {
      if (!lrn || known.lrn === lrn) return known;
      const named = await messages
        .where('declaration_id', '=', known.declaration_id)
        .where('lrn', '=', lrn)
        .where('attempts', '>', 0)
        .where('state', '!=', 'refused')
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return named ?? known;
    }
  }
  const holder = mrn ? await submissionWith(db, mrn) : undefined;
  if (lrn) {
    let candidates = messages
      .where('lrn', '=', lrn)
      .where('attempts', '>', 0)
      .where('state', '!=', 'refused');
    // Its conversation may have become known since it was asked for above.
    if (conversationId !== '') {
      candidates = candidates.where((eb) =>
        eb.or([eb('conversation_id', 'is', null), eb('conversation_id', '=', conversationId)]),
      );
    }
    if (holder !== undefined) {
      candidates = candidates.where('declaration_id', '=', holder.declaration_id);
    }
    const found = await candidates.orderBy('id', 'desc').execute();
    const declarations = new Set(found.map((message) => message.declaration_id));
    if (declarations.size === 1) return found[0];
  }
  return holder;
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
