import type { DocumentCheck, DocumentData } from '../../engine/index.ts';
import common from './common-passwords.json';

/**
 * The most common passwords of breaches, in small letters: what is tried first, at every door. From the list of zxcvbn,
 * whose licence stands beside it.
 */
const commonPasswords: ReadonlySet<string> = new Set(common);

/** Words of the product and of its trade. */
const wordsOfOurs = ['tidewaiter', 'customs', 'declaration', 'declarations', 'hmrc', 'simulator'];

/**
 * Keeps out new passwords that are guessed at once: the common ones, and the words of the product or of the person
 * themselves with nothing but digits and marks around them (OWASP ASVS 5.0, 6.2.4, 6.2.11 and 6.2.12).
 */
export function notEasy(
  field: string,
  wordsOf: (document: DocumentData) => readonly unknown[],
): DocumentCheck {
  return {
    name: 'easy-password',
    reads: [`/${field}`],
    full(document) {
      const password = String(document[field] ?? '');
      if (!isEasy(password, wordsOf(document).map(String))) return [];
      const message = 'This password is easy to guess. Choose another.';
      return [{ path: [field], severity: 'error', code: 'problem.easyPassword', message }];
    },
  };
}

function isEasy(password: string, words: readonly string[]): boolean {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain)) return true;
  const known = new Set([...wordsOfOurs, ...words.flatMap(partsOf)]);
  return known.has(lettersOf(plain));
}

/** The words of a name or an address, and all of it as one. */
function partsOf(name: string): readonly string[] {
  const plain = name.toLowerCase();
  return [...plain.split(/\P{L}+/u), lettersOf(plain)].filter((part) => part.length > 2);
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}+/gu, '');
}
