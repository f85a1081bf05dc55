import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptReasons } from '../../src/app/process/kept-reasons.ts';

/** As browsers have it: its own enumerable members are what it holds. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const why = (statement_description: string) => ({ change_reason: '32', statement_description });

it('keeps the reasons of a request by its parts: those of other parts, requests and declarations are others', () => {
  keptReasons(7, 'amend', ['a', 'b']).keep([why('for a'), why('for b')]);
  expect(keptReasons(7, 'amend', ['new', 'b']).read()).toEqual([undefined, why('for b')]);
  expect(keptReasons(7, 'nil', ['a']).read()).toEqual([undefined]);
  expect(keptReasons(77, 'amend', ['a']).read()).toEqual([undefined]);
  keptReasons(77, 'amend', ['a']).keep([why('of another')]);
  keptReasons(7, 'amend', ['b']).forget();
  expect(keptReasons(7, 'amend', ['a', 'b']).read()).toEqual([undefined, undefined]);
  expect(keptReasons(77, 'amend', ['a']).read()).toEqual([why('of another')]);
});

it('writes with a key that is typed the one reason that is another, however many there are', () => {
  const parts = Array.from({ length: 999 }, (_, index) => `part ${index}`);
  const kept = keptReasons(7, 'amend', parts);
  const reasons = parts.map(why);
  kept.read();
  kept.keep(reasons);
  const setItem = vi.spyOn(sessionStorage, 'setItem');
  kept.keep(reasons.with(500, why('Mistyped.')));
  kept.keep(reasons.with(500, why('Mistyped')));
  expect(setItem).toHaveBeenCalledTimes(2);
  expect(keptReasons(7, 'amend', ['part 500']).read()).toEqual([why('Mistyped')]);
});
