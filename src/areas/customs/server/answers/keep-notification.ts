import { type Insertable, sql } from 'kysely';
import type { NotificationError } from '../../../../server/notifications/notification-error.ts';
import type { Database } from '../../../../server/storage/database.ts';
import type { KeptContent, NotificationsTable } from '../../../../server/storage/tables.ts';

/** A notification as it is to be stored. */
interface Told extends Omit<Insertable<NotificationsTable>, 'content' | 'errors'> {
  readonly content: KeptContent;
  readonly errors: readonly NotificationError[];
}

/** Where a time of issue that could not be read stands among the extras. */
const timeOfIssue = '/IssueDateTime';

const extrasStored = sql`coalesce((select jsonb_agg(extra order by place)
  from jsonb_array_elements(content -> 'extras') with ordinality as extras (extra, place)
  where not starts_with(extra ->> 'path', ${timeOfIssue})), '[]')`;

/**
 * Stores a notification and answers its id when it tells something new. One that says what a stored one of its id says, be
 * it without the LRN, is a double, and takes the place of that where the time it was issued at could be read only now: the other stood where it
 * arrived. One that says something else is kept beside it, because customs' ids need not be unique. Call it while the
 * declaration is locked.
 */
export async function keepNotification(transaction: Database, told: Told): Promise<number | undefined> {
  const { content, errors, ...columns } = told;
  const row = { ...columns, content: JSON.stringify(content), errors: JSON.stringify(errors) };
  const { changed: _places, issuedAt, ...said } = content;
  const extras = said.extras.filter(({ path }) => !path.startsWith(timeOfIssue));
  const unsaid = ['issuedAt', 'changed', 'extras', ...(said.lrn === undefined ? ['lrn'] : [])];
  const stored = await transaction
    .selectFrom('notifications')
    .where('document_id', '=', told.document_id)
    .where('notification_id', '=', told.notification_id)
    .where(sql<boolean>`content - ${unsaid}::text[] || jsonb_build_object('extras', ${extrasStored})
      = ${JSON.stringify({ ...said, extras })}::jsonb`)
    .where((eb) =>
      eb.or([
        eb('issued_at', '=', told.issued_at),
        sql<boolean>`not content ? 'issuedAt'`,
        eb.val(issuedAt === undefined),
      ]),
    )
    .orderBy('id')
    .select('id')
    .select(sql<boolean>`content ? 'issuedAt'`.as('is_dated'))
    .executeTakeFirst();
  if (stored === undefined) {
    const { id } = await transaction
      .insertInto('notifications')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  if (!stored.is_dated && issuedAt !== undefined)
    await transaction.updateTable('notifications').set(row).where('id', '=', stored.id).execute();
  return undefined;
}
