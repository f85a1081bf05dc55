import type { FastifyInstance } from 'fastify';
import { requireReached } from '../../../../server/declarations/reached.ts';
import { idParams } from '../../../../server/declarations/schemas.ts';
import { outboxView } from '../../../../server/declarations/view.ts';
import { refusals } from '../../../../server/errors.ts';
import { doersOf } from '../../../../server/history/people.ts';
import type { NotificationError } from '../../../../server/notifications/notification-error.ts';
import { keptOf } from '../../../../server/notifications/received.ts';
import { unreadOf } from '../../../../server/notifications/unread.ts';
import type { Services } from '../../../../server/services.ts';
import { answerView, errorViews } from './answer-view.ts';
import { beforeMessage, messagePage } from './message-page.ts';
import { type AnswerPart, answerParts, elementsOf } from './told-answers.ts';

/** Most words on what is done that one answer tells. */
const mostMarks = 1000;

/**
 * GET /customs-declarations/{id}/notifications: what was sent and what customs said, the newest first, with what they
 * said that could not be read (API-036): a page of them, and as `meta.next` the `before` of the next one. Of what customs
 * said at length it tells the beginning; GET /customs-declarations/{id}/notifications/{notification}/{part} tells one part
 * to its end (ours): a page of it, and as `meta.next` the `after` of the next one.
 */
export function timelineRoutes(api: FastifyInstance, { db }: Services): void {
  api.get<{ Params: { id: number }; Querystring: { before?: number } }>(
    '/customs-declarations/:id/notifications',
    {
      config: { access: { resource: 'customs-declaration', action: 'read' }, cost: 'read' },
      schema: { params: idParams, querystring: beforeMessage },
    },
    async ({ actor, params, query }) => {
      const company = await requireReached(db, actor, params.id, 'sending');
      const { messages, next } = await messagePage(db, params.id, query);
      const answers = messages.flatMap((each) => each.answers);
      const unread = await unreadOf(db, actor.userId, answers);
      const kept = await keptOf(db, params.id);
      const newestMarks = await db
        .selectFrom('done_marks')
        .where('document_id', '=', params.id)
        .where('notification_id', 'in', [0, ...answers.map(({ id }) => id)])
        .orderBy('id', 'desc')
        .limit(mostMarks)
        .select(['notification_id', 'done', 'created_at as at', 'user_id'])
        .execute();
      const marks = newestMarks.reverse();
      const by = await doersOf(
        db,
        actor,
        company,
        marks.map(({ user_id: user }) => user),
      );

      // Told per message, because customs' clock and ours are two.
      const entries = messages.toReversed().flatMap(({ message, answers: own }) => [
        { ...outboxView(message), kind: 'sent' as const, message: message.kind, at: message.created_at },
        ...own.toReversed().map((answer) => ({
          kind: 'notification' as const,
          at: answer.issued_at,
          ...answerView(answer, unread.get(answer.id)),
          /** Who said that what it wants is done, or is not after all; the last word counts. */
          done: marks
            .filter(({ notification_id: marked }) => marked === answer.id)
            .map(({ done, at, user_id: user }) => ({ done, at, by: by(user) })),
        })),
        ...kept
          .filter(({ outbox_id: answered }) => answered === message.id)
          .map((one) => ({ kind: 'kept' as const, at: one.received_at, ...one })),
      ]);
      return { data: entries.reverse(), meta: { next } };
    },
  );

  api.get<{
    Params: { id: number; notification: number; part: AnswerPart };
    Querystring: { after: number };
  }>(
    '/customs-declarations/:id/notifications/:notification/:part',
    {
      config: { access: { resource: 'customs-declaration', action: 'read' }, cost: 'read' },
      schema: {
        params: {
          type: 'object',
          properties: {
            ...idParams.properties,
            notification: idParams.properties.id,
            part: { type: 'string', enum: answerParts },
          },
        },
        querystring: {
          type: 'object',
          properties: { after: { type: 'integer', minimum: 0, maximum: 100_000_000, default: 0 } },
        },
      },
    },
    async ({ actor, params: { id, notification, part }, query: { after } }) => {
      await requireReached(db, actor, id, 'sending');
      const told = await elementsOf(db, { declaration: id, answer: notification, part, after });
      if (told === undefined) throw refusals.notFound();
      const { found, count } = told;
      const end = after + found.length;
      const next = end < count ? end : null;
      if (part !== 'errors') return { data: found, meta: { next } };
      const errors = found as readonly NotificationError[];
      const unread = await unreadOf(db, actor.userId, [{ id: notification, after, errors }]);
      return { data: errorViews(errors, { after, unread: unread.get(notification) }), meta: { next } };
    },
  );
}
