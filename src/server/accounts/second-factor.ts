import type { FastifyRequest } from 'fastify';
import { accountForms } from '../../generated/account-forms.ts';
import type { AccessCode } from '../../generated/types.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import { forgiveAttempts, noteAttempt } from '../sign-in/attempts.ts';
import { formBody } from './form-body.ts';

/**
 * The code of the caller's authenticator app, where they have one: `secretCode` as it came, which is used up. Throws 422
 * when it is wanting or not right, 429 after too many guesses.
 */
export async function requireSecondFactor(
  { db, multiFactor }: Pick<Services, 'db' | 'multiFactor'>,
  { actor, ip }: Pick<FastifyRequest, 'actor' | 'ip'>,
  secretCode: unknown = '',
): Promise<void> {
  if (!(await multiFactor.isOn(db, actor.userId))) return;
  const typed = formBody<AccessCode>(accountForms['access-code'], { secretCode });
  const attempt = { kind: 'code', email: actor.email, ip } as const;
  await noteAttempt(db, attempt);
  if (!(await multiFactor.redeem(db, actor.userId, typed.secretCode))) throw refusals.wrongCode('secretCode');
  await forgiveAttempts(db, attempt);
}
