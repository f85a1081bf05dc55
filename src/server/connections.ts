import type { Server } from 'node:http';
import { networkOf } from './sign-in/network.ts';

/** Most connections of one address at the same time, where nothing stands in front: an office of hundreds has one address. */
export const mostConnections = 2000;

/** How long the head of a call may take, and how often that is looked at, ms; one that takes longer is cut off. */
export const headLimits = { headersTimeout: 20_000, connectionsCheckingInterval: 5000 } as const;

/** Cuts off what an address opens beyond so many; behind a proxy, which has all addresses, none. 0: any number. */
export function limitConnections(
  server: Server,
  { trustProxy, most }: { trustProxy: number; most: number },
): void {
  if (trustProxy > 0 || most === 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = open.get(address) ?? 0;
    if (count >= most) return void socket.destroy();
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
