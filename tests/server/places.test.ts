import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApiError, refusals, WaitedInVain } from '../../src/server/errors.ts';
import { createPlaces, type Places } from '../../src/server/sign-in/places.ts';

const email = 'a@b.example';
let places: Places;
beforeEach(() => {
  vi.useFakeTimers();
  places = createPlaces('a secret key');
});
afterEach(() => void vi.useRealTimers());

/** Comes with a place and waits in vain; gives the time since which it waits, and the place it is given. */
async function waitInVain(place?: unknown, of = email) {
  let since: number | undefined;
  const refusal: ApiError = await places
    .hold(of, place, async (told) => {
      since = told;
      throw new WaitedInVain(refusals.inLine(2));
    })
    .catch((error) => error);
  expect(refusal).toMatchObject({ status: 429, body: { time: 2 } });
  return { since, place: String(refusal.body.place) };
}
const sinceOf = async (place: unknown, of = email) => (await waitInVain(place, of)).since;

test('who waited in vain has a place, and keeps it by coming back: since they waited first', async () => {
  const began = Date.now();
  const first = await waitInVain();
  expect(first.since).toBeUndefined();
  vi.advanceTimersByTime(29_000);
  const second = await waitInVain(first.place);
  expect(second.since).toBe(began);
  vi.advanceTimersByTime(29_000);
  expect(await sinceOf(second.place)).toBe(began);
});

test('a place is one person’s, and nobody can write it, make it older or use it after half a minute', async () => {
  const { place } = await waitInVain();
  const [id, since, until, seal] = place.split('.');
  expect(await sinceOf(place, 'other@b.example')).toBeUndefined();
  expect(await sinceOf([id, Number(since) - 9, until, seal].join('.'))).toBeUndefined();
  expect(await sinceOf([id, since, `${until}0`, seal].join('.'))).toBeUndefined();
  for (const none of ['', '...', 7, null, {}]) expect(await sinceOf(none)).toBeUndefined();
  expect(await sinceOf(place)).toBe(Number(since));
  vi.advanceTimersByTime(30_001);
  expect(await sinceOf(place)).toBeUndefined();
});

test('a place serves one call at a time, and none after its password was looked at', async () => {
  const { place } = await waitInVain();
  let end = () => {};
  const waiting = places.hold(email, place, () => new Promise<void>((resolve) => (end = resolve)));
  expect(await sinceOf(place), 'beside the one that waits').toBeUndefined();
  end();
  await waiting;
  expect(await sinceOf(place), 'after that').toBeUndefined();
  const wrong = await waitInVain();
  await places.hold(email, wrong.place, () => Promise.reject(refusals.wrongSignIn())).catch(() => {});
  vi.advanceTimersByTime(29_000);
  expect(await sinceOf(wrong.place), 'after a guess').toBeUndefined();
});

test('whose password was right stands before all others', async () => {
  expect(await sinceOf(places.first(email))).toBe(0);
});
