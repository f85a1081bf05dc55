import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import { type Actor, permissions } from '../access.ts';
import type { CallCounts } from '../call-limits.ts';
import { headLimits, limitConnections, mostConnections } from '../connections.ts';
import { ApiError } from '../errors.ts';
import { seldom } from '../seldom.ts';
import type { Settings } from '../settings.ts';
import type { Bearers } from '../sign-in/bearers.ts';
import { type Sessions, secondsToGo } from '../sign-in/sessions.ts';
import { inCompany } from '../storage/connection-turns.ts';
import type { Database } from '../storage/database.ts';
import {
  answerHeaders,
  answersWith,
  refusedUpgradesWith,
  refuseTunnels,
  refuseUnreadable,
} from '../web/answer-headers.ts';
import { Arrivals, addressOf } from './arrivals.ts';
import { startAttendances } from './attendance.ts';
import { countersOf } from './counters.ts';
import type { LiveEvent } from './events.ts';
import { isOwnPage } from './own-page.ts';
import { createPresence } from './presence.ts';
import { type Heard, listenTo, type RawConnection } from './raw-connection.ts';

export interface LiveSocket {
  readonly port: number;
  /** Hands an event to the people it is for. */
  tell(event: LiveEvent): Promise<void>;
  close(): Promise<void>;
}

const secondsToSignIn = 10;

/** Most connections of one person: each window has one. */
const mostOfPerson = 60;

/** Most tokens that one comes with before it is signed in. */
const mostAttempts = 5;

/** How often connections are judged by their sessions beside what events tell: one that was missed is made up for. */
const judgeMs = 15_000;

/**
 * The live socket on its own http server, websocket transport only, so that a balancer needs no sticky sessions, and
 * for pages of ours alone. A client emits `auth` {token} (D-21) and is put into the rooms its role reaches; one that
 * does not within ten seconds is hung up on, and so is one whose session ends, one that leaves, one that says much, and
 * one that does not read. Of one
 * address few come and stand there unsigned. The answer `authenticated` has the
 * counters of unread messages. A connection outlives the renewals of its session, and no end of it: neither a sign-out
 * or a block that no event told of, nor the time given after a sign-in elsewhere.
 */
export async function startSocket(options: {
  settings: Pick<
    Settings,
    'host' | 'socketPort' | 'publicUrl' | 'coBrand' | 'production' | 'trustProxy' | 'callLimits'
  >;
  db: Database;
  /** Knows who somebody is. */
  signInDb: Database;
  sessions: Sessions;
  bearers: Pick<Bearers, 'actorOf'>;
  calls: CallCounts;
  log: Logger;
  judgeEveryMs?: number;
}): Promise<LiveSocket> {
  const { settings, db, signInDb, sessions, bearers, calls, log, judgeEveryMs = judgeMs } = options;
  const headers = answerHeaders(settings);
  const http = createServer(
    { ServerResponse: answersWith(headers), ...headLimits, requestTimeout: headLimits.headersTimeout },
    (_request, response) => response.writeHead(404).end(),
  );
  http.on('clientError', refuseUnreadable(headers));
  limitConnections(http, { trustProxy: settings.trustProxy, most: mostConnections * settings.callLimits });
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    connectTimeout: secondsToSignIn * 1000,
    allowRequest: (request, answer) => answer(null, isOwnPage(request.headers, settings) && hasRoom(request)),
  });
  const arrivals = new Arrivals(settings.callLimits);
  const cameFrom = (request: IncomingMessage) => addressOf(request, settings.trustProxy);
  // As many lines as somebody likes would fill a disk.
  const tellRefusal = seldom((passedOver, ip: string, reason: string) =>
    log.warn({ ip, reason, passedOver }, 'A live connection was refused.'),
  );
  const tellFault = seldom((passedOver, error: unknown) =>
    log.error({ err: error, passedOver }, 'A socket could not sign in.'),
  );

  function hasRoom(request: IncomingMessage): boolean {
    const ip = cameFrom(request);
    if (arrivals.comes(ip)) return true;
    tellRefusal(ip, 'Too many come from there, or are not signed in.');
    return false;
  }

  refusedUpgradesWith(headers, http);
  refuseTunnels(headers, http);
  const heard = new WeakMap<object, Heard>();
  io.engine.on('connection', (connection: RawConnection) => {
    const ip = cameFrom(connection.request);
    const tell = (reason: string) => tellRefusal(ip, reason);
    const known = arrivals.stands(ip);
    heard.set(connection, listenTo(connection, { unsignedMs: secondsToSignIn * 1000, known, tell }));
  });

  const attendances = startAttendances(io, createPresence(db, randomUUID()), { calls, log });
  const connections = new Set<Connection>();

  io.on('connection', (socket) => {
    let ending = setTimeout(() => socket.disconnect(true), secondsToSignIn * 1000);
    let isWarned = false;
    const connection: Connection = {
      actor: undefined,
      async stand(actor) {
        const reached = roomsOf(actor);
        for (const room of socket.rooms)
          if (room !== socket.id && !reached.includes(room)) socket.leave(room);
        await socket.join(reached);
      },
      async judge(now) {
        clearTimeout(ending);
        // It went while it was looked at.
        if (socket.disconnected) return;
        if (now === undefined) return void socket.disconnect(true);
        connection.actor = now;
        // No sooner than in a second: the database's clock decides, and need not be ours.
        const endsIn = Math.max(1000, now.sessionSeconds * 1000);
        ending = setTimeout(() => void judge([connection], 'hang up'), endsIn);
        await connection.stand(now);
        if (now.supersededAt === null || isWarned) return;
        isWarned = true;
        socket.emit('auth_notification', { seconds: secondsToGo(now) });
      },
      hangUp: () => socket.disconnect(true),
    };
    connections.add(connection);
    attendances.add(socket, () => connection.actor);
    socket.once('disconnect', () => {
      clearTimeout(ending);
      connections.delete(connection);
      // Whoever left by themselves would go on being connected, and be counted and judged no more.
      socket.conn.close();
      heard.get(socket.conn)?.goes();
    });
    /** The token that came last, while another one is looked at. */
    let next: string | undefined;
    let isSigningIn = false;
    let attempts = 0;
    socket.on('auth', async (message: unknown) => {
      attempts += 1;
      if (connection.actor === undefined && attempts > mostAttempts) return heard.get(socket.conn)?.cutOff();
      next = tokenIn(message);
      if (isSigningIn) return;
      isSigningIn = true;
      try {
        while (next !== undefined && !socket.disconnected) {
          const token = next;
          next = undefined;
          await signIn(token);
        }
      } catch (error) {
        if (error instanceof ApiError) tellRefusal(cameFrom(socket.request), error.message);
        else tellFault(error);
        socket.disconnect(true);
      } finally {
        isSigningIn = false;
      }
    });

    async function signIn(token: string): Promise<void> {
      // Again: it may do that as often as it may call.
      const over = connection.actor && calls.begin('call', connection.actor);
      try {
        const actor = await bearers.actorOf(token, cameFrom(socket.request));
        if (actor === undefined) return void socket.disconnect(true);
        if (socket.disconnected) return;
        if (connection.actor && connection.actor.userId !== actor.userId) attendances.forget(socket);
        const own = [...connections].filter((one) => one.actor?.userId === actor.userId);
        if (own.length >= mostOfPerson && !own.includes(connection)) return void socket.disconnect(true);
        connection.actor = actor;
        heard.get(socket.conn)?.signedIn();
        isWarned = false;
        await connection.stand(actor);
        // What became of the session since it was looked at was told before anybody stood in its room.
        const { signIn, companyId } = actor;
        const now = (await inCompany(companyId, () => sessions.actorsOf(signInDb, [signIn]))).get(signIn);
        if (now === undefined) return void socket.disconnect(true);
        // What came while nobody listened is in these; what comes from now on is told.
        const counters = await inCompany(companyId, () => countersOf(db, actor.userId));
        socket.emit('authenticated', counters);
        await connection.judge(now);
      } finally {
        over?.();
      }
    }
  });

  /** Judges connections by what their sign-ins have come to; `hang up` where that cannot be told. */
  async function judge(judged: readonly Connection[], otherwise?: 'hang up'): Promise<void> {
    const signedIn = judged.flatMap((connection) => {
      const { actor } = connection;
      return actor === undefined ? [] : [{ connection, actor }];
    });
    try {
      const now = await sessions.actorsOf(signInDb, [...new Set(signedIn.map(({ actor }) => actor.signIn))]);
      for (const { connection, actor } of signedIn) {
        // Another sign-in was judged when it came.
        if (connection.actor?.signIn === actor.signIn) await connection.judge(now.get(actor.signIn));
      }
    } catch (error) {
      log.warn({ err: error }, 'Live connections could not be judged by their sessions.');
      if (otherwise === 'hang up') for (const connection of judged) connection.hangUp();
    }
  }
  const judging = setInterval(() => void judge([...connections]), judgeEveryMs);

  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(settings.socketPort, settings.host, resolve);
  });

  let turn: Promise<void> = Promise.resolve();

  async function tellNow(event: LiveEvent): Promise<void> {
    if (event.name === 'sign-in-ended') io.in(signInRoom(event.signIn)).disconnectSockets(true);
    if (event.name === 'signed-in-elsewhere') {
      await judge([...connections].filter(({ actor }) => actor?.userId === event.userId));
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
      clearInterval(judging);
      await io.close();
      await attendances.close();
    },
  };
}

interface Connection {
  /** Who it is, once it has signed in. */
  actor: Actor | undefined;
  /** Puts it into the rooms that the person's role reaches. */
  stand(actor: Actor): Promise<void>;
  /**
   * Goes by what its sign-in has come to: hangs up when that is over, looks again when it is to be, tells once of its
   * end after a sign-in elsewhere.
   */
  judge(now: Actor | undefined): Promise<void>;
  hangUp(): void;
}

const everyRoom = 'every company';
const companyRoom = (id: number) => `company ${id}`;
const partnerRoom = (id: number) => `partner ${id}`;
const userRoom = (id: number) => `user ${id}`;
const signInRoom = (signIn: string) => `sign-in ${signIn}`;

function roomsOf(actor: Actor): string[] {
  const rooms = [signInRoom(actor.signIn), userRoom(actor.userId), companyRoom(actor.companyId)];
  const { reach } = permissions['customs-declaration'][actor.role];
  if (reach === 'all') rooms.push(everyRoom);
  if (reach === 'partner' && actor.partnerId !== null) rooms.push(partnerRoom(actor.partnerId));
  return rooms;
}

function tokenIn(message: unknown): string {
  const token = typeof message === 'object' && message !== null && 'token' in message ? message.token : '';
  return typeof token === 'string' ? token : '';
}
