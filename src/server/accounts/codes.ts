import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { lockPerson } from './lock-person.ts';

const codePurposes = ['reset-password', 'reset-mfa', 'change-password'] as const;

/** What a mailed code is for. `reset-password` is a link; the other two are six digits to be typed. */
export type CodePurpose = (typeof codePurposes)[number];

/** A link may wait in a mailbox over lunch; digits are typed from a mail that has just come (OWASP ASVS 5.0, 6.5.5). */
const minutes: Readonly<Record<CodePurpose, number>> = {
  'reset-password': 60,
  'reset-mfa': 10,
  'change-password': 10,
};

/** Wrong guesses at six digits after which they count no more but for who comes from a known place. */
const mostGuesses = 5;

/** Codes under one key: each runs out and serves once. Only their HMAC is stored. */
export interface Codes {
  /** A code for a link, 256 random bits, and what is stored of it. */
  link(): { readonly code: string; readonly hash: string };
  /** What is stored of a link's code. */
  hashOf(code: string): string;
  /** A new code of this person; digits take the place of those before. */
  issue(db: Database, userId: number, purpose: CodePurpose): Promise<string>;
  /** Uses up the code of a link, and with it every other of this person and purpose; false when it is unknown, run out or another's. */
  redeemLink(db: Database, userId: number, purpose: CodePurpose, code: string): Promise<boolean>;
  /**
   * Uses up six digits within the transaction of what they are for. A wrong guess counts: that transaction must not be
   * rolled back for it. One from a known place of the person is counted there alone (`noteAttempt`), and those of
   * strangers do not end the digits there.
   */
  redeemDigits(
    transaction: Database,
    userId: number,
    guess: { readonly purpose: CodePurpose; readonly code: string; readonly isOfKnownPlace: boolean },
  ): Promise<boolean>;
}

export function createCodes(secretKey: string): Codes {
  const hmac = (text: string) => createHmac('sha256', secretKey).update(text).digest('hex');
  const hashOf = (code: string) => hmac(`link ${code}`);
  const digitsHash = (userId: number, purpose: CodePurpose, code: string) =>
    hmac(`digits ${purpose} ${userId} ${code}`);

  function link() {
    const code = randomBytes(32).toString('base64url');
    return { code, hash: hashOf(code) };
  }

  function digits(userId: number, purpose: CodePurpose) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    return { code, hash: digitsHash(userId, purpose, code) };
  }

  const ofPerson = (db: Database, userId: number, purpose: CodePurpose) =>
    db.deleteFrom('account_codes').where('user_id', '=', userId).where('purpose', '=', purpose);

  return {
    link,
    hashOf,

    async issue(db, userId, purpose) {
      const isLink = purpose === 'reset-password';
      const { code, hash } = isLink ? link() : digits(userId, purpose);
      const gone = ofPerson(db, userId, purpose);
      await (isLink ? gone.where('expires_at', '<', sql<Date>`now()`) : gone).execute();
      await db
        .insertInto('account_codes')
        .values({
          user_id: userId,
          purpose,
          code_hash: hash,
          expires_at: sql<Date>`now() + make_interval(mins => ${minutes[purpose]})`,
        })
        .execute();
      return code;
    },

    async redeemLink(db, userId, purpose, code) {
      const used = await ofPerson(db, userId, purpose)
        .where('code_hash', '=', hashOf(code))
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('id')
        .executeTakeFirst();
      if (used === undefined) return false;
      await ofPerson(db, userId, purpose).execute();
      return true;
    },

    async redeemDigits(transaction, userId, { purpose, code, isOfKnownPlace }) {
      await lockPerson(transaction, userId);
      const held = await transaction
        .selectFrom('account_codes')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', sql<Date>`now()`)
        .select(['id', 'code_hash', 'attempts'])
        .executeTakeFirst();
      if (held === undefined) return false;
      if (!isOfKnownPlace && held.attempts >= mostGuesses) return false;
      const isRight = isSame(held.code_hash, digitsHash(userId, purpose, code));
      if (isRight) {
        await ofPerson(transaction, userId, purpose).execute();
      } else if (!isOfKnownPlace) {
        await transaction
          .updateTable('account_codes')
          .set({ attempts: held.attempts + 1 })
          .where('id', '=', held.id)
          .execute();
      }
      return isRight;
    },
  };
}

function isSame(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
