import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** What a frame of RFC 6455 is. */
const frames = { text: 0x1, ping: 0x9 } as const;

/** A web socket that is spoken by hand: what no browser sends can be sent, and what comes need not be read. */
export interface WebSocketByHand {
  /** Sends this frame so many times, in one piece. */
  send(kind: keyof typeof frames, payload?: string, times?: number): void;
  /** Waits for a text frame that begins so. */
  told(beginning: string): Promise<string>;
  /** Reads no more; or again. */
  pause(): void;
  resume(): void;
  readonly gone: Promise<void>;
  isGone(): boolean;
  end(): void;
}

/** Opens one to socket.io at this port, and answers its questions whether one is there. */
export async function openByHand(port: number): Promise<WebSocketByHand> {
  const socket: Socket = connect(port, '127.0.0.1');
  let read = '';
  let isGone = false;
  socket.on('error', () => {});
  const gone = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isGone = true;
      resolve();
    });
  });
  socket.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      ...['Host: 127.0.0.1', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'],
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...['', ''],
    ].join('\r\n'),
  );
  const send: WebSocketByHand['send'] = (kind, payload = '', times = 1) => {
    if (!isGone) socket.write(Buffer.concat(Array<Buffer>(times).fill(frame(frames[kind], payload))));
  };
  socket.on('data', (data) => {
    read += data.toString('latin1');
  });
  const told = async (beginning: string) => {
    while (!read.includes(beginning)) {
      if (isGone) throw new Error(`It went before it told ${beginning}.`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return read;
  };
  await told('"sid"');
  send('text', '40');
  await told('40{');
  return {
    ...{ send, told, gone },
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    isGone: () => isGone,
    end: () => void socket.destroy(),
  };
}

/** A frame of a client, which is masked; none here is longer than 65,535 bytes. */
function frame(kind: number, payload: string): Buffer {
  const data = Buffer.from(payload);
  const length =
    data.length < 126 ? [data.length | 0x80] : [126 | 0x80, data.length >> 8, data.length & 0xff];
  const mask = [0, 0, 0, 0];
  return Buffer.concat([Buffer.from([kind | 0x80, ...length, ...mask]), data]);
}
