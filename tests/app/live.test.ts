import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LiveConnection, openLive } from '../../src/app/live/socket.ts';
import { useShell } from '../../src/app/shell/shell-state.ts';

let io: Server;
let live: LiveConnection | undefined;
let arrived: Socket[];
const heard: unknown[] = [];

beforeEach(async () => {
  arrived = [];
  heard.length = 0;
  vi.stubGlobal('localStorage', { getItem: () => 'the token' });
  const http = createServer();
  io = new Server(http, { transports: ['websocket'] });
  io.on('connection', (socket) => {
    arrived.push(socket);
    socket.on('auth', (message) => {
      heard.push(['auth', message]);
      socket.emit('authenticated', { internal: 4, external: 0, upgrade_plan: 1 });
    });
    socket.on('open', (message) => heard.push(['open', message]));
    socket.on('close', (message) => heard.push(['close', message]));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  live = openLive(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
});
afterEach(async () => {
  live?.close();
  await io.close();
  vi.unstubAllGlobals();
});

/** Waits for it; the limit only ends what never comes. */
const soon = (seen: () => void) => vi.waitFor(seen, { timeout: 20_000 });

it('signs in on every connect, says again what is open, and comes back 5 s after the server hung up (SHL-100, SHL-104)', async () => {
  const told: unknown[] = [];
  const returns: number[] = [];
  live!.onReturn(() => returns.push(Date.now()));
  const leave = live!.attend(7, 'window 1', (others) => told.push(others));
  await soon(() => expect(heard).toContainEqual(['open', { declaration: 7, client: 'window 1' }]));
  expect(heard[0]).toEqual(['auth', { token: 'the token' }]);
  arrived[0]!.emit('editors', { declaration: 7, others: [{ name: 'Bo Hart', isMe: false }] });
  arrived[0]!.emit('editors', { declaration: 8, others: [] });
  await soon(() => expect(told).toEqual([[{ name: 'Bo Hart', isMe: false }]]));

  heard.length = 0;
  const hungUp = Date.now();
  arrived[0]!.disconnect(true);
  await soon(() => expect(told.at(-1)).toEqual([]));
  await soon(() => expect(returns).toHaveLength(2));
  expect(returns[1]! - hungUp).toBeGreaterThan(4900);
  await soon(() =>
    expect(heard).toEqual([
      ['auth', { token: 'the token' }],
      ['open', { declaration: 7, client: 'window 1' }],
    ]),
  );
  leave();
  await soon(() => expect(heard.at(-1)).toEqual(['close', { client: 'window 1' }]));
});

it('signs in again on the same connection when the token is another, and hears how long it has after a sign-in elsewhere', async () => {
  const seconds: number[] = [];
  live!.onTermination((left) => seconds.push(left));
  await soon(() => expect(heard).toHaveLength(1));
  live!.authenticate();
  await soon(() => expect(heard).toHaveLength(2));
  arrived[0]!.emit('auth_notification', { seconds: 90 });
  await soon(() => expect(seconds).toEqual([90]));
  expect(arrived).toHaveLength(1);
});

it('counts what came and what was read by its kind, told as an object or a bare word', async () => {
  const told: unknown[] = [];
  const counters: unknown[] = [];
  live!.onCounters((now) => counters.push(now));
  live!.onMessage((kind, step) => told.push([kind, step]));
  await soon(() => expect(heard).toHaveLength(1));
  await soon(() => expect(counters).toEqual([{ internal: 4, external: 0, upgrade_plan: 1 }]));
  arrived[0]!.emit('notify_message', { kind: 'internal', id: 1 });
  arrived[0]!.emit('notify_message', 'external');
  arrived[0]!.emit('notify_message', { kind: 'upgrade_plan' });
  arrived[0]!.emit('notify_message', { kind: 'constructor' });
  arrived[0]!.emit('notify_message', null);
  arrived[0]!.emit('read_message', { kind: 'upgrade_plan', id: 3 });
  await soon(() => expect(told.at(-1)).toEqual(['upgrade_plan', -1]));
  expect(told.slice(0, -1)).toEqual([
    ['internal', 1],
    ['external', 1],
    ['upgrade_plan', 1],
  ]);
});

it('where nobody answers that is only logged (SHL-105)', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const alone = openLive('http://127.0.0.1:1');
  await soon(() => expect(warn).toHaveBeenCalledWith('Live connection:', expect.any(String)));
  expect(useShell.getState().notification.open).toBe(false);
  alone.close();
  warn.mockRestore();
});
