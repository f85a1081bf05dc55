import { sql } from 'kysely';
import { type AnswerSource, wholeList } from '../../../src/server/polling/answer-source.ts';
import { getBytes } from '../../../src/server/polling/http-get.ts';

/** The ways in which authorities let their answers be fetched. */
export const forms = ['list', 'movements', 'outcomes'] as const;
export type Form = (typeof forms)[number];

/** What an authority made is told later than another that it made after it, by so much at most, ms. */
const overlapMs = 1000;

/** The authority of `keeping-authority.ts` as it is polled; the movements are those of the messages that were sent. */
export function sourceOf(form: Form, url: string, everyMs = 20): AnswerSource {
  const ask = (path: string, signal: AbortSignal, method: 'GET' | 'DELETE' = 'GET') =>
    getBytes(`${url}/${path}`, { method, headers: {}, timeoutMs: 5000, limit: 1_000_000, signal });
  return {
    name: `test ${form}`,
    api: 'CDS',
    everyMs,
    betweenMs: 0,
    places:
      form === 'movements'
        ? sql`select distinct conversation_id as place from outbox where conversation_id is not null`
        : wholeList,
    async list({ name, mark }, signal) {
      const since = mark === null ? '' : `?since=${Number(mark) - overlapMs}`;
      const { status, body } = await ask(form === 'movements' ? `movements/${name}${since}` : form, signal);
      if (status !== 200) throw new Error(`Asked for a list it answered ${status}.`);
      const told = JSON.parse(String(body)) as { references: string[]; mark: string };
      const isPart = form === 'outcomes' && told.references.length > 3;
      return { references: told.references, isPart, ...(form === 'movements' ? { mark: told.mark } : {}) };
    },
    async fetch(reference, signal) {
      const { status, headers, body } = await ask(`answers/${reference}`, signal);
      if (status === 404) return undefined;
      if (status !== 200) throw new Error(`Asked for an answer it answered ${status}.`);
      return { conversationId: String(headers['x-conversation-id']), headers: {}, body };
    },
    ...(form === 'outcomes'
      ? {
          async acknowledge(reference: string, signal: AbortSignal) {
            const { status } = await ask(`answers/${reference}`, signal, 'DELETE');
            if (status !== 200 && status !== 404) throw new Error(`Told of an answer it answered ${status}.`);
          },
        }
      : {}),
  };
}
