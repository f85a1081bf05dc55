import type { FastifyInstance } from 'fastify';
import { requireReached } from '../declarations/reached.ts';
import { idParams } from '../declarations/schemas.ts';
import { outboxColumns, outboxView } from '../declarations/view.ts';
import { doersOf } from '../history/people.ts';
import type { Services } from '../services.ts';
import { answerView } from './answer-view.ts';
import { keptOf } from './received.ts';
import { unreadOf } from './unread.ts';

/**
 * GET /customs-declarations/{id}/notifications: what was sent and what customs said, the newest first, with what they
 * said that could not be read (API-036).
 */
export function timelineRoutes(api: FastifyInstance, { db }: Services): void {
  api.get<{ Params: { id: number } }>(
    '/customs-declarations/:id/notifications',
    {
      config: { access: { resource: 'customs-declaration', action: 'read' }, cost: 'read' },
      schema: { params: idParams },
    },
    async ({ actor, params }) => {
      const company = await requireReached(db, actor, params.id);
      const sent = await db
        .selectFrom('outbox')
        .where('declaration_id', '=', params.id)
        .orderBy('id')
        .select(outboxColumns)
        .execute();
      const answers = await db
        .selectFrom('notifications')
        .where('declaration_id', '=', params.id)
        .orderBy('issued_at')
        .orderBy('id')
        .selectAll()
        .execute();

      const unread = await unreadOf(
        db,
        actor.userId,
        answers.map(({ id }) => id),
      );
      const kept = await keptOf(db, params.id);
      const marks = await db
        .selectFrom('done_marks')
        .where('declaration_id', '=', params.id)
        .orderBy('id')
        .select(['notification_id', 'done', 'created_at as at', 'user_id'])
        .execute();
      const by = await doersOf(
        db,
        actor,
        company,
        marks.map(({ user_id: user }) => user),
      );

      // Told per message, because customs' clock and ours are two.
      const entries = sent.flatMap((message) => [
        { ...outboxView(message), kind: 'sent' as const, message: message.kind, at: message.created_at },
        ...answers
          .filter((answer) => answer.outbox_id === message.id)
          .map((answer) => ({
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
      return { data: entries.reverse() };
    },
  );
}
