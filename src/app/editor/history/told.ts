import type { EditEntry, History, HistoryPage } from '../../api/history.ts';

/** The pages of a history that were read, as one. */
export interface Told extends HistoryPage {
  /** How many older ones were asked for. */
  readonly olderPages: number;
}

/** What is known once the first page was read again: what older ones told stays. */
export function withNewest(told: Told | undefined, page: HistoryPage): Told {
  const edits = told && editsOfBoth(told.history.edits, page);
  if (told === undefined || edits === undefined) return { ...page, olderPages: 0 };
  const { mails, senders } = page.history;
  const toldMails = new Set(mails.map(({ id }) => id));
  const toldSenders = new Set(senders.map(({ message }) => message));
  const history: History = {
    edits,
    mails: [...told.history.mails.filter(({ id }) => !toldMails.has(id)), ...mails],
    senders: [...told.history.senders.filter(({ message }) => !toldSenders.has(message)), ...senders],
  };
  return { ...told, history };
}

/** What is known once the page was read that the last one led to. */
export function withOlder(
  told: Told,
  { history: { edits, mails, senders }, next, since }: HistoryPage,
): Told {
  const history: History = {
    edits: [...edits, ...told.history.edits],
    mails: [...mails, ...told.history.mails],
    senders: [...senders, ...told.history.senders],
  };
  return { history, next, since, olderPages: told.olderPages + 1 };
}

/** Undefined where something may have happened between the two. */
function editsOfBoth(
  known: readonly EditEntry[],
  { history: { edits }, next }: HistoryPage,
): readonly EditEntry[] | undefined {
  const [first, ...others] = edits;
  if (first === undefined || next === null) return edits;
  const begin = Date.parse(first.since);
  if (known.every(({ at }) => Date.parse(at) < begin)) return undefined;
  const earlier = known.filter(({ at }) => Date.parse(at) < begin);
  // Of saves that follow one another for longer than a page tells, a page names a beginning that moves on with each.
  const same = known.find(({ since, at }) => Date.parse(since) < begin && Date.parse(at) >= begin);
  const whole = same ? { ...first, since: same.since, saves: same.saves + first.id - same.id } : first;
  return [...earlier, whole, ...others];
}
