import { sql } from 'kysely';
import type { PostOutcome } from '../../../../server/sending/gateway.ts';
import type { NotedPost } from '../../../../server/storage/tables.ts';
import { type MessageTable, mostLines, postsAnswered, postsLeft } from './ended-posts.ts';

/** Whether a message has the LRN of `earlier`. */
const hasLrnOfEarlier = sql<boolean>`(earlier.document_id = outbox.document_id and earlier.lrn = outbox.lrn
  and (earlier.kind = 'submission') = (outbox.kind = 'submission'))`;

/** Whether a message has the LRN of `earlier`, which customs did not reject. */
export const sharesLrn = sql<boolean>`(${hasLrnOfEarlier}
  and (earlier.outcome is distinct from 'rejected'
    or not exists (select 1 from notifications where outbox_id = earlier.id and function_code = '03')))`;

/** Whether customs may have a message of this table. */
export function mayHaveLeft(table: MessageTable) {
  return sql<boolean>`(${postsLeft(table)} > 0)`;
}

/**
 * Whether customs had not answered every post of `earlier` by an end before a message of the outbox was made: they may
 * refuse that for the sake of one, which they took up later than the one they rejected.
 */
const wasUnrejected = sql<boolean>`(earlier.outcome is distinct from 'rejected'
  or ${postsLeft('earlier')} > ${postsAnswered('earlier', sql<Date>`outbox.created_at`)})`;

/**
 * Whether customs may have a message of the outbox, or its LRN, from a post before the last: one of its own, or that of a
 * message under the same LRN that was refused at once or given up, and that they had not rejected by then.
 */
export const wasPostedBefore = sql<boolean>`(outbox.reposted or exists (
  select 1 from outbox as earlier
  where ${hasLrnOfEarlier} and earlier.id < outbox.id and ${wasUnrejected} and ${mayHaveLeft('earlier')}))`;

/** Whether not a byte of a post left: nobody answered the call, or it was not made. */
export function isUnsent(outcome: PostOutcome): boolean {
  if (outcome.kind === 'unposted') return outcome.wasPosted !== true;
  return outcome.kind === 'untaken' && outcome.httpStatus === null;
}

/** The posts of a message with one more; one that ended as the last did is counted there. */
export function withPost(before: readonly NotedPost[], outcome: PostOutcome): readonly NotedPost[] {
  if (outcome.kind === 'unposted') return before;
  const { httpStatus: status, conversationId: conversation, kind } = outcome;
  const now = { at: new Date().toISOString(), status, outcome: kind, conversation };
  const last = before.at(-1);
  const isSame = last?.status === now.status && last.outcome === now.outcome;
  const posts = isSame
    ? [...before.slice(0, -1), { ...now, count: last.count + 1 }]
    : [...before, { ...now, count: 1 }];
  return posts.length > mostLines ? [posts[0]!, ...posts.slice(1 - mostLines)] : posts;
}
