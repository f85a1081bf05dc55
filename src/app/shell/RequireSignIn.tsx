import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { messageOf } from '../api/client.ts';
import { readToken } from '../storage/local-state.ts';
import { text } from '../texts.ts';
import { useShell } from './shell-state.ts';
import { resume } from './sign-in.ts';

const RETRY_MS = 2000;

/** Lets only signed-in people in; a stored token is checked first, again and again while the server is away. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const user = useShell((state) => state.user);
  const location = useLocation();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs it again
  useEffect(() => {
    if (user || !readToken()) return;
    let timer: ReturnType<typeof setTimeout>;
    resume().catch((error: unknown) => {
      setFailure(messageOf(error));
      timer = setTimeout(() => setAttempt((count) => count + 1), RETRY_MS);
    });
    return () => clearTimeout(timer);
  }, [user, attempt]);
  if (user) return <>{children}</>;
  if (!readToken()) return <Navigate to="/login" replace state={{ from: location.pathname }} />;
  return (
    <div className="page-wait" role="status">
      {failure ? text('shell.waitingForServer', { reason: failure }) : text('shell.loading')}
    </div>
  );
}
