import { CallError } from '../api/call-error.ts';
import { secondsToWait } from '../api/seconds-to-wait.ts';
import { login, type SignInBody } from '../api/session.ts';

/** Who may have to wait for their turn at the sign-in. */
export interface InLine {
  /** Is told in how many seconds it is tried again. */
  readonly onWait: (seconds: number) => void;
  /** Aborted when nobody waits any more. */
  readonly left: AbortSignal;
}

/** Signs in; where many sign-ins are tried for the address it comes back with its place, by itself, until it has its turn. */
export async function loginInLine(body: SignInBody, { onWait, left }: InLine): ReturnType<typeof login> {
  let { place } = body;
  for (;;) {
    try {
      return await login({ ...body, place });
    } catch (error) {
      const seconds = secondsToWait(error);
      place =
        error instanceof CallError && typeof error.body.place === 'string' ? error.body.place : undefined;
      if (seconds === undefined || place === undefined) throw error;
      onWait(seconds);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      if (left.aborted) throw error;
    }
  }
}
