import { Secret, TOTP } from 'otpauth';
import { encodeQR } from 'qr';
import type { Sealing } from '../authorisation/sealing.ts';
import type { Database } from '../storage/database.ts';

const issuer = 'Tidewaiter';
const periodSeconds = 30;
/** A code of the half minute before or after is taken too: clocks differ, and typing takes its time. */
const window = 1;
/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
/** How long the same secret is offered, ms. */
const offeredMs = 10 * 60_000;
/** How long a code of it is taken then, ms: a secret that somebody saw long ago is not the one that is switched on. */
const takenMs = 60 * 60_000;

/** A secret offered to an authenticator app: as a picture, and as text for whoever cannot scan it. */
interface OfferedSecret {
  /** SVG as a data: address. */
  readonly qrCode: string;
  /** Base32. */
  readonly secret: string;
}

/** Multi-factor sign-in by the codes of an authenticator app (TOTP, RFC 6238); the secrets are sealed. */
export interface MultiFactor {
  isOn(db: Database, userId: number): Promise<boolean>;
  /** The secret waiting to be switched on, the same for some minutes. */
  offer(db: Database, user: { readonly id: number; readonly email: string }): Promise<OfferedSecret>;
  /** Switches it on with a code of the offered secret, unless that is not right, or the secret's hour is over. */
  enable(db: Database, userId: number, code: string): Promise<'on' | 'wrong' | 'too late'>;
  /** Whether the code is one of the person's app now, and was not used before; uses it up. */
  redeem(db: Database, userId: number, code: string): Promise<boolean>;
  disable(db: Database, userId: number): Promise<void>;
}

/** What the secret of somebody's authenticator app is sealed for. */
export function multiFactorPlace(userId: number): string {
  return `multi-factor secret of user ${userId}`;
}

export function createMultiFactor(sealing: Sealing): MultiFactor {
  const seal = (userId: number, secret: string) => sealing.seal(secret, multiFactorPlace(userId));

  async function openedIn(db: Database, userId: number, column: 'mfa_secret' | 'mfa_candidate') {
    const row = await db.selectFrom('users').where('id', '=', userId).select([column]).executeTakeFirst();
    const sealed = row?.[column];
    return sealed ? sealing.open(sealed, multiFactorPlace(userId)) : undefined;
  }

  /** What was offered last, and when. */
  async function candidateOf(db: Database, userId: number) {
    const [secret, at] = (await openedIn(db, userId, 'mfa_candidate'))?.split(' ') ?? [];
    return { secret, age: Date.now() - Number(at) };
  }

  /** Two calls at once: the first code wins, the second finds its half minute used. */
  async function takeStep(db: Database, userId: number, step: number): Promise<boolean> {
    const used = await db
      .updateTable('users')
      .set({ mfa_step: step })
      .where('id', '=', userId)
      .where('mfa_step', '<', step)
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  }

  return {
    async isOn(db, userId) {
      const row = await db
        .selectFrom('users')
        .where('id', '=', userId)
        .select('mfa_secret')
        .executeTakeFirst();
      return row?.mfa_secret != null;
    },

    async offer(db, { id, email }) {
      const last = await candidateOf(db, id);
      const secret = (last.age < offeredMs && last.secret) || new Secret({ size: secretBytes }).base32;
      if (secret !== last.secret) {
        await db
          .updateTable('users')
          .set({ mfa_candidate: seal(id, `${secret} ${Date.now()}`) })
          .where('id', '=', id)
          .execute();
      }
      const svg = encodeQR(totp(secret, email).toString(), 'svg', { border: 4 });
      return { qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, secret };
    },

    async enable(db, userId, code) {
      const { secret, age } = await candidateOf(db, userId);
      if (secret === undefined || !(age < takenMs)) return 'too late';
      const step = stepOf(secret, code);
      if (step === undefined) return 'wrong';
      await db
        .updateTable('users')
        .set({ mfa_secret: seal(userId, secret), mfa_candidate: null, mfa_step: step })
        .where('id', '=', userId)
        .execute();
      return 'on';
    },

    async redeem(db, userId, code) {
      const secret = await openedIn(db, userId, 'mfa_secret');
      const step = secret === undefined ? undefined : stepOf(secret, code);
      return step !== undefined && (await takeStep(db, userId, step));
    },

    async disable(db, userId) {
      await db
        .updateTable('users')
        .set({ mfa_secret: null, mfa_candidate: null })
        .where('id', '=', userId)
        .execute();
    },
  };
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });
}

/** The half minute a code belongs to; undefined when it is not right. */
function stepOf(secret: string, code: string): number | undefined {
  const timestamp = Date.now();
  const delta = totp(secret, '').validate({ token: code, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}
