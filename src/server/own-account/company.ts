import type { FastifyInstance } from 'fastify';
import { isOwner, ownsCompany } from '../access.ts';
import type { Services } from '../services.ts';

/** GET /account/myCompany: the company of the signed-in person (API-143, COM-015). */
export function ownCompanyRoutes(api: FastifyInstance, { db }: Services): void {
  api.get('/account/myCompany', { config: { access: 'signed-in' } }, async ({ actor }) => {
    const company = await db
      .selectFrom('companies')
      .where('id', '=', actor.companyId)
      .select(['id', 'name', 'customer_address', 'reg_no', 'attention', 'plan as plan_id', 'end_sub_date'])
      .select(['csp_env', 'ens_env', 'ncts_env'])
      .executeTakeFirstOrThrow();
    const badge = await db
      .selectFrom('badges')
      .where('company_id', '=', actor.companyId)
      .orderBy('id')
      .select('id')
      .executeTakeFirst();
    const asked = await db
      .selectFrom('upgrade_requests')
      .where('company_id', '=', actor.companyId)
      .orderBy('id', 'desc')
      .select(['plan', 'status', 'created_at'])
      .limit(1)
      .executeTakeFirst();
    return {
      data: {
        ...company,
        customer: company.name,
        badgeId: badge?.id ?? null,
        upgrade_request: asked ?? null,
        is_owner: isOwner(actor),
        may_change: ownsCompany(actor),
      },
    };
  });
}
