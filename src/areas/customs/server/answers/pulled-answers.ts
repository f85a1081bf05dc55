import type { Bearer } from '../../../../server/authorisation/bearer.ts';
import {
  type AnswerSource,
  type FetchedAnswer,
  wholeList,
} from '../../../../server/polling/answer-source.ts';
import { type GetAnswer, getBytes } from '../../../../server/polling/http-get.ts';
import { cdsInterface } from '../cds-maps.ts';
import { notificationLimit } from './intake.ts';

/** Largest list that is read: some 30,000 notifications, and customs keep those of 14 days. */
const listLimit = 4 * 1024 * 1024;

/** Where what is not pulled yet is asked for, and what was. */
const folders = ['unpulled', 'pulled'] as const;
type Folder = (typeof folders)[number];

/**
 * HMRC's Pull Notifications API (reference cds section 5): what customs tell, for a Tidewaiter that nobody reaches from
 * outside. There is no acknowledgement: who asks for a notification has pulled it. What was pulled and not stored, because
 * the answer was lost or the process killed, stands among the pulled for 14 days, which are looked through after each
 * round that did not end well.
 */
export function pulledAnswers(options: {
  /** Base address of the API. */
  readonly url: string;
  readonly everyMs: number;
  readonly betweenMs: number;
  readonly timeoutMs: number;
  /** `refused`: a token the authority has just refused; another one is wanted. */
  bearer(refused?: string): Promise<Bearer>;
}): AnswerSource {
  const { url, everyMs, betweenMs, timeoutMs, bearer } = options;

  async function get(path: string, limit: number, signal: AbortSignal): Promise<GetAnswer> {
    const ask = async (token: string) =>
      await getBytes(`${url}/notifications/${path}`, {
        headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.hmrc.1.0+xml' },
        timeoutMs,
        limit,
        signal,
      });
    const token = tokenOf(await bearer());
    const answer = await ask(token);
    return answer.status === 401 ? await ask(tokenOf(await bearer(token))) : answer;
  }

  async function listed(folder: Folder, signal: AbortSignal): Promise<readonly string[]> {
    const { status, body } = await get(`${folder}/`, listLimit, signal);
    if (status !== 200) throw new Error(`Customs answered ${status} when asked what there is.`);
    return referencesIn(body.toString('utf8'));
  }

  return {
    name: cdsInterface,
    api: cdsInterface,
    everyMs,
    betweenMs,
    places: wholeList,
    async list({ mark, isAfterTrouble }, signal) {
      const references = await listed('unpulled', signal);
      const told = { mark: 'asked', isPart: false } as const;
      if (mark !== null && !isAfterTrouble) return { ...told, references };
      try {
        return { ...told, references: [...references, ...(await listed('pulled', signal))] };
      } catch (error) {
        // What is new waits for none of it.
        return { ...told, references, trouble: error instanceof Error ? error.message : String(error) };
      }
    },
    async fetch(reference, signal): Promise<FetchedAnswer | undefined> {
      for (const folder of folders) {
        const { status, headers, body } = await get(`${folder}/${reference}`, notificationLimit, signal);
        if (status === 200) return { ...named(headers), body };
        // 400: it stands in the other folder; 404: in this one no more.
        if (status !== 400 && status !== 404)
          throw new Error(`Customs answered ${status} when asked for notification ${reference}.`);
      }
      return undefined;
    },
  };
}

function tokenOf(bearer: Bearer): string {
  if (bearer.kind === 'none') throw new Error(bearer.reason);
  return bearer.token;
}

/** The ids in a list, in its order. Of its XML only the addresses count: an id needs no unescaping. */
function referencesIn(xml: string): readonly string[] {
  if (!/<(?:\w+:)?resource\b/.test(xml)) throw new Error('Customs answered something that is no list.');
  return [...xml.matchAll(/\/notifications\/(?:un)?pulled\/([0-9a-fA-F-]{36})\b/g)].map(([, id]) => id!);
}

function named(headers: GetAnswer['headers']): Pick<FetchedAnswer, 'conversationId' | 'headers'> {
  const texts = Object.entries(headers).filter(([name]) => name !== 'set-cookie');
  return {
    conversationId: String(headers['x-conversation-id'] ?? ''),
    headers: Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
  };
}
