import { setTimeout as pause } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import { noteAudit } from '../audit.ts';
import type { Database } from '../storage/database.ts';
import type { AuthorisationsTable } from '../storage/tables.ts';
import type { Sealing } from './sealing.ts';
import { type Application, renewTokens, type TokenAnswer, type Tokens } from './token-endpoint.ts';

/** The token that speaks for a person, or the reason why there is none now. */
export type Bearer =
  | { readonly kind: 'token'; readonly token: string }
  /** isFinal: there will be no other, whoever authorises what. */
  | { readonly kind: 'none'; readonly reason: string; readonly isFinal?: true };

/** Whose token goes with a message. */
export interface Bearers {
  /** `refused`: a token the authority has just refused; another one is wanted. */
  of(userId: number, refused?: string): Promise<Bearer>;
}

/** One token for everybody, people and badges, at an authority that asks for no authorisation. */
export function fixedBearer(token: string): { of(whom: unknown, refused?: string): Promise<Bearer> } {
  return {
    of: async (_whom, refused) =>
      refused === undefined
        ? { kind: 'token', token }
        : { kind: 'none', reason: 'Customs refused the token of the settings.', isFinal: true },
  };
}

export const reasons = {
  none: 'You have not authorised Tidewaiter to send to HMRC. Sign in to your Government Gateway account and grant it.',
  ended:
    'Your authorisation to send to HMRC has ended. Sign in to your Government Gateway account and grant it again.',
  unreadable:
    'The stored authorisation cannot be opened with the present TOKEN_KEY. Sign in to your Government Gateway account and grant it again.',
  away: 'HMRC did not renew the authorisation just now; it is tried again.',
} as const;

/** A token that ends within this is renewed first: it must last until the message has arrived. */
const marginMs = 60_000;

/** Longest time of one renewal, ms: customs are waited for ten seconds (token-endpoint.ts). */
const renewalMs = 20_000;
/** How often whoever waits for another's renewal looks, ms. */
const lookMs = 100;
/** Of keeping new tokens. */
const mostTries = 5;

/**
 * The tokens people granted at one authority. A refresh token works once, so one renewal runs at a time; while customs are
 * asked, nothing is held in the database.
 */
export function grantedBearers(options: {
  db: Database;
  application: Application;
  sealing: Sealing;
  log: Logger;
}): Bearers {
  const { db, application, sealing, log } = options;

  async function renewed(userId: number, refused: string | undefined): Promise<Bearer> {
    for (const until = Date.now() + renewalMs; ; await pause(lookMs)) {
      const row = await authorisationOf(db, userId, application.url).executeTakeFirst();
      const bearer = usable(row, sealing, refused);
      if (row === undefined || bearer !== undefined) return bearer ?? { kind: 'none', reason: reasons.none };
      const refreshToken = sealing.open(row.refresh_token, tokenPlace(row, 'refresh'));
      if (refreshToken === undefined) return { kind: 'none', reason: reasons.unreadable };
      const own = await takeRenewal(db, row);
      if (own !== undefined) return await renewedBy(own, await renewTokens(application, refreshToken));
      if (Date.now() > until) return { kind: 'none', reason: reasons.away };
    }
  }

  /** Keeps what came of the renewal of a row that is ours to renew. */
  async function renewedBy(row: Selectable<AuthorisationsTable>, answer: TokenAnswer): Promise<Bearer> {
    const { user_id: userId } = row;
    if (answer.kind === 'granted') {
      // The token before is used up: what is lost now, the person must grant anew.
      await keepTrying(() =>
        ours(row)
          .set({
            ...sealedTokens(sealing, row, answer.tokens),
            renewed_at: new Date(),
            renewing_until: new Date(0),
          })
          .execute(),
      );
      return { kind: 'token', token: answer.tokens.accessToken };
    }
    if (answer.kind === 'refused' && answer.error === 'invalid_grant') {
      await db.transaction().execute(async (transaction) => {
        await ours(row, transaction)
          .set({ ended_at: new Date(), renewing_until: new Date(0) })
          .execute();
        await noteAudit(transaction, { action: 'customs authorisation ended', userId });
      });
      return { kind: 'none', reason: reasons.ended };
    }
    await ours(row)
      .set({ renewing_until: new Date(0) })
      .execute();
    log.error(
      { answer: answer.kind === 'refused' ? answer.error : 'away' },
      'An authorisation could not be renewed.',
    );
    return { kind: 'none', reason: reasons.away };
  }

  /** The row unless it was granted anew meanwhile. */
  function ours({ id, renewing_until: until }: Selectable<AuthorisationsTable>, within: Database = db) {
    return within.updateTable('authorisations').where('id', '=', id).where('renewing_until', '=', until);
  }

  return {
    async of(userId, refused) {
      const row = await authorisationOf(db, userId, application.url).executeTakeFirst();
      return usable(row, sealing, refused) ?? (await renewed(userId, refused));
    },
  };
}

/** The row, taken for a renewal that nobody else begins meanwhile; undefined where somebody else is at it. */
async function takeRenewal(db: Database, { id, refresh_token }: Selectable<AuthorisationsTable>) {
  return await db
    .updateTable('authorisations')
    // In whole milliseconds, as it is known again by it.
    .set({
      renewing_until: sql<Date>`date_trunc('milliseconds', clock_timestamp() + make_interval(secs => ${renewalMs / 1000}))`,
    })
    .where('id', '=', id)
    .where('refresh_token', '=', refresh_token)
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('renewing_until', '<', sql<Date>`clock_timestamp()`),
        // The clock of the database was set back.
        eb('renewing_until', '>', sql<Date>`clock_timestamp() + make_interval(secs => ${renewalMs / 1000})`),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** The database may be away for a moment. */
async function keepTrying(store: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return void (await store());
    } catch (error) {
      if (tries === mostTries) throw error;
      await pause(500 * tries);
    }
  }
}

export function authorisationOf(db: Database, userId: number, authority: string) {
  return db
    .selectFrom('authorisations')
    .where('user_id', '=', userId)
    .where('authority', '=', authority)
    .selectAll();
}

/** Columns that hold these tokens of a person at an authority. */
export function sealedTokens(
  sealing: Sealing,
  of: Pick<Selectable<AuthorisationsTable>, 'user_id' | 'authority'>,
  { accessToken, refreshToken, expiresAt }: Tokens,
) {
  return {
    access_token: sealing.seal(accessToken, tokenPlace(of, 'access')),
    refresh_token: sealing.seal(refreshToken, tokenPlace(of, 'refresh')),
    expires_at: expiresAt,
  };
}

/** What a token of customs is sealed for. */
export function tokenPlace(
  { user_id, authority }: Pick<Selectable<AuthorisationsTable>, 'user_id' | 'authority'>,
  which: 'access' | 'refresh',
): string {
  return `${which} token of user ${user_id} at ${authority}`;
}

/** What is known without asking the authority; undefined when the token must be renewed. */
function usable(
  row: Selectable<AuthorisationsTable> | undefined,
  sealing: Sealing,
  refused: string | undefined,
): Bearer | undefined {
  if (row === undefined) return { kind: 'none', reason: reasons.none };
  if (row.ended_at !== null) return { kind: 'none', reason: reasons.ended };
  if (row.expires_at.getTime() - Date.now() < marginMs) return undefined;
  const token = sealing.open(row.access_token, tokenPlace(row, 'access'));
  if (token === undefined) return { kind: 'none', reason: reasons.unreadable };
  return token === refused ? undefined : { kind: 'token', token };
}
