import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withPasswordMinimum } from '../../computations/password-minimum.ts';
import { accountForms } from '../../generated/account-forms.ts';
import type { AccessCode, OwnPassword, PasswordChangeCode } from '../../generated/types.ts';
import type { Actor } from '../access.ts';
import { noteAudit } from '../audit.ts';
import { refusals } from '../errors.ts';
import { queueMail } from '../mail/mail.ts';
import type { Services } from '../services.ts';
import { attemptOfSignIn, forgiveAttempts, noteAttempt } from '../sign-in/attempts.ts';
import { endSessions } from '../sign-in/end-sessions.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { formBody } from './form-body.ts';
import { isMailedEnough } from './mailed-enough.ts';
import { putPassword } from './new-password.ts';
import { requireOwnPassword } from './own-password.ts';
import { passwordRules } from './password-rules.ts';

/**
 * Multi-factor sign-in and change of the own password (specification 3 section 7). A change of the password takes two
 * steps: POST judges the passwords and mails a code, or asks for that of the authenticator app; PUT does it, and what is
 * wrong beside the code, or fails on the way, leaves the code as it was.
 */
export function securityRoutes(
  api: FastifyInstance,
  { db, settings, sessions, codes, multiFactor }: Services,
): void {
  const signedIn = { config: { access: 'signed-in' }, bodyLimit: 16 * 1024 } as const;
  const withBody = { ...signedIn, schema: { body: { type: 'object' } } } as const;
  const ownPassword = withPasswordMinimum(accountForms['own-password'], settings.passwordMinimum);
  const checksOf = ({ email, name, companyName }: Actor) =>
    passwordRules('newPassword', settings, () => [email, name, companyName]);

  /** The state after a change, as the page shows it: the picture only while it can be switched on. */
  async function stateOf({ userId, email }: Actor) {
    if (await multiFactor.isOn(db, userId)) return { isMfaEnabled: true };
    return { isMfaEnabled: false, ...(await multiFactor.offer(db, { id: userId, email })) };
  }

  api.get('/user-security/mfa', signedIn, async ({ actor }) => ({ data: await stateOf(actor) }));

  api.post('/user-security/mfa', withBody, async (request) => {
    const { actor } = request;
    const { secretCode } = formBody<AccessCode>(accountForms['access-code'], request.body);
    await noteAttempt(db, attemptOfSignIn(request, 'code'));
    const wasOn = await multiFactor.isOn(db, actor.userId);
    await db.transaction().execute(async (transaction) => {
      if (wasOn) {
        const isRight = await multiFactor.redeem(transaction, actor.userId, secretCode);
        if (!isRight) throw refusals.wrongCode('secretCode');
        await multiFactor.disable(transaction, actor.userId);
      } else {
        const is = await multiFactor.enable(transaction, actor.userId, secretCode);
        if (is === 'too late') throw refusals.pictureIsOver('secretCode');
        if (is === 'wrong') throw refusals.wrongCode('secretCode');
      }
      await endSessions(transaction, sessions, { userId: actor.userId, keep: actor.signIn });
      const state = wasOn ? 'off' : 'on';
      await queueMail(transaction, {
        kind: 'mfa-changed',
        address: actor.email,
        values: { name: actor.name, state },
      });
      await noteAudit(transaction, { action: `multi-factor sign-in ${state}`, ...whoOf(request) });
    });
    await forgiveAttempts(db, attemptOfSignIn(request, 'code'));
    return { data: await stateOf(actor) };
  });

  api.post('/user-security/password', withBody, async (request) => {
    const { actor } = request;
    const form = formBody<OwnPassword>(ownPassword, request.body, checksOf(actor));
    await requirePassword(request, form);
    const hasApp = await multiFactor.isOn(db, actor.userId);
    if (!hasApp) {
      await noteAttempt(db, attemptOfSignIn(request, 'code-mail'));
      const mail = { kind: 'change-password', address: actor.email } as const;
      await db.transaction().execute(async (transaction) => {
        if (await isMailedEnough(transaction, mail)) return;
        const code = await codes.issue(transaction, actor.userId, 'change-password');
        await queueMail(transaction, { ...mail, values: { name: actor.name, code } });
      });
    }
    return { data: { is_2fa_enabled: hasApp, email: actor.email } };
  });

  api.put<{ Body: { passwordChangeCode?: unknown } }>(
    '/user-security/password',
    withBody,
    async (request) => {
      const { actor } = request;
      const { passwordChangeCode: typed, ...rest } = request.body;
      const form = formBody<OwnPassword>(ownPassword, rest, checksOf(actor));
      const { passwordChangeCode: code } = formBody<PasswordChangeCode>(
        accountForms['password-change-code'],
        {
          passwordChangeCode: typed,
        },
      );
      const known = await requirePassword(request, form);
      await noteAttempt(db, attemptOfSignIn(request, 'code'));
      const hasApp = await multiFactor.isOn(db, actor.userId);
      const passwordHash = await hashPassword(form.newPassword);
      const isRight = await db.transaction().execute(async (transaction) => {
        const isCode = hasApp
          ? await multiFactor.redeem(transaction, actor.userId, code)
          : await codes.redeemDigits(transaction, actor.userId, {
              purpose: 'change-password',
              code,
              isOfKnownPlace: false,
            });
        if (!isCode) return false;
        const { userId, companyId, email, name, signIn } = actor;
        await putPassword(transaction, {
          user: { id: userId, company_id: companyId, email, name },
          passwordHash,
          known,
          action: 'password changed',
          ip: request.ip,
          sessions,
          keep: signIn,
        });
        return true;
      });
      // Told once the guess has been counted.
      if (!isRight) throw refusals.wrongCode('passwordChangeCode');
      await forgiveAttempts(db, attemptOfSignIn(request, 'code'));
      return { data: { success: true } };
    },
  );

  function requirePassword(request: FastifyRequest, { currentPassword: password }: Required<OwnPassword>) {
    return requireOwnPassword(db, request, { field: 'currentPassword', password });
  }
}

function whoOf({ actor, ip }: FastifyRequest) {
  return { userId: actor.userId, companyId: actor.companyId, ip };
}
