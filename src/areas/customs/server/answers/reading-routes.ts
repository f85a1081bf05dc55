import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../server/access.ts';
import { ApiError, refusals } from '../../../../server/errors.ts';
import { takingForms } from '../../../../server/forms.ts';
import {
  countOfErrors,
  errorIds,
  markRead,
  markUnread,
  unreadIn,
} from '../../../../server/notifications/unread.ts';
import type { Services } from '../../../../server/services.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { allDocumentsWithin } from '../../../../server/storage/scope.ts';

interface ReadingBody {
  readonly notification_id: number;
  /** Absent: the notification with all its errors. */
  readonly error_id?: readonly number[];
}

/**
 * POST /read-notification-errors and /read-notification-errors/mark-unread (forms): what the caller has read of a
 * notification (API-039, API-040). Everybody has their own; the answer says what is left unread.
 */
export async function readingRoutes(api: FastifyInstance, { db, threads }: Services): Promise<void> {
  const calls = {
    '/read-notification-errors': markRead,
    '/read-notification-errors/mark-unread': markUnread,
  };
  await takingForms(api, threads, (forms) => {
    for (const [path, mark] of Object.entries(calls)) {
      forms.post<{ Body: ReadingBody }>(
        path,
        {
          config: { access: { resource: 'customs-declaration', action: 'read' } },
          schema: {
            body: {
              type: 'object',
              required: ['notification_id'],
              properties: {
                notification_id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
                error_id: { type: 'array', maxItems: 10_000, items: { type: 'integer', minimum: 0 } },
              },
            },
          },
        },
        async ({ actor, body }) => {
          const known = await errorsOf(db, actor, body.notification_id);
          const meant = body.error_id?.length ? body.error_id : known;
          const isKnown = new Set(known);
          const strange = meant.filter((id) => !isKnown.has(id));
          if (strange.length > 0)
            throw new ApiError(422, 'The request is not valid.', {
              errors: { error_id: [`The notification has no error ${strange.join(', ')}.`] },
            });
          const left = await db.transaction().execute(async (transaction) => {
            await mark(transaction, actor.userId, body.notification_id, meant);
            return await unreadIn(transaction, actor.userId, body.notification_id);
          });
          return { data: { notification_id: body.notification_id, unread: left } };
        },
      );
    }
  });
}

/** Ids of the errors of a notification within the actor's reach. */
async function errorsOf(db: Database, actor: Actor, notificationId: number): Promise<readonly number[]> {
  const notification = await db
    .selectFrom('notifications')
    .where('id', '=', notificationId)
    .where('document_id', 'in', allDocumentsWithin(db, actor).where('deleted_at', 'is', null).select('id'))
    .select(countOfErrors.as('errors'))
    .executeTakeFirst();
  if (notification === undefined) throw refusals.notFound();
  return errorIds(notification.errors);
}
