import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Errand } from '../../../../server/authorisation/authorisation.ts';
import { refusals } from '../../../../server/errors.ts';
import { takingForms } from '../../../../server/forms.ts';
import { defaultProvider, type Provider, providers } from '../../../../server/sending/provider.ts';
import type { Services } from '../../../../server/services.ts';
import type { Settings } from '../../../../server/settings.ts';
import { cdsDeclaration } from '../cds-maps.ts';

/** Page of the web app where people who come back end. */
const returnPage = '/hmrc-auth-redirect';

const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
/** The system that is asked; a document of the others does not exist yet (D-121). */
const env = { enum: ['CDS'] } as const;
const provider = { enum: ['HMRC'], default: 'HMRC' } as const;
const type = { type: 'string', pattern: '^[a-z-]{1,40}$', default: 'send' } as const;
const code = { type: 'string', minLength: 1, maxLength: 2000 } as const;

const send = { access: { resource: cdsDeclaration.permissions, action: 'send' } } as const;

/**
 * POST /customs-declarations/authorize (form): may the sender send, and where is it granted when not (API-030).
 * POST /hmrc/foreground-token: the address that asks for it (API-046). GET /hmrc/return (ours): where customs
 * sends people back to. POST /hmrc/auth-callback and /hmrc/auth-sign-token: who came back, and the tokens
 * (API-047, API-048). POST /hmrc/reset-user-tokens: the caller's own are forgotten (API-050).
 */
export async function authorisationRoutes(
  api: FastifyInstance,
  { authorisation, settings, threads }: Services,
): Promise<void> {
  await takingForms(api, threads, (forms) => {
    forms.post<{ Body: { id: number; env: string; provider: Provider; user_id?: number } }>(
      `${cdsDeclaration.addresses.calls}/authorize`,
      {
        config: send,
        schema: {
          body: {
            type: 'object',
            required: ['id', 'env'],
            properties: {
              id,
              env,
              provider: { enum: providers, default: defaultProvider },
              user_id: id,
              flag: { enum: ['', 'TDR'], default: '' },
            },
          },
        },
      },
      async (request) => {
        const { actor, body } = request;
        if (body.user_id !== undefined && body.user_id !== actor.userId) throw refusals.forbidden();
        await authorisation.requireDocument(actor, body.id);
        // A community system knows the badge, not the person.
        const state = body.provider === 'HMRC' ? await authorisation.stateOf(actor.userId) : 'not-needed';
        if (state === 'granted' || state === 'not-needed') return { data: { authorised: true, state } };
        const url = await authorisation.request(
          actor,
          { id: body.id, provider: body.provider, env: body.env, type: 'send' },
          returnAddress(request, settings),
        );
        return { data: { authorised: false, state, url } };
      },
    );
  });

  api.post<{ Body: Errand }>(
    '/hmrc/foreground-token',
    {
      config: send,
      schema: { body: { type: 'object', required: ['id', 'env'], properties: { id, env, provider, type } } },
    },
    async (request) => ({
      data: {
        url: await authorisation.request(request.actor, request.body, returnAddress(request, settings)),
      },
    }),
  );

  api.get<{ Querystring: { state?: string; code?: string; error?: string } }>(
    '/hmrc/return',
    {
      config: { access: 'public' },
      schema: {
        querystring: {
          type: 'object',
          properties: { state: { type: 'string' }, code, error: { type: 'string' } },
        },
      },
    },
    async ({ query }, reply) => {
      const errand = await authorisation.receive(query.state ?? '', query.code);
      const said: Record<string, string> =
        errand === undefined
          ? { error: 'unknown_state' }
          : {
              provider: errand.provider,
              type: errand.type,
              env: errand.env,
              id: String(errand.id),
              ...(query.code === undefined ? { error: query.error ?? 'no_code' } : { code: query.code }),
            };
      return reply
        .header('referrer-policy', 'no-referrer')
        .redirect(`${returnPage}?${new URLSearchParams(said)}`, 302);
    },
  );

  api.post<{ Body: Errand & { code: string } }>(
    '/hmrc/auth-callback',
    {
      config: send,
      schema: {
        body: {
          type: 'object',
          required: ['id', 'code', 'env'],
          properties: { id, code, env, provider, type },
        },
      },
    },
    async ({ actor, body: { code: shown, ...errand } }) => ({
      data: await authorisation.recognise(actor, errand, shown),
    }),
  );

  api.post<{ Body: Omit<Errand, 'provider'> & { code: string } }>(
    '/hmrc/auth-sign-token',
    {
      config: send,
      schema: {
        body: { type: 'object', required: ['id', 'code', 'env'], properties: { id, code, env, type } },
      },
    },
    async ({ actor, body: { code: shown, ...errand }, ip }) => {
      await authorisation.complete(actor, errand, shown, ip);
      return { data: { tokenSaved: true } };
    },
  );

  api.post('/hmrc/reset-user-tokens', { config: { access: 'signed-in' } }, async ({ actor, ip }) => {
    await authorisation.forget(actor, ip);
    return { message: 'Tokens were successfully deleted' };
  });
}

function returnAddress(request: FastifyRequest, { hmrcReturnUrl }: Settings): string {
  return hmrcReturnUrl || `${request.protocol}://${request.host}/api/hmrc/return`;
}
