import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REST_MS, restingDocument } from '../../src/app/editor/resting-document.ts';
import { cargoOf, openCargo } from '../engine/cargo.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const store = openCargo(cargoOf(1));
  let isWatched = false;
  const resting = restingDocument(store, () => isWatched);
  const called = vi.fn();
  const end = resting.subscribe(called);
  const type = (text: string) => store.enter(['title'], text);
  const watch = () => {
    isWatched = true;
  };
  return { store, resting, called, end, type, watch };
}

it('a whole document is read again after a rest in typing, not per key (E24)', () => {
  const { store, resting, called, type } = open();
  const before = resting.document();
  for (const text of ['a', 'ab', 'abc', 'abcd']) {
    type(text);
    vi.advanceTimersByTime(REST_MS - 1);
    expect(resting.document()).toBe(before);
  }
  expect(called).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(resting.document()).toBe(store.document());
  expect(called).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(called).toHaveBeenCalledTimes(1);
});

it('at once while it is watched, and without the rest that had begun', () => {
  const { store, resting, called, type, watch } = open();
  type('a');
  watch();
  store.applyRemote([{ op: 'set', path: ['title'], value: 'theirs' }]);
  expect(resting.document().title).toBe('theirs');
  vi.runAllTimers();
  expect(called).toHaveBeenCalledTimes(1);
});

it('at once where it is asked for, and not again for the same', () => {
  const { resting, called, type } = open();
  type('a');
  resting.catchUp();
  expect(resting.document().title).toBe('a');
  resting.catchUp();
  vi.runAllTimers();
  expect(called).toHaveBeenCalledTimes(1);
});

it('who begins to listen sees what came before; who has ended is called no more', () => {
  const { store, resting, called, end, type } = open();
  type('a');
  end();
  vi.runAllTimers();
  expect(called).toHaveBeenCalledTimes(0);
  resting.subscribe(called);
  expect(resting.document()).toBe(store.document());
});
