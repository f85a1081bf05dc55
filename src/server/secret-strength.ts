import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import common from './accounts/common-passwords.json';
import { isKeyboardWalk } from './keyboard-walk.ts';
import { looksRandom } from './looks-random.ts';
import { hashesOf } from './usual-digests.ts';

/** Words that people make secrets of who have none at hand. */
const wordsOfOurs = [
  'tidewaiter',
  'customs',
  'declaration',
  'hmrc',
  'simulator',
  'secret',
  'token',
  'key',
  'callback',
  'development',
  'production',
  'example',
  'change',
  'openssl',
  'base64',
];

/**
 * Powers of ten of guesses that a secret stands at least: 128 random bits are told as 28 to 32 when written in hex, and
 * 256 in base64 as 42 and more; what repeats, counts on, is a date or made of words is told as far fewer.
 */
const fewest = 28;

const isKnownHash = hashesOf([...common, ...wordsOfOurs]);

let judge: ZxcvbnFactory | undefined;

/** Whether a secret is guessed too soon, however long it is. */
export function isGuessedTooSoon(secret: string): boolean {
  if (!looksRandom(secret) || isKeyboardWalk(secret)) return true;
  if (isKnownHash(secret)) return true;
  judge ??= new ZxcvbnFactory({ dictionary: { common, wordsOfOurs } });
  return judge.check(secret).guessesLog10 < fewest;
}
