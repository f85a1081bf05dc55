import type { FastifyInstance } from 'fastify';
import { requireReached } from '../../../../server/declarations/reached.ts';
import { idParams } from '../../../../server/declarations/schemas.ts';
import { outboxView } from '../../../../server/declarations/view.ts';
import { unreadOf } from '../../../../server/notifications/unread.ts';
import type { Services } from '../../../../server/services.ts';
import { requestKinds } from '../story/messages.ts';
import { answerView } from './answer-view.ts';
import { beforeMessage, messagePage } from './message-page.ts';

/**
 * GET /customs-declarations/{id}/additional-messages: what was asked of customs about the declaration (amendments,
 * cancellations, arrival) and their answers to each, the newest first (API-037): a page of them, which ends
 * sooner where they ask for much, and as `meta.next` the `before` of the next one.
 */
export function additionalMessageRoutes(api: FastifyInstance, { db }: Services): void {
  api.get<{ Params: { id: number }; Querystring: { before?: number } }>(
    '/customs-declarations/:id/additional-messages',
    {
      config: { access: { resource: 'customs-declaration', action: 'read' }, cost: 'read' },
      schema: { params: idParams, querystring: beforeMessage },
    },
    async ({ actor, params, query }) => {
      await requireReached(db, actor, params.id, 'sending');
      const { messages, next } = await messagePage(db, params.id, {
        ...query,
        kinds: requestKinds,
        withChanges: true,
      });
      const unread = await unreadOf(
        db,
        actor.userId,
        messages.flatMap(({ answers }) => answers),
      );
      return {
        data: messages.map(({ message: { changes, ...request }, answers }) => ({
          ...outboxView(request),
          changes: changes ?? [],
          answers: answers.map((answer) => answerView(answer, unread.get(answer.id))),
        })),
        meta: { next },
      };
    },
  );
}
