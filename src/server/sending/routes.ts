import type { FastifyInstance } from 'fastify';
import type { Actor } from '../access.ts';
import { authorisationWanting } from '../authorisation/authorisation.ts';
import { acceptDocument, documentLimit } from '../declarations/document.ts';
import type { SeenFigure } from '../declarations/figures.ts';
import { clientSchema, idParams } from '../declarations/routes.ts';
import { declarationView } from '../declarations/view.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { type Decision, decideMessage } from './decide.ts';
import { type Environment, environments } from './environment.ts';
import { submitDeclaration } from './send.ts';

/** A document in a JSON string is longer than by itself: each quote and backslash takes two. */
const bodyLimit = 2 * documentLimit + 64 * 1024;

interface SendBody {
  readonly data_j: string;
  readonly id: number;
  readonly revision?: number;
  readonly client?: string;
  /** Ours: figures that differ from their computation and that the sender lets stand. */
  readonly seen_figures: readonly SeenFigure[];
  readonly provider: string;
  readonly env?: Environment;
}

const seenFigureSchema = {
  type: 'object',
  required: ['place', 'value', 'computed'],
  additionalProperties: false,
  properties: {
    place: { type: 'string', maxLength: 500 },
    value: { type: 'string', maxLength: 500 },
    computed: { type: 'string', maxLength: 500 },
  },
} as const;

/** The total and its currency, the count, and two figures of each item. */
const mostFigures = 2100;

/**
 * POST /customs-declarations/send: the form as a JSON string in data_j, plus options (API-023).
 * POST /customs-declarations/{id}/outbox: a person's decision over a message that waits (ours).
 */
export function sendingRoutes(api: FastifyInstance, { db, authorisation, settings }: Services): void {
  api.post<{ Body: SendBody }>(
    '/customs-declarations/send',
    {
      config: { access: { resource: 'customs-declaration', action: 'send' } },
      bodyLimit,
      schema: {
        body: {
          type: 'object',
          required: ['data_j', 'id'],
          properties: {
            data_j: { type: 'string' },
            id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
            revision: { type: 'integer', minimum: 1 },
            client: clientSchema,
            seen_figures: { type: 'array', maxItems: mostFigures, items: seenFigureSchema, default: [] },
            provider: { enum: ['HMRC'], default: 'HMRC' },
            env: { enum: environments },
          },
        },
      },
    },
    async ({ actor, body, ip }) => {
      if (Buffer.byteLength(body.data_j) > documentLimit) throw refusals.tooLarge(documentLimit);
      const wanting = await authorisationWanting(authorisation, actor.userId);
      if (wanting !== undefined) throw wanting;
      const declaration = await submitDeclaration(db, actor, {
        id: body.id,
        revision: body.revision,
        client: body.client,
        document: acceptDocument(jsonIn(body.data_j)),
        seenFigures: body.seen_figures,
        provider: body.provider,
        env: body.env,
        authority: settings.environment,
        ip,
      });
      return { data: await declarationView(db, actor, declaration) };
    },
  );

  api.post<{ Params: { id: number }; Body: { decision: Decision } }>(
    '/customs-declarations/:id/outbox',
    {
      config: { access: { resource: 'customs-declaration', action: 'send' } },
      schema: {
        params: idParams,
        body: {
          type: 'object',
          required: ['decision'],
          additionalProperties: false,
          properties: { decision: { enum: ['release', 'discard'] } },
        },
      },
    },
    async ({ actor, params, body, ip }) => {
      if (body.decision === 'release' && (await isOwnPending(db, actor, params.id))) {
        const wanting = await authorisationWanting(authorisation, actor.userId);
        if (wanting !== undefined) throw wanting;
      }
      await decideMessage(db, actor, { id: params.id, decision: body.decision, ip });
      const declaration = await declarationsWithin(db, actor)
        .where('id', '=', params.id)
        .selectAll()
        .executeTakeFirstOrThrow();
      return { data: await declarationView(db, actor, declaration) };
    },
  );
}

/** Whether the message of this declaration that waits would go out by the actor's own authorisation. */
async function isOwnPending(db: Database, actor: Actor, id: number): Promise<boolean> {
  const pending = await db
    .selectFrom('outbox')
    .where('declaration_id', '=', id)
    .where('user_id', '=', actor.userId)
    .where('outcome', 'is', null)
    .select('id')
    .executeTakeFirst();
  return pending !== undefined;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusals.notJson('data_j');
  }
}
