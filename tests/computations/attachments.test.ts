import { describe, expect, test } from 'vitest';
import { attachmentFault, attachmentType, avatarFault } from '../../src/computations/attachments.ts';

test.each([
  ['list.CSV', 'application/vnd.ms-excel', 'text/csv'],
  ['a.b.jpg', '', 'image/jpeg'],
  ['a.jpeg', '', 'image/jpeg'],
  ['a.png', 'text/plain', 'image/png'],
  ['a.json', '', 'application/json'],
  ['a.png.exe', 'application/x-msdownload', 'application/x-msdownload'],
  ['png', 'text/plain', 'text/plain'],
  ['a.p2', '', ''],
])('the file %s that is said to be %j is %j', (name, type, is) => {
  expect(attachmentType({ name, type })).toBe(is);
});

describe('an attachment', () => {
  const file = (size: number, name = 'a.csv', type = '') => ({ name, type, size });

  test.each([
    ['contact-support', file(10_000_000), undefined],
    ['contact-support', file(10_000_001), 'Max file size 10Mb'],
    ['contact-support', file(1, 'a.exe', 'application/x-exe'), 'application/x-exe: not supported format'],
    ['contact-support', file(1, 'a.exe'), 'a.exe: not supported format'],
    ['feedback', file(219_999), undefined],
    ['feedback', file(220_000), 'text/csv: not supported format'],
    ['feedback', file(1, 'a.exe'), 'a.exe: not supported format'],
  ] as const)('of %s, %o, is told %j', (kind, attached, fault) => {
    expect(attachmentFault(kind, attached)).toBe(fault);
  });

  test.each([
    ['image/jpeg', 3_145_728, undefined, 'COM-011, COM-012'],
    ['image/png', 1, undefined, 'COM-012'],
    ['image/png', 3_145_729, 'File should be less than 3MB', 'COM-010, COM-011'],
    ['image/gif', 1, 'File should be in jpeg/jpg/png format', 'COM-012'],
  ])('as a picture of %s with %i bytes is told %j (%s)', (type, size, fault, _) => {
    expect(avatarFault({ type, size })).toBe(fault);
  });
});
