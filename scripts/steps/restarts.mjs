/** A part that dies is started again so often within so long, ms; what dies more often does not mend by itself. */
const mostRestarts = 5;
const restartWindow = 5 * 60_000;
const longestPause = 2000;

/** With this code a server ends that finds no database (EX_UNAVAILABLE): it comes back when that does. */
export const withoutDatabase = 69;

/**
 * What to do about a part that ends unasked, one end after the other: start it again after `pause` ms, or give it up after
 * `times` ends within five minutes. A start that finds no database is no end of the part: it is tried for ever.
 * @param {() => number} now
 */
export function restartsOf(now = () => performance.now()) {
  const ends = [];
  return {
    /** @param {number | null} code */
    ended(code) {
      if (code === withoutDatabase) return { again: true, pause: longestPause, times: ends.length };
      ends.push(now());
      const times = ends.filter((at) => at > now() - restartWindow).length;
      return {
        again: times <= mostRestarts,
        pause: Math.min(100 * 2 ** (times - 1), longestPause),
        times,
      };
    },
    hasEnded: () => ends.length > 0,
  };
}
