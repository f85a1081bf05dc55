import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
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

const wordsOfCard = (): readonly string[] => {
  const columns = columnsIn(screen, { view: 'active', seesOthers: true });
  const cards = createElement(ListCards, {
    screen,
    columns,
    rows: [row],
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
