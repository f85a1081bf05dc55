import { expect, it } from 'vitest';
import { judgeCharacters, judgeEntry, judgePartialEntry } from '../../src/engine/index.ts';
import { declaration } from '../schemas/rows.ts';

const item = declaration.lists.CDSItems!.row;
const description = item.fields.description!;

it('a stored text with a line break is told where, if its message takes one line', () => {
  expect(judgeCharacters(description, 'Tea, black\r\nin bags')).toEqual({
    code: 'problem.lineBreak',
    message: 'A line break after “Tea, black”: the message takes one line.',
  });
  expect(judgeCharacters(description, '\nTea')?.message).toBe(
    'A line break at the beginning: the message takes one line.',
  );
  expect(judgeCharacters(declaration.fields.invoice_number!, 'A\n1')?.code).toBe('problem.lineBreak');
  expect(judgeCharacters(description, 'Tea,\tblack')).toBeUndefined();
  expect(judgeCharacters({ ...description, oneLine: undefined }, 'Tea\nbags')).toBeUndefined();
});

it('a character that no message carries is named with its place, typed, pasted or stored', () => {
  const message = 'Character 5 is U+0002, which no message carries.';
  expect(judgeCharacters(description, '🫖Tea\u0002')).toEqual({ code: 'problem.character', message });
  for (const judge of [judgeEntry, judgePartialEntry])
    expect(judge(description, '🫖Tea\u0002')).toMatchObject({ accepted: false, reason: message });
  expect(judgeCharacters(description, 'Tea\ud83e')?.message).toContain('Character 4 is U+D83E');
});
