import { type SignInTextId, signInTexts } from '../generated/sign-in-texts.ts';
import { filled } from './filled.ts';

/** The text with this id, its values filled in; for what is loaded before sign-in, which `texts.ts` is too large for. */
export function text(id: SignInTextId, values: Readonly<Record<string, string | number>> = {}): string {
  return filled(signInTexts[id], values);
}
