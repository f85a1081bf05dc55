import { afterEach, expect, it, vi } from 'vitest';
import { newUuid } from '../../src/engine/index.ts';

const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it.each(['with', 'without'])(
  'a UUID of version 4, each time another one: %s a call of the browser for it',
  (how) => {
    const { getRandomValues } = crypto;
    if (how === 'without') vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const made = Array.from({ length: 2000 }, newUuid);
    expect(made.filter((id) => !version4.test(id))).toEqual([]);
    expect(new Set(made).size).toBe(2000);
  },
);
