import type { DocumentCheck, DocumentData } from '../../engine/index.ts';
import type { Settings } from '../settings.ts';
import { notEasy } from './easy-passwords.ts';

/** What an installation asks, beside its length, of the new password in `field`; `wordsOf` gives the names of whose it is. */
export function passwordRules(
  field: string,
  { refusesEasyPasswords }: Settings,
  wordsOf: (document: DocumentData) => readonly unknown[],
): readonly DocumentCheck[] {
  return refusesEasyPasswords ? [notEasy(field, wordsOf)] : [];
}
