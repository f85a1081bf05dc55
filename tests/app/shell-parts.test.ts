import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentTitle } from '../../src/app/shell/page-title.ts';
import { hasSearch, longestSearch, searchTarget } from '../../src/app/shell/search-target.ts';
import { closeToast, showToast, TOAST_MS, useShell } from '../../src/app/shell/shell-state.ts';
import { watchVersion } from '../../src/app/shell/version-watch.ts';

describe('the search of the top bar', () => {
  it.each([
    ['/customs-declarations/edit/7', '/customs-declarations'],
    ['/transit-declarations', '/transit-declarations'],
    ['/ens-hmrc-declarations/create', '/ens-declarations'],
    ['/transactions', '/transactions'],
    ['/content-templates/edit/1', '/content-templates'],
    ['/country/show/3', '/country'],
    ['/blog-news', '/blog-news'],
    ['/news/show/a-slug', '/news'],
    ['/menu', '/menu'],
    ['/profile', '/dashboard'],
    ['/countries', '/dashboard'],
    ['/', '/dashboard'],
  ])('on %s leads to %s (SHL-052, SHL-053)', (pathname, list) => {
    expect(searchTarget(pathname, ' 26GB & co ')).toBe(`${list}?keyword=26GB+%26+co`);
  });

  it('searches for nothing but words, of 50 characters at most (SHL-054, SHL-056)', () => {
    expect(searchTarget('/profile', ' \t ')).toBeUndefined();
    expect(longestSearch).toBe(50);
  });

  it('is not where a trade document is open (SHL-057)', () => {
    expect(['/transactions/edit/7', '/transactions/create/invoice'].some(hasSearch)).toBe(false);
    expect(['/transactions', '/customs-declarations/edit/7', '/'].every(hasSearch)).toBe(true);
  });
});

it('the notification starts closed, of type success, for 4000 ms; each stays as long as is specified for what it tells (SHL-063, SHL-064, SHL-065, SHL-066, SHL-071, SHL-074, D-131)', () => {
  const start = { open: false, message: '', type: 'success', timeout: 4000 };
  expect(useShell.getInitialState().notification).toEqual(start);
  expect(TOAST_MS).toEqual({
    success: 4000,
    warning: 4000,
    error: 10_000,
    dictionary: 2000,
    request: 3000,
    badges: 5000,
    file: 6000,
  });
  const told = () => useShell.getState().notification;
  showToast('Saved');
  expect(told()).toEqual({ open: true, message: 'Saved', type: 'success', timeout: 4000 });
  showToast('Not saved', 'error');
  expect(told()).toMatchObject({ open: true, type: 'error', timeout: 10_000 });
  closeToast();
  expect(told()).toEqual(start);
});

it('the UI state holds title and path of the app, toolbars, how many files are on their way, and whether it loads (SHL-067, SHL-068, SHL-069)', () => {
  expect(useShell.getInitialState()).toMatchObject({
    terminatesAt: undefined,
    title: '',
    path: '',
    toolbars: {},
    files: 0,
    loading: false,
  });
});

it('the session of nobody is not logged in, without profile, its settings those of a free user (SHL-094, SHL-096)', () => {
  expect(useShell.getInitialState().session).toEqual({
    logged_in: false,
    profile: undefined,
    settings: { user: undefined, user_role: 'free', searchMenu: [] },
  });
});

it("a document's title is that of its page, 'Error: ' in front while errors are reported on it (SHL-045, SHL-135, D-86)", () => {
  expect(documentTitle('Profile', false)).toBe('Profile');
  expect(documentTitle('Profile', true)).toBe('Error: Profile');
});

describe('a newer version', () => {
  let deployed: string | undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => {
      if (deployed === undefined) throw new TypeError('away');
      return new Response(deployed, { headers: { 'content-type': 'application/json' } });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is told once, when the manifest is another after 300 000 ms (SHL-106, SHL-107, API-123)', async () => {
    let told = 0;
    deployed = '{"main.tsx": 1}';
    const end = watchVersion(() => {
      told += 1;
    });
    await vi.advanceTimersByTimeAsync(300_000);
    deployed = undefined;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(told).toBe(0);
    deployed = '{"main.tsx": 2}';
    await vi.advanceTimersByTimeAsync(299_999);
    expect(told).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toBe(1);
    deployed = '{"main.tsx": 3}';
    await vi.advanceTimersByTimeAsync(600_000);
    expect(told).toBe(1);
    end();
  });
});
