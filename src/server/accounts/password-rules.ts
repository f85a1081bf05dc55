import type { DocumentCheck, DocumentData } from '../../engine/index.ts';
import type { Settings } from '../settings.ts';
import { notEasy } from './easy-passwords.ts';
import { passwordLength } from './password-length.ts';

/** What an installation asks of the new password in `field`; `wordsOf` gives the names of whose it is. */
export function passwordRules(
  field: string,
  { passwordMinimum, refusesEasyPasswords }: Settings,
  wordsOf: (document: DocumentData) => readonly unknown[],
): readonly DocumentCheck[] {
  const length = passwordLength(field, passwordMinimum);
  return refusesEasyPasswords ? [length, notEasy(field, wordsOf)] : [length];
}
