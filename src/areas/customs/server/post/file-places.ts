import { type Selectable, sql } from 'kysely';
import { announce } from '../../../../server/live/events.ts';
import type { PostOutcome } from '../../../../server/sending/gateway.ts';
import type { Database } from '../../../../server/storage/database.ts';
import type { OutboxTable } from '../../../../server/storage/tables.ts';
import { longestConversation } from './cds-api.ts';

/**
 * Lets the files of an upload go to the places that customs named for them, and answers what came of the upload:
 * nobody knows, where customs named other than one place for each file. Call it within the transaction that stores
 * the outcome.
 */
export async function placeFiles(
  transaction: Database,
  upload: Pick<Selectable<OutboxTable>, 'id'>,
  outcome: PostOutcome,
): Promise<PostOutcome> {
  if (outcome.kind !== 'taken' || outcome.places === undefined) return outcome;
  const { places, httpStatus } = outcome;
  const files = await transaction
    .selectFrom('outbox')
    .where('about_id', '=', upload.id)
    .where('kind', '=', 'file')
    .where('state', '=', 'prepared')
    .orderBy('id')
    .select(['id', 'detail'])
    .execute();
  if (files.length !== places.length) {
    const reason = `Customs named ${places.length} places for ${files.length} files; none was posted.`;
    return { kind: 'unknown', httpStatus, conversationId: outcome.conversationId, reason };
  }
  if (places.some(({ reference }) => reference.length > longestConversation)) {
    const reason = `Customs named a place with a reference of more than ${longestConversation} characters; no file was posted.`;
    return { kind: 'unknown', httpStatus, conversationId: outcome.conversationId, reason };
  }
  for (const [index, { id, detail }] of files.entries()) {
    const { reference, href, fields } = places[index]!;
    await transaction
      .updateTable('outbox')
      .set({
        state: 'waiting',
        reason: null,
        next_attempt_at: sql<Date>`now()`,
        // Customs tell the outcome of the file in a conversation of its own.
        conversation_id: reference,
        detail: JSON.stringify({ ...detail, file: { ...detail.file!, place: { href, fields } } }),
      })
      .where('id', '=', id)
      .execute();
  }
  await announce(transaction, { name: 'outbox' });
  return outcome;
}
