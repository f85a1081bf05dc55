import { type Selectable, sql } from 'kysely';
import { beginningOf } from '../../../../engine/text-beginning.ts';
import type { PostOutcome } from '../../../../server/sending/gateway.ts';
import type { OutboxTable } from '../../../../server/storage/tables.ts';
import { listsFaults, refusalErrors } from './refusal.ts';

/**
 * What becomes of a message by what came of its post: the one table of outcomes. `canBeHeld`: customs would hold it, as
 * they hold neither a request for places nor a file; `isSubmission`: it is the declaration itself. `isReposted`: they may have it from a post before this turn. Then
 * that they refuse this one is no verdict on it: as a repetition it says that they have the other, whose answers count,
 * and otherwise nobody knows. Nobody knows either of a refusal that finds no fault with the message itself, of a
 * firewall, a token, a header: whoever gave it may stand on either side of it. With a list of its faults it is not taken,
 * because customs judge it by their schema before they pass it on (reference cds section 5). Should they have it all the
 * same, nothing is doubled by sending it again under its LRN, which they refuse as repeated; under another it does not go
 * (kept-lrn.ts). `isLrnPosted`: they may have its LRN from a post before, its own or that of a message before it.
 */
export function settledColumns(
  outcome: PostOutcome,
  {
    canBeHeld,
    isSubmission,
    isReposted,
    isLrnPosted,
    before,
    pauseMs,
  }: {
    canBeHeld: boolean;
    isSubmission: boolean;
    isReposted: boolean;
    isLrnPosted: boolean;
    before: number | null;
    pauseMs: number;
  },
) {
  const common = 'httpStatus' in outcome ? answeredColumns(outcome) : {};
  const again = sql<Date>`clock_timestamp() + make_interval(secs => ${pauseMs / 1000})`;
  switch (outcome.kind) {
    case 'taken':
      return {
        ...common,
        state: 'sent' as const,
        reason: null,
        // By the clock that tells when 48 hours are over (lrn.ts), whichever process posted it.
        sent_at: sql<Date>`clock_timestamp()`,
      };
    case 'refused': {
      const { response, reason } = outcome;
      if (canBeHeld && isReposted)
        return { ...common, state: 'unconfirmed' as const, reason: refusedAgain(outcome.httpStatus, before) };
      if (canBeHeld && !listsFaults(outcome))
        return { ...common, state: 'unconfirmed' as const, reason: refusedFaultless(outcome) };
      return {
        ...common,
        state: 'refused' as const,
        reason: canBeHeld
          ? listedFaults(outcome.httpStatus, isSubmission ? sameLrn : sameLrnOfRequest)
          : reason,
        response: response.replaceAll('\0', ''),
        ...perhapsTaken,
      };
    }
    case 'repeated':
      return canBeHeld && isLrnPosted
        ? { ...common, ...repeatRefused }
        : { ...common, state: 'unconfirmed' as const, reason: outcome.reason };
    case 'untaken':
      return {
        ...common,
        state: 'waiting' as const,
        reason: outcome.reason,
        next_attempt_at: again,
        // Only where nobody answered is it sure that not a byte was written.
        ...(outcome.httpStatus === null ? {} : { reposted: true, ...perhapsTaken }),
      };
    case 'unposted':
      return {
        state: 'waiting' as const,
        reason: outcome.reason,
        next_attempt_at: again,
        ...(outcome.wasPosted ? { reposted: true, ...perhapsTaken } : {}),
      };
    case 'unknown':
      return { ...common, state: 'unconfirmed' as const, reason: outcome.reason };
  }
}

const perhapsTaken = { perhaps_taken_at: sql<Date>`coalesce(perhaps_taken_at, clock_timestamp())` };

/** A message of which customs refuse a post as repeated: they have it, from an earlier one. */
export const repeatRefused = {
  state: 'sent' as const,
  repeat_refused: true,
  sent_at: sql<Date>`coalesce(sent_at, clock_timestamp())`,
  reason:
    'Customs refused the last post as repeated: they have an earlier post of this message, and what they answer to that one counts. If nothing comes, ask them; once they say that they have none, give it up.',
} as const;

/** Why a message waits on though they rejected a post of it. */
export const earlierRejected =
  'Customs rejected a post of this message, and may have another: what they answer to that one counts.';

const sameLrn =
  'Correct what they list. Corrected it goes under the same LRN: should they have it after all, they refuse the second. Under another it goes once you asked them, they have none, and you gave this one up.';

const sameLrnOfRequest =
  'Should they have taken it all the same, what they answer to it counts: so the next one goes under the same LRN, and they refuse that as repeated. Under another it goes once you asked them, they have none, and you gave this one up.';

function listedFaults(status: number, what: string): string {
  return `Customs answered that the message is wrong (${status}). ${what}`;
}

function refusedAgain(status: number, before: number | null): string {
  const answered = before === null ? '' : `, which they answered with ${before}`;
  return `Customs did not take the last post (${status}), and may have an earlier one of this message${answered}. Ask them; then post it again or give it up.`;
}

/** Longest words of a refusal that are told in its reason. */
const longestWords = 200;

function refusedFaultless({ httpStatus, response }: Extract<PostOutcome, { kind: 'refused' }>): string {
  const [{ description = '' } = {}] = refusalErrors(response, httpStatus);
  const words = beginningOf(description.replaceAll('\0', ''), longestWords).replace(/\.$/, '');
  return `Customs refused the message (${httpStatus}: ${words}) and found no fault in it: they may have it all the same. Ask them; then post it again, or give it up to send another.`;
}

/** Of an answer that names no conversation nothing is known; a file has had its own since customs named its place. */
function answeredColumns(answer: {
  readonly httpStatus: number | null;
  readonly conversationId: string | null;
}): Partial<Pick<Selectable<OutboxTable>, 'conversation_id' | 'http_status'>> {
  const { httpStatus, conversationId } = answer;
  return {
    http_status: httpStatus,
    ...(conversationId === null ? {} : { conversation_id: conversationId }),
  };
}
