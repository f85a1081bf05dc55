/** An API call that did not succeed, in words for the person. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    message: string,
    /** 0 when no answer came. */
    readonly status: number,
    /** Field errors and what else the answer carried. */
    readonly body: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** No answer: the network or the server is away, and whether the call arrived is unknown. */
  get isUnanswered(): boolean {
    return this.status === 0;
  }

  /** Nothing is wrong with the call: the same again may succeed once the server can be reached or has time. */
  get isPassing(): boolean {
    return this.isUnanswered || this.status >= 500 || this.status === 408 || this.status === 429;
  }
}

/** The words of a failure, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
