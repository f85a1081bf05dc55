import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ListRow } from '../../src/app/api/lists.ts';
import { isTall, wordsOf } from '../../src/app/lists/Cell.tsx';
import { ListCards } from '../../src/app/lists/ListCards.tsx';
import { columnsIn } from '../../src/engine/list-screen.ts';
import { listScreens } from '../../src/generated/list-screens.ts';

const screen = listScreens['customs-declarations'];
const blank = Object.fromEntries(screen.columns.map(({ name }) => [name, null]));
const row = {
  ...blank,
  id: 7,
  updated_at: '2026-11-23T14:05:00Z',
  total: '388412.10',
  currency: 'GBP',
  customer: 'Orchard Ltd',
  status: 'cleared',
  lrn: 'LRN-7',
  mrn: '',
  assignee: null,
  reference: 'Apples 7',
};

const wordsOfCard = (of: ListRow = row): readonly string[] => {
  const columns = columnsIn(screen, { view: 'active', seesOthers: true });
  const cards = createElement(ListCards, {
    screen,
    columns,
    rows: [of],
    onRowChange: undefined,
    startAt: undefined,
    selection: undefined,
    canOpen: true,
  });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, cards));
  return html
    .replace(/<(svg|style).*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((words) => words.trim())
    .filter(Boolean);
};

test('a card says the name first, then the status, then all else that is known in the order of the columns', () => {
  expect(wordsOfCard()).toEqual([
    'Apples 7',
    'Cleared',
    'LRN',
    'LRN-7',
    'Total invoiced',
    '388,412.10 GBP',
    'Customer',
    'Orchard Ltd',
    'Updated',
    '23/11/2026 14:05',
  ]);
});

test('a status whose message waits to leave says so, and not what it says once that is posted', () => {
  const asked = { ...row, status: 'validation', request_status: 'amend_submit' };
  expect(wordsOfCard(asked).slice(1, 3)).toEqual(['Sent / In validation', 'Amendment submitted']);
  expect(wordsOfCard({ ...asked, unsent: 'status' })[1]).toBe('Not sent yet');
  expect(wordsOfCard({ ...asked, unsent: 'request_status' }).slice(1, 3)).toEqual([
    'Sent / In validation',
    'Not sent yet',
  ]);
});

test('two statuses have a row of the usual height, unless one of them, as it is shown, takes two lines', () => {
  const column = screen.columns.find(({ kind }) => kind === 'status')!;
  const asked = { ...row, status: 'calculation', request_status: 'nil_amend_submit' };
  expect(isTall(column, asked)).toBe(false);
  expect(isTall(column, { ...asked, status: 'decision' })).toBe(true);
  expect(isTall(column, { ...asked, unconfirmed: true })).toBe(false);
  expect(isTall(column, { ...asked, status: 'decision', unsent: 'status' })).toBe(false);
  expect(isTall(column, { ...row, status: 'decision' })).toBe(false);
  // What is copied is what is read.
  expect(wordsOf(column, { ...asked, unsent: 'status' })).toBe('Not sent yet, Nil Amendment submitted');
});
