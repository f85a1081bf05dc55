import { whenSessionEnds, whenTokenIsRenewed } from '../api/client.ts';
import { checkToken, init, type TokenState } from '../api/session.ts';
import { readToken, TOKEN_KEY, writeLastPage } from '../storage/local-state.ts';
import { text } from '../texts.ts';
import { saveOpenDocuments } from './open-documents.ts';
import { showToast, useShell } from './shell-state.ts';
import { leave, signOut } from './sign-out.ts';

const CHECK_MS = 10_000;
const TO_LOGIN_MS = 500;
/** Age of a token from which it is renewed while somebody works with it, ms. */
const RENEW_MS = 15 * 60_000;

/**
 * Watches over the session (specification 3 section 4): checks the token every 10 s, renews it while somebody
 * works, opens the expiry window once per token with the open document saved, counts down after a sign-in
 * elsewhere, and goes to the sign-in when the session has ended. Watches from the first call on, as long as the page is
 * there.
 */
export function watchSession(): void {
  if (isWatched) return;
  isWatched = true;
  new SessionWatch().start();
}

let isWatched = false;

const unknownState: TokenState = { msLeft: undefined, terminatesIn: undefined };

class SessionWatch {
  #token = readToken();
  /** When this page first had the token, and when a person last did something here. */
  #tokenSince = Date.now();
  #lastActive = 0;
  /** The token whose expiry window was opened. */
  #warned: string | undefined;

  start(): void {
    whenSessionEnds((message) => this.#end(message));
    whenTokenIsRenewed(() => this.#takeNewToken());
    setInterval(() => void this.#check(), CHECK_MS);
    const act = () => {
      this.#lastActive = Date.now();
    };
    for (const name of ['keydown', 'input', 'pointerdown'] as const) {
      window.addEventListener(name, act, { capture: true, passive: true });
    }
    window.addEventListener('storage', (event) => {
      if (event.key === TOKEN_KEY || event.key === null) void this.#changedElsewhere();
    });
    let stopHearing = () => {};
    useShell.subscribe(({ live }, before) => {
      if (live === before.live) return;
      stopHearing();
      stopHearing = live?.onTermination((seconds) => this.#terminateIn(seconds)) ?? (() => {});
    });
  }

  /** A check that fails for the network is ignored until the next (D-23); 401 is the client's to handle. */
  async #check(): Promise<void> {
    const token = readToken();
    if (!token || !useShell.getState().session.logged_in) return;
    if (token !== this.#token) this.#takeNewToken();
    const { terminatesAt } = useShell.getState();
    const isWorking = this.#lastActive > this.#tokenSince;
    const renew = isWorking && terminatesAt === undefined && Date.now() - this.#tokenSince > RENEW_MS;
    const { msLeft, terminatesIn } = await checkToken(token, renew).catch(() => unknownState);
    if (terminatesIn !== undefined && useShell.getState().terminatesAt === undefined) {
      return this.#terminateIn(terminatesIn);
    }
    if (msLeft === undefined || this.#warned === token || readToken() !== token) return;
    if (useShell.getState().terminatesAt !== undefined) return;
    this.#warned = token;
    useShell.setState({ expiresAt: Date.now() + msLeft });
    await saveOpenDocuments();
  }

  #takeNewToken(): void {
    this.#token = readToken();
    this.#tokenSince = Date.now();
    // What was said of the old session is over with it.
    useShell.setState({ expiresAt: undefined, terminatesAt: undefined });
    useShell.getState().live?.authenticate();
  }

  /** Another window of this browser signed out, renewed the token, or signed somebody in. */
  async #changedElsewhere(): Promise<void> {
    const { profile } = useShell.getState().session;
    if (!profile) return;
    if (!readToken()) return leave();
    this.#takeNewToken();
    const now = await init().catch(() => undefined);
    // What is open here belongs to the one who was signed in; it is kept for them.
    if (now && now.user.id !== profile.id) location.assign('/');
  }

  #terminateIn(seconds: number): void {
    useShell.setState({ terminatesAt: Date.now() + seconds * 1000, expiresAt: undefined });
    void saveOpenDocuments();
  }

  #end(message: string): void {
    showToast(message, 'error');
    const {
      session: { profile },
      path,
    } = useShell.getState();
    setTimeout(() => {
      // Whoever signed in meanwhile has a session of their own.
      if (readToken() !== null) return;
      leave();
      if (profile) writeLastPage(path, profile.id);
    }, TO_LOGIN_MS);
  }
}

/** Renews the token on a person's wish; throws with the words when that gave no more time. */
export async function staySignedIn(): Promise<void> {
  const token = readToken();
  if (token && (await checkToken(token, true)).msLeft) throw new Error(text('session.week'));
}

/** The time after a sign-in elsewhere is over (D-20). */
export async function terminate(): Promise<void> {
  const { session, path } = useShell.getState();
  useShell.setState({ terminatesAt: undefined });
  await signOut();
  writeLastPage(path, session.profile?.id);
}
