import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';
import { acceptedDocument, eventually, type RunningServer, startTestServer } from './running-server.ts';

/** Between Tidewaiter and the rehearsal authority: may lose the answer of a question. */
interface Line {
  readonly url: string;
  /** The answers to the next questions at such addresses are lost, as many as is said. */
  lose(address: RegExp, times: number): void;
  lost(): number;
  /** At such addresses everything is answered 500 from now on. */
  refuse(address: RegExp | undefined): void;
  close(): Promise<void>;
}

async function startLine(): Promise<Line & { leadTo(address: string): void }> {
  let address = '';
  let losing = { address: /^$/, times: 0 };
  let lost = 0;
  let refused: RegExp | undefined;
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { host: _host, connection: _connection, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(`${address}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(pieces.length > 0 ? { body: Buffer.concat(pieces) } : {}),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (refused?.test(request.url ?? '')) {
      response.writeHead(500).end();
      return;
    }
    if (losing.times > 0 && losing.address.test(request.url ?? '')) {
      losing.times -= 1;
      lost += 1;
      request.socket.destroy();
      return;
    }
    const { 'transfer-encoding': _encoding, ...told } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, told).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(to) {
      address = to;
    },
    lose(which, times) {
      losing = { address: which, times };
    },
    lost: () => lost,
    refuse(which) {
      refused = which;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

let line: Awaited<ReturnType<typeof startLine>>;
let rehearsal: Rehearsal;
beforeAll(async () => {
  line = await startLine();
  rehearsal = await startRehearsal((address) => {
    line.leadTo(address);
    return { hmrcUrl: line.url, hmrcPullMs: 50 };
  });
  await rehearsal.switch({ delivery: 'pull' });
});
afterAll(async () => {
  await rehearsal.close();
  await line.close();
});

const told = async (id: number) => {
  const { body } = await rehearsal.person.call('GET', `/customs-declarations/${id}/notifications`);
  return body.data.filter(({ kind }: { kind: string }) => kind === 'notification').length as number;
};

/** How many notifications about a declaration the authority itself says there are. */
async function made(id: number): Promise<number> {
  const { outbox } = await rehearsal.read(id);
  const answer = await fetch(
    `${rehearsal.simulator.address}/notifications/conversationId/${outbox.conversation_id}`,
    {
      headers: {
        authorization: 'Bearer simulator-access-token',
        accept: 'application/vnd.hmrc.1.0+xml',
      },
    },
  );
  return [...(await answer.text()).matchAll(/rel="notification"/g)].length;
}
const allArrive = (id: number) =>
  eventually('all that was told', async () => {
    const there = await made(id);
    return there > 1 && (await told(id)) === there;
  });

test('nobody pushes: what customs tell is pulled, and the declaration goes its way', async () => {
  const id = await rehearsal.lodge(acceptedDocument('TTROG-PULL-1'));
  await allArrive(id);
  expect(await rehearsal.read(id)).toMatchObject({ facts: { held: true } });
});

test('of what customs gave and never arrived nothing is lost: it stands among what was pulled', async () => {
  line.lose(/^\/notifications\/unpulled\/\w/, 4);
  const id = await rehearsal.lodge(acceptedDocument('TTROG-PULL-2'));
  await allArrive(id);
  expect(line.lost()).toBe(4);
});

test('what was pulled before cannot be listed: what is new comes all the same', async () => {
  line.lose(/^\/notifications\/unpulled\/\w/, 1);
  line.refuse(/^\/notifications\/pulled\/$/);
  const id = await rehearsal.send(acceptedDocument('TTROG-PULL-3'));
  await eventually('all but the one that was lost', async () => {
    const there = await made(id);
    return there > 1 && (await told(id)) === there - 1;
  });
  line.refuse(undefined);
  await allArrive(id);
});

test('an application asks with a token of its own; without one it is told why nothing comes', async () => {
  await rehearsal.switch({ oauth: 'on' });
  const settings = { hmrcUrl: line.url, hmrcPullMs: 50, hmrcClientId: 'simulator-client' };
  const reasonOf = async (running: RunningServer) =>
    (
      await sql<{
        reason: string | null;
        failures: number;
      }>`select reason, failures from polled_places`.execute(running.db)
    ).rows[0];
  const known = await startTestServer({ ...settings, hmrcClientSecret: 'simulator-secret' });
  await eventually('a round that ended well', async () => (await reasonOf(known))?.failures === 0);
  await known.close();
  const unknown = await startTestServer({ ...settings, hmrcClientSecret: 'wrong' });
  await eventually('why', async () => (await reasonOf(unknown))?.reason?.includes('HMRC_CLIENT_SECRET'));
  await unknown.close();
  await rehearsal.switch({ oauth: 'off' });
});
