import type { SentEntry, TimelineEntry } from '../../api/declarations.ts';
import type { EditEntry, History, MailEntry } from '../../api/history.ts';

export type StoryEntry = TimelineEntry | EditEntry | MailEntry;

/**
 * Everything that happened, the newest first: messages and answers stay in the order they are told in, because customs'
 * clock is not ours, and edits and mails stand behind the last of them that we had by then. What happened before `since`
 * is left out: not all of it is known.
 */
export function storyOf(
  entries: readonly TimelineEntry[],
  { edits, mails }: Pick<History, 'edits' | 'mails'>,
  since: string | null = null,
): readonly StoryEntry[] {
  const story: StoryEntry[] = [...entries].reverse();
  const others = [...edits, ...mails].sort((a, b) => timeOf(a) - timeOf(b));
  for (const other of others) {
    const before = story.findLastIndex((entry) => timeOf(entry) <= timeOf(other));
    story.splice(before + 1, 0, other);
  }
  const told = since === null ? story : story.filter((entry) => timeOf(entry) >= Date.parse(since));
  return told.reverse();
}

/** By our clock. */
function timeOf(entry: StoryEntry): number {
  return Date.parse(entry.kind === 'notification' ? entry.received_at : entry.at);
}

/** How it ended, or where it is; what was refused at once customs never had to reject. */
export function endOf({ state, outcome }: Pick<SentEntry, 'state' | 'outcome'>): string {
  return state === 'refused' ? state : (outcome ?? state);
}
