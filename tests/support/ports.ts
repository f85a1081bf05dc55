import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems take for connections that go out, which would be in the way of whoever listens later. */
const lowest = 10_000;
const highest = 32_767;

/**
 * Ports nobody listens on, all different, and given to nobody else while this process lives, whichever run it is of:
 * each is held by the UDP port of its number, which is in nobody's way and free again when the process is gone.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    const held = await holding(port);
    if (held === undefined) continue;
    if (await isFree(port)) ports.push(port);
    else held.close();
  }
  return ports;
}

/** Undefined where another one holds it. */
async function holding(port: number): Promise<Socket | undefined> {
  const socket = createSocket('udp4').unref();
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  try {
    await once(socket, 'listening');
    return socket;
  } catch {
    socket.close();
    return undefined;
  }
}

/** Whether one could listen there, at this machine's address and at all of them. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', undefined]) {
    const server = createServer().listen(port, host);
    try {
      await once(server, 'listening');
    } catch {
      return false;
    }
    server.close();
    await once(server, 'close');
  }
  return true;
}
