// The same sample of the same faults for the same seed.

/** `count` of `all`, drawn one after the other: the first of them are a sample too. */
export function sampleOf(all, count, seed) {
  const random = numbersFrom(seed);
  const left = [...all];
  for (let at = 0; at < Math.min(count, left.length); at += 1) {
    const other = at + Math.floor(random() * (left.length - at));
    [left[at], left[other]] = [left[other], left[at]];
  }
  return left.slice(0, count);
}

/** Mulberry32: numbers from 0 to below 1. */
function numbersFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
