/**
 * Whether tests that go through all there is do so whole: `npm run test:soak` does (tests/soak/whole.test.ts), `npm test`
 * takes a part that reaches every place.
 */
export const isWhole = process.env.TIDEWAITER_WHOLE === '1';

/** All of them where it is asked for; else each `nth`, beginning further on with each `turn`. */
export function partOf<T>(all: readonly T[], nth: number, turn: number): readonly T[] {
  return isWhole ? all : all.filter((_, index) => (index + turn) % nth === 0);
}

/** How often a property is tried: as often as that where it is asked for, else the first quarter of it. */
export const runs = (all: number): number => (isWhole ? all : Math.ceil(all / 4));

/** Of places each so manieth where it is asked for, else one of four of those. */
export const eachOf = (nth: number): number => (isWhole ? nth : nth * 4);

/** More than so many where it is asked for, else more than a fifth of it. */
export const share = (all: number): number => (isWhole ? all : all / 5);
