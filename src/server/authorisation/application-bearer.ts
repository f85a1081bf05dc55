import type { Bearer } from './bearer.ts';
import { type AccessToken, type Application, ownToken } from './token-endpoint.ts';

/** Tokens with which applications speak for themselves, for which no person is asked (client credentials). */
export interface ApplicationBearers<Of extends Application> {
  /** `refused`: a token the authority has just refused; another one is wanted. */
  of(application: Of, refused?: string): Promise<Bearer>;
}

/** Why there is none, in words for people. */
export interface BearerReasons<Of> {
  away(application: Of): string;
  refused(application: Of, error: string): string;
}

/** A token that ends within this is asked for anew: it must last until the message has arrived. */
const marginMs = 60_000;

/** Asks for tokens when they are wanted and keeps each until it ends, in memory alone: each process asks for its own. */
export function applicationBearers<Of extends Application>(
  reasons: BearerReasons<Of>,
): ApplicationBearers<Of> {
  const known = new Map<string, AccessToken>();

  return {
    async of(application, refused) {
      const { url, clientId, clientSecret } = application;
      const key = JSON.stringify([url, clientId, clientSecret]);
      const kept = known.get(key);
      if (kept !== undefined && kept.accessToken !== refused && !endsSoon(kept)) {
        return { kind: 'token', token: kept.accessToken };
      }
      known.delete(key);
      const answer = await ownToken({ url, clientId, clientSecret });
      if (answer.kind === 'away') return { kind: 'none', reason: reasons.away(application) };
      if (answer.kind === 'refused')
        return { kind: 'none', reason: reasons.refused(application, answer.error) };
      known.set(key, answer.tokens);
      return { kind: 'token', token: answer.tokens.accessToken };
    },
  };
}

function endsSoon({ expiresAt }: AccessToken): boolean {
  return expiresAt.getTime() - Date.now() < marginMs;
}
