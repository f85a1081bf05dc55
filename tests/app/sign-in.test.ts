import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ofServer } from './answer-mark.ts';

const storage = new Map([['api_token', 'the token']]);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
});
vi.stubGlobal('window', new EventTarget());

const { api } = await import('../../src/app/api/client.ts');
const { resume } = await import('../../src/app/shell/sign-in.ts');
const { clearSignIn } = await import('../../src/app/storage/local-state.ts');
const { setProfileName } = await import('../../src/app/shell/profile-name.ts');
const { forgetSession, setMenuDocked, useShell } = await import('../../src/app/shell/shell-state.ts');

const asked: string[] = [];
const waiting: ServerResponse[] = [];
const notifications = { internal: 2, external: 0, upgrade_plan: 0 };
const user = { id: 7, name: 'Dana', plan: 'demo', partner_id: 3 };
const settings = { user: { id: 7, is_customer_manager: 1 }, user_role: 'user', searchMenu: [] };
const http = createServer((request, response) => {
  for (const [name, value] of Object.entries(ofServer)) response.setHeader(name, value);
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  asked.push(pathname);
  response.setHeader('content-type', 'application/json');
  if (pathname === '/api/init') waiting.push(response);
  else {
    const { port } = http.address() as AddressInfo;
    response.end(JSON.stringify({ data: { success: true, socketUrl: `http://127.0.0.1:${port}` } }));
  }
});
const io = new Server(http, { transports: ['websocket'] });
const answerInit = () => {
  const profileSettings = { layout: 1, widgets: ['', ''], openSidebar: false };
  for (const response of waiting.splice(0)) {
    response.end(JSON.stringify({ data: { user, settings, notifications, profileSettings } }));
  }
};

beforeAll(async () => {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  api.defaults.baseURL = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api`;
});
afterAll(async () => {
  useShell.getState().live?.close();
  await io.close();
  http.closeAllConnections();
});

it('a stored token is checked, the socket opened, the initial data loaded, and only then is anybody signed in; counters follow the socket (SHL-078, SHL-079, SHL-094, SHL-097, SHL-098, SHL-101, SHL-102, SHL-103, API-120)', async () => {
  /** What happened, in its order: the socket signs in, the data come, the token counts. */
  const order: string[] = [];
  const arrived = new Promise<import('socket.io').Socket>((resolve) => {
    io.on('connection', (socket) => {
      socket.on('auth', () => {
        order.push('socket');
        resolve(socket);
      });
    });
  });
  const stopHearing = useShell.subscribe(({ session }, before) => {
    if (session.logged_in && !before.session.logged_in) order.push('valid');
  });
  const entered = resume();
  const socket = await arrived;
  expect(asked.toSorted()).toEqual(['/api/checkToken', '/api/config', '/api/init']);
  expect(useShell.getState().session.logged_in).toBe(false);
  // The connection is signed in, and a message comes, before the initial data are here: they are older.
  socket.emit('authenticated', { internal: 2, external: 1, upgrade_plan: 0 });
  socket.emit('notify_message', { kind: 'internal', id: 2 });
  const now = { internal: 3, external: 1, upgrade_plan: 0 };
  await vi.waitFor(() => expect(useShell.getState().counters).toEqual(now));
  order.push('data');
  answerInit();
  expect(await entered).toBe(true);
  stopHearing();
  expect(order, 'SHL-079').toEqual(['socket', 'data', 'valid']);
  expect(useShell.getState()).toMatchObject({ counters: now, isMenuDocked: false });
  const { session } = useShell.getState();
  expect(session.logged_in).toBe(true);
  expect([session.profile?.plan, session.profile?.partner_id]).toEqual(['demo', 3]);
  expect([session.settings.user?.id, session.settings.user?.is_customer_manager]).toEqual([7, 1]);

  socket.emit('notify_message', { kind: 'external', id: 1 });
  await vi.waitFor(() => expect(useShell.getState().counters).toEqual({ ...now, external: 2 }));
  socket.emit('notify_message', { kind: 'upgrade_plan', id: 1 });
  await vi.waitFor(() =>
    expect(useShell.getState().counters).toEqual({ ...now, external: 2, upgrade_plan: 1 }),
  );
  // Read twice, as by two windows: there are never fewer than none.
  for (let window = 0; window < 2; window++) socket.emit('read_message', { kind: 'upgrade_plan', id: 1 });
  socket.emit('read_message', { kind: 'internal', id: 2 });
  await vi.waitFor(() =>
    expect(useShell.getState().counters).toEqual({ internal: 2, external: 2, upgrade_plan: 0 }),
  );
  // After a time without it the connection tells what was missed.
  socket.emit('authenticated', { internal: 9, external: 0, upgrade_plan: 1 });
  await vi.waitFor(() =>
    expect(useShell.getState().counters).toEqual({ internal: 9, external: 0, upgrade_plan: 1 }),
  );
});

it('the menu docked or closed here stays so while signed in; the setting of the person is for where nothing was done (SHL-041, SHL-062, D-113)', async () => {
  const entered = async () => {
    const done = resume();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    answerInit();
    await done;
    expect(useShell.getState().counters, 'until the connection tells').toEqual(notifications);
    return useShell.getState().isMenuDocked;
  };
  expect(await entered()).toBe(false);
  setMenuDocked(true);
  expect(await entered()).toBe(true);
  setMenuDocked(false);
  expect(useShell.getState().isMenuDocked).toBe(false);
  expect(await entered()).toBe(false);
  setMenuDocked(true);
  clearSignIn();
  storage.set('api_token', 'the token');
  expect(await entered()).toBe(false);
});

it('whoever renames themselves is called so everywhere; nobody is renamed (SHL-094)', () => {
  setProfileName('Dana Weir');
  expect(useShell.getState().session.profile).toEqual({ ...user, name: 'Dana Weir' });
  useShell.getState().live?.close();
  forgetSession();
  setProfileName('Nobody');
  expect(useShell.getState().session).toEqual(useShell.getInitialState().session);
});
