import type { FastifyInstance } from 'fastify';
import { requireReached } from '../declarations/reached.ts';
import { idParams } from '../declarations/schemas.ts';
import { outboxColumns, outboxView } from '../declarations/view.ts';
import { requestKinds } from '../lifecycle/messages.ts';
import type { Services } from '../services.ts';
import { answerView } from './answer-view.ts';
import { unreadOf } from './unread.ts';

/**
 * GET /customs-declarations/{id}/additional-messages: what was asked of customs about the declaration (amendments,
 * cancellations, arrival) and their answers to each, the newest first (API-037).
 */
export function additionalMessageRoutes(api: FastifyInstance, { db }: Services): void {
  api.get<{ Params: { id: number } }>(
    '/customs-declarations/:id/additional-messages',
    {
      config: { access: { resource: 'customs-declaration', action: 'read' } },
      schema: { params: idParams },
    },
    async ({ actor, params }) => {
      await requireReached(db, actor, params.id);
      const requests = await db
        .selectFrom('outbox')
        .where('declaration_id', '=', params.id)
        .where('kind', 'in', requestKinds)
        .orderBy('id', 'desc')
        .select(outboxColumns)
        .execute();
      const answers = await db
        .selectFrom('notifications')
        .where('declaration_id', '=', params.id)
        .where('outbox_id', 'in', (eb) =>
          eb
            .selectFrom('outbox')
            .where('declaration_id', '=', params.id)
            .where('kind', 'in', requestKinds)
            .select('id'),
        )
        .orderBy('issued_at', 'desc')
        .orderBy('id', 'desc')
        .selectAll()
        .execute();
      const unread = await unreadOf(
        db,
        actor.userId,
        answers.map(({ id }) => id),
      );
      return {
        data: requests.map((request) => ({
          ...outboxView(request),
          changes: request.detail.changes ?? [],
          answers: answers
            .filter((answer) => answer.outbox_id === request.id)
            .map((answer) => answerView(answer, unread.get(answer.id))),
        })),
      };
    },
  );
}
