import type { FastifyInstance } from 'fastify';
import { idParams } from '../declarations/schemas.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import { readMessage } from './unread.ts';

/**
 * GET /messages/{id}: what somebody wrote to the provider (API-203). GET /messages/plan/{id}: a plan somebody asked for
 * (API-209). Whoever opens one has read it.
 */
export function messageRoutes(api: FastifyInstance, { db }: Services): void {
  const options = {
    config: { access: { resource: 'company', action: 'administer' } },
    schema: { params: idParams },
  } as const;

  api.get<{ Params: { id: number } }>('/messages/:id', options, async ({ actor, params }) => {
    const message = await db
      .selectFrom('messages')
      .where('id', '=', params.id)
      .select(['id', 'name', 'email', 'phone', 'title', 'content', 'created_at'])
      .executeTakeFirst();
    if (message === undefined) throw refusals.notFound();
    await db
      .transaction()
      .execute((transaction) => readMessage(transaction, actor.userId, 'external', params.id));
    return { data: message };
  });

  api.get<{ Params: { id: number } }>('/messages/plan/:id', options, async ({ actor, params }) => {
    const request = await db
      .selectFrom('upgrade_requests')
      .innerJoin('users', 'users.id', 'upgrade_requests.user_id')
      .innerJoin('companies', 'companies.id', 'upgrade_requests.company_id')
      .where('upgrade_requests.id', '=', params.id)
      .select(['upgrade_requests.id', 'users.name', 'users.email', 'users.phone'])
      .select(['companies.name as customer', 'companies.plan as present'])
      .select(['upgrade_requests.plan', 'upgrade_requests.status', 'upgrade_requests.created_at'])
      .executeTakeFirst();
    if (request === undefined) throw refusals.notFound();
    await db
      .transaction()
      .execute((transaction) => readMessage(transaction, actor.userId, 'upgrade_plan', params.id));
    return { data: request };
  });
}
