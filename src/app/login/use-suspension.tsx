import { type ReactNode, useState } from 'react';
import { secondsToWait } from '../api/seconds-to-wait.ts';
import { Suspension } from './Suspension.tsx';

interface Suspended {
  /** Nothing can be sent now. */
  readonly isOff: boolean;
  /** Counts down meanwhile; stands above the button. */
  readonly countdown: ReactNode;
  /** Sends; where the server asks to wait, the countdown begins instead of a failure. */
  readonly guarded: (send: () => Promise<void>) => Promise<void>;
}

/** What the forms beside the sign-in do when the server asks to wait (API-128, D-94). */
export function useSuspension(): Suspended {
  const [until, setUntil] = useState<number>();
  return {
    isOff: until !== undefined,
    countdown: until !== undefined && (
      <Suspension until={until} of="account" onEnd={() => setUntil(undefined)} />
    ),
    async guarded(send) {
      try {
        await send();
      } catch (error) {
        const seconds = secondsToWait(error);
        if (seconds === undefined) throw error;
        setUntil(Date.now() + seconds * 1000);
      }
    },
  };
}
