import type { FilePlace } from '../../messages/index.ts';
import type { Bearer } from '../authorisation/bearer.ts';
import type { MessageKind } from '../lifecycle/messages.ts';
import type { MessageDetail } from '../storage/tables.ts';
import type { Environment } from './environment.ts';
import type { Provider } from './provider.ts';

/** A message ready to be posted. */
export interface OutgoingMessage {
  readonly kind: MessageKind;
  readonly body: Buffer;
  readonly environment: Environment;
  /** Whose declaration it is. */
  readonly company_id: number;
  /** Who sends it, and so by whose authorisation. */
  readonly user_id: number;
  /** Of the company at the community system it goes through; null when it goes to HMRC itself. */
  readonly badge: string | null;
  /** EORI number of the declarant; null where the declaration gives none. */
  readonly submitter: string | null;
  readonly detail: MessageDetail;
}

/**
 * What came of posting. taken: customs answered that it has the message. refused: it answered that it
 * does not take it. untaken: it surely has not got it (no connection, or asked to come again). unposted: it lacks
 * something to be posted with, and waits. unknown:
 * bytes may have arrived and no answer tells.
 */
export type PostOutcome =
  | {
      readonly kind: 'taken';
      readonly httpStatus: number;
      readonly conversationId: string | null;
      /** Of a request for an upload: where its files go, in their order. */
      readonly places?: readonly FilePlace[];
    }
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
  readonly name: Provider;
  post(message: OutgoingMessage, signal: AbortSignal): Promise<PostOutcome>;
}

/** It waits for what it lacks; nothing was posted, or nothing that could be taken. */
export function unposted(reason: string): PostOutcome {
  return { kind: 'unposted', reason };
}

/**
 * Posts with the token that speaks for the sender. One that is refused is renewed once and the message posted with
 * the new one: the token is judged before the message is read, so that one was not taken.
 */
export async function postWithBearer(
  bearerOf: (refused?: string) => Promise<Bearer>,
  post: (token: string) => Promise<PostOutcome>,
): Promise<PostOutcome> {
  const bearer = await told(bearerOf());
  if (bearer.kind === 'none') return unposted(bearer.reason);
  const outcome = await post(bearer.token);
  if (outcome.kind !== 'refused' || outcome.httpStatus !== 401) return outcome;
  const renewed = await told(bearerOf(bearer.token));
  if (renewed.kind === 'token') return await post(renewed.token);
  return renewed.isFinal ? outcome : unposted(renewed.reason);
}

async function told(bearer: Promise<Bearer>): Promise<Bearer> {
  try {
    return await bearer;
  } catch (error) {
    return { kind: 'none', reason: `The authorisation could not be read (${String(error)}).` };
  }
}
