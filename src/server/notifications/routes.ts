import type { FastifyInstance } from 'fastify';
import { notificationNames } from '../../messages/index.ts';
import { idParams } from '../declarations/routes.ts';
import { outboxView } from '../declarations/view.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { customsErrorWords } from './error-words.ts';

/** GET /customs-declarations/{id}/notifications: what was sent and what customs said, the newest first. */
export function timelineRoutes(api: FastifyInstance, { db }: Services): void {
  api.get<{ Params: { id: number } }>(
    '/customs-declarations/:id/notifications',
    {
      config: { access: { resource: 'customs-declaration', action: 'read' } },
      schema: { params: idParams },
    },
    async ({ actor, params }) => {
      const declaration = await declarationsWithin(db, actor)
        .where('id', '=', params.id)
        .where('deleted_at', 'is', null)
        .select('id')
        .executeTakeFirst();
      if (declaration === undefined) throw refusals.documentNotFound();
      const sent = await db
        .selectFrom('outbox')
        .where('declaration_id', '=', params.id)
        .orderBy('id')
        .selectAll()
        .execute();
      const answers = await db
        .selectFrom('notifications')
        .where('declaration_id', '=', params.id)
        .orderBy('issued_at')
        .orderBy('id')
        .selectAll()
        .execute();

      // Told per message, because customs' clock and ours are two.
      const entries = sent.flatMap((message) => [
        { ...outboxView(message), kind: 'sent' as const, message: message.kind, at: message.created_at },
        ...answers
          .filter((answer) => answer.outbox_id === message.id)
          .map((answer) => ({
            kind: 'notification' as const,
            id: answer.id,
            at: answer.issued_at,
            outbox_id: answer.outbox_id,
            function_code: answer.function_code,
            name: notificationNames[answer.function_code] ?? answer.function_code,
            issued_at: answer.issued_at,
            received_at: answer.created_at,
            lrn: answer.lrn,
            mrn: answer.mrn,
            errors: answer.errors.map((error) => ({
              ...error,
              message: customsErrorWords(error.code, error.description),
            })),
            status_codes: answer.content.statusCodes,
            information: answer.content.information,
            duties: answer.content.duties,
            payments: answer.content.payments,
          })),
      ]);
      return { data: entries.reverse() };
    },
  );
}
