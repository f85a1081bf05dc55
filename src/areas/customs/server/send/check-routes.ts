import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../server/access.ts';
import { readDeclaration } from '../../../../server/declarations/edit.ts';
import { answerJson } from '../../../../server/declarations/view.ts';
import { refusals } from '../../../../server/errors.ts';
import { takingJsonBytes } from '../../../../server/json-body.ts';
import type { Services } from '../../../../server/services.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { documentsWithin } from '../../../../server/storage/scope.ts';
import { askerFor } from '../../../../server/threads/threads.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import { lrnProblem } from '../reference/lrn-problem.ts';
import { sendBodyLimit } from './send-body.ts';
import { similarDeclarations } from './similar.ts';
import { lastCalculation } from './tax-check.ts';
import { type CheckedDeclaration, checkWork, taxCheckWork } from './works.ts';

/**
 * POST /customs-declarations/check (ours): everything that a send would find in a form, which declaration category it
 * was judged as, and other declarations of the company that have the LRN, DUCR, previous MRN or invoice of this one.
 * POST /check-tax: the taxes a form declares beside what customs calculated last, and what is wrong or doubtful in
 * them; `errors` are there when the tax send would refuse it (API-032, D-06). Neither saves or sends anything.
 */
export async function checkRoutes(api: FastifyInstance, { db, threads }: Services): Promise<void> {
  const checks = {
    config: { access: { resource: 'customs-declaration', action: 'read' }, cost: 'check' },
    bodyLimit: sendBodyLimit,
  } as const;

  await takingJsonBytes(api, (scope) => {
    scope.post('/customs-declarations/check', checks, async ({ actor, body }, reply) => {
      const { declaration, category, problems, lrn, marks } = await threads.run(
        checkWork,
        { kind: cdsDeclaration.document, body, actor },
        askerFor('checking', actor),
        questions(db, actor),
      );
      const companyId = declaration?.company_id ?? actor.companyId;
      const wrongLrn = await lrnProblem(db, { companyId, declarationId: declaration?.id }, lrn);
      const similar = await similarDeclarations(db, actor, { id: declaration?.id, companyId, marks });
      const head = JSON.stringify({ category, similar }).slice(0, -1);
      const found = wrongLrn === undefined ? [problems] : withOneMore(problems, wrongLrn);
      return answerJson(reply, Buffer.from(`{"data":${head},"problems":`), ...found, Buffer.from('}}'));
    });

    scope.post('/check-tax', checks, async ({ actor, body }, reply) =>
      answerJson(
        reply,
        await threads.run(
          taxCheckWork,
          { kind: cdsDeclaration.document, body, actor },
          askerFor('checking', actor),
          questions(db, actor),
        ),
      ),
    );
  });
}

/** Pieces of the JSON of an array with one element more. */
function withOneMore(array: Uint8Array, element: unknown): readonly Uint8Array[] {
  const isEmpty = array.length === '[]'.length;
  return [array.subarray(0, -1), Buffer.from(`${isEmpty ? '' : ','}${JSON.stringify(element)}]`)];
}

function questions(db: Database, actor: Actor) {
  return {
    async declaration(id: number): Promise<CheckedDeclaration> {
      const found = await documentsWithin(db, actor, cdsDeclaration.document)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .select(['id', 'company_id', 'status'])
        .executeTakeFirst();
      if (found === undefined) throw refusals.documentNotFound();
      return found;
    },
    async stored(id: number) {
      const stored = await readDeclaration(
        db,
        actor,
        { kind: cdsDeclaration.document, id },
        { isArchivedToo: true },
      );
      const { document_kind, document, schema_version } = stored;
      return { document_kind, document, schema_version };
    },
    lastCalculation: (id: number) => lastCalculation(db, id),
  };
}
