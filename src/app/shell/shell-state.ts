import { create } from 'zustand';
import type { Config, Counters, User, UserSettings } from '../api/session.ts';
import type { LiveConnection } from '../live/socket.ts';
import { type LocalState, readState, writeState } from '../storage/local-state.ts';

/** How long toasts stay, ms (specification, section 9; D-131). */
export const TOAST_MS = {
  success: 4000,
  warning: 4000,
  error: 10_000,
  dictionary: 2000,
  request: 3000,
  file: 6000,
  badges: 5000,
} as const;

/** What the bar at the bottom centre tells (SHL-063). */
export interface Notification {
  readonly open: boolean;
  readonly message: string;
  readonly type: 'success' | 'warning' | 'error';
  readonly timeout: number;
  /** A button beside the words; with it the toast goes. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly title: string;
  readonly run: () => void;
}

/** The user session (SHL-094, SHL-097); nobody counts as free (SHL-096). */
type UserSession =
  | { readonly logged_in: false; readonly profile: undefined; readonly settings: typeof nobodysSettings }
  | { readonly logged_in: true; readonly profile: User; readonly settings: UserSettings };

interface ShellState {
  readonly session: UserSession;
  readonly config: Config | undefined;
  readonly live: LiveConnection | undefined;
  /** Unread messages by kind (SHL-098). */
  readonly counters: Counters;
  /** The menu stands beside the page where there is room for both (SHL-062). */
  readonly isMenuDocked: boolean;
  readonly notification: Notification;
  /** When the session ends, ms since 1970, while its window is open. */
  readonly expiresAt: number | undefined;
  /** When the session ends for a sign-in elsewhere (the auth notification, SHL-067). */
  readonly terminatesAt: number | undefined;
  /** The title of the document, and where the page that has it stands (SHL-068). */
  readonly title: string;
  readonly path: string;
  /** Where forms put their buttons, by the name of the place (SHL-069, COM-005). */
  readonly toolbars: Readonly<Record<string, HTMLElement | null>>;
  /** Files on their way to the server, or from it (SHL-069). */
  readonly files: number;
  /** Something asked for is not here yet (SHL-069). */
  readonly loading: boolean;
  readonly polite: string;
  readonly assertive: string;
  readonly colorMode: NonNullable<LocalState['colorMode']>;
}

const noMessages: Counters = { internal: 0, external: 0, upgrade_plan: 0 };
const nobodysSettings = { user: undefined, user_role: 'free', searchMenu: [] } as const;
const nobody: UserSession = { logged_in: false, profile: undefined, settings: nobodysSettings };
const closed: Notification = { open: false, message: '', type: 'success', timeout: TOAST_MS.success };

/**
 * What every page shares: the UI state and the user session of the specification (1 section 3, 3 section 3), the live
 * connection and the two live regions.
 */
export const useShell = create<ShellState>()(() => ({
  session: nobody,
  config: undefined,
  live: undefined,
  counters: noMessages,
  isMenuDocked: true,
  notification: closed,
  expiresAt: undefined,
  terminatesAt: undefined,
  title: '',
  path: '',
  toolbars: {},
  files: 0,
  loading: false,
  polite: '',
  assertive: '',
  colorMode: readState().colorMode ?? 'system',
}));

/** Who is signed in; only where somebody is. */
export function usePerson(): User {
  return useShell((state) => state.session.profile)!;
}

/** Forgets who was signed in, and what was said of their session. */
export function forgetSession(): void {
  useShell.setState({ session: nobody, live: undefined, expiresAt: undefined, terminatesAt: undefined });
}

/** Shows the outcome of one's own action at the bottom centre. */
export function showToast(
  message: string,
  type: Notification['type'] = 'success',
  timeout: number = TOAST_MS[type],
  action?: ToastAction,
): void {
  useShell.setState({ notification: { open: true, message, type, timeout, action } });
}

/** Shows the outcome of one's own action, and says it: at once where it is no success. */
export function tell(words: string, type: Notification['type'] = 'success'): void {
  showToast(words, type);
  announce(words, type === 'success' ? 'polite' : 'assertive');
}

export function closeToast(): void {
  useShell.setState({ notification: closed });
}

const POLITE_DELAY_MS = 500;
let politeTimer: ReturnType<typeof setTimeout> | undefined;

/** Speaks through the live regions; polite messages wait half a second and only the last is said. */
export function announce(message: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  if (urgency === 'assertive') {
    // The same words again are only spoken when the region was empty in between.
    useShell.setState({ assertive: '' });
    queueMicrotask(() => useShell.setState({ assertive: message }));
    return;
  }
  clearTimeout(politeTimer);
  politeTimer = setTimeout(() => useShell.setState({ polite: message }), POLITE_DELAY_MS);
}

/** Docks the menu or closes it, here until the sign-out (D-113). */
export function setMenuDocked(isMenuDocked: boolean): void {
  writeState({ isMenuDocked });
  useShell.setState({ isMenuDocked });
}

export function setColorMode(colorMode: ShellState['colorMode']): void {
  writeState({ colorMode });
  useShell.setState({ colorMode });
}
