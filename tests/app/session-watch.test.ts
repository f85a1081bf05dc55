import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TokenState, User, UserSettings } from '../../src/app/api/session.ts';
import type { LiveConnection } from '../../src/app/live/socket.ts';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
});
vi.stubGlobal('window', new EventTarget());
vi.useFakeTimers();

/** What the server is asked, and when, and what it says. */
const checked: string[] = [];
const checkedAt: number[] = [];
let standing: TokenState;
let logsOut: () => Promise<void>;
vi.mock('../../src/app/api/session.ts', () => ({
  checkToken: async (token: string) => {
    checked.push(token);
    checkedAt.push(Date.now());
    return standing;
  },
  logout: () => logsOut(),
  init: async () => ({ user: profile }),
}));

const { endSession } = await import('../../src/app/api/client.ts');
const { staySignedIn, terminate, watchSession } = await import('../../src/app/shell/session-watch.ts');
const { closeToast, forgetSession, useShell } = await import('../../src/app/shell/shell-state.ts');
const { signOut } = await import('../../src/app/shell/sign-out.ts');

const profile = { id: 7, name: 'Dana' } as User;
const settings = { user: { id: 7 } } as UserSettings;
const CHECK_MS = 10_000;

watchSession();
beforeEach(() => {
  checked.length = 0;
  checkedAt.length = 0;
  standing = { msLeft: undefined, terminatesIn: undefined };
  storage.clear();
  storage.set('api_token', 'the token');
  closeToast();
  useShell.setState({
    session: { logged_in: true, profile, settings },
    path: '/profile',
    expiresAt: undefined,
    terminatesAt: undefined,
  });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a session', () => {
  it('is checked every 10 seconds while somebody is signed in (SHL-080)', async () => {
    const wait = vi.advanceTimersByTimeAsync;
    await wait(60_000);
    const [first = 0] = checkedAt;
    expect(checkedAt.map((at) => at - first)).toEqual([0, 10_000, 20_000, 30_000, 40_000, 50_000]);
    forgetSession();
    await wait(60_000);
    expect(checkedAt).toHaveLength(6);
  });

  it('that nears its end opens the window once a token (SHL-081, SHL-082)', async () => {
    standing = { msLeft: 60_000, terminatesIn: undefined };
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(useShell.getState().expiresAt).toBeDefined();
    useShell.setState({ expiresAt: undefined });
    await vi.advanceTimersByTimeAsync(3 * CHECK_MS);
    expect(useShell.getState().expiresAt).toBeUndefined();
    storage.set('api_token', 'another token');
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(useShell.getState().expiresAt).toBeDefined();
  });

  it('that a person wishes to last longer says when there is no more time to be had', async () => {
    await staySignedIn();
    standing = { msLeft: 60_000, terminatesIn: undefined };
    await expect(staySignedIn()).rejects.toThrow('A sign-in lasts a week.');
  });

  it('that cannot be renewed opens the window also while somebody works', async () => {
    window.dispatchEvent(new Event('input'));
    await vi.advanceTimersByTimeAsync(16 * 60_000);
    window.dispatchEvent(new Event('input'));
    standing = { msLeft: 60_000, terminatesIn: undefined };
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(useShell.getState().expiresAt).toBeDefined();
  });

  it('the server knows no more is told of at once and left 500 ms later (SHL-115, SHL-116, SHL-117, SHL-128)', async () => {
    storage.set('state', '{"itemRows":9}');
    endSession();
    expect(useShell.getState().notification).toMatchObject({ message: 'Session Expired!', type: 'error' });
    expect([...storage.keys()]).toEqual([]);
    await vi.advanceTimersByTimeAsync(499);
    expect(useShell.getState().session.profile).toBe(profile);
    await vi.advanceTimersByTimeAsync(1);
    expect(useShell.getState().session.logged_in).toBe(false);
    expect(storage.get('state')).toBe('{"lastPage":"/profile","lastUser":7}');
  });

  it.each([
    ['/hmrc-auth-redirect?provider=HMRC&code=a-code&env=CDS&id=5', '/hmrc-auth-redirect'],
    ['/hmrc-auth-redirect?error=access_denied&state=a-state', '/hmrc-auth-redirect'],
    ['/cds-process?id=5&type=amend&code=a-code', '/cds-process'],
    ['/amend-redirect?token=a-token&id=5', '/amend-redirect'],
    ['/cds-process?id=5&type=amend', '/cds-process?id=5&type=amend'],
    ['/customs-declarations?keyword=code', '/customs-declarations?keyword=code'],
  ])('that ended leaves no code in the browser: of %s it keeps %s', async (path, lastPage) => {
    const kept = () => JSON.parse(storage.get('state') ?? '{}') as unknown;
    useShell.setState({ path });
    endSession();
    await vi.advanceTimersByTimeAsync(500);
    expect(kept()).toEqual({ lastPage, lastUser: 7 });
    logsOut = () => Promise.resolve();
    useShell.setState({ session: { logged_in: true, profile, settings }, path });
    await terminate();
    expect(kept(), 'after a sign-in elsewhere').toEqual({ lastPage, lastUser: 7 });
  });

  it('that had run out before anybody was signed in leaves no page to go back to', async () => {
    useShell.setState({ session: useShell.getInitialState().session, path: '/login' });
    endSession();
    await vi.advanceTimersByTimeAsync(500);
    expect(storage.get('state')).toBeUndefined();
  });

  it('that ended does not take the one with it that somebody began within 500 ms', async () => {
    endSession();
    storage.set('api_token', 'another token');
    await vi.advanceTimersByTimeAsync(500);
    expect(storage.get('api_token')).toBe('another token');
    expect(useShell.getState().session.profile).toBe(profile);
  });

  it('taken over elsewhere is told by the live connection, and stands in the state until it is over (SHL-067, D-20)', async () => {
    let tell: (seconds: number) => void = () => {};
    const live = {
      close: () => {},
      onTermination(listener: typeof tell) {
        tell = listener;
      },
    };
    useShell.setState({ live: live as unknown as LiveConnection });
    tell(60);
    expect(useShell.getState().terminatesAt).toBe(Date.now() + 60_000);
  });
});

describe('signing out', () => {
  it.each([
    ['', () => Promise.resolve()],
    [', also when the call fails', () => Promise.reject(new Error('away'))],
  ])(
    'forgets the token, the state and who it was; the pages behind the sign-in close by that%s (SHL-087, SHL-089)',
    async (_, answer) => {
      logsOut = answer;
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      storage.set('state', '{"colorMode":"dark","lastPage":"/profile","isMenuDocked":false}');
      storage.set('latest_validation_errors', '{}');
      await signOut();
      expect(useShell.getState().session).toEqual(useShell.getInitialState().session);
      // The colours belong to the person at this screen.
      expect(Object.fromEntries(storage)).toEqual({ state: '{"colorMode":"dark"}' });
      warn.mockRestore();
    },
  );

  it('waits three seconds at most for a server that says nothing (SHL-089)', async () => {
    logsOut = () => new Promise(() => {});
    const left = signOut();
    await vi.advanceTimersByTimeAsync(2999);
    expect(storage.has('api_token')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await left;
    expect(storage.has('api_token')).toBe(false);
    expect(useShell.getState().session.logged_in).toBe(false);
  });
});
