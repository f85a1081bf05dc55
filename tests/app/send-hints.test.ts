import { expect, it } from 'vitest';
import { sendHints } from '../../src/app/sending/send-hints.ts';

const customs = { severity: 'error', source: 'customs' } as const;
const rule = { severity: 'error', source: 'rule' } as const;

it('what customs found in the message before does not stop the next one, and is not said to', () => {
  expect(sendHints([customs, { ...rule, severity: 'warning' }])).toEqual(['send.customsErrors']);
  expect(sendHints([rule])).toEqual(['send.errorsFirst']);
  expect(sendHints([rule, customs])).toEqual(['send.errorsFirst', 'send.customsErrors']);
  expect(sendHints([{ ...customs, severity: 'warning' }])).toEqual([]);
});
