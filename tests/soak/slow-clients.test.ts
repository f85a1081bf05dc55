import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { reportFigures } from '../support/drills/figures.ts';
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

const share = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

test(`${count} clients of each kind that send a byte a second: all are hung up on, and health, sign-in and lists answer meanwhile`, {
  timeout: 10 * 60_000,
}, async () => {
  const product = await startProduct();
  try {
    const call = async (path: string, options?: RequestInit) => {
      const from = performance.now();
      const response = await fetch(`${product.address}/api${path}`, options);
      const body = (await response.json()) as { token?: string };
      return { status: response.status, ms: performance.now() - from, body };
    };
    const signIn = () =>
      call('/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: demonstration.email, password: demonstration.password }),
      });
    const authorization = `Bearer ${(await signIn()).body.token}`;

    let isOver = false;
    const longestMs = 120_000;
    const end = setTimeout(() => {
      isOver = true;
    }, longestMs);
    const host = 'host: here\r\n';
    const bearer = `authorization: ${authorization}\r\n`;
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

    const asked: { path: string; status: number; ms: number }[] = [];
    let areEnded = false;
    const asking = (async () => {
      while (!areEnded) {
        for (const path of ['/health', '/customs-declarations?page=1', 'sign-in']) {
          const { status, ms } =
            path === 'sign-in' ? await signIn() : await call(path, { headers: { authorization } });
          asked.push({ path, status, ms });
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    })();
    const found = await Promise.all(clients);
    areEnded = true;
    clearTimeout(end);
    await asking;

    const timesOf = (is: (path: string) => boolean) =>
      asked
        .filter(({ path }) => is(path))
        .map(({ ms }) => ms)
        .sort((one, other) => one - other);
    const times = timesOf(() => true);
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
      asked: asked.length,
      serverErrors: asked.filter(({ status }) => status >= 500).length,
      refused: asked.filter(({ status }) => status >= 400 && status < 500).length,
      p50: share(times, 0.5),
      p99: share(times, 0.99),
    };
    console.log(JSON.stringify(report));
    reportFigures({
      calls: clients.length,
      failed: report.serverErrors,
      healthP99: share(
        timesOf((path) => path === '/health'),
        0.99,
      ),
      signInP99: share(
        timesOf((path) => path === 'sign-in'),
        0.99,
      ),
      listsP99: share(
        timesOf((path) => path.startsWith('/customs-declarations')),
        0.99,
      ),
    });
    expect(report).toMatchObject({ stillOpen: 0, serverErrors: 0, refused: 0 });
    expect(report.longestOpenMs).toBeLessThan(90_000);
    expect(report.p99).toBeLessThan(1000);
  } finally {
    await product.close();
  }
});
