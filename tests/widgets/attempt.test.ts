import { expect, it } from 'vitest';
import { catalogue } from '../../src/generated/catalogue.ts';
import { bareAttempt, judgeAttempt } from '../../widgets/attempt.ts';
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

it('ENG-096 nothing else is cut: what is refused without them too stays refused as a whole', () => {
  for (const piece of ['20', '2 0\r\n', 'twenty\n', '20000000\n', ' \n'])
    expect(bare(piece), piece).toBeUndefined();
});
