import { messageOf } from '../api/call-error.ts';
import { logout } from '../api/session.ts';
import { clearSignIn } from '../storage/local-state.ts';
import { saveOpenDocuments } from './open-documents.ts';
import { awaitPatiently } from './patience.ts';
import { forgetSession, useShell } from './shell-state.ts';

/** Saves what is open, then signs out here also when the call fails, or has no answer (SHL-089). */
export async function signOut(): Promise<void> {
  await saveOpenDocuments();
  try {
    await awaitPatiently(logout());
  } catch (error) {
    console.warn('Sign-out:', messageOf(error));
  }
  leave();
}

/** Forgets who was signed in; unsaved work stays in the journal. */
export function leave(): void {
  clearSignIn();
  useShell.getState().live?.close();
  forgetSession();
}
