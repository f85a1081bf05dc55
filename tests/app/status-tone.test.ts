import { expect, it, test } from 'vitest';
import { statusTone } from '../../src/app/declarations/status-tone.ts';
import { rowClasses } from '../../src/app/lists/row-words.ts';
import { listScreens } from '../../src/generated/list-screens.ts';

/** The lists of the specification, section 4, word by word. */
const highlighted = {
  red: 'rejected, inactive, transit_rejected, transit_invalid_guarantee, transit_cancelled',
  yellow:
    'validation, submitted, amend_submit, cancel_submit, monitoring, handling_debts, control, released, termEnds, transit_presented, transit_submitted, transit_received, transit_mrn_allocated, transit_control, transit_cancel_submit',
  green: 'invalidation, exited, cleared, complete, transit_released, transit_accepted',
  grey: 'blocked',
};

it.each(
  Object.entries(highlighted).flatMap(([tone, statuses]) =>
    statuses.split(', ').map((status) => [status, tone]),
  ),
)('LST-067 LST-068 LST-069 LST-070 LST-071: %s is %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

test('LST-081 LST-072: rejection is rejected, and accepted looks like green', () => {
  expect(statusTone('rejection')).toBe('red');
  expect(statusTone('accepted')).toBe('green');
});

test('LST-073: no other status of a declaration is highlighted', () => {
  const all = Object.values(highlighted).join(', ').split(', ');
  const others = listScreens['customs-declarations'].filters
    .find(({ param }) => param === 'statuses')!
    .options!.filter((status) => !all.includes(status) && status !== 'rejection');
  expect(others).toContain('draft');
  expect(others).toContain('calculation');
  expect(others.filter((status) => statusTone(status) !== undefined)).toEqual([]);
});

test('LST-067: a row has its colour where its status stands in words, and no colour alone', () => {
  const screen = listScreens['customs-declarations'];
  const row = { id: 1, status: 'rejection', unread: true };
  const classes = (columns = screen.columns) => rowClasses(screen, { columns, row, canOpen: true });
  expect(classes()).toBe('is-toned row-red is-unread is-opened-by-click');
  expect(classes(screen.columns.filter(({ name }) => name !== 'status'))).toBe(
    'is-unread is-opened-by-click',
  );
});

test('LST-065 LST-074: a status of one’s own is highlighted by the one it stands for', () => {
  expect(statusTone({ name: 'Ready', corresponding_default_status: 'complete' })).toBe('green');
  expect(statusTone({ name: 'New', corresponding_default_status: 'draft' })).toBeUndefined();
});
