import { type FilePlace, readFilePlaces } from '../../../../messages/index.ts';
import type { PostOutcome } from '../../../../server/sending/gateway.ts';
import type { HttpAnswer, HttpPost } from '../../../../server/sending/http-post.ts';
import { outcomeOfAnswer } from './answers.ts';
import { type CdsKind, cdsPaths } from './cds-paths.ts';

/** One post to HMRC's Customs Declarations API. */
interface CdsPost {
  readonly kind: CdsKind;
  /** Base address of whoever speaks that API. */
  readonly url: string;
  /** Of the API, in the Accept header. */
  readonly version: string;
  readonly token: string;
  readonly body: Buffer;
  /** Beside those every caller sends. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** HMRC's published Customs Declarations API, whoever answers there (reference cds section 5). Never throws. */
export interface CdsApi {
  post(post: CdsPost, signal: AbortSignal): Promise<PostOutcome>;
}

/** What takes a message: 202, and 200 a request for the places of files, which it names. */
const takes: Readonly<Record<CdsKind, number>> = {
  submission: 202,
  amendment: 202,
  'nil-amendment': 202,
  cancellation: 202,
  arrival: 202,
  upload: 200,
};

export function createCdsApi(post: HttpPost): CdsApi {
  return {
    async post({ kind, url, version, token, body, headers }, signal) {
      const answer = await post(
        {
          url: `${url}${cdsPaths[kind]}`,
          body,
          headers: {
            ...headers,
            Authorization: `Bearer ${token}`,
            Accept: `application/vnd.hmrc.${version}+xml`,
            'Content-Type': 'application/xml; charset=utf-8',
          },
        },
        signal,
      );
      if ('kind' in answer) return answer;
      const conversationId = conversationIn(answer.headers);
      if (answer.status !== takes[kind]) return outcomeOfAnswer(answer, conversationId);
      const taken = { kind: 'taken', httpStatus: answer.status, conversationId } as const;
      if (kind !== 'upload') return taken;
      const places = placesIn(answer.text);
      if (places !== undefined) return { ...taken, places };
      const reason = 'Customs took the request for an upload, and the places it named could not be read.';
      return { kind: 'unknown', httpStatus: answer.status, conversationId, reason };
    },
  };
}

/** No longer than that of a notification is kept. */
export const longestConversation = 100;

function conversationIn({ 'x-conversation-id': named }: HttpAnswer['headers']): string | null {
  return typeof named === 'string' && named !== '' ? named.slice(0, longestConversation) : null;
}

function placesIn(response: string): readonly FilePlace[] | undefined {
  try {
    return readFilePlaces(response);
  } catch {
    return undefined;
  }
}
