import type { MfaReset } from '../../generated/types.ts';
import { noteAudit } from '../audit.ts';
import { refusals } from '../errors.ts';
import { queueMail } from '../mail/mail.ts';
import type { Settings } from '../settings.ts';
import { isKnownPlace } from '../sign-in/attempts.ts';
import { endSessions } from '../sign-in/end-sessions.ts';
import type { Sessions } from '../sign-in/sessions.ts';
import type { Database } from '../storage/database.ts';
import { activeUser } from './active-user.ts';
import type { Codes } from './codes.ts';
import { isMailedEnough } from './mailed-enough.ts';
import type { MultiFactor } from './multi-factor.ts';

/** Mails six digits that switch multi-factor sign-in off (D-93); nothing where it is not on, or enough were mailed. */
export async function mailResetCode(
  db: Database,
  email: string,
  { codes, settings }: { readonly codes: Codes; readonly settings: Settings },
): Promise<void> {
  const user = await activeUser(db, settings, email);
  if (!user?.mfa_secret) return;
  await db.transaction().execute(async (transaction) => {
    if (await isMailedEnough(transaction, { kind: 'reset-mfa', address: user.email })) return;
    const code = await codes.issue(transaction, user.id, 'reset-mfa');
    await queueMail(transaction, {
      kind: 'reset-mfa',
      address: user.email,
      values: { name: user.name, code },
    });
  });
}

interface ResetWith {
  readonly codes: Codes;
  readonly settings: Settings;
  readonly multiFactor: MultiFactor;
  readonly sessions: Sessions;
  readonly ip: string;
  /** The browser they signed in with lately, where it is proved. */
  readonly device: string | undefined;
}

/**
 * Switches multi-factor sign-in off by the mailed digits; every session of the person ends. What fails on the way leaves
 * the digits as they were. Throws 422 when they are not right, have run out or were used.
 */
export async function resetMultiFactor(
  db: Database,
  { email, code }: Required<MfaReset> & { readonly email: string },
  { codes, settings, multiFactor, sessions, ip, device }: ResetWith,
): Promise<void> {
  const user = await activeUser(db, settings, email);
  if (user === undefined) throw refusals.wrongCode('code');
  const isOfKnownPlace = await isKnownPlace(db, { email: user.email, ip, device });
  const isRight = await db.transaction().execute(async (transaction) => {
    const guess = { purpose: 'reset-mfa', code, isOfKnownPlace } as const;
    if (!(await codes.redeemDigits(transaction, user.id, guess))) return false;
    await multiFactor.disable(transaction, user.id);
    await endSessions(transaction, sessions, { userId: user.id });
    const values = { name: user.name, state: 'off' };
    await queueMail(transaction, { kind: 'mfa-changed', address: user.email, values });
    await noteAudit(transaction, {
      action: 'multi-factor sign-in off',
      userId: user.id,
      companyId: user.company_id,
      ip,
    });
    return true;
  });
  // Told once the guess has been counted.
  if (!isRight) throw refusals.wrongCode('code');
}
