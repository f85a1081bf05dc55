import type { FastifyInstance } from 'fastify';
import { authorisationWanting } from '../../../../server/authorisation/authorisation.ts';
import { requireReached } from '../../../../server/declarations/reached.ts';
import { revisionIn } from '../../../../server/declarations/routes.ts';
import { idParams } from '../../../../server/declarations/schemas.ts';
import { answerJson, answerSent } from '../../../../server/declarations/view.ts';
import { ApiError } from '../../../../server/errors.ts';
import { takingForms } from '../../../../server/forms.ts';
import { takingJsonBytes } from '../../../../server/json-body.ts';
import { providers } from '../../../../server/sending/provider.ts';
import type { Services } from '../../../../server/services.ts';
import { askerFor } from '../../../../server/threads/threads.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import { type PassedChecks, passedChecksSchema } from '../send/passed-checks.ts';
import { sendStored } from '../send/send-stored.ts';
import { reasonsWork } from '../send/works.ts';
import { amendmentDiff, giveReasons } from './amendment-reasons.ts';
import {
  askCustoms,
  askedTypes,
  type RequestBody,
  requestProperties,
  requireOwnName,
} from './ask-customs.ts';
import { uploadFormLimit } from './upload.ts';

/** send: the declaration as it is stored, to HMRC. */
interface XmlBody extends Omit<RequestBody, 'type'> {
  readonly type: 'send' | RequestBody['type'];
  readonly passed_checks?: PassedChecks;
}

type WithId = { Params: { id: number } };

/** Reasons of all differences, or all figures that were seen; bytes. */
const bodyLimit = 4 * 1024 * 1024;

/**
 * What is asked of customs about a declaration they hold (D-53). GET /customs-declarations/{id}/amend/diff: what an
 * amendment would change (API-022). POST /customs-declarations/{id}/amend: why, an array with one element for each
 * difference (API-021). POST /customs-declarations/{id}/send-xml: sends it, by its type, or an upload
 * of files in a form (API-028, API-029, API-044).
 */
export async function requestRoutes(api: FastifyInstance, services: Services): Promise<void> {
  const send = {
    access: { resource: 'customs-declaration', action: 'send' },
    cost: 'send',
  } as const;

  api.get<WithId>(
    '/customs-declarations/:id/amend/diff',
    {
      config: { access: { resource: 'customs-declaration', action: 'read' }, cost: 'check' },
      schema: { params: idParams },
    },
    async ({ actor, params }, reply) => answerJson(reply, await amendmentDiff(services, actor, params.id)),
  );

  await takingJsonBytes(api, (scope) => {
    scope.post<WithId & { Headers: { 'if-match'?: string } }>(
      '/customs-declarations/:id/amend',
      { config: send, bodyLimit, schema: { params: idParams } },
      async ({ actor, params: { id }, body, headers }) => {
        const { db, threads } = services;
        await requireReached(db, actor, id, 'requests');
        const reasons = await threads.run(reasonsWork, { body }, askerFor('sending', actor));
        const revision = revisionIn(headers['if-match']);
        return { data: await giveReasons(services, actor, { id, revision, reasons }) };
      },
    );
  });

  await takingForms(api, services.threads, (forms) => {
    forms.post<WithId & { Body: XmlBody }>(
      '/customs-declarations/:id/send-xml',
      {
        config: { ...send, formLimit: uploadFormLimit },
        bodyLimit,
        schema: {
          params: idParams,
          body: {
            type: 'object',
            required: ['type'],
            properties: {
              ...requestProperties,
              type: { enum: ['send', ...askedTypes] },
              provider: { enum: providers },
              passed_checks: passedChecksSchema,
            },
          },
        },
      },
      async ({ actor, params: { id }, body, ip }, reply) => {
        const { type, provider, revision, seen_figures: seenFigures } = body;
        if (type !== 'send') {
          const asked = { id, body: { ...body, type }, ip };
          return await askCustoms(services, actor, reply, asked);
        }
        requireOwnName(body, actor);
        if (provider !== undefined && provider !== 'HMRC') throw notByXml(provider);
        const wanting = await authorisationWanting(services, actor, id);
        if (wanting !== undefined) throw wanting;
        await sendStored(services, actor, {
          ...{ id, revision, seenFigures, passed: body.passed_checks, ip },
          choice: () => ({ provider: 'HMRC' }),
        });
        return await answerSent(services, actor, reply, { kind: cdsDeclaration.document, id: id });
      },
    );
  });
}

function notByXml(provider: string): ApiError {
  const errors = { provider: [`What goes through ${provider} is sent by send-csp.`] };
  return new ApiError(422, 'The request is not valid.', { errors, data: { error: errors } });
}
