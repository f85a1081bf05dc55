import { create } from 'zustand';
import type { Config, Counters, User } from '../api/session.ts';
import type { LiveConnection } from '../live/socket.ts';
import { type LocalState, readState, writeState } from '../storage/local-state.ts';

/** How long toasts stay, ms (specification, section 9; D-131). */
export const TOAST_MS = {
  success: 4000,
  error: 10_000,
  dictionary: 2000,
  request: 3000,
  file: 6000,
  badges: 5000,
} as const;

export interface Toast {
  readonly message: string;
  readonly type: 'success' | 'error';
  readonly timeout: number;
}

interface ShellState {
  /** Undefined while nobody is known to be signed in. */
  readonly user: User | undefined;
  readonly config: Config | undefined;
  readonly live: LiveConnection | undefined;
  /** Unread messages by kind (SHL-098). */
  readonly counters: Counters;
  /** The menu stands beside the page where there is room for both (SHL-062). */
  readonly isMenuDocked: boolean;
  readonly toast: Toast | undefined;
  /** When the session ends, ms since 1970, while its window is open. */
  readonly expiresAt: number | undefined;
  /** When the session ends for a sign-in elsewhere (the auth notification, SHL-067). */
  readonly terminatesAt: number | undefined;
  readonly polite: string;
  readonly assertive: string;
  readonly colorMode: NonNullable<LocalState['colorMode']>;
}

const noMessages: Counters = { internal: 0, external: 0, upgrade_plan: 0 };

/** What every page shares: who is signed in, the live connection, the toast and the two live regions. */
export const useShell = create<ShellState>()(() => ({
  user: undefined,
  config: undefined,
  live: undefined,
  counters: noMessages,
  isMenuDocked: true,
  toast: undefined,
  expiresAt: undefined,
  terminatesAt: undefined,
  polite: '',
  assertive: '',
  colorMode: readState().colorMode ?? 'system',
}));

/** Shows the outcome of one's own action at the bottom centre. */
export function showToast(
  message: string,
  type: Toast['type'] = 'success',
  timeout: number = TOAST_MS[type],
): void {
  useShell.setState({ toast: { message, type, timeout } });
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
