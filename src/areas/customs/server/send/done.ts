import type { Actor } from '../../../../server/access.ts';
import { noteAudit } from '../../../../server/audit.ts';
import { ApiError, refusals } from '../../../../server/errors.ts';
import { renewStanding } from '../../../../server/sending/standing.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { documentsWithin } from '../../../../server/storage/scope.ts';
import { cdsDeclaration } from '../cds-maps.ts';

/** Notifications by which customs want something that is done elsewhere, and of which only a person knows that it is. */
const wantingCodes: readonly string[] = ['06', '14', '15', '18', '51'];

/** What a person says of the thing customs want. */
export interface DoneMark {
  readonly id: number;
  /** Ours, of the notification. */
  readonly notification: number;
  readonly isDone: boolean;
  readonly ip: string;
}

/**
 * A person says that what customs want is done, or that it is not done after all. Saying the same twice is saying it
 * once. 404 out of reach, 409 where the notification wants nothing.
 */
export async function markDone(
  db: Database,
  actor: Actor,
  { id, notification, isDone, ip }: DoneMark,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const declaration = await documentsWithin(transaction, actor, cdsDeclaration.document)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    if (declaration === undefined) throw refusals.documentNotFound();
    const wanting = await transaction
      .selectFrom('notifications')
      .where('id', '=', notification)
      .where('document_id', '=', id)
      .select('function_code')
      .executeTakeFirst();
    if (wanting === undefined) throw refusals.notFound();
    if (!wantingCodes.includes(wanting.function_code))
      throw new ApiError(409, 'Customs want nothing to be done by this message.');
    if ((await doneOf(transaction, id)).has(notification) === isDone) return;
    await transaction
      .insertInto('done_marks')
      .values({ document_id: id, notification_id: notification, user_id: actor.userId, done: isDone })
      .execute();
    await renewStanding(transaction, id);
    await noteAudit(transaction, {
      action: isDone ? 'wanted by customs: done' : 'wanted by customs: not done',
      userId: actor.userId,
      companyId: actor.companyId,
      recordId: id,
      ip,
      detail: { notification, code: wanting.function_code },
    });
  });
}

/** Notifications of a declaration of which the last word is that what they want is done. */
export async function doneOf(db: Database, declarationId: number): Promise<ReadonlySet<number>> {
  const marks = await db
    .selectFrom('done_marks')
    .where('document_id', '=', declarationId)
    .distinctOn('notification_id')
    .orderBy('notification_id')
    .orderBy('id', 'desc')
    .select(['notification_id', 'done'])
    .execute();
  return new Set(marks.filter(({ done }) => done).map(({ notification_id: id }) => id));
}
