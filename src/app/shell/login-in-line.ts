import { CallError } from '../api/call-error.ts';
import { secondsToWait } from '../api/seconds-to-wait.ts';
import { login, type SignInBody } from '../api/session.ts';

/** Who may have to wait for their turn at the sign-in. */
export interface InLine {
  /** Is told in how many seconds it is tried again, and nothing once it waits no more. */
  readonly onWait: (seconds?: number) => void;
  /** Whether somebody still waits. */
  readonly isThere: { readonly current: boolean };
  /** Fetches what comes back. */
  readonly later: () => Promise<{ readonly comeBack: typeof comeBack }>;
}

/** Signs in with the place that the refusal gave, again and again, until it has its turn; throws any other refusal. */
export async function comeBack(
  refusal: unknown,
  body: SignInBody,
  { onWait, isThere }: Pick<InLine, 'onWait' | 'isThere'>,
): ReturnType<typeof login> {
  for (let error = refusal; ; ) {
    const seconds = secondsToWait(error);
    const place = error instanceof CallError ? error.body.place : undefined;
    if (seconds === undefined || typeof place !== 'string') throw error;
    onWait(seconds);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    if (!isThere.current) throw error;
    try {
      return await login({ ...body, place });
    } catch (failure) {
      error = failure;
    }
  }
}
