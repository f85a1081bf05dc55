import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { freePorts } from '../ports.ts';
import type { StepWatch } from './kill-point.ts';

/** A PostgreSQL under another address, which counts statements and stops at one of them. */
export interface PostgresSteps {
  readonly url: string;
  /** Breaks every connection. */
  cut(): void;
  close(): Promise<void>;
}

export async function startPostgresSteps(url: string, watch: StepWatch): Promise<PostgresSteps> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();

  const server = createServer((client) => {
    const upstream = connect(target);
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', cut);
      socket.on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    pass(client, upstream, watch);
  });
  const [own] = (await freePorts(1)) as [number];
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  return {
    url: `postgresql://${encodeURIComponent(user ?? '')}${secret}@127.0.0.1:${own}/${database}`,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Message types of PostgreSQL's protocol that begin a statement: Query and Parse. */
const statementTypes = ['Q', 'P'].map((type) => type.charCodeAt(0));

/** ReadyForQuery, which ends what is answered to a statement: its type and length. */
const ready = Buffer.from([0x5a, 0, 0, 0, 5]);

function pass(client: Socket, upstream: Socket, watch: StepWatch): void {
  let pending: Buffer = Buffer.alloc(0);
  let isStarted = false;
  let isLast = false;

  client.on('data', (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      // The first message of a connection has no type before its length.
      const typeLength = isStarted ? 1 : 0;
      if (pending.length < typeLength + 4) return;
      const length = typeLength + pending.readUInt32BE(typeLength);
      if (pending.length < length) return;
      const message = pending.subarray(0, length);
      pending = pending.subarray(length);
      const side = isStarted && statementTypes.includes(message[0]!) ? watch.statement() : undefined;
      isStarted = true;
      if (side === 'before') watch.freeze();
      if (side === 'after') isLast = true;
      if (watch.isFrozen) return;
      upstream.write(message);
    }
  });
  upstream.on('data', (chunk) => {
    if (isLast && chunk.subarray(-6, -1).equals(ready)) watch.freeze();
    if (!isLast && !watch.isFrozen) client.write(chunk);
  });
}
