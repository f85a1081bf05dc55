import type { PostOutcome } from '../../../../server/sending/gateway.ts';
import type { HttpAnswer } from '../../../../server/sending/http-post.ts';
import { isOwnError, namesRepeatedLrn } from './refusal.ts';

/**
 * What the answers mean that do not take a message; `taken` is asked first. Every other 4xx refuses it, where it is in
 * customs' own words: of one in other words (a firewall's page, none at all) nobody knows who gave it, and on which side
 * of it the message is. Whatever else there is tells nothing either, because their reference knows 202 alone (200 for
 * the places of files): another 2xx, a redirect, 502 and 504 come of something in between, a proxy or a page to sign in,
 * that may have passed the message on before (reference cds section 5).
 */
const meanings: Readonly<Record<number, 'comeAgain' | 'repeated' | 'tellsNothing'>> = {
  // Somebody gave up waiting, for the rest of the message or for an answer to it.
  408: 'tellsNothing',
  // It clashes with what is there, and that may be this message.
  409: 'repeated',
  // Too early to say, because it might be a repetition.
  425: 'tellsNothing',
  // Their reference asks to post these again; customs may have the message all the same.
  429: 'comeAgain',
  500: 'comeAgain',
  503: 'comeAgain',
};

export function outcomeOfAnswer(
  { status: httpStatus, headers, text: response }: HttpAnswer,
  conversationId: string | null,
): PostOutcome {
  const common = { httpStatus, conversationId };
  const isRefusal = httpStatus >= 400 && httpStatus < 500 && isOwnError(response);
  switch (meanings[httpStatus] ?? (isRefusal ? 'refuses' : 'tellsNothing')) {
    case 'comeAgain': {
      const reason = `Customs answered ${httpStatus} and asks to come again; it may have the message all the same.`;
      return { kind: 'untaken', ...common, reason, ...afterMsIn(headers) };
    }
    case 'repeated':
      return repeated(common);
    case 'refuses': {
      if (namesRepeatedLrn(response)) return repeated(common);
      const reason = `Customs refused the message (${httpStatus}).`;
      return { kind: 'refused', ...common, response, reason };
    }
    case 'tellsNothing': {
      const reason = `Customs answered ${httpStatus}, which does not tell whether it has the message.`;
      return { kind: 'unknown', ...common, reason };
    }
  }
}

function repeated(common: { httpStatus: number; conversationId: string | null }): PostOutcome {
  const reason = `Customs answered ${common.httpStatus}: it has this LRN already, perhaps from this very message. Ask it which.`;
  return { kind: 'repeated', ...common, reason };
}

/** Retry-After: seconds, or a time by the clock of whoever answers (RFC 9110 section 10.2.3). */
function afterMsIn({ 'retry-after': after, date }: HttpAnswer['headers']): { afterMs?: number } {
  if (typeof after !== 'string') return {};
  if (/^\d+$/.test(after)) return { afterMs: Number(after) * 1000 };
  const now = Date.parse(String(date));
  const afterMs = Date.parse(after) - (Number.isNaN(now) ? Date.now() : now);
  return Number.isNaN(afterMs) ? {} : { afterMs };
}
