import { createHmac, timingSafeEqual } from 'node:crypto';

const lifetimeMs = 60_000;

/**
 * Tokens for addresses that a browser opens by itself: each opens one path, for 60 seconds, on behalf of one sign-in.
 * They are signed, not stored, so that any process takes them.
 */
export interface DownloadTokens {
  /** `path` as the browser calls it, without its query: `/api/customs-declarations/generate-report`. */
  issue(signIn: string, path: string): string;
  /** The sign-in a token was given to; undefined when it is for another path, over, or not ours. */
  signInOf(token: string, path: string): string | undefined;
}

export function createDownloadTokens(secretKey: string): DownloadTokens {
  const signatureOf = (signIn: string, end: string, path: string) =>
    createHmac('sha256', secretKey).update(`download ${signIn} ${end} ${path}`).digest();
  return {
    issue(signIn, path) {
      const end = (Date.now() + lifetimeMs).toString(36);
      return `${signIn}.${end}.${signatureOf(signIn, end, path).toString('base64url')}`;
    },
    signInOf(token, path) {
      const [signIn = '', end = '', signature = ''] = token.split('.');
      const right = signatureOf(signIn, end, path);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return Number.parseInt(end, 36) > Date.now() ? signIn : undefined;
    },
  };
}
