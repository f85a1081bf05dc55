/** Longer than the work behind any of these answers takes, ms. */
const evenMs = 300;

/**
 * Answers no sooner than a fixed time, whether or not there was anything to do: how long an answer takes must not
 * tell who has an account.
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const even = new Promise((resolve) => setTimeout(resolve, evenMs));
  try {
    return await work();
  } finally {
    await even;
  }
}
