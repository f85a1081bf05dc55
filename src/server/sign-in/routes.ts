import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountForms } from '../../generated/account-forms.ts';
import type { AccessCode, SignIn } from '../../generated/types.ts';
import { type Actor, ownsCompany, permissionsOf } from '../access.ts';
import { activeUser } from '../accounts/active-user.ts';
import { formBody } from '../accounts/form-body.ts';
import { noteAudit } from '../audit.ts';
import { refusals } from '../errors.ts';
import { countersOf } from '../live/counters.ts';
import { announce } from '../live/events.ts';
import { profileSettingsOf, settingsOf } from '../own-account/user-settings.ts';
import { sessionTokenOf } from '../route-access.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { attemptIn, forgiveAttempts } from './attempts.ts';
import { emailAddress } from './email-address.ts';
import { isPassword } from './passwords.ts';
import { secondsToGo } from './sessions.ts';

/** Within this long of its end a session's check carries token-end-time, which opens the expiry window (D-19). */
const warningSeconds = 5 * 60;

const checked = { data: { success: true } };

/** Sign-in, session check, logout and what the web app loads first. */
export function signInRoutes(
  api: FastifyInstance,
  {
    signInDb: db,
    sessions,
    settings,
    multiFactor,
    downloadTokens,
    knownDevices,
    strangers,
    places,
  }: Services,
): void {
  api.post<{ Body: { secretCode?: unknown; place?: unknown } }>(
    '/login',
    { config: { access: 'public' }, bodyLimit: 16 * 1024, schema: { body: { type: 'object' } } },
    async (request, reply) => {
      const { secretCode = null, place, ...rest } = request.body;
      const form = formBody<SignIn>(accountForms['sign-in'], rest);
      const code =
        secretCode === null ? undefined : formBody<AccessCode>(accountForms['access-code'], { secretCode });
      const email = emailAddress(form.email);
      const device = knownDevices.deviceOf(email, request.headers.cookie);
      const { ip } = request;
      const isOfKnownNetwork = await strangers.isOfKnownNetwork(ip);
      const attempt = { kind: 'sign-in', email, ip, device, isOfKnownNetwork } as const;
      const gone = hangingUpOf(reply);
      return await places.hold(email, place, async (since) => {
        const line = strangers.lineOf(attempt, since);
        const user = await attemptIn(line, db, attempt, { since, gone })(() => userOf(request, form));
        if (user.mfa_secret !== null) {
          // The password was right: what is guessed about them keeps nobody waiting for the second step.
          if (code === undefined) return { is_mfa_enabled: true, place: places.first(email) };
          // Six digits are guessed sooner than a password; only who has that one comes to count here.
          await attemptIn(line, db, { ...attempt, kind: 'access-code' })(async () => {
            if (await multiFactor.redeem(db, user.id, code.secretCode)) return;
            await noteRefusal(request, email);
            throw refusals.wrongCode('secretCode');
          });
        }
        const token = await line(async () => {
          const begun = await beginSession(request, user);
          await forgiveAttempts(db, attempt);
          await forgiveAttempts(db, { ...attempt, kind: 'access-code' });
          return begun;
        });
        strangers.noteSignIn(ip);
        const actor = (await sessions.actorOf(db, token))!;
        reply.header('set-cookie', knownDevices.cookieFor(email));
        return { token, data: { user: personOf(actor) } };
      });
    },
  );

  /** Whose email and password these are. Nobody of that name takes as long and gets the same answer as a wrong password. */
  async function userOf(request: FastifyRequest, { email: typed, password }: Required<SignIn>) {
    const user = await activeUser(db, settings, typed);
    const isRight = await isPassword(user?.password_hash, password);
    if (isRight && user !== undefined) return user;
    await noteRefusal(request, emailAddress(typed));
    throw refusals.wrongSignIn();
  }

  async function noteRefusal({ ip }: FastifyRequest, email: string): Promise<void> {
    await noteAudit(db, { action: 'sign-in refused', ip, detail: { email } });
  }

  /**
   * A new session; the person's others save and go, with a countdown (D-20). None for a password that was replaced, or
   * where access codes were switched on, while it was looked at.
   */
  async function beginSession(
    { ip, headers }: FastifyRequest,
    user: NonNullable<Awaited<ReturnType<typeof activeUser>>>,
  ): Promise<string> {
    const userAgent = (headers['user-agent'] ?? '').slice(0, 500);
    const seconds = settings.signInElsewhereSeconds;
    return await db.transaction().execute(async (transaction) => {
      const { token, signIn } = await sessions.begin(transaction, user.id, { ip, userAgent });
      const now = await activeUser(transaction, settings, user.email);
      const isUnchanged =
        now?.password_hash === user.password_hash &&
        now.mfa_secret?.toString('hex') === user.mfa_secret?.toString('hex');
      if (!isUnchanged) throw refusals.wrongSignIn();
      const by = { userId: user.id, signIn };
      const isAlone = seconds === 0 || user.is_demonstration;
      if (!isAlone && (await sessions.supersede(transaction, by, seconds))) {
        await announce(transaction, { name: 'signed-in-elsewhere', userId: user.id });
      }
      await noteAudit(transaction, {
        action: 'sign-in',
        userId: user.id,
        companyId: user.company_id,
        ip,
        detail: { userAgent },
      });
      return token;
    });
  }

  api.get<{ Querystring: { renew?: boolean } }>(
    '/checkToken',
    {
      config: { access: 'signed-in', tokenInQuery: 'session' },
      schema: { querystring: { type: 'object', properties: { renew: { type: 'boolean' } } } },
    },
    async (request, reply) => {
      const { supersededAt, sessionSeconds, signIn } = request.actor;
      // A window that missed the live event hears of it here.
      const terminating = (actor: Actor) => ({
        data: { success: true, terminates_in: secondsToGo(actor) },
      });
      if (supersededAt !== null) return terminating(request.actor);
      if (request.query.renew) {
        const from = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
        const renewed = await sessions.renew(db, sessionTokenOf(request)!, from);
        if (renewed !== undefined) return reply.header('refresh-token', renewed).send(checked);
        const now = (await sessions.actorsOf(db, [signIn])).get(signIn);
        if (now === undefined) throw refusals.notSignedIn();
        if (now.supersededAt !== null) return terminating(now);
      }
      // By our clock, as the date of the answer is.
      if (sessionSeconds < warningSeconds) {
        reply.header('token-end-time', new Date(Date.now() + sessionSeconds * 1000).toISOString());
      }
      return checked;
    },
  );

  api.post<{ Body: { path: string } }>(
    '/download-token',
    {
      config: { access: 'signed-in' },
      schema: {
        body: {
          type: 'object',
          required: ['path'],
          additionalProperties: false,
          properties: { path: { type: 'string', pattern: '^/api/[^?#]*$', maxLength: 500 } },
        },
      },
    },
    async ({ actor, body }) => ({ data: { token: downloadTokens.issue(actor, body.path) } }),
  );

  api.post('/logout', { config: { access: 'signed-in' } }, async (request) => {
    const { signIn } = request.actor;
    await sessions.end(db, signIn);
    await announce(db, { name: 'sign-in-ended', signIn });
    await noteAudit(db, { action: 'sign-out', ...identityOf(request.actor), ip: request.ip });
    return { data: { success: true } };
  });

  api.get('/init', { config: { access: 'signed-in' } }, async ({ actor }) => ({
    data: {
      notifications: await countersOf(db, actor.userId),
      profileSettings: await profileSettingsOf(db, actor),
      settings: await settingsOf(db, actor),
      user: { ...personOf(actor), partner: await partnerOf(db, actor) },
    },
  }));
}

/** The partner the person belongs to, as lists show it at their foot (LST-079). */
async function partnerOf(db: Database, { partnerId }: Actor) {
  if (partnerId === null) return null;
  return await db
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select(['name', 'logo'])
    .executeTakeFirstOrThrow();
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
    permissions: permissionsOf(actor.role),
    owns_company: ownsCompany(actor),
  };
}

/** Aborted when the caller hangs up before the answer. */
function hangingUpOf({ raw }: FastifyReply): AbortSignal {
  const hangingUp = new AbortController();
  raw.once('close', () => hangingUp.abort());
  return hangingUp.signal;
}

function identityOf(actor: Actor) {
  return { userId: actor.userId, companyId: actor.companyId };
}
