import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { EditorSession, StandingState } from './document-session.ts';
import type { SavingState } from './saving.ts';

const SessionContext = createContext<EditorSession | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** The open declaration; throws outside of its editor. */
export function useSession(): EditorSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('An editor part stands outside of SessionProvider.');
  return session;
}

export function useStanding<T>(select: (state: StandingState) => T): T {
  return useStore(useSession().standing, select);
}

export function useSaving<T>(select: (state: SavingState) => T): T {
  return useStore(useSession().saving.state, select);
}
