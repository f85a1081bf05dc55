import { messageOf, whenSessionEnds } from '../api/client.ts';
import { checkToken, config, init, login, logout } from '../api/session.ts';
import { openLive } from '../live/socket.ts';
import { clearSignIn, readToken, writeState, writeToken } from '../storage/local-state.ts';
import { showToast, useShell } from './shell-state.ts';

const CHECK_MS = 10_000;
const TO_LOGIN_MS = 500;

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

/** Signs out here also when the call fails. */
export async function signOut(): Promise<void> {
  try {
    await logout();
  } catch (error) {
    console.warn('Sign-out:', messageOf(error));
  }
  leave();
}

function leave(): void {
  clearSignIn();
  useShell.getState().live?.close();
  useShell.setState({ user: undefined, live: undefined });
}

/** Checks the session every 10 s and goes to the sign-in when it has ended (SHL-080, SHL-085). */
export function watchSession(): () => void {
  whenSessionEnds((message) => {
    showToast(message, 'error');
    writeState({ lastPage: location.pathname });
    setTimeout(leave, TO_LOGIN_MS);
  });
  const timer = setInterval(() => {
    const token = readToken();
    if (token && useShell.getState().user) checkToken(token).catch(() => undefined);
  }, CHECK_MS);
  return () => clearInterval(timer);
}
