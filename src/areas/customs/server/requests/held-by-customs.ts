import { sql } from 'kysely';
import type { StandingDeclaration } from '../../../../server/declarations/edit.ts';
import type { HeldDocument } from '../../../../server/sending/authority.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { documentColumns, documentFound } from '../../../../server/storage/documents.ts';
import type { KeptContent } from '../../../../server/storage/tables.ts';
import { heldDeclaration } from './held.ts';

/** What a notification says that customs changed. */
type ToldAmendments = Pick<KeptContent, 'amendments' | 'amendedValues'>;

/**
 * What customs hold: the last document they took, and what they changed in it without being asked by us. What we amended
 * ourselves since stays as we amended it. Throws 409 when they hold nothing.
 */
export async function heldByCustoms(
  db: Database,
  stored: StandingDeclaration,
): Promise<HeldDocument<ToldAmendments>> {
  const { stored: held } = await heldDeclaration(db, stored);
  const told = await db
    .selectFrom('notifications')
    .innerJoin('outbox', 'outbox.id', 'notifications.outbox_id')
    .where('notifications.document_id', '=', stored.id)
    .where('function_code', '=', '07')
    .where('outbox.document', 'is not', null)
    // What answers an amendment of ours says again what that asked for.
    .where((eb) =>
      eb.or([eb('outbox.kind', '=', 'submission'), eb('notifications.lrn', '!=', eb.ref('outbox.lrn'))]),
    )
    .orderBy('issued_at')
    .orderBy('notifications.id')
    .select(['outbox.id', 'outbox.document_kind', 'outbox.schema_version'])
    .select(documentColumns('outbox'))
    .select(sql<KeptContent['amendments']>`notifications.content -> 'amendments'`.as('amendments'))
    .select(sql<KeptContent['amendedValues']>`notifications.content -> 'amendedValues'`.as('amendedValues'))
    .execute();
  const changes = told.map(({ amendments, amendedValues, document_kind, schema_version, ...found }) => ({
    amendments,
    amendedValues,
    sent: { document_kind, document: documentFound(db, 'outbox', found), schema_version },
  }));
  return { held, changes };
}
