import { siteStorage } from './site-storage.ts';

/** Preferences kept under the local storage key `state` (D-113); unsaved work is never among them. */
export interface LocalState {
  readonly colorMode?: 'system' | 'light' | 'dark';
  /** The menu stood beside the page here, or was closed; until that, the person's setting holds. */
  readonly isMenuDocked?: boolean;
  /** Page that was open last, returned to after a new sign-in. */
  readonly lastPage?: string;
  /** Who had it open; to anybody else it is not offered. */
  readonly lastUser?: number;
  /** Height of the items list of an editor, in rows. */
  readonly itemRows?: number;
  /** False: no single character is a key (WCAG 2.1.4). */
  readonly characterKeys?: boolean;
}

const STATE_KEY = 'state';
export const TOKEN_KEY = 'api_token';
export const ERRORS_KEY = 'latest_validation_errors';

/** What is stored; an unreadable entry counts as none. */
export function readState(): LocalState {
  try {
    return JSON.parse(siteStorage.getItem(STATE_KEY) ?? '{}') as LocalState;
  } catch {
    return {};
  }
}

export function writeState(change: Partial<LocalState>): void {
  siteStorage.setItem(STATE_KEY, JSON.stringify({ ...readState(), ...change }));
}

/** Parameters of an address under which somebody may do something; none of them waits in the browser for a sign-in. */
const SECRETS = ['code', 'state', 'token'] as const;

/** Keeps the page that was open when the session of this person ended, without a query that holds a secret. */
export function writeLastPage(path: string, lastUser: number | undefined): void {
  const [page = '', query] = path.split('?', 2);
  const said = new URLSearchParams(query);
  writeState({ lastPage: SECRETS.some((name) => said.has(name)) ? page : path, lastUser });
}

export function readToken(): string | null {
  return siteStorage.getItem(TOKEN_KEY);
}

export function writeToken(token: string): void {
  siteStorage.setItem(TOKEN_KEY, token);
}

/** Forgets who was signed in; the colour mode stays, for it belongs to the person at this screen. */
export function clearSignIn(): void {
  const { colorMode } = readState();
  siteStorage.removeItem(TOKEN_KEY);
  siteStorage.removeItem(ERRORS_KEY);
  if (colorMode) siteStorage.setItem(STATE_KEY, JSON.stringify({ colorMode }));
  else siteStorage.removeItem(STATE_KEY);
}

/** Forgets everything but the sign-in. */
export function forgetPreferences(): void {
  siteStorage.removeItem(ERRORS_KEY);
  siteStorage.removeItem(STATE_KEY);
}
