import { createHmac, timingSafeEqual } from 'node:crypto';

const lifetimeMs = 60_000;

/**
 * Tokens for addresses that a browser opens by itself: each opens one path, for 60 seconds, on behalf of one session.
 * They are signed, not stored, so that any process takes them.
 */
export interface DownloadTokens {
  /** `path` as the browser calls it, without its query: `/api/customs-declarations/generate-report`. */
  issue(sessionId: number, path: string): string;
  /** The session a token was given to; undefined when it is for another path, over, or not ours. */
  sessionOf(token: string, path: string): number | undefined;
}

export function createDownloadTokens(secretKey: string): DownloadTokens {
  const signatureOf = (sessionId: string, end: string, path: string) =>
    createHmac('sha256', secretKey).update(`download ${sessionId} ${end} ${path}`).digest();
  return {
    issue(sessionId, path) {
      const end = (Date.now() + lifetimeMs).toString(36);
      const session = sessionId.toString(36);
      return `${session}.${end}.${signatureOf(session, end, path).toString('base64url')}`;
    },
    sessionOf(token, path) {
      const [session = '', end = '', signature = ''] = token.split('.');
      const right = signatureOf(session, end, path);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return Number.parseInt(end, 36) > Date.now() ? Number.parseInt(session, 36) : undefined;
    },
  };
}
