import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import common from './accounts/common-passwords.json';
import { isKeyboardWalk } from './keyboard-walk.ts';
import { looksRandom } from './looks-random.ts';
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
  return judge.check(secret).guessesLog10 < fewest;
}

/** Whether it is plainly none that a generator of random values wrote. */
export function isOfPeople(secret: string): boolean {
  return (
    !looksRandom(secret) ||
    isCountedOn(secret) ||
    isKeyboardWalk(secret) ||
    isOfManuals(secret) ||
    isUsualDigest(secret)
  );
}

/** Whether it is known to everybody, or names itself. */
function isOfManuals(secret: string): boolean {
  const text = secret.toLowerCase();
  const words = [...wordsOfOurs, ...wordsBeside].filter(({ length }) => length >= tellingLetters);
  return knownUuids.includes(text) || wordsInHex.test(text) || words.some((word) => text.includes(word));
}

/** Whether it is bytes that count on, or back, each as far from the one before. */
function isCountedOn(secret: string): boolean {
  const digits = secret.replaceAll('-', '');
  const bytes = Buffer.from(digits, /^[\da-f]+$/i.test(digits) ? 'hex' : 'base64');
  const steps = [...bytes].slice(1).map((byte, index) => (byte - bytes[index]! + 256) % 256);
  return steps.some((step) => steps.filter((other) => other === step).length > steps.length / 2);
}

/**
 * What people have a digest made of: nothing, a number, a common password, one or two words of ours as they may be
 * written, with a year or a sign that is asked for.
 */
function* usualTexts(): Iterable<string> {
  yield '';
  for (let number = 0; number < 10_000; number++) yield String(number);
  for (const word of new Set([...common, ...zxcvbnLists().dictionary['passwords-common']]))
    yield* [word, capitalised(word)];
  const words = [...wordsOfOurs, ...wordsBeside];
  const pairs = words.flatMap((first) => words.map((second) => [first, second]));
  for (const parts of [...words.map((word) => [word]), ...pairs]) {
    const written = [parts.map(capitalised).join(''), ...['', '-', '_'].map((mark) => parts.join(mark))];
    for (const text of new Set(written)) for (const end of usualEnds) yield text + end;
  }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
