import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { requestBeside } from '../../src/app/declarations/status.tsx';
import { Cell } from '../../src/app/lists/Cell.tsx';
import { listScreens } from '../../src/generated/list-screens.ts';
import { csvRow } from '../../src/server/lists/csv.ts';

const column = listScreens['customs-declarations'].columns.find(({ name }) => name === 'status')!;
const cancelled = { id: 1, status: 'cancel_accept', request_status: 'cancel_accept' };
const granted = { ...cancelled, status: 'decision' };

it('what a declaration and the request about it both are is said once: in the list, its file, the bar', () => {
  const chips = (row: typeof cancelled) =>
    renderToStaticMarkup(createElement(Cell, { column, row: row as never })).match(/class="chip"/g)?.length;
  expect([chips(cancelled), chips(granted)]).toEqual([1, 2]);
  expect(csvRow([column], cancelled).trim()).toBe('Cancellation accepted');
  expect(csvRow([column], granted)).toContain(', Cancellation accepted');
  expect(requestBeside('cancel_accept', 'cancel_accept')).toBeUndefined();
  expect(requestBeside('decision', 'cancel_accept')).toBe('cancel_accept');
  expect(requestBeside('decision', null)).toBeUndefined();
});
