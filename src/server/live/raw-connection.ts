import type { IncomingMessage } from 'node:http';

/** What one connection may say: so much at once, and so much within a second, far above what a window does. */
const mostSaid = { atOnce: 200, aSecond: 20 } as const;

/** Most that one says before it is signed in: a window has editors open, and takes up another token meanwhile. */
const mostBeforeSignIn = 30;

/** Most that waits to be read by one who does not read, bytes. */
const mostUnread = 256 * 1024;

/** So many more messages wait before they are weighed again. */
const weighedEach = 50;

/** How long one that was asked to go may take for it, ms. */
const goingMs = 2000;

/** A connection as it is before it is known for one of socket.io's, and afterwards. */
export interface RawConnection {
  readonly request: IncomingMessage;
  readonly transport: {
    /** The web socket, which answers pings by itself. */
    readonly socket?: { on(event: 'ping' | 'pong', heard: () => void): void };
  };
  /** Messages that wait until those before them are out. */
  readonly writeBuffer: readonly { readonly data?: unknown }[];
  on(event: 'packet' | 'packetCreate', heard: () => void): void;
  once(event: 'close', closed: () => void): void;
}

export interface Heard {
  /** It is known who it is. */
  signedIn(): void;
  /** It was asked to go: it is cut off if it stays. */
  goes(): void;
  /** Ends it at once: asked to go, it would be listened to until it does. */
  cutOff(): void;
}

interface Listening {
  /** How long it may take to say who it is, ms. */
  readonly unsignedMs: number;
  /** Called when it is signed in, or gone. */
  readonly known: () => void;
  /** Called when it is cut off for what it does. */
  readonly tell: (reason: string) => void;
}

/**
 * Cuts off a connection that says more than any window does, pings and pongs included, that does not read what it is
 * told, and that says nothing of who it is and stays.
 */
export function listenTo(connection: RawConnection, { unsignedMs, known, tell }: Listening): Heard {
  const { socket } = connection.request;
  let isKnown = false;
  let before = 0;
  let left: number = mostSaid.atOnce;
  let at = Date.now();
  const cutOff = (reason = 'It says more than any window does.') => {
    if (!socket.destroyed) tell(reason);
    socket.destroy();
  };
  const end = () => void socket.destroy();
  const goes = () => void setTimeout(end, goingMs).unref();
  const staying = setTimeout(end, unsignedMs + goingMs).unref();
  const become = () => {
    clearTimeout(staying);
    if (!isKnown) known();
    isKnown = true;
  };
  const hear = () => {
    const now = Date.now();
    left = Math.min(mostSaid.atOnce, left + (Math.max(0, now - at) / 1000) * mostSaid.aSecond) - 1;
    at = now;
    if (!isKnown) before += 1;
    if (left < 0 || before > mostBeforeSignIn) cutOff();
    weigh();
  };
  const weigh = () => {
    if (unreadOf(connection) > mostUnread) cutOff('It does not read what it is told.');
  };
  connection.once('close', () => {
    become();
    goes();
  });
  connection.on('packet', hear);
  connection.on('packetCreate', () => {
    if (connection.writeBuffer.length % weighedEach === 0) weigh();
  });
  for (const frame of ['ping', 'pong'] as const) connection.transport.socket?.on(frame, hear);
  return {
    signedIn: become,
    goes,
    cutOff,
  };
}

/** Bytes that wait to be read. */
function unreadOf({ request: { socket }, writeBuffer }: RawConnection): number {
  const lengths = writeBuffer.map(({ data }) => (typeof data === 'string' ? data.length : 0));
  return lengths.reduce((sum, length) => sum + length, socket.writableLength);
}
