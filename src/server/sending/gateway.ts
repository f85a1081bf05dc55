import type { FilePlace } from '../../messages/index.ts';
import type { Bearer } from '../authorisation/bearer.ts';
import type { MessageDetail } from '../storage/tables.ts';
import type { Authority } from './authority.ts';
import type { Environment } from './environment.ts';
import type { MessageKind } from './message-kind.ts';
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
 * What came of posting (answers.ts). taken: customs answered that it has the message. refused: it answered that it does
 * not take it. repeated: it answered that it has it already. untaken: it is posted again by itself, because there was no
 * connection, or because customs asked to come again (`afterMs` from now if it said when), having it or not. unposted: it
 * lacks something to be posted with, and waits. unknown: bytes may have arrived and no answer tells.
 */
export type PostOutcome =
  | (Answered & {
      readonly kind: 'taken';
      /** Of a request for an upload: where its files go, in their order. */
      readonly places?: readonly FilePlace[];
    })
  | (Answered & { readonly kind: 'refused'; readonly response: string; readonly reason: string })
  | (Answered & { readonly kind: 'repeated'; readonly reason: string })
  | (MaybeAnswered & { readonly kind: 'untaken'; readonly reason: string; readonly afterMs?: number })
  | {
      readonly kind: 'unposted';
      readonly reason: string;
      /** It was, in this turn, and refused for its token: customs may have it all the same. */
      readonly wasPosted?: boolean;
    }
  | (MaybeAnswered & { readonly kind: 'unknown'; readonly reason: string });

interface Answered {
  readonly httpStatus: number;
  /** That the answer named, whatever else it said. */
  readonly conversationId: string | null;
}

/** Without a status nobody answered; of what is untaken then not a byte was written. */
interface MaybeAnswered {
  readonly httpStatus: number | null;
  readonly conversationId: string | null;
}

/** How a message is posted. */
export interface Posting {
  /**
   * Waits until a post may be made; each needs a call of its own, right before it, which notes a second one. False: the
   * message is another process's to post by now.
   */
  readonly pace: () => Promise<boolean>;
  /** The same for what takes no turn of the authority: whether it is this process's to post, right before it. */
  readonly isOurs: () => Promise<boolean>;
  /** Aborted, nobody waits for an answer any more. */
  readonly signal: AbortSignal;
}

/** A way to a customs authority. Never throws: every end of a post is an outcome. */
export interface Gateway {
  readonly authority: Authority;
  /** Through whom it is reached. */
  readonly provider: Provider;
  /** The interface, as the kinds of documents name it (`sending.api`). */
  readonly api: string;
  post(message: OutgoingMessage, posting: Posting): Promise<PostOutcome>;
}

/** It waits for what it lacks; nothing was posted, or nothing that could be taken. */
export function unposted(reason: string): Extract<PostOutcome, { kind: 'unposted' }> {
  return { kind: 'unposted', reason };
}

/**
 * Posts with the token that speaks for the sender. One that is refused is renewed once and the message posted with
 * the new one: the token is judged before the message is read, so that one should not have been taken.
 */
export async function postWithBearer(
  bearerOf: (refused?: string) => Promise<Bearer>,
  { pace }: Pick<Posting, 'pace'>,
  post: (token: string) => Promise<PostOutcome>,
): Promise<PostOutcome> {
  const bearer = await ready(bearerOf(), pace);
  if (bearer.kind === 'none') return unposted(bearer.reason);
  const outcome = await post(bearer.token);
  if (!('httpStatus' in outcome) || outcome.httpStatus !== 401) return outcome;
  const renewed = await ready(bearerOf(bearer.token), pace);
  if (renewed.kind === 'token') return await post(renewed.token);
  return renewed.isFinal ? outcome : { ...unposted(renewed.reason), wasPosted: true };
}

const heldUp = 'Tidewaiter was held up for so long that another process has the message.';
const lostTurn: Bearer = { kind: 'none', reason: heldUp };

/** Posts a file to the store that customs named for it, unless it is another process's by now. */
export async function postFile(
  { isOurs }: Pick<Posting, 'isOurs'>,
  post: () => Promise<PostOutcome>,
): Promise<PostOutcome> {
  try {
    if (!(await isOurs())) return unposted(heldUp);
  } catch (error) {
    return unposted(`It could not be asked whether the file is still to be posted (${String(error)}).`);
  }
  return await post();
}

/** The token, when a post may be made with it. */
async function ready(asked: Promise<Bearer>, pace: Posting['pace']): Promise<Bearer> {
  try {
    const bearer = await asked;
    if (bearer.kind === 'token' && !(await pace())) return lostTurn;
    return bearer;
  } catch (error) {
    return { kind: 'none', reason: `The authorisation could not be read (${String(error)}).` };
  }
}
