import type { FastifyInstance } from 'fastify';
import { isOwner, plans as planNames } from '../access.ts';
import { noteAudit } from '../audit.ts';
import { refusals } from '../errors.ts';
import { queueMail } from '../mail/mail.ts';
import { tellProvider } from '../messages/unread.ts';
import type { Services } from '../services.ts';
import { noteAttempt } from '../sign-in/attempts.ts';

/** The plans there are, by id (SHL-003). */
const plans = planNames.map((plan, index) => ({ id: index + 1, plan }));

/**
 * GET /plans: the plans there are. PUT /account/upgradePlan: the owner asks for one of them; the company keeps its own
 * until the provider decides (API-144, COM-062).
 */
export function planRoutes(api: FastifyInstance, { db, settings }: Services): void {
  api.get('/plans', { config: { access: 'signed-in' } }, async () => ({ data: plans }));

  api.put<{ Body: { plan_id: number } }>(
    '/account/upgradePlan',
    {
      config: { access: 'signed-in' },
      schema: {
        body: {
          type: 'object',
          required: ['plan_id'],
          additionalProperties: false,
          properties: { plan_id: { type: 'integer' } },
        },
      },
    },
    async ({ actor, body, ip }) => {
      if (!isOwner(actor)) throw refusals.forbidden();
      const wanted = plans.find(({ id }) => id === body.plan_id);
      if (wanted === undefined) throw refusals.unknownPlan();
      await noteAttempt(db, { kind: 'support', email: actor.email, ip });
      const { userId, companyId, email, name, companyName: customer } = actor;
      await db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('upgrade_requests')
          .values({ company_id: companyId, user_id: userId, plan: wanted.plan })
          .returning('id')
          .executeTakeFirstOrThrow();
        await queueMail(transaction, {
          kind: 'upgrade-plan',
          address: settings.supportEmail,
          values: { customer, name, email, plan: wanted.plan, present: actor.plan },
          replyTo: email,
        });
        await tellProvider(transaction, 'upgrade_plan', id);
        const detail = { plan: wanted.plan };
        await noteAudit(transaction, {
          action: 'plan asked for',
          userId,
          companyId,
          recordId: id,
          ip,
          detail,
        });
      });
      return { data: { success: true }, message: 'Request successfully send' };
    },
  );
}
