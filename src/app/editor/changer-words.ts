import type { Changer } from '../api/documents.ts';
import { text } from '../texts.ts';

/** Who changed something, as the beginning of a sentence; undefined: the server does not say. */
export function changerWords(by: Changer | undefined): string {
  if (by === undefined) return text('conflict.someone');
  return by.isMe ? text('conflict.me') : (by.name ?? text('presence.someone'));
}
