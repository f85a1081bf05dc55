import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import common from './accounts/common-passwords.json';
import { isByRule } from './byte-rules.ts';
import { isEncodedText } from './encoded-text.ts';
import { isKeyboardWalk } from './keyboard-walk.ts';
import { isLikePeoples, looksRandom } from './looks-random.ts';
import { barerForms, withoutSeparators } from './secret-forms.ts';
import { hashesOf } from './usual-digests.ts';
import { zxcvbnJudge, zxcvbnLists } from './zxcvbn.ts';

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

/** And those they put with them. */
const wordsBeside = [
  'my',
  'our',
  'the',
  'new',
  'test',
  'company',
  'password',
  'admin',
  'server',
  'app',
  'api',
];

/** What people write in hex that reads like words. */
const wordsInHex = /deadbeef|cafebabe|feedface|baadf00d|badc0ffee|deadc0de|facefeed|8badf00d/i;

/** UUIDs of chance that stand in manuals. */
const knownUuids = [
  '550e8400-e29b-41d4-a716-446655440000',
  'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  '919108f7-52d1-4320-9bac-f847db4148a8',
  '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
  '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  '123e4567-e89b-42d3-a456-426614174000',
  '123e4567-e89b-42d3-a456-556642440000',
];

/** Secrets of so many digits in hex are told apart by their beginning. */
const tellingDigits = 32;

/** What everybody can look up, in hex: digits of numbers, keys and texts of standards, primes. */
const knownDigits = [
  // Pi, and e, whose digits are the key of FIPS 197 too.
  '3243f6a8885a308d313198a2e03707344a4093822299f31d0082efa98ec4e6c89452821e638d01377be5466cf34e90c6c',
  '2b7e151628aed2a6abf7158809cf4f3c762e7160f38b4da56a784d9045190cfef324e7738926cfbe5f4bf8d8d8c31d763',
  // The golden ratio and the root of two.
  '19e3779b97f4a7c15f39cc0605cedc8341082276bf3a27251f86c6a11d0c18e95',
  '16a09e667f3bcc908b2fb1366ea957d3e3adec17512775099da2f590b0667322a',
  // Keys and texts of FIPS 197 and SP 800-38A.
  '3243f6a8885a308d313198a2e0370734',
  '8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b',
  '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
  '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51',
  // What SHA-256 and MD5 begin with, and a key of other standards.
  '6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19',
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5',
  '67452301efcdab8998badcfe10325476',
  '0123456789abcdeffedcba9876543210',
  Buffer.from(primesBelow(1000)).toString('hex'),
];

/** What they put behind. */
const usualEnds = ['', '1', '123', '!', ...Array.from({ length: 11 }, (_, index) => String(2020 + index))];

/** A word of so many letters comes in no random value: in fewer than one of a million. */
const tellingLetters = 7;

/**
 * Powers of ten of guesses that a secret stands at least: 128 random bits are told as 28 to 32 when written in hex, and
 * 256 in base64 as 42 and more; what repeats, counts on, is a date or made of words is told as far fewer.
 */
const fewest = 28;

const isUsualDigest = hashesOf(usualTexts);

let judge: ZxcvbnFactory | undefined;

/** Whether a secret is guessed too soon, however long it is. */
export function isGuessedTooSoon(secret: string): boolean {
  if (isOfPeople(secret)) return true;
  judge ??= new (zxcvbnJudge().ZxcvbnFactory)({ dictionary: { common, wordsOfOurs } });
  return judge.check(withoutSeparators(secret)).guessesLog10 < fewest;
}

/** Whether it is plainly none that a generator of random values wrote, as it is or without what stands around and between. */
export function isOfPeople(written: string): boolean {
  const secret = withoutSeparators(written);
  return !looksRandom(secret) || isKnown(secret) || barerForms(secret).some(isToldApart);
}

/** A part of a secret, or what it says without some of its characters, may be shorter than a secret. */
function isToldApart(form: string): boolean {
  return isEncodedText(form) || isLikePeoples(form) || isKnown(form);
}

function isKnown(secret: string): boolean {
  return isByRule(bytesOf(secret)) || isKeyboardWalk(secret) || isOfManuals(secret) || isUsualDigest(secret);
}

/** Whether it is known to everybody, or names itself. */
function isOfManuals(secret: string): boolean {
  const text = secret.toLowerCase();
  const words = [...wordsOfOurs, ...wordsBeside].filter(({ length }) => length >= tellingLetters);
  const beginning = bytesOf(secret).toString('hex').slice(0, tellingDigits);
  return (
    knownUuids.includes(text) ||
    wordsInHex.test(text) ||
    words.some((word) => text.includes(word)) ||
    (beginning.length === tellingDigits && knownDigits.some((digits) => digits.includes(beginning)))
  );
}

/** The bytes it writes, in hex, with dashes or not, or in base64; else those of its characters. */
function bytesOf(secret: string): Buffer {
  const digits = secret.replaceAll('-', '');
  if (/^[\da-f]+$/i.test(digits)) return Buffer.from(digits, 'hex');
  return Buffer.from(secret, /^[\w+/-]+={0,2}$/.test(secret) ? 'base64' : 'utf8');
}

function primesBelow(most: number): number[] {
  const numbers = Array.from({ length: most }, (_, number) => number).slice(2);
  return numbers.filter((number) => !numbers.some((one) => one * one <= number && number % one === 0));
}

/**
 * What people have a digest made of: nothing, a number, a common password, also in capitals, one or two words of ours as
 * they may be written, with a year or a sign that is asked for.
 */
function* usualTexts(): Iterable<string> {
  yield '';
  for (let number = 0; number < 10_000; number++) yield String(number);
  for (const word of new Set([...common, ...zxcvbnLists().dictionary['passwords-common']]))
    yield* [word, capitalised(word), word.toUpperCase()];
  const words = [...wordsOfOurs, ...wordsBeside];
  const pairs = words.flatMap((first) => words.map((second) => [first, second]));
  for (const parts of [...words.map((word) => [word]), ...pairs]) {
    const written = [parts.map(capitalised).join(''), ...['', '-', '_'].map((mark) => parts.join(mark))];
    for (const text of new Set(written)) for (const end of usualEnds) yield text + end;
  }
}

function capitalised(word: string): string {
  return word.replace(/[a-z]/, (letter) => letter.toUpperCase());
}
