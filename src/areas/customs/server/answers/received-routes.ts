import type { FastifyInstance } from 'fastify';
import { idParams } from '../../../../server/declarations/schemas.ts';
import { keptNotifications, keptText, readAgain } from '../../../../server/notifications/received.ts';
import type { Services } from '../../../../server/services.ts';

/**
 * GET /received-notifications: what customs sent and could not be worked in, and /received-notifications/{id} one of
 * them as it came. POST /received-notifications/{id}/read: read it again, now (all ours).
 */
export function receivedRoutes(api: FastifyInstance, { db }: Services): void {
  api.get<{ Querystring: { before?: number } }>(
    '/received-notifications',
    {
      config: { access: { resource: 'customs-declaration', action: 'read' } },
      schema: {
        querystring: {
          type: 'object',
          properties: { before: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
        },
      },
    },
    async ({ actor, query }) => ({ data: await keptNotifications(db, actor, query) }),
  );

  api.get<{ Params: { id: number } }>(
    '/received-notifications/:id',
    {
      config: { access: { resource: 'customs-declaration', action: 'read' } },
      schema: { params: idParams },
    },
    async ({ actor, params }) => ({ data: await keptText(db, actor, params.id) }),
  );

  api.post<{ Params: { id: number } }>(
    '/received-notifications/:id/read',
    {
      config: { access: { resource: 'customs-declaration', action: 'send' } },
      schema: { params: idParams },
    },
    async ({ actor, params, ip }) => {
      await readAgain(db, actor, { id: params.id, ip });
      return { data: { id: params.id } };
    },
  );
}
