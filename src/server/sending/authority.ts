import type { Environment } from './environment.ts';

/** A message ready to be posted. */
export interface OutgoingMessage {
  readonly body: Buffer;
  readonly environment: Environment;
  /** Who sends it, and so by whose authorisation. */
  readonly user_id: number;
}

/**
 * What came of posting. taken: customs answered that it has the message. refused: it answered that it
 * does not take it. untaken: it surely has not got it (no connection, or asked to come again). unposted: it lacks
 * something to be posted with, and waits. unknown:
 * bytes may have arrived and no answer tells.
 */
export type PostOutcome =
  | { readonly kind: 'taken'; readonly httpStatus: number; readonly conversationId: string | null }
  | {
      readonly kind: 'refused';
      readonly httpStatus: number;
      readonly conversationId: string | null;
      readonly response: string;
      readonly reason: string;
    }
  | { readonly kind: 'untaken'; readonly httpStatus: number | null; readonly reason: string }
  | { readonly kind: 'unposted'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly httpStatus: number | null; readonly reason: string };

/** A customs authority one can send to. Never throws: every end of a post is an outcome. */
export interface Authority {
  readonly name: string;
  post(message: OutgoingMessage, signal: AbortSignal): Promise<PostOutcome>;
}
