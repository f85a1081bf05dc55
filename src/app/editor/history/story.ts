import type { SentEntry, TimelineEntry } from '../../api/documents.ts';
import type { EditEntry, History, MailEntry } from '../../api/history.ts';

export type StoryEntry = TimelineEntry | EditEntry | MailEntry;

/**
 * Everything that happened, the newest first: messages and answers stay in the order they are told in, because customs'
 * clock is not ours, and edits and mails stand behind the last of them that we had by then. Edits and mails before
 * `since` are left out: not all of them are known.
 */
export function storyOf(
  entries: readonly TimelineEntry[],
  { edits, mails }: Pick<History, 'edits' | 'mails'>,
  since: string | null = null,
): readonly StoryEntry[] {
  const story: StoryEntry[] = [...entries].reverse();
  const known = since === null ? Number.NEGATIVE_INFINITY : Date.parse(since);
  const others = [...edits, ...mails]
    .filter((other) => timeOf(other) >= known)
    .sort((a, b) => timeOf(a) - timeOf(b));
  for (const other of others) {
    const before = story.findLastIndex((entry) => timeOf(entry) <= timeOf(other));
    story.splice(before + 1, 0, other);
  }
  return story.reverse();
}

/** By our clock. */
function timeOf(entry: StoryEntry): number {
  return Date.parse(entry.kind === 'notification' ? entry.received_at : entry.at);
}

/** How it ended, or where it is; what was refused at once customs never had to reject. */
export function endOf({ state, outcome }: Pick<SentEntry, 'state' | 'outcome'>): string {
  return state === 'refused' ? state : (outcome ?? state);
}
