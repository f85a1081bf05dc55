import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { session } from '../shell/session.ts';
import { useShell } from '../shell/shell-state.ts';
import { Waiting } from '../shell/Waiting.tsx';
import { readState, readToken } from '../storage/local-state.ts';

const HOME = '/';

/**
 * A page for whoever is not signed in (SHL-008). A stored token is looked at first: one that counts leads to the start
 * page. Whoever signs in here goes on to the page that was wanted.
 */
export function PublicOnly({ children }: { children: ReactNode }) {
  const { profile } = useShell((state) => state.session);
  const { state } = useLocation();
  /** Undefined while a stored token is looked at. */
  const [wasSignedIn, setWasSignedIn] = useState(profile ? true : readToken() ? undefined : false);
  useEffect(() => {
    if (wasSignedIn !== undefined) return;
    // Without an answer the frame of the other pages waits for the server.
    session()
      .then(({ resume }) => resume())
      .then(setWasSignedIn, () => setWasSignedIn(readToken() !== null));
  }, [wasSignedIn]);

  if (wasSignedIn === undefined) return <Waiting />;
  if (wasSignedIn) return <Navigate to={HOME} replace />;
  return profile ? <Navigate to={wantedPage(state, profile.id)} replace /> : children;
}

/** The page somebody was sent here from, or had open when their session ended. */
export function wantedPage(state: unknown, user?: number): string {
  const { from } = (state ?? {}) as { from?: string };
  const { lastPage, lastUser } = readState();
  const isTheirs = lastUser !== undefined && (user === undefined || lastUser === user);
  return from ?? (isTheirs ? lastPage : undefined) ?? HOME;
}
