import type { Doer } from '../../api/history.ts';
import { text } from '../../dialog-texts.ts';

/** Who did something, as the end of a sentence. */
export function doerWords({ name, isMe }: Doer): string {
  return isMe ? text('history.me') : (name ?? text('history.someone'));
}
