import { expect, it } from 'vitest';
import { catalogue } from '../../src/generated/catalogue.ts';
import { bareAttempt, judgeAttempt, replacedBy } from '../../widgets/attempt.ts';
import { plainText } from '../../widgets/gate.ts';

const items = catalogue.documents['customs-declaration']!.lists.CDSItems!.row;
const packages = items.lists.PackagesCDSItems!.row.fields.number_of_packages!;
const atEnd = { start: 1, end: 1 };
const bare = (inserted: string) => bareAttempt(plainText, packages, inserted, '4', atEnd);

it('ENG-047 a piece that is refused for the blanks and line ends around it alone is let in without them', () => {
  expect(judgeAttempt(plainText, packages, { text: '420\r\n', isWhole: true }).accepted).toBe(false);
  expect(bare('20\r\n')).toEqual({ text: '420', isWhole: true });
  expect(bare(' 2000000 ')).toEqual({ text: '42000000', isWhole: true });
});

it('a text whose message takes one line takes no line break, and those of a piece become blanks', () => {
  const { description } = items.fields;
  const attempt = { text: 'Tea\n', isWhole: false };
  expect(judgeAttempt(plainText, description!, attempt)).toMatchObject({
    accepted: false,
    reason: 'A line break after “Tea”: the message takes one line.',
  });
  const pasted = bareAttempt(plainText, description!, 'ea,\r\n black\n', 'T', atEnd);
  expect(pasted).toEqual({ text: 'Tea, black', isWhole: true });
  const behind = bareAttempt(plainText, description!, ' in\nbags\n', 'Tea', { start: 3, end: 3 });
  expect(behind).toEqual({ text: 'Tea in bags', isWhole: true });
});

it('ENG-096 nothing else is cut: what is refused without them too stays refused as a whole', () => {
  for (const piece of ['20', '2 0\r\n', 'twenty\n', '20000000\n', ' \n'])
    expect(bare(piece), piece).toBeUndefined();
});

it('ENG-040 a word composed anew in the place of one that stood there is found by the text and the caret', () => {
  expect(replacedBy('ABCDE', 'ABCD', 'ABCDE', 5)).toEqual({ start: 0, end: 4 });
  expect(replacedBy('pear', 'one pea more', 'one pear more', 8)).toEqual({ start: 4, end: 7 });
  expect(replacedBy('pe', 'one pea more', 'one pe more', 6)).toEqual({ start: 4, end: 7 });
  expect(replacedBy('x', 'ab', 'axb', 2)).toEqual({ start: 1, end: 1 });
  // Cut at the input cap, or in another place than the caret says.
  expect(replacedBy('BBB', 'XX', 'XXBB', 4)).toBeUndefined();
  expect(replacedBy('B', 'XX', 'XBX', 3)).toBeUndefined();
});
