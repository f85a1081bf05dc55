import { realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Authority } from './authority.ts';
import { errorAnswers } from './error-response.ts';
import { answerApi, isApiPath, sendError } from './gateway.ts';
import { Channel } from './notifications/channel.ts';
import { countByLrn, writeScreen } from './screen.ts';

/** How a simulator is started. */
export interface SimulatorSettings {
  /** 0 takes a free port. */
  readonly port: number;
  /** 127.0.0.1 unless given. */
  readonly host?: string;
  /** Where notifications are pushed to, and the Authorization header they carry. */
  readonly callbackUrl: string;
  readonly callbackToken: string;
  /** The only bearer token let in; without it any bearer token is. */
  readonly accessToken?: string;
  /** The authority's time of day. */
  readonly clock?: () => Date;
  /** Factor on every waiting time (notification pace, retries, slow answers): 1 is HMRC's own, 0.001 is for tests. */
  readonly timeScale?: number;
}

/** A running simulator. */
export interface Simulator {
  /** Such as http://127.0.0.1:8010. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Starts the rehearsal authority: HMRC's declarations API under /customs/declarations/, what it took as JSON
 * at /simulator/messages, a screen for people at /.
 *
 * @throws when the port is in use
 */
export async function startSimulator(settings: SimulatorSettings): Promise<Simulator> {
  const { port, host = '127.0.0.1', clock = () => new Date(), timeScale = 1 } = settings;
  const channel = new Channel({ ...settings, timeScale });
  const authority = new Authority(channel, clock, timeScale);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://customs');
    if (isApiPath(pathname)) {
      await answerApi(request, response, { authority, timeScale, accessToken: settings.accessToken });
    } else if (request.method !== 'GET') sendError(response, errorAnswers.notFound);
    else if (pathname === '/simulator/messages') {
      send(response, 'application/json', JSON.stringify(countByLrn(authority.taken)));
    } else if (pathname === '/') send(response, 'text/html; charset=utf-8', writeScreen(authority, channel));
    else sendError(response, errorAnswers.notFound);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent || response.destroyed) response.destroy();
      else sendError(response, errorAnswers.internal);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        authority.close();
        channel.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, contentType: string, body: string): void {
  response.writeHead(200, {
    'Content-Type': contentType,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(body);
}

/** Runs as a process of its own: settings from the environment, ends with its parent. */
async function run(): Promise<void> {
  const { SIMULATOR_PORT = '8010', CALLBACK_URL, CALLBACK_TOKEN, SIMULATOR_TIME_SCALE = '1' } = process.env;
  if (!CALLBACK_URL || !CALLBACK_TOKEN)
    throw new Error('The simulator needs CALLBACK_URL and CALLBACK_TOKEN.');
  const simulator = await startSimulator({
    port: Number(SIMULATOR_PORT),
    callbackUrl: CALLBACK_URL,
    callbackToken: CALLBACK_TOKEN,
    timeScale: Number(SIMULATOR_TIME_SCALE),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${SIMULATOR_PORT} is in use; choose another with SIMULATOR_PORT.`);
  });
  const end = () => void simulator.close().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('disconnect', end);
  process.send?.({ ready: simulator.address });
  console.log(`Customs simulator on ${simulator.address}`);
}

const startedFile = process.argv[1];
if (startedFile && realpathSync(startedFile) === fileURLToPath(import.meta.url)) {
  run().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
