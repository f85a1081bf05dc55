import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { text } from '../sign-in-texts.ts';
import { readToken } from '../storage/local-state.ts';
import { session } from './session.ts';
import { showToast, useShell } from './shell-state.ts';
import { Waiting } from './Waiting.tsx';

const RETRY_MS = 2000;

/** Lets only signed-in people in; a stored token is checked first, again and again while the server is away. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const isSignedIn = useShell((state) => state.session.logged_in);
  const location = useLocation();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (isSignedIn || !readToken()) return;
    let timer: ReturnType<typeof setTimeout>;
    const resume = async () => (await session()).resume();
    resume().catch((error: unknown) => {
      if (attempt === 0) showToast(messageOf(error), 'error');
      setFailure(messageOf(error));
      timer = setTimeout(() => setAttempt((count) => count + 1), RETRY_MS);
    });
    return () => clearTimeout(timer);
  }, [isSignedIn, attempt]);
  const wasSignedIn = useRef(false);
  wasSignedIn.current ||= isSignedIn;
  if (isSignedIn) return <>{children}</>;
  if (!readToken()) {
    // After a session the page open last is known by whose it was; an address asked for anew is anybody's.
    const state = wasSignedIn.current ? null : { from: location.pathname + location.search };
    return <Navigate to="/login" replace state={state} />;
  }
  return <Waiting {...(failure ? { words: text('shell.waitingForServer', { reason: failure }) } : {})} />;
}
