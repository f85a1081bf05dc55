import type { FastifyRequest } from 'fastify';
import { refusals } from '../errors.ts';
import { attemptOfSignIn, forgiveAttempts, noteAttempt } from '../sign-in/attempts.ts';
import { isPassword } from '../sign-in/passwords.ts';
import type { Database } from '../storage/database.ts';

/** A password somebody knew: what was stored of it then, and the field of the form it stood in. */
export interface KnownPassword {
  readonly hash: string;
  readonly field: string;
}

/**
 * That the caller knows their own password, which stands in `field` of a form. Guesses count as those at the sign-in
 * with a known browser do. Throws 422 when it is another, 429 after too many guesses.
 */
export async function requireOwnPassword(
  db: Database,
  request: Pick<FastifyRequest, 'actor' | 'ip'>,
  { field, password }: { readonly field: string; readonly password: string },
): Promise<KnownPassword> {
  const attempt = attemptOfSignIn(request, 'sign-in');
  await noteAttempt(db, attempt);
  const { password_hash: hash } = await db
    .selectFrom('users')
    .where('id', '=', request.actor.userId)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  if (!(await isPassword(hash, password))) throw refusals.wrongPassword(field);
  await forgiveAttempts(db, attempt);
  return { hash, field };
}
