import type { FastifyInstance } from 'fastify';
import { clientSchema, idParams } from '../../../../server/declarations/schemas.ts';
import { answerSent } from '../../../../server/declarations/view.ts';
import { ApiError, refusals } from '../../../../server/errors.ts';
import { takingForms } from '../../../../server/forms.ts';
import { type Environment, environments } from '../../../../server/sending/environment.ts';
import { type ServiceProvider, serviceProviders } from '../../../../server/sending/provider.ts';
import type { Services } from '../../../../server/services.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import {
  askCustoms,
  askedTypes,
  type RequestBody,
  requestProperties,
  requireOwnName,
} from '../requests/ask-customs.ts';
import { uploadFormLimit } from '../requests/upload.ts';
import { type PassedChecks, passedChecksSchema } from './passed-checks.ts';
import { sendBodyLimit } from './send-body.ts';
import { sendStored } from './send-stored.ts';

interface CspBody extends Omit<RequestBody, 'type' | 'provider'> {
  readonly type: 'send' | RequestBody['type'];
  readonly provider?: ServiceProvider;
  readonly env?: Environment;
  /** Absent: the declaration as it is stored. */
  readonly data_j?: string;
  readonly passed_checks?: PassedChecks;
  readonly client?: string;
}

/** Where files are sent to (D-60). */
const documentRepository = 'document-repository';

/**
 * POST /customs-declarations/{id}/send-csp (form): to a community system, by one of the company's badges there, the
 * declaration or what is asked about one that went there (API-025, API-026, D-53). `provider` may be left out where the badge tells it.
 * POST /customs-declarations/{id}/send-csp/{target}: files for a declaration that went there (API-027).
 */
export async function serviceProviderRoutes(api: FastifyInstance, services: Services): Promise<void> {
  const { db, threads } = services;
  const routeOf = (types: readonly string[]) => ({
    config: {
      access: { resource: 'customs-declaration', action: 'send' },
      cost: 'send',
      formLimit: uploadFormLimit,
    } as const,
    bodyLimit: sendBodyLimit,
    schema: {
      params: {
        ...idParams,
        properties: { ...idParams.properties, target: { type: 'string', maxLength: 100 } },
      },
      body: {
        type: 'object',
        required: ['type'],
        properties: {
          ...requestProperties,
          type: { enum: types },
          badge: { type: 'string', pattern: '^[0-9A-Z]{6,12}$' },
          provider: { enum: serviceProviders },
          env: { enum: environments },
          data_j: { type: 'string' },
          passed_checks: passedChecksSchema,
          client: clientSchema,
        },
      },
    },
  });
  await takingForms(api, threads, (forms) => {
    forms.post<{ Params: { id: number }; Body: CspBody }>(
      '/customs-declarations/:id/send-csp',
      routeOf(['send', ...askedTypes]),
      async ({ actor, params: { id }, body, ip }, reply) => {
        const { type, badge, revision, client, seen_figures: seenFigures, data_j: dataJ, env } = body;
        if (type !== 'send') {
          const asked = { id, body: { ...body, type }, ip, isForCsp: true };
          return await askCustoms(services, actor, reply, asked);
        }
        requireOwnName(body, actor);
        await sendStored(services, actor, {
          ...{ id, revision, client, seenFigures, dataJ, ip },
          passed: body.passed_checks,
          choice: async (companyId) => ({
            provider: body.provider ?? (await providerOf(db, companyId, badge)),
            badge,
            env,
          }),
        });
        return await answerSent(services, actor, reply, { kind: cdsDeclaration.document, id: id });
      },
    );

    forms.post<{ Params: { id: number; target: string }; Body: RequestBody }>(
      '/customs-declarations/:id/send-csp/:target',
      routeOf(['cds-upload']),
      async ({ actor, params: { id, target }, body, ip }, reply) => {
        if (target !== documentRepository) throw refusals.notFound();
        const asked = { id, body, ip, isForCsp: true };
        return await askCustoms(services, actor, reply, asked);
      },
    );
  });
}

/** The one community system at which the company has this badge; 422 where that is none or several. */
async function providerOf(
  db: Database,
  companyId: number,
  badge: string | undefined,
): Promise<ServiceProvider> {
  const found = await db
    .selectFrom('badges')
    .where('company_id', '=', companyId)
    .where('badge', '=', badge ?? '')
    .select('csp')
    .distinct()
    .execute();
  if (found.length === 1) return found[0]!.csp;
  throw new ApiError(422, 'The request is not valid.', {
    errors: { provider: [`Say where it goes: ${serviceProviders.join(' or ')}.`] },
  });
}
