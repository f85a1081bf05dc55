import type { TakenMessage } from './authority.ts';

/** What this authority counts under one LRN. */
export interface LrnCount {
  /** Messages taken; a refused request (4xx, 5xx) was not taken. */
  count: number;
  /** The standing verdict: a later rejection (such as of a reused LRN) does not undo an acceptance. */
  status: TakenMessage['verdict'];
  conversationIds: string[];
}

/** Counts the messages taken by LRN, of those that begin so. */
export function countByLrn(taken: readonly TakenMessage[], start = ''): Record<string, LrnCount> {
  const counts = new Map<string, LrnCount>();
  for (const { lrn, verdict, conversationId } of taken) {
    if (!lrn.startsWith(start)) continue;
    const known = counts.get(lrn);
    if (!known) counts.set(lrn, { count: 1, status: verdict, conversationIds: [conversationId] });
    else {
      known.count += 1;
      known.conversationIds.push(conversationId);
      if (verdict === 'accepted' || verdict === 'pre-lodged') known.status = verdict;
    }
  }
  return Object.fromEntries(counts);
}
