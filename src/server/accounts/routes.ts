import type { FastifyInstance, FastifyRequest } from 'fastify';
import { samePasswordIn } from '../../computations/new-password.ts';
import { withPasswordMinimum } from '../../computations/password-minimum.ts';
import { accountForms } from '../../generated/account-forms.ts';
import type { ForgottenPassword, MfaReset, PasswordReset, Registration } from '../../generated/types.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import { type Attempt, type AttemptKind, attemptIn } from '../sign-in/attempts.ts';
import { emailAddress } from '../sign-in/email-address.ts';
import type { Line } from '../sign-in/strangers.ts';
import { inEvenTime } from './even-time.ts';
import { formBody } from './form-body.ts';
import { mailPasswordLink, replaceForgotten } from './new-password.ts';
import { passwordRules } from './password-rules.ts';
import { confirmRegistration, register } from './register.ts';
import { mailResetCode, resetMultiFactor } from './reset-multi-factor.ts';

/** No form of an account is longer. */
const bodyLimit = 16 * 1024;
const done = { data: { success: true } };

/**
 * What people do before they can sign in: register, confirm, ask for a new password and give it, switch
 * multi-factor sign-in off (specification 3 section 7). No answer tells whether an address has an account.
 */
export function accountRoutes(
  api: FastifyInstance,
  { signInDb: db, settings, sessions, codes, multiFactor, knownDevices, strangers }: Services,
): void {
  const options = { config: { access: 'public' }, bodyLimit, schema: { body: { type: 'object' } } } as const;
  const { passwordMinimum } = settings;
  const registration = withPasswordMinimum(accountForms.registration, passwordMinimum);
  const passwordReset = withPasswordMinimum(accountForms['password-reset'], passwordMinimum);
  const checks = [
    samePasswordIn('password_confirmation'),
    ...passwordRules('password', settings, ({ email, name, second_name, customer }) => [
      email,
      name,
      second_name,
      customer,
    ]),
  ];

  api.post('/register', options, async (request) => {
    const form = formBody<Registration>(registration, request.body, checks);
    const line = lineOf(attemptOf(request, 'registration', form.email));
    await inEvenTime(line, () => register(db, form, { codes, settings }));
    return done;
  });

  api.post<{ Body: { verification_code?: unknown } }>('/verify', options, async (request) => {
    const line = lineOf(attemptOf(request, 'link', ''));
    const { verification_code: code } = request.body;
    await line(async () => {
      if (typeof code !== 'string') throw refusals.codeIsOver('verification_code');
      await confirmRegistration(db, code, { codes, ip: request.ip });
    });
    return done;
  });

  api.post('/reset', options, async (request) => {
    const { email } = emailForm(request.body);
    const line = lineOf(attemptOf(request, 'link-mail', email));
    await inEvenTime(line, () => mailPasswordLink(db, email, { codes, settings }));
    return done;
  });

  api.post('/change', options, async (request) => {
    const form = formBody<PasswordReset>(passwordReset, request.body, checks);
    const line = lineOf(attemptOf(request, 'link', form.email));
    await inEvenTime(line, () => replaceForgotten(db, form, { codes, settings, sessions, ip: request.ip }));
    return done;
  });

  api.post('/send-reset-mfa-code', options, async (request) => {
    const { email } = emailForm(request.body);
    const line = lineOf(attemptOf(request, 'code-mail', email));
    await inEvenTime(line, () => mailResetCode(db, email, { codes, settings }));
    return done;
  });

  api.post<{ Body: { email?: unknown } }>('/auth/request', options, async (request) => {
    const { email: address, ...rest } = request.body;
    const { email } = emailForm({ email: address });
    const { code } = formBody<MfaReset>(accountForms['mfa-reset'], rest);
    const attempt = attemptOf(request, 'code', email);
    const line = lineOf(attempt);
    const { ip, device } = attempt;
    await inEvenTime(line, () =>
      resetMultiFactor(db, { email, code }, { codes, settings, multiFactor, sessions, ip, device }),
    );
    return done;
  });

  function attemptOf({ ip, headers }: FastifyRequest, kind: AttemptKind, typed: string) {
    const email = emailAddress(typed);
    return { kind, email, ip, device: knownDevices.deviceOf(email, headers.cookie) };
  }

  function lineOf(attempt: Attempt): Line {
    return attemptIn(strangers.lineOf(attempt), db, attempt);
  }
}

function emailForm(body: unknown): Required<ForgottenPassword> {
  return formBody<ForgottenPassword>(accountForms['forgotten-password'], body);
}
