/** Whether one bound is above another; one that there is not is above none and below none. */
export function isAbove(one: number | undefined, other: number | undefined): boolean {
  return (one ?? Number.NaN) > (other ?? Number.NaN);
}

/** The same of one that is another or above it. */
export function reaches(one: number | undefined, other: number | undefined): boolean {
  return (one ?? Number.NaN) >= (other ?? Number.NaN);
}
