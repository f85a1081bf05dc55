import type { FastifyRequest } from 'fastify';
import { accountForms } from '../../generated/account-forms.ts';
import type { AccessCode } from '../../generated/types.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import { attemptOfSignIn, forgiveAttempts, noteAttempt } from '../sign-in/attempts.ts';
import type { Database } from '../storage/database.ts';
import { formBody } from './form-body.ts';

/**
 * The code of the caller's authenticator app, where they have one: `secretCode` as it came. Throws 422 when it is
 * wanting, 429 after too many guesses. What comes back uses it up in the transaction of what it is given for, and throws
 * 422 when it is not right: what fails beside it leaves it as it was.
 */
export async function secondFactor(
  { db, multiFactor }: Pick<Services, 'db' | 'multiFactor'>,
  request: Pick<FastifyRequest, 'actor' | 'ip'>,
  secretCode: unknown = '',
): Promise<(transaction: Database) => Promise<void>> {
  if (!(await multiFactor.isOn(db, request.actor.userId))) return async () => {};
  const typed = formBody<AccessCode>(accountForms['access-code'], { secretCode });
  const attempt = attemptOfSignIn(request, 'code');
  await noteAttempt(db, attempt);
  return async (transaction) => {
    const isRight = await multiFactor.redeem(transaction, request.actor.userId, typed.secretCode);
    if (!isRight) throw refusals.wrongCode('secretCode');
    await forgiveAttempts(transaction, attempt);
  };
}
