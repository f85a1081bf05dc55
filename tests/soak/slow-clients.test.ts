import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { reportFigures } from '../support/drills/figures.ts';
import { startProbe } from '../support/drills/probe.ts';
import { demonstration, startProduct } from '../support/product.ts';
import { soakCount } from '../support/soak.ts';

const count = soakCount(200);

/** What became of a slow client. */
interface Ended {
  readonly status: string;
  readonly afterMs: number;
}

/** Sends a head, or a part of one, then a byte a second, until it is hung up on or the drill is over. */
function slowClient(address: string, head: string, isOver: () => boolean): Promise<Ended | undefined> {
  const { hostname, port } = new URL(address);
  const socket: Socket = connect(Number(port), hostname);
  const since = performance.now();
  let said = '';
  socket.on('data', (piece) => {
    said += String(piece);
  });
  socket.on('error', () => {});
  socket.write(head);
  return new Promise((resolve) => {
    const dripping = setInterval(() => {
      if (isOver()) {
        clearInterval(dripping);
        socket.destroy();
        return resolve(undefined);
      }
      if (socket.writable) socket.write('x');
    }, 1000);
    socket.once('close', () => {
      clearInterval(dripping);
      resolve({ status: said.slice(9, 12), afterMs: performance.now() - since });
    });
  });
}

test(`${count} clients of each kind that send a byte a second: all are hung up on, and health, sign-in and lists answer meanwhile`, {
  timeout: 10 * 60_000,
}, async () => {
  const product = await startProduct();
  try {
    const signedIn = await fetch(`${product.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demonstration.email, password: demonstration.password }),
    });
    const { token } = (await signedIn.json()) as { token: string };

    let isOver = false;
    const longestMs = 120_000;
    const end = setTimeout(() => {
      isOver = true;
    }, longestMs);
    const host = 'host: here\r\n';
    const bearer = `authorization: Bearer ${token}\r\n`;
    const length = 'content-length: 10000\r\n';
    const kinds: Readonly<Record<string, string>> = {
      json: `POST /api/customs-declarations HTTP/1.1\r\n${host}${bearer}${length}content-type: application/json\r\n\r\n{`,
      form: `POST /api/import HTTP/1.1\r\n${host}${bearer}${length}content-type: multipart/form-data; boundary=b\r\n\r\n-`,
      login: `POST /api/login HTTP/1.1\r\n${host}${length}content-type: application/json\r\n\r\n{`,
      head: `GET /api/config HTTP/1.1\r\n${host}x-slow: `,
    };
    const clients = Object.entries(kinds).flatMap(([kind, head]) =>
      Array.from({ length: count }, async () => ({
        kind,
        ended: await slowClient(product.address, head, () => isOver),
      })),
    );

    const probe = startProbe(product.address, token);
    const found = await Promise.all(clients);
    clearTimeout(end);
    const { health, signIn, lists } = await probe.end();
    const failures = [health, signIn, lists].flatMap((asked) => asked.failures);

    const report = {
      clients: clients.length,
      stillOpen: found.filter(({ ended }) => ended === undefined).length,
      longestOpenMs: Math.round(Math.max(...found.map(({ ended }) => ended?.afterMs ?? longestMs))),
      answers: Object.fromEntries(
        Object.keys(kinds).map((kind) => [
          kind,
          [...new Set(found.filter((one) => one.kind === kind).map(({ ended }) => ended?.status))].sort(),
        ]),
      ),
    };
    console.log(JSON.stringify(report));
    reportFigures({
      calls: clients.length,
      failed: failures.length,
      standstill: health.longest,
      ...{ healthP99: health.p99, signInP99: signIn.p99, listsP99: lists.p99 },
    });
    expect(failures).toEqual([]);
    expect(report.stillOpen).toBe(0);
    expect(report.longestOpenMs).toBeLessThan(90_000);
    expect(Math.max(health.p99, signIn.p99, lists.p99)).toBeLessThan(1000);
  } finally {
    await product.close();
  }
});
