import type { FastifyInstance } from 'fastify';
import { errorsByPlace } from '../declarations/problems.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { readyForSending } from './readiness.ts';
import { documentIn, type SendBody, sendBodyLimit, sendProperties } from './send-body.ts';
import { checkTax, lastCalculation } from './tax-check.ts';

type CheckBody = Pick<SendBody, 'data_j' | 'seen_figures'> & { readonly id?: number };

/**
 * POST /check-tax: the taxes a form declares beside what customs calculated last, and what is wrong or doubtful in
 * them; nothing is saved or sent (API-032, D-06). `errors` are there when the tax send would refuse it.
 */
export function taxRoutes(api: FastifyInstance, { db, messages }: Services): void {
  api.post<{ Body: CheckBody }>(
    '/check-tax',
    {
      config: { access: { resource: 'customs-declaration', action: 'read' } },
      bodyLimit: sendBodyLimit,
      schema: { body: { type: 'object', required: ['data_j'], properties: sendProperties } },
    },
    async ({ actor, body }) => {
      const declaration =
        body.id === undefined
          ? undefined
          : await declarationsWithin(db, actor)
              .where('id', '=', body.id)
              .where('deleted_at', 'is', null)
              .select(['id', 'status'])
              .executeTakeFirst();
      if (body.id !== undefined && declaration === undefined) throw refusals.documentNotFound();

      const document = documentIn(body.data_j);
      const { problems } = await readyForSending(messages, actor, {
        status: declaration?.status ?? 'draft',
        document,
        seenFigures: body.seen_figures,
        as: 'submission',
      });
      const check = checkTax(document, problems, declaration && (await lastCalculation(db, declaration.id)));
      const errors = errorsByPlace(check.problems.map((problem) => ({ ...problem, severity: 'error' })));
      return { data: check, ...(Object.keys(errors).length > 0 ? { errors } : {}) };
    },
  );
}
