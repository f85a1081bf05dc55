/** Differences are taken so many times: the powers of a number up to the fourth come down to one value. */
const mostDifferences = 4;

/** Fewer bytes follow some rule by chance. */
const fewestBytes = 8;

/**
 * Whether bytes are computed by a plain rule, as they stand or every second of them by one and those between by one: they
 * count on, or back, are values of a polynomial, or each is made of the two before, as powers, Fibonacci's numbers and
 * simple generators are. Of a thousand million random values fewer than one does so.
 */
export function isByRule(bytes: Uint8Array): boolean {
  const series = [...bytes];
  const halves = [0, 1].map((half) => series.filter((_, index) => index % 2 === half));
  return isCountedOn(series) || isComputed(series) || halves.every(isComputed);
}

/** Whether most are as far from the one before as the others. */
function isCountedOn(series: readonly number[]): boolean {
  const steps = differences(series);
  return (
    series.length >= fewestBytes &&
    steps.some((step) => steps.filter((other) => other === step).length > steps.length / 2)
  );
}

function isComputed(series: readonly number[]): boolean {
  if (series.length < fewestBytes) return false;
  let steps = series;
  for (let times = 0; times < mostDifferences; times++) {
    steps = differences(steps);
    if (steps.every((step) => step === steps[0])) return true;
  }
  // They follow the rule as well, also where a number is added each time.
  return isRecurrent(differences(series));
}

/**
 * Whether each value is a sum of the two before, each taken so many times, modulo 256: then the determinant of three runs
 * of three values that follow each other is 0.
 */
function isRecurrent(series: readonly number[]): boolean {
  return series.slice(4).every((e, index) => {
    const [a, b, c, d] = series.slice(index) as [number, number, number, number];
    return (a * (c * e - d * d) - b * (b * e - c * d) + c * (b * d - c * c)) % 256 === 0;
  });
}

function differences(series: readonly number[]): number[] {
  return series.slice(1).map((value, index) => (value - series[index]! + 256) % 256);
}
