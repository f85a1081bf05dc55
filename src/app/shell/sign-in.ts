import { CallError } from '../api/call-error.ts';
import { checkToken, config, init, login, type SignInBody } from '../api/session.ts';
import { openLive } from '../live/socket.ts';
import { readState, readToken, writeToken } from '../storage/local-state.ts';
import { countMessages } from './counters.ts';
import type { InLine } from './login-in-line.ts';
import { watchSession } from './session-watch.ts';
import { useShell } from './shell-state.ts';

/**
 * Signs in, in its turn, and loads what the pages need, unless an access code is wanted first; throws with the server's words.
 */
export async function signIn(
  body: SignInBody,
  inLine: InLine,
): Promise<{ wantsCode?: true; place?: string | undefined }> {
  const answer = await login(body).catch(async (error: unknown) => {
    if (!(error instanceof CallError && error.body.place)) throw error;
    return (await inLine.later()).comeBack(error, body, inLine);
  });
  if ('wantsCode' in answer) return answer;
  writeToken(answer.token);
  await enter();
  return {};
}

/** Checks a stored token, loads the person and opens the live connection; false when there is none (SHL-078). */
export async function resume(): Promise<boolean> {
  const token = readToken();
  if (!token) return false;
  await Promise.all([checkToken(token).catch(ignoreNetwork), enter()]);
  return true;
}

/** A check that the network lost is made again soon (D-23). */
function ignoreNetwork(error: unknown): void {
  if (error instanceof CallError && error.status === 401) throw error;
}

/**
 * Opens the live connection, then waits for the initial data, then counts the token as valid (SHL-079). The data are asked
 * for beside the connection's address; what the connection tells before they are here is not lost.
 */
async function enter(): Promise<void> {
  watchSession();
  const starting = init();
  // Whoever fails first is told; the other's failure is no second one.
  starting.catch(() => undefined);
  const told = await config();
  const live = openLive(told.socketUrl);
  countMessages(live, starting);
  try {
    const { user, settings, profileSettings } = await starting;
    useShell.getState().live?.close();
    useShell.setState({
      session: { logged_in: true, profile: user, settings },
      config: told,
      live,
      isMenuDocked: readState().isMenuDocked ?? profileSettings.openSidebar,
    });
  } catch (error) {
    live.close();
    throw error;
  }
}
