import { EventEmitter } from 'node:events';
import type { Server, Socket } from 'socket.io';
import { afterEach, expect, test } from 'vitest';
import type { Actor } from '../../src/server/access.ts';
import { createCallCounts } from '../../src/server/call-limits.ts';
import { type Attendances, startAttendances } from '../../src/server/live/attendance.ts';
import type { OpenEditor, Presence } from '../../src/server/live/presence.ts';
import { createLog } from '../../src/server/log.ts';

let attendances: Attendances | undefined;
afterEach(() => attendances?.close());

interface Window {
  readonly userId: number;
  readonly socket: number;
  readonly declaration: number;
}

/** Attendances over a presence that is a list, which counts how often one of its rows is read. */
async function attend(windows: readonly Window[]) {
  const rows: OpenEditor[] = [];
  const told: { socket: string; declaration: number; others: unknown }[] = [];
  const counted = { reads: 0 };
  const rowOf = (userId: number, client: string, declarationId: number): OpenEditor =>
    new Proxy(
      { userId, client, declarationId, name: `Person ${userId}`, companyId: 1 },
      {
        get(row, name) {
          counted.reads += 1;
          return Reflect.get(row, name);
        },
      },
    );
  const presence: Presence = {
    async open({ userId }, client, declarationId) {
      rows.push(rowOf(userId, client, declarationId));
      return true;
    },
    async close(userId, client) {
      const at = rows.findIndex((row) => row.userId === userId && row.client === client);
      if (at >= 0) rows.splice(at, 1);
    },
    beat: async () => {},
    editorsOf: async () => [...rows],
    end: async () => {},
  };
  const io = {
    to: (socket: string) => ({
      emit: (_event: string, { declaration, others }: { declaration: number; others: unknown }) =>
        told.push({ socket, declaration, others }),
    }),
  } as unknown as Server;
  attendances = startAttendances(io, presence, { calls: createCallCounts(0), log: createLog('silent') });

  const sockets = new Map<string, EventEmitter>();
  for (const [index, { userId, socket, declaration }] of windows.entries()) {
    const id = `${userId}-${socket}`;
    if (!sockets.has(id)) {
      const made = Object.assign(new EventEmitter(), { id, disconnected: false });
      sockets.set(id, made);
      attendances.add(made as unknown as Socket, () => ({ userId, companyId: 1 }) as Actor);
    }
    sockets.get(id)!.emit('open', { declaration, client: `window ${index}` });
  }
  while (rows.length < windows.length) await new Promise(setImmediate);
  // Those that were opened last are told by then, and what changed since each was.
  for (let round = 0; round < 10; round++) await attendances.tell();
  return { attendances, presence, rows, told, counted, rowOf, sockets };
}

const windowsOf = (
  people: number,
  sockets: number,
  editors: number,
  declaration: (index: number) => number,
) =>
  Array.from({ length: people * sockets * editors }, (_, index) => ({
    userId: 1 + (index % people),
    socket: Math.floor(index / people) % sockets,
    declaration: declaration(index),
  }));

test.each([
  ['each in a declaration of its own', (index: number) => 1 + index],
  ['all in one', () => 1],
])('a round looks at each open editor a few times, however many listen: %s', async (_, declaration) => {
  const { attendances, rows, told, counted } = await attend(windowsOf(4, 30, 5, declaration));
  expect(rows).toHaveLength(600);
  counted.reads = 0;
  told.length = 0;
  await attendances.tell();
  expect(counted.reads).toBeGreaterThanOrEqual(600);
  expect(counted.reads).toBeLessThanOrEqual(600 * 8);
  expect(told).toEqual([]);
});

test('a round tells those whose picture changed, and gives the others their turn meanwhile', async () => {
  const { attendances, rows, told, rowOf } = await attend(windowsOf(4, 100, 1, (index) => 1 + (index % 2)));
  told.length = 0;
  rows.push(rowOf(9, 'another window', 2));
  let toldBefore = -1;
  setImmediate(() => {
    toldBefore = told.length;
  });
  await attendances.tell();
  expect(told).toHaveLength(200);
  expect(new Set(told.map((one) => one.declaration))).toEqual(new Set([2]));
  expect(told[0]!.others).toContainEqual({ name: 'Person 9', isMe: false });
  expect(toldBefore).toBeGreaterThan(0);
  expect(toldBefore).toBeLessThan(200);
});

test('what was read later is told last, whichever is done first', async () => {
  const { attendances, presence, rows, told, rowOf } = await attend([
    { userId: 1, socket: 0, declaration: 1 },
  ]);
  const before = [...rows];
  const after = [...rows, rowOf(2, 'another window', 1)];
  let finish = (_rows: OpenEditor[]) => {};
  const slow = new Promise<OpenEditor[]>((resolve) => {
    finish = resolve;
  });
  presence.editorsOf = () => slow;
  const round = attendances.tell();
  presence.editorsOf = async () => after;
  await attendances.tell(1);
  finish(before);
  await round;
  expect(told).toEqual([{ socket: '1-0', declaration: 1, others: [{ name: 'Person 2', isMe: false }] }]);
});

test('a person is told of an own other window, and not of the same one', async () => {
  const { attendances, told, sockets } = await attend([
    { userId: 1, socket: 0, declaration: 1 },
    { userId: 1, socket: 1, declaration: 1 },
  ]);
  expect(told.at(-1)!.others).toEqual([{ name: null, isMe: true }]);
  told.length = 0;
  sockets.get('1-1')!.emit('close', { client: 'window 1' });
  await new Promise(setImmediate);
  await attendances.tell();
  expect(told).toEqual([{ socket: '1-0', declaration: 1, others: [] }]);
});
