import { expect, it } from 'vitest';
import { text } from '../../src/app/dialog-texts.ts';
import { notificationTitle } from '../../src/app/sending/timeline/notification-title.ts';
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

const titled = (
  function_code: string,
  message: string,
  told: { status?: string; errors?: readonly string[] } = {},
) =>
  notificationTitle(
    {
      function_code,
      status_codes: told.status === undefined ? [] : [told.status],
      errors: (told.errors ?? []).map((code) => ({ code })) as never,
    },
    { message },
  );

it('a rejection of which only the beginning is told is none without errors, nor one that lapsed', () => {
  const told = (errors: readonly string[], more: number) =>
    notificationTitle(
      {
        ...{ function_code: '03', status_codes: [], errors: errors.map((code) => ({ code })) as never },
        more: { errors: more },
      },
      { message: 'submission' },
    );
  expect(told([], 9)).toBe(text('notification.03'));
  expect(told(['CDS12046'], 9)).toBe(text('notification.03'));
});

it('a notification is called what it means of the message it answers (reference cds/lifecycle.md, traps)', () => {
  expect(titled('02', 'submission')).toBe('Received, not arrived yet');
  expect(titled('02', 'nil-amendment')).toBe('Request received');
  expect(titled('03', 'submission', { errors: ['CDS12005'] })).toBe('Rejected');
  expect(titled('03', 'submission')).toBe('Ended by customs');
  expect(titled('03', 'submission', { errors: ['CDS12046'] })).toContain('Lapsed');
  expect(titled('03', 'submission', { errors: ['CDS12046', 'CDS12005'] })).toBe('Rejected');
  expect(titled('03', 'cancellation', { errors: ['CDS12015'] })).toBe('Request rejected');
  expect(titled('07', 'submission')).toBe('Changed at customs');
  expect(titled('07', 'amendment')).toBe('Amendment applied');
  expect(titled('11', 'amendment', { status: '39' })).toBe('Request granted');
  expect(titled('11', 'amendment', { status: '41' })).toBe('Request denied');
  expect([titled('13', 'submission', { status: '67' }), titled('13', 'submission', { status: '4' })]).toEqual(
    ['Duties calculated', 'Duties calculated, final'],
  );
  expect(titled('file', 'file')).toBe('File received by customs');
  expect(titled('file', 'file', { errors: ['REJECTED'] })).toBe('File not received by customs');
  expect(titled('77', 'submission')).toBe('Message of customs');
});
