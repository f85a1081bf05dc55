import type { FastifyInstance } from 'fastify';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { lrnProblem } from './lrn-problem.ts';
import { readyForSending } from './readiness.ts';
import { documentIn, type SendBody, sendBodyLimit, sendProperties } from './send-body.ts';
import { similarDeclarations } from './similar.ts';

type CheckBody = Pick<SendBody, 'data_j' | 'seen_figures' | 'passed_checks'> & { readonly id?: number };

/**
 * POST /customs-declarations/check (ours): everything that a send would find in a form, which declaration category it
 * was judged as, and other declarations of the company that have the LRN, DUCR, previous MRN or invoice of this one.
 * Nothing is saved or sent.
 */
export function checkRoutes(api: FastifyInstance, { db, messages }: Services): void {
  api.post<{ Body: CheckBody }>(
    '/customs-declarations/check',
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
              .select(['id', 'company_id', 'status'])
              .executeTakeFirst();
      if (body.id !== undefined && declaration === undefined) throw refusals.documentNotFound();
      const document = documentIn(body.data_j);
      const { problems, category } = await readyForSending(messages, actor, {
        status: declaration?.status ?? 'draft',
        document,
        seenFigures: body.seen_figures,
        passed: body.passed_checks,
        as: 'submission',
      });
      const companyId = declaration?.company_id ?? actor.companyId;
      const wrongLrn = await lrnProblem(db, companyId, document, problems);
      const similar = await similarDeclarations(db, actor, { id: declaration?.id, companyId, document });
      const found = wrongLrn ? [...problems, wrongLrn] : problems;
      return { data: { category: category ?? null, problems: found, similar } };
    },
  );
}
