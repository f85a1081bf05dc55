import type { FastifyInstance } from 'fastify';
import { idParams } from '../../../../server/declarations/schemas.ts';
import type { Services } from '../../../../server/services.ts';
import { offeredWays } from './ways.ts';

/**
 * GET /customs-declarations/{id}/ways (ours): what the provider-badge dialog offers, to HMRC or by a badge of the
 * declaration's company, and what cannot be chosen with the reason (CUS-008, CUS-084 to CUS-086, D-59).
 */
export function wayRoutes(api: FastifyInstance, { db, settings }: Services): void {
  api.get<{ Params: { id: number } }>(
    '/customs-declarations/:id/ways',
    {
      config: { access: { resource: 'customs-declaration', action: 'send' }, cost: 'read' },
      schema: { params: idParams },
    },
    async ({ actor, params }) => ({ data: await offeredWays(db, actor, params.id, settings) }),
  );
}
