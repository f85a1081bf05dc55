import type { OtherEditor } from '../live/socket.ts';
import { text } from '../texts.ts';

/** 'Bo Hart, someone of another company, you in another window' */
export function namesOf(others: readonly OtherEditor[]): string {
  const named = others.map(({ name, isMe }) =>
    isMe ? text('presence.me') : (name ?? text('presence.someone')),
  );
  return [...new Set(named)].join(', ');
}

/** Says the names of those who came, each only the first time. */
export function createAnnouncer(announce: (words: string) => void): (others: readonly OtherEditor[]) => void {
  const said = new Set<string>();
  return (others) => {
    const news = others.filter((other) => !said.has(namesOf([other])));
    for (const other of news) said.add(namesOf([other]));
    if (news.length > 0) announce(text('presence.alsoOpen', { names: namesOf(news) }));
  };
}
