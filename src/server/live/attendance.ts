import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Server, Socket } from 'socket.io';
import type { Actor } from '../access.ts';
import type { CallCounts } from '../call-limits.ts';
import { seldom } from '../seldom.ts';
import { inCompany } from '../storage/connection-turns.ts';
import { storable } from '../validation.ts';
import { beatMs, type Crowd, crowdsOf, isElsewhere, othersFor, type Presence } from './presence.ts';

/** Most editors one connection may have open. */
const mostEditors = 20;

/** After so many connections that are told, whatever else waits has its turn. */
const toldAtOnce = 100;

const nobody: Crowd = { people: [], windows: new Map() };

/** Who is in a declaration, as it was read last. */
interface Reading {
  readonly crowd: Crowd;
  /** The same as long as the same people are there, under the same names. */
  readonly names: string;
  /** Which reading it comes from. */
  readonly number: number;
}

/** What a connection was told of a declaration. */
interface Told {
  readonly words: string;
  /** What it was made of: made of the same it is not made again. */
  readonly names: string;
  readonly viewer: string;
}

interface Attendance {
  readonly actor: () => Actor | undefined;
  /** Declarations this connection has open, by the name its window gave itself. */
  readonly editors: Map<string, number>;
  /** What each declaration was told last, so that nothing is told twice. */
  readonly told: Map<number, Told>;
}

export interface Attendances {
  /** Listens to `open` {declaration, client} and `close` {client} of this connection; `actor` tells who it is. */
  add(socket: Socket, actor: () => Actor | undefined): void;
  /** Another person signed in on this connection: what was open is not theirs. */
  forget(socket: Socket): void;
  /** Tells the connections of this process who is in the declaration; all of them without one. */
  tell(declarationId?: number): Promise<void>;
  close(): Promise<void>;
}

/** Tells every open editor who else has the same declaration open, whenever that changes. */
export function startAttendances(
  io: Server,
  presence: Presence,
  { calls, log }: { readonly calls: CallCounts; readonly log: Logger },
): Attendances {
  const attendances = new Map<string, Attendance>();
  const turns = new Map<string, Promise<void>>();
  const readings = new Map<number, Reading>();
  let lastReading = 0;

  const tellFault = seldom((passedOver, error: unknown) =>
    log.error({ err: error, passedOver }, 'Who has a document open could not be kept.'),
  );
  const tellRefusal = seldom((passedOver, userId: number) =>
    log.warn({ userId, passedOver }, 'Too many editors are opened.'),
  );

  /** One thing after the other for a connection, so that a quick close does not come before its open. */
  function inTurn(socket: Socket, { companyId }: Actor, act: () => Promise<void>): void {
    const before = turns.get(socket.id) ?? Promise.resolve();
    const turn = before.then(() => inCompany(companyId, act)).catch(tellFault);
    turns.set(socket.id, turn);
    void turn.then(() => turns.get(socket.id) === turn && turns.delete(socket.id));
  }

  /** Undefined for one too many: the window counts as not open. */
  function beginOpening(person: Actor): (() => void) | undefined {
    try {
      return calls.begin('open', person);
    } catch {
      tellRefusal(person.userId);
      return undefined;
    }
  }

  async function closeAll({ editors, told }: Attendance, userId: number): Promise<void> {
    const clients = [...editors.keys()];
    editors.clear();
    told.clear();
    for (const client of clients) await presence.close(userId, client);
  }

  async function tell(declarationId?: number): Promise<void> {
    const listening = [...attendances].filter(([, { editors }]) =>
      declarationId === undefined ? editors.size > 0 : [...editors.values()].includes(declarationId),
    );
    const ids = new Set(
      declarationId === undefined
        ? listening.flatMap(([, { editors }]) => [...editors.values()])
        : listening.map(() => declarationId),
    );
    if (declarationId === undefined) for (const id of readings.keys()) if (!ids.has(id)) readings.delete(id);
    await read(ids);
    for (const [index, [socketId, attendance]] of listening.entries()) {
      if (index > 0 && index % toldAtOnce === 0) await othersTurn();
      tellOne(socketId, attendance, ids);
    }
  }

  async function read(ids: ReadonlySet<number>): Promise<void> {
    lastReading += 1;
    const number = lastReading;
    const crowds = crowdsOf(await presence.editorsOf([...ids]));
    for (const id of ids) {
      const before = readings.get(id);
      // One that began later, and was done sooner, knows better.
      if (before && before.number > number) continue;
      const crowd = crowds.get(id) ?? nobody;
      const names = JSON.stringify(
        crowd.people.map(({ userId, companyId, name }) => [userId, companyId, name]),
      );
      // The text that was there is kept: that it is the same one is seen without reading it.
      readings.set(id, { crowd, names: names === before?.names ? before.names : names, number });
    }
  }

  function tellOne(socketId: string, { actor, editors, told }: Attendance, ids: ReadonlySet<number>): void {
    const person = actor();
    if (person === undefined) return;
    for (const declaration of new Set(editors.values())) {
      const reading = ids.has(declaration) ? readings.get(declaration) : undefined;
      if (reading === undefined) continue;
      const { crowd, names } = reading;
      const isMeToo = isElsewhere(crowd, person.userId, editors);
      const viewer = `${person.userId} ${person.companyId} ${isMeToo}`;
      const before = told.get(declaration);
      if (before?.names === names && before.viewer === viewer) continue;
      const others = othersFor(person, crowd.people, isMeToo);
      const words = JSON.stringify(others);
      told.set(declaration, { words, names, viewer });
      if (words !== (before?.words ?? '[]')) io.to(socketId).emit('editors', { declaration, others });
    }
  }

  const timer = setInterval(() => {
    presence
      .beat()
      .then(() => tell())
      .catch((error: unknown) => log.warn({ err: error }, 'Who has what open could not be told.'));
  }, beatMs);

  return {
    add(socket, actor) {
      const attendance: Attendance = { actor, editors: new Map(), told: new Map() };
      const { editors, told } = attendance;
      attendances.set(socket.id, attendance);
      socket.on('open', (message: unknown) => {
        const { declaration, client } = placeIn(message);
        const person = actor();
        if (person === undefined || declaration === undefined || client === undefined) return;
        if (editors.size >= mostEditors && !editors.has(client)) return;
        const over = beginOpening(person);
        if (over === undefined) return;
        inTurn(socket, person, async () => {
          if (!(await presence.open(person, client, declaration).finally(over))) return;
          if (socket.disconnected) return presence.close(person.userId, client);
          editors.set(client, declaration);
          // Told anew: the window that asks does not know yet.
          told.delete(declaration);
          await tell(declaration);
        });
      });
      socket.on('close', (message: unknown) => {
        const { client } = placeIn(message);
        const person = actor();
        if (person === undefined || client === undefined) return;
        inTurn(socket, person, async () => {
          const declaration = editors.get(client);
          if (declaration === undefined) return;
          editors.delete(client);
          told.delete(declaration);
          await presence.close(person.userId, client);
        });
      });
      socket.once('disconnect', () => {
        const person = actor();
        attendances.delete(socket.id);
        if (person) inTurn(socket, person, () => closeAll(attendance, person.userId));
      });
    },
    forget(socket) {
      const attendance = attendances.get(socket.id);
      const person = attendance?.actor();
      if (attendance && person) inTurn(socket, person, () => closeAll(attendance, person.userId));
    },
    tell,
    async close() {
      clearInterval(timer);
      await Promise.all(turns.values());
      await presence.end();
    },
  };
}

function placeIn(message: unknown): { declaration?: number; client?: string } {
  if (typeof message !== 'object' || message === null) return {};
  const { declaration, client } = message as Record<string, unknown>;
  return {
    ...(Number.isSafeInteger(declaration) && Number(declaration) > 0
      ? { declaration: Number(declaration) }
      : {}),
    ...(typeof client === 'string' && client !== '' && client.length <= 64 && storable(client)
      ? { client }
      : {}),
  };
}
