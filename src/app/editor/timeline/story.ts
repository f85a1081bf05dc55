import type { SentEntry, TimelineEntry } from '../../api/declarations.ts';
import type { EditEntry, History, MailEntry } from '../../api/history.ts';

export type StoryEntry = TimelineEntry | EditEntry | MailEntry;

/**
 * Everything that happened, the newest first: messages and answers stay in the order they are told in, because customs'
 * clock is not ours, and edits and mails stand behind the last of them that we had by then.
 */
export function storyOf(
  entries: readonly TimelineEntry[],
  { edits, mails }: Pick<History, 'edits' | 'mails'>,
): readonly StoryEntry[] {
  const story: StoryEntry[] = [...entries].reverse();
  const others = [...edits, ...mails].sort((a, b) => timeOf(a) - timeOf(b));
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
