import { describe, expect, test } from 'vitest';
import { columnsIn, type ListScreen, type ListView, viewSort } from '../../src/engine/list-screen.ts';

const named = { name: 'ref', kind: 'text', width: 80, sortable: true } as const;
const since = { name: 'archived_at', kind: 'instant', width: 80, sortable: true, archived: true } as const;
const owner = { name: 'owner', kind: 'text', width: 80, reach: true } as const;
const defaultSort = { sort: 'ref', direction: 'asc' } as const;
const screenOf = (...columns: readonly object[]) =>
  ({ columns, defaultSort }) as unknown as Pick<ListScreen, 'columns' | 'defaultSort'>;

describe('LST-022 LST-045: a view nobody sorted', () => {
  test('is sorted as its screen says; the archived one by when its rows came there', () => {
    const screen = screenOf(named, since);
    expect(viewSort(screen, 'active')).toEqual(defaultSort);
    expect(viewSort(screen, 'archived')).toEqual({ sort: 'archived_at', direction: 'desc' });
  });

  test('of archived rows is as any other where nothing says when they came there, or that is not sorted by', () => {
    expect(viewSort(screenOf(named), 'archived')).toEqual(defaultSort);
    expect(viewSort(screenOf(named, { ...since, sortable: false }), 'archived')).toEqual(defaultSort);
  });
});

test('a column of the archived view stands in no other, one about others is seen by who sees others', () => {
  const screen = screenOf(named, since, owner);
  const names = (view: ListView, seesOthers: boolean) =>
    columnsIn(screen, { view, seesOthers }).map(({ name }) => name);
  expect(names('active', false)).toEqual(['ref']);
  expect(names('active', true)).toEqual(['ref', 'owner']);
  expect(names('archived', false)).toEqual(['ref', 'archived_at']);
  expect(names('archived', true)).toEqual(['ref', 'archived_at', 'owner']);
});
