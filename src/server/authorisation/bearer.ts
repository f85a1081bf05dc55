import type { Selectable } from 'kysely';
import type { Logger } from 'pino';
import { noteAudit } from '../audit.ts';
import type { Database } from '../storage/database.ts';
import type { AuthorisationsTable } from '../storage/tables.ts';
import type { Sealing } from './sealing.ts';
import { type Application, renewTokens, type Tokens } from './token-endpoint.ts';

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

/** The tokens people granted at one authority. A refresh token works once, so one renewal runs at a time. */
export function grantedBearers(options: {
  db: Database;
  application: Application;
  sealing: Sealing;
  log: Logger;
}): Bearers {
  const { db, application, sealing, log } = options;

  async function renewed(userId: number, refused: string | undefined): Promise<Bearer> {
    return await db.transaction().execute(async (transaction) => {
      const row = await authorisationOf(transaction, userId, application.url).forUpdate().executeTakeFirst();
      const bearer = usable(row, sealing, refused);
      if (row === undefined || bearer !== undefined) return bearer ?? { kind: 'none', reason: reasons.none };
      const refreshToken = sealing.open(row.refresh_token, tokenPlace(row, 'refresh'));
      if (refreshToken === undefined) return { kind: 'none', reason: reasons.unreadable };

      const answer = await renewTokens(application, refreshToken);
      if (answer.kind === 'granted') {
        await transaction
          .updateTable('authorisations')
          .set({ ...sealedTokens(sealing, row, answer.tokens), renewed_at: new Date() })
          .where('id', '=', row.id)
          .execute();
        return { kind: 'token', token: answer.tokens.accessToken };
      }
      if (answer.kind === 'refused' && answer.error === 'invalid_grant') {
        await transaction
          .updateTable('authorisations')
          .set({ ended_at: new Date() })
          .where('id', '=', row.id)
          .execute();
        await noteAudit(transaction, { action: 'customs authorisation ended', userId });
        return { kind: 'none', reason: reasons.ended };
      }
      log.error(
        { answer: answer.kind === 'refused' ? answer.error : 'away' },
        'An authorisation could not be renewed.',
      );
      return { kind: 'none', reason: reasons.away };
    });
  }

  return {
    async of(userId, refused) {
      const row = await authorisationOf(db, userId, application.url).executeTakeFirst();
      return usable(row, sealing, refused) ?? (await renewed(userId, refused));
    },
  };
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
