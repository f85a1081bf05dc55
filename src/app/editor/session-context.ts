import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { DocumentSession, DocumentState } from './document-session.ts';
import type { SavingState } from './saving.ts';

const SessionContext = createContext<DocumentSession | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** The open document; throws outside of its editor. */
export function useSession(): DocumentSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('An editor part stands outside of SessionProvider.');
  return session;
}

export function useDocumentState<T>(select: (state: DocumentState) => T): T {
  return useStore(useSession().state, select);
}

export function useSaving<T>(select: (state: SavingState) => T): T {
  return useStore(useSession().saving.state, select);
}
