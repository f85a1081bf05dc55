import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { noteAudit } from '../audit.ts';
import { idParams } from '../declarations/schemas.ts';
import { refusals } from '../errors.ts';
import { environments } from '../sending/environment.ts';
import { tellProductionHold } from '../sending/production-hold.ts';
import type { Services } from '../services.ts';
import { companiesWithin } from '../storage/scope.ts';
import type { Environments } from '../storage/tables.ts';

const kinds = ['csp_env', 'ncts_env', 'ens_env'] as const;
type Change = Readonly<Partial<Record<(typeof kinds)[number], Environments>>>;

/** Systems of each kind and what they may be set to; ENS has no rehearsal (COM-059). */
const shapeOf = (systems: readonly string[], values: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: Object.fromEntries(systems.map((system) => [system, { enum: values }])),
});
const changeSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    csp_env: shapeOf(['HMRC', 'CNS', 'MCP'], environments),
    ncts_env: shapeOf(['HMRC'], environments),
    ens_env: shapeOf(
      ['HMRC'],
      environments.filter((one) => one !== 'TDR'),
    ),
  },
};

/**
 * GET /customers/{id}: a company with its environments. PUT /customers/{id}: administrators change the
 * environments named, for messages sent from then on (D-101).
 */
export function environmentRoutes(api: FastifyInstance, { db }: Services): void {
  const shown = ['id', 'name', ...kinds] as const;

  api.get<{ Params: { id: number } }>(
    '/customers/:id',
    { config: { access: { resource: 'company', action: 'read' } }, schema: { params: idParams } },
    async ({ actor, params }) => {
      const company = await companiesWithin(db, actor)
        .where('id', '=', params.id)
        .select(shown)
        .executeTakeFirst();
      if (company === undefined) throw refusals.notFound();
      return { data: company };
    },
  );

  api.put<{ Params: { id: number }; Body: Change }>(
    '/customers/:id',
    {
      config: { access: { resource: 'company', action: 'administer' } },
      schema: { params: idParams, body: changeSchema },
    },
    async ({ actor, params, body, ip }) => ({
      data: await db.transaction().execute(async (transaction) => {
        const before = await companiesWithin(transaction, actor)
          .where('id', '=', params.id)
          .select(shown)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (before === undefined) throw refusals.notFound();
        const named = kinds.filter((kind) => body[kind] !== undefined);
        const changed = await transaction
          .updateTable('companies')
          .set({
            ...Object.fromEntries(
              named.map((kind) => [kind, JSON.stringify({ ...before[kind], ...body[kind] })]),
            ),
            updated_at: sql<Date>`now()`,
          })
          .where('id', '=', params.id)
          .returning(shown)
          .executeTakeFirstOrThrow();
        if (body.csp_env !== undefined) await tellProductionHold(transaction, params.id, changed.csp_env);
        const wasAt = (kind: (typeof kinds)[number]) =>
          Object.fromEntries(Object.keys(body[kind]!).map((system) => [system, before[kind][system]]));
        await noteAudit(transaction, {
          action: 'environments changed',
          userId: actor.userId,
          companyId: params.id,
          ip,
          detail: Object.fromEntries(named.map((kind) => [kind, { from: wasAt(kind), to: body[kind] }])),
        });
        return changed;
      }),
    }),
  );
}
