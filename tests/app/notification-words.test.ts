import { expect, it } from 'vitest';
import { text } from '../../src/app/dialog-texts.ts';
import { notificationNames } from '../../src/messages/index.ts';

it.each([
  ['06', /documents/i],
  ['14', /balance/i],
  ['15', /remind.*payment/i],
  ['16', /left/i],
  ['17', /officer/i],
  ['18', /not.*left/i],
  ['50', /another department/i],
  ['51', /query/i],
  ['52', /detained/i],
])('notification %s is called what it means (reference cds/README.md section 5)', (code, meaning) => {
  expect(text(`notification.${code}`)).toMatch(meaning);
});

it('every notification that customs know has words', () => {
  for (const code of Object.keys(notificationNames)) {
    expect(text(`notification.${code}`), code).not.toContain('notification.');
  }
});
