import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../access.ts';

const lifetimeMs = 60_000;

/** Which sign-in a token was given to, and whose that is. */
type Bearer = Pick<Actor, 'signIn' | 'userId' | 'companyId'>;

/**
 * Tokens for addresses that a browser opens by itself: each opens one path, for 60 seconds, on behalf of one sign-in.
 * They are signed, not stored, so that any process takes them.
 */
export interface DownloadTokens {
  /** `path` as the browser calls it, without its query: `/api/customs-declarations/generate-report`. */
  issue(bearer: Bearer, path: string): string;
  /** Undefined when the token is for another path, over, or not ours. */
  bearerOf(token: string, path: string): Bearer | undefined;
}

export function createDownloadTokens(secretKey: string): DownloadTokens {
  const signatureOf = (told: readonly string[], path: string) =>
    createHmac('sha256', secretKey)
      .update(JSON.stringify(['download', ...told, path]))
      .digest();
  return {
    issue({ signIn, userId, companyId }, path) {
      const end = (Date.now() + lifetimeMs).toString(36);
      const told = [signIn, `${userId}`, `${companyId}`, end];
      return [...told, signatureOf(told, path).toString('base64url')].join('.');
    },
    bearerOf(token, path) {
      const told = token.split('.');
      const signature = Buffer.from(told.pop() ?? '', 'base64url');
      const right = signatureOf(told, path);
      if (signature.length !== right.length || !timingSafeEqual(signature, right)) return undefined;
      const [signIn = '', userId, companyId, end = ''] = told;
      if (!(Number.parseInt(end, 36) > Date.now())) return undefined;
      return { signIn, userId: Number(userId), companyId: Number(companyId) };
    },
  };
}
