import type { Bearer } from './bearer.ts';
import { type AccessToken, type Application, ownToken } from './token-endpoint.ts';

/** Whose application: a badge of a company at a community system. */
export interface BadgeApplication extends Application {
  /** As people know it, for the reasons. */
  readonly badge: string;
}

/** The tokens of badges, each asked for with the client id and pass of its badge and kept until it ends. */
export interface BadgeBearers {
  /** `refused`: a token the authority has just refused; another one is wanted. */
  of(application: BadgeApplication, refused?: string): Promise<Bearer>;
}

/** A token that ends within this is asked for anew: it must last until the message has arrived. */
const marginMs = 60_000;

/**
 * A community system speaks with HMRC's API as an application of its own, for which no person is asked (client
 * credentials): HMRC publishes no other way. The tokens stand in memory alone, each process asks for its own.
 */
export function badgeBearers(): BadgeBearers {
  const known = new Map<string, AccessToken>();

  return {
    async of({ badge, ...application }, refused) {
      const { url, clientId, clientSecret } = application;
      const key = JSON.stringify([url, clientId, clientSecret]);
      const kept = known.get(key);
      if (kept !== undefined && kept.accessToken !== refused && !endsSoon(kept)) {
        return { kind: 'token', token: kept.accessToken };
      }
      known.delete(key);
      const answer = await ownToken(application);
      if (answer.kind === 'away') return { kind: 'none', reason: reasons.away(badge) };
      if (answer.kind === 'refused') return { kind: 'none', reason: reasons.refused(badge, answer.error) };
      known.set(key, answer.tokens);
      return { kind: 'token', token: answer.tokens.accessToken };
    },
  };
}

const reasons = {
  away: (badge: string) => `No access was given for badge ${badge} just now; it is tried again.`,
  refused: (badge: string, error: string) =>
    `No access was given for badge ${badge} (${error}). Correct its client id and pass in the company settings.`,
};

function endsSoon({ expiresAt }: AccessToken): boolean {
  return expiresAt.getTime() - Date.now() < marginMs;
}
