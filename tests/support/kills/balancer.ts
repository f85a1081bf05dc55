import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address before several processes: a connection goes to the first of them that takes it. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => sockets.delete(client));
    client.pause();
    reach(client, ports);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function reach(client: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) return void client.destroy();
  const upstream = connect(port, '127.0.0.1');
  let isReached = false;
  upstream.on('connect', () => {
    isReached = true;
    client.pipe(upstream).pipe(client);
  });
  upstream.on('error', () => {
    if (isReached) client.destroy();
    else reach(client, others);
  });
  upstream.on('close', () => {
    if (isReached) client.destroy();
  });
  client.on('close', () => upstream.destroy());
}
