import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import { type Actor, permissions } from '../access.ts';
import type { Settings } from '../settings.ts';
import { type Sessions, secondsToGo } from '../sign-in/sessions.ts';
import type { Database } from '../storage/database.ts';
import { startAttendances } from './attendance.ts';
import { countersOf } from './counters.ts';
import type { LiveEvent } from './events.ts';
import { isOwnPage } from './own-page.ts';
import { createPresence } from './presence.ts';

export interface LiveSocket {
  readonly port: number;
  /** Hands an event to the people it is for. */
  tell(event: LiveEvent): Promise<void>;
  close(): Promise<void>;
}

const secondsToSignIn = 10;

/**
 * The live socket on its own http server, websocket transport only, so that a balancer needs no sticky sessions, and
 * for pages of ours alone. A client emits `auth` {token} (D-21) and is put into the rooms its role reaches; one that
 * does not within ten seconds is hung up on, and so is one whose session ends. The answer `authenticated` has the
 * counters of unread messages. Whoever renewed the session signs in again on the same connection.
 */
export async function startSocket(options: {
  settings: Pick<Settings, 'host' | 'socketPort' | 'publicUrl' | 'coBrand'>;
  db: Database;
  sessions: Sessions;
  log: Logger;
}): Promise<LiveSocket> {
  const { settings, db, sessions, log } = options;
  const http = createServer((_request, response) => response.writeHead(404).end());
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    allowRequest: ({ headers }, answer) => answer(null, isOwnPage(headers, settings)),
  });

  const attendances = startAttendances(io, createPresence(db, randomUUID()), log);
  const connections = new Set<Connection>();

  io.on('connection', (socket) => {
    let ending = setTimeout(() => socket.disconnect(true), secondsToSignIn * 1000);
    const connection: Connection = {
      actor: undefined,
      endIn(ms) {
        clearTimeout(ending);
        ending = setTimeout(() => socket.disconnect(true), Math.min(ms, 2 ** 31 - 1));
      },
    };
    connections.add(connection);
    attendances.add(socket, () => connection.actor);
    socket.once('disconnect', () => {
      clearTimeout(ending);
      connections.delete(connection);
    });
    socket.on('auth', async (message: unknown) => {
      try {
        const actor = await sessions.actorOf(db, tokenIn(message));
        if (actor === undefined) return socket.disconnect(true);
        if (socket.disconnected) return;
        if (connection.actor && connection.actor.userId !== actor.userId) attendances.forget(socket);
        connection.actor = actor;
        connection.endIn(actor.sessionEndsAt.getTime() - Date.now());
        for (const room of socket.rooms) if (room !== socket.id) socket.leave(room);
        await socket.join(roomsOf(actor));
        // What became of the session since it was looked at was told before anybody stood in its room.
        const now = await sessions.actorIn(db, actor.sessionId);
        if (now === undefined) return socket.disconnect(true);
        if (now.sessionEndsAt < actor.sessionEndsAt)
          connection.endIn(now.sessionEndsAt.getTime() - Date.now());
        // What came while nobody listened is in these; what comes from now on is told.
        socket.emit('authenticated', await countersOf(db, actor.userId));
        if (now.supersededAt !== null) socket.emit('auth_notification', { seconds: secondsToGo(now) });
      } catch (error) {
        log.error({ err: error }, 'A socket could not sign in.');
        socket.disconnect(true);
      }
    });
  });

  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(settings.socketPort, settings.host, resolve);
  });

  let turn: Promise<void> = Promise.resolve();

  async function tellNow(event: LiveEvent): Promise<void> {
    if (event.name === 'session-ended') io.in(sessionRoom(event.sessionId)).disconnectSockets(true);
    if (event.name === 'session-renewed') {
      for (const { actor, endIn } of connections) {
        if (actor?.sessionId === event.sessionId) endIn(event.graceSeconds * 1000);
      }
    }
    if (event.name === 'signed-in-elsewhere') {
      io.in(userRoom(event.userId))
        .except(sessionRoom(event.sessionId))
        .emit('auth_notification', { seconds: event.seconds });
    }
    if (event.name === 'notify_message' || event.name === 'read_message') {
      io.in(userRoom(event.userId)).emit(event.name, event.data);
    }
    if (event.name === 'editors') await attendances.tell(event.declarationId);
    if (event.name === 'declaration') {
      const company = await db
        .selectFrom('companies')
        .where('id', '=', event.companyId)
        .select('partner_id')
        .executeTakeFirst();
      const rooms = [everyRoom, companyRoom(event.companyId)];
      if (company?.partner_id) rooms.push(partnerRoom(company.partner_id));
      io.to(rooms).emit('declaration', event.data);
    }
  }

  return {
    port: (http.address() as AddressInfo).port,
    tell(event) {
      // One after the other: a company that takes long to look up must not let a later event overtake.
      const told = turn.then(() => tellNow(event));
      turn = told.catch(() => undefined);
      return told;
    },
    async close() {
      await io.close();
      await attendances.close();
    },
  };
}

interface Connection {
  /** Who it is, once it has signed in. */
  actor: Actor | undefined;
  /** Hangs up after this time unless it signs in again. */
  endIn(ms: number): void;
}

const everyRoom = 'every company';
const companyRoom = (id: number) => `company ${id}`;
const partnerRoom = (id: number) => `partner ${id}`;
const userRoom = (id: number) => `user ${id}`;
const sessionRoom = (id: number) => `session ${id}`;

function roomsOf(actor: Actor): string[] {
  const rooms = [sessionRoom(actor.sessionId), userRoom(actor.userId), companyRoom(actor.companyId)];
  const { reach } = permissions['customs-declaration'][actor.role];
  if (reach === 'all') rooms.push(everyRoom);
  if (reach === 'partner' && actor.partnerId !== null) rooms.push(partnerRoom(actor.partnerId));
  return rooms;
}

function tokenIn(message: unknown): string {
  const token = typeof message === 'object' && message !== null && 'token' in message ? message.token : '';
  return typeof token === 'string' ? token : '';
}
