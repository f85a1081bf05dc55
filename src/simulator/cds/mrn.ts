import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A movement reference number as CDS gives them: two digits of the year, GB, 13 random letters and digits
 * and the check digit of ISO 6346 over the 17 characters before it.
 */
export function newMrn(now: Date): string {
  const random = Array.from({ length: 13 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const body = `${now.toISOString().slice(2, 4)}GB${random}`;
  return `${body}${checkDigit(body)}`;
}

/** The check digit of ISO 6346: letters count from 10 up, leaving out multiples of 11; weights are powers of 2. */
export function checkDigit(body: string): string {
  const sum = [...body].reduce((total, character, index) => total + letterValue(character) * 2 ** index, 0);
  return String((sum % 11) % 10);
}

function letterValue(character: string): number {
  const position = alphabet.indexOf(character);
  return position < 10 ? position : position + Math.ceil((position - 10) / 10);
}
