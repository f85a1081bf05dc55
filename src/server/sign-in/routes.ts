import type { FastifyInstance } from 'fastify';
import type { Actor } from '../access.ts';
import { noteAudit } from '../audit.ts';
import { refusals } from '../errors.ts';
import { announce } from '../live/events.ts';
import type { Services } from '../services.ts';
import { forgiveAttempts, noteAttempt } from './attempts.ts';
import { isPassword } from './passwords.ts';
import { graceSeconds } from './sessions.ts';

/** Within this long of its end a session's check carries token-end-time, which opens the expiry window (D-19). */
const warningMs = 5 * 60_000;

/** Sign-in, session check, logout and what the web app loads first. */
export function signInRoutes(api: FastifyInstance, { db, sessions, settings }: Services): void {
  api.post<{ Body: { email: string; password: string } }>(
    '/login',
    {
      config: { access: 'public' },
      schema: {
        body: {
          type: 'object',
          required: ['email', 'password'],
          properties: {
            email: { type: 'string', maxLength: 254 },
            password: { type: 'string', maxLength: 1024 },
            secretCode: { type: ['string', 'null'], maxLength: 6 },
          },
        },
      },
    },
    async (request) => {
      const email = request.body.email
        .trim()
        .toLowerCase()
        .replace(/[\0\p{Surrogate}]/gu, '');
      const { waitSeconds } = await noteAttempt(db, email, request.ip);
      if (waitSeconds > 0) throw refusals.suspended(waitSeconds);

      const user = await db
        .selectFrom('users')
        .innerJoin('companies', 'companies.id', 'users.company_id')
        .where('users.email', '=', email)
        .where('users.state', '=', 1)
        .where('users.deleted_at', 'is', null)
        .where('companies.state', '=', 1)
        .where('companies.deleted_at', 'is', null)
        .select(['users.id', 'users.company_id', 'users.password_hash'])
        .executeTakeFirst();
      if (!(await isPassword(user?.password_hash, request.body.password)) || user === undefined) {
        await noteAudit(db, { action: 'sign-in refused', ip: request.ip, detail: { email } });
        throw refusals.wrongSignIn();
      }

      const userAgent = request.headers['user-agent'] ?? '';
      const token = await sessions.begin(db, user.id, { ip: request.ip, userAgent });
      await forgiveAttempts(db, email, request.ip);
      await noteAudit(db, {
        action: 'sign-in',
        userId: user.id,
        companyId: user.company_id,
        ip: request.ip,
        detail: { userAgent },
      });
      const actor = (await sessions.actorOf(db, token))!;
      await tellOtherSessions(actor);
      return { token, data: { user: personOf(actor) } };
    },
  );

  api.get<{ Querystring: { renew?: boolean } }>(
    '/checkToken',
    {
      config: { access: 'signed-in', tokenInQuery: true },
      schema: { querystring: { type: 'object', properties: { renew: { type: 'boolean' } } } },
    },
    async (request, reply) => {
      if (request.query.renew) {
        const token = await sessions.renew(db, request.actor.sessionId, {
          ip: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
        });
        reply.header('refresh-token', token);
        // Live connections of the old session end with it, unless they sign in with the new token.
        await announce(db, { name: 'session-renewed', sessionId: request.actor.sessionId, graceSeconds });
      } else if (request.actor.sessionEndsAt.getTime() - Date.now() < warningMs) {
        reply.header('token-end-time', request.actor.sessionEndsAt.toISOString());
      }
      return { data: { success: true } };
    },
  );

  /** A sign-in elsewhere: the person's other windows save and go, with a countdown (D-20). */
  async function tellOtherSessions(actor: Actor): Promise<void> {
    const seconds = settings.signInElsewhereSeconds;
    if (seconds === 0 || !(await sessions.hasOthers(db, actor))) return;
    const { userId, sessionId } = actor;
    await announce(db, { name: 'signed-in-elsewhere', userId, sessionId, seconds });
  }

  api.post('/logout', { config: { access: 'signed-in' } }, async (request) => {
    await sessions.end(db, request.actor.sessionId);
    await announce(db, { name: 'session-ended', sessionId: request.actor.sessionId });
    await noteAudit(db, { action: 'sign-out', ...identityOf(request.actor), ip: request.ip });
    return { data: { success: true } };
  });

  api.get('/init', { config: { access: 'signed-in' } }, async (request) => ({
    data: {
      notifications: { internal: 0, external: 0, upgrade_plan: 0 },
      profileSettings: { layout: 1, widgets: ['', ''], openSidebar: true },
      user: personOf(request.actor),
    },
  }));
}

function personOf(actor: Actor) {
  return {
    id: actor.userId,
    name: actor.name,
    email: actor.email,
    role: actor.role,
    is_customer_manager: actor.isCustomerManager,
    plan: actor.plan,
    partner_id: actor.partnerId,
    company: { id: actor.companyId, name: actor.companyName },
  };
}

function identityOf(actor: Actor) {
  return { userId: actor.userId, companyId: actor.companyId };
}
