import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../../server/access.ts';
import { authorisationWanting } from '../../../../server/authorisation/authorisation.ts';
import { idParams } from '../../../../server/declarations/schemas.ts';
import { answerSent } from '../../../../server/declarations/view.ts';
import { takingJsonBytes } from '../../../../server/json-body.ts';
import type { Services } from '../../../../server/services.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { askerFor } from '../../../../server/threads/threads.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import { type Decision, decideMessage, type SeenMessage } from './decide.ts';
import { markDone } from './done.ts';
import { submitDeclaration } from './send.ts';
import { sendBodyLimit, sendProperties } from './send-body.ts';
import { sendBodyWork } from './works.ts';

/** Of a message of ours or of customs; where it is decided over and absent: the newest that waits for a decision. */
const messageId = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;

/**
 * POST /customs-declarations/send: the form as a JSON string in data_j, plus options, to HMRC (API-023, API-026); with
 * `tax` as POST /send-tax, which sends only what the tax check finds nothing in (API-024, API-031).
 * POST /customs-declarations/{id}/outbox: a person's decision over a message that waits (ours).
 * POST /customs-declarations/{id}/done: a person's word that what customs want is done, or is not after all (ours).
 */
export async function sendingRoutes(api: FastifyInstance, services: Services): Promise<void> {
  const { db, threads } = services;
  const sends = {
    config: { access: { resource: 'customs-declaration', action: 'send' }, cost: 'send' },
    bodyLimit: sendBodyLimit,
  } as const;
  const properties = { ...sendProperties, provider: { enum: ['HMRC'], default: 'HMRC' } };

  const sendSchema = { type: 'object', required: ['data_j', 'id'], properties };
  const sendOrTaxSchema = {
    ...sendSchema,
    properties: { ...properties, tax: { type: 'boolean', default: false } },
  };

  await takingJsonBytes(api, (scope) => {
    scope.post('/customs-declarations/send', sends, (request, reply) =>
      send(request, reply, sendOrTaxSchema, false),
    );
    scope.post('/send-tax', sends, (request, reply) => send(request, reply, sendSchema, true));
  });

  async function send(
    { actor, body: bytes, ip }: FastifyRequest,
    reply: FastifyReply,
    schema: object,
    isOfTaxes: boolean,
  ): Promise<Buffer> {
    const asker = askerFor('sending', actor);
    const body = await threads.run(sendBodyWork, { body: bytes, schema }, asker);
    const wanting = await authorisationWanting(services, actor, body.id);
    if (wanting !== undefined) throw wanting;
    await submitDeclaration(services, actor, {
      ...{ id: body.id, revision: body.revision, client: body.client, ip },
      dataJ: body.data_j,
      seenFigures: body.seen_figures,
      passed: body.passed_checks,
      choice: { provider: 'HMRC', env: body.env },
      isTaxSend: isOfTaxes || body.tax === true,
    });
    return await answerSent(services, actor, reply, { kind: cdsDeclaration.document, id: body.id });
  }

  api.post<{ Params: { id: number }; Body: { decision: Decision; message?: number; seen?: SeenMessage } }>(
    '/customs-declarations/:id/outbox',
    {
      config: { access: { resource: 'customs-declaration', action: 'send' }, cost: 'save' },
      schema: {
        params: idParams,
        body: {
          type: 'object',
          required: ['decision'],
          additionalProperties: false,
          properties: {
            decision: { enum: ['release', 'discard'] },
            message: messageId,
            seen: {
              type: 'object',
              required: ['id', 'state', 'left_count'],
              additionalProperties: false,
              properties: {
                id: messageId,
                state: { type: 'string' },
                left_count: { type: 'integer', minimum: 0 },
              },
            },
          },
        },
      },
    },
    async ({ actor, params, body, ip }, reply) => {
      const { decision, message, seen } = body;
      if (decision === 'release' && (await isOwnPending(db, actor, params.id, message))) {
        const wanting = await authorisationWanting(services, actor, params.id);
        if (wanting !== undefined) throw wanting;
      }
      await decideMessage(db, actor, { id: params.id, message, decision, seen, ip });
      return await answerSent(services, actor, reply, { kind: cdsDeclaration.document, id: params.id });
    },
  );

  api.post<{ Params: { id: number }; Body: { notification: number; done: boolean } }>(
    '/customs-declarations/:id/done',
    {
      config: { access: { resource: 'customs-declaration', action: 'write' }, cost: 'save' },
      schema: {
        params: idParams,
        body: {
          type: 'object',
          required: ['notification', 'done'],
          additionalProperties: false,
          properties: { notification: messageId, done: { type: 'boolean' } },
        },
      },
    },
    async ({ actor, params, body: { notification, done: isDone }, ip }, reply) => {
      await markDone(db, actor, { id: params.id, notification, isDone, ip });
      return await answerSent(services, actor, reply, { kind: cdsDeclaration.document, id: params.id });
    },
  );
}

/** Whether a message of this declaration that waits, or this one, would go to HMRC by the actor's own authorisation. */
async function isOwnPending(db: Database, actor: Actor, id: number, message?: number): Promise<boolean> {
  let pending = db
    .selectFrom('outbox')
    .where('document_id', '=', id)
    .where('user_id', '=', actor.userId)
    .where('provider', '=', 'HMRC')
    .where('outcome', 'is', null)
    .select('id');
  if (message !== undefined) pending = pending.where('id', '=', message);
  return (await pending.executeTakeFirst()) !== undefined;
}
