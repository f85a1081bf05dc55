import type { EditEntry, History, MailEntry } from '../../api/history.ts';

/** What stands in the story beside edits and mails. */
interface Dated {
  /** ISO 8601. */
  readonly at: string;
  /** By our clock, where `at` is by another's. */
  readonly received_at?: string;
}

/**
 * Everything that happened, the newest first: messages and answers stay in the order they are told in, because customs'
 * clock is not ours, and edits and mails stand behind the last of them that we had by then. Edits and mails before
 * `since` are left out: not all of them are known.
 */
export function storyOf<Entry extends Dated = never>(
  entries: readonly Entry[],
  { edits, mails }: Pick<History, 'edits' | 'mails'>,
  since: string | null = null,
): readonly (Entry | EditEntry | MailEntry)[] {
  const story: (Entry | EditEntry | MailEntry)[] = [...entries].reverse();
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
function timeOf({ at, received_at = at }: Dated): number {
  return Date.parse(received_at);
}
