import { messageOf } from '../api/client.ts';
import { config, init, login, logout } from '../api/session.ts';
import { openLive } from '../live/socket.ts';
import { clearSignIn, readToken, writeToken } from '../storage/local-state.ts';
import { saveOpenDocuments } from './open-documents.ts';
import { useShell } from './shell-state.ts';

/** Signs in and loads what the pages need; throws with the server's words. */
export async function signIn(email: string, password: string): Promise<void> {
  const { token } = await login(email, password);
  writeToken(token);
  await enter();
}

/** Loads the person and opens the live connection for a stored token; false when there is none that counts. */
export async function resume(): Promise<boolean> {
  if (!readToken()) return false;
  await enter();
  return true;
}

async function enter(): Promise<void> {
  const [user, settings] = await Promise.all([init(), config()]);
  useShell.getState().live?.close();
  useShell.setState({ user, config: settings, live: openLive(settings.socketUrl) });
}

/** Saves what is open, then signs out here also when the call fails (SHL-089). */
export async function signOut(): Promise<void> {
  await saveOpenDocuments();
  try {
    await logout();
  } catch (error) {
    console.warn('Sign-out:', messageOf(error));
  }
  leave();
}

/** Forgets who was signed in; unsaved work stays in the journal. */
export function leave(): void {
  clearSignIn();
  useShell.getState().live?.close();
  useShell.setState({ user: undefined, live: undefined, expiresAt: undefined, terminatesAt: undefined });
}
