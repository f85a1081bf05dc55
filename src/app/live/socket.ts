import { io, type Socket } from 'socket.io-client';
import type { Counters } from '../api/session.ts';
import { readToken } from '../storage/local-state.ts';

const RECONNECT_MS = 5000;

/** Where a declaration stands now, as told to every open screen of its company. */
export interface DeclarationEvent {
  readonly id: number;
  readonly revision: number;
  readonly status: string;
  readonly mrn: string | null;
  /** Of an edit: the editor window that made it, if it said so. Absent when only the standing changed. */
  readonly editor?: string | null;
}

/** Somebody else who has the same declaration open. */
export interface OtherEditor {
  /** Null for somebody of another company, and for oneself in another window. */
  readonly name: string | null;
  readonly isMe: boolean;
}

/** Kind of a message (D-21). */
type MessageKind = 'internal' | 'external' | 'upgrade_plan';

export interface LiveConnection {
  /** Hears of every change of a declaration; also called with undefined after each reconnect, when something may have been missed. */
  onDeclaration(listener: (event: DeclarationEvent | undefined) => void): () => void;
  /** Hears how many messages are unread, each time the connection is signed in. */
  onCounters(listener: (counters: Counters) => void): () => void;
  /** Hears of each message that came (1) or was read (-1). */
  onMessage(listener: (kind: MessageKind, step: 1 | -1) => void): () => void;
  /** Called each time the connection is signed in. */
  onReturn(listener: () => void): () => void;
  /** Called with the seconds this session has left after a sign-in elsewhere (D-20). */
  onTermination(listener: (seconds: number) => void): () => void;
  /** Tells that this window has the declaration open until the returned function is called; hears who else has. */
  attend(declaration: number, client: string, listener: (others: readonly OtherEditor[]) => void): () => void;
  /** Signs in again on the same connection: the token is another now. */
  authenticate(): void;
  close(): void;
}

interface Attendance {
  readonly declaration: number;
  readonly client: string;
  readonly listener: (others: readonly OtherEditor[]) => void;
}

/**
 * Opens the live connection: signs in with `auth` on every connect, tries again after 5 s however it ended
 * (SHL-104), only logs errors.
 */
export function openLive(socketUrl: string): LiveConnection {
  const onDeclaration = new Set<(event: DeclarationEvent | undefined) => void>();
  const onCounters = new Set<(counters: Counters) => void>();
  const onMessage = new Set<(kind: MessageKind, step: 1 | -1) => void>();
  const onReturn = new Set<() => void>();
  const onTermination = new Set<(seconds: number) => void>();
  const attendances = new Set<Attendance>();
  let isClosed = false;
  const socket: Socket = io(socketUrl, {
    transports: ['websocket'],
    reconnectionDelay: RECONNECT_MS,
    reconnectionDelayMax: RECONNECT_MS,
    randomizationFactor: 0,
  });
  const authenticate = () => {
    if (socket.connected) socket.emit('auth', { token: readToken() });
  };
  const open = ({ declaration, client }: Attendance) => socket.emit('open', { declaration, client });

  socket.on('connect', authenticate);
  socket.on('authenticated', (counters: Counters) => {
    for (const attendance of attendances) open(attendance);
    for (const listener of onCounters) listener(counters);
    for (const listener of onReturn) listener();
    for (const listener of onDeclaration) listener(undefined);
  });
  socket.on('declaration', (event: DeclarationEvent) => {
    for (const listener of onDeclaration) listener(event);
  });
  for (const [name, step] of [
    ['notify_message', 1],
    ['read_message', -1],
  ] as const) {
    socket.on(name, (told: unknown) => {
      const kind = messageKind(told);
      if (kind) for (const listener of onMessage) listener(kind, step);
    });
  }
  socket.on('auth_notification', ({ seconds }: { seconds: number }) => {
    for (const listener of onTermination) listener(seconds);
  });
  socket.on('editors', (told: { declaration: number; others: readonly OtherEditor[] }) => {
    for (const { declaration, listener } of attendances) {
      if (declaration === told.declaration) listener(told.others);
    }
  });
  socket.on('connect_error', (error) => console.warn('Live connection:', error.message));
  socket.on('disconnect', (reason) => {
    // Nobody is known to be there any more.
    for (const { listener } of attendances) listener([]);
    // The client library comes back by itself except after the server hung up.
    if (reason !== 'io server disconnect') return;
    setTimeout(() => {
      if (!isClosed) socket.connect();
    }, RECONNECT_MS);
  });
  return {
    onDeclaration: (listener) => added(onDeclaration, listener),
    onCounters: (listener) => added(onCounters, listener),
    onMessage: (listener) => added(onMessage, listener),
    onReturn: (listener) => added(onReturn, listener),
    onTermination: (listener) => added(onTermination, listener),
    attend(declaration, client, listener) {
      const attendance = { declaration, client, listener };
      attendances.add(attendance);
      if (socket.connected) open(attendance);
      return () => {
        attendances.delete(attendance);
        if (socket.connected) socket.emit('close', { client });
      };
    },
    authenticate,
    close() {
      isClosed = true;
      socket.close();
    },
  };
}

const kinds: readonly unknown[] = ['internal', 'external', 'upgrade_plan'] satisfies MessageKind[];

/** The kind a message tells: {kind}, or the bare word (D-21). */
function messageKind(told: unknown): MessageKind | undefined {
  const kind = typeof told === 'object' && told !== null && 'kind' in told ? told.kind : told;
  return kinds.includes(kind) ? (kind as MessageKind) : undefined;
}

function added<T>(to: Set<T>, listener: T): () => void {
  to.add(listener);
  return () => void to.delete(listener);
}
