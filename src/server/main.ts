import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createAuthorisation } from './authorisation/authorisation.ts';
import { fixedBearer, grantedBearers } from './authorisation/bearer.ts';
import { createSealing } from './authorisation/sealing.ts';
import { type Listener, startListener } from './live/listener.ts';
import { type LiveSocket, startSocket } from './live/socket.ts';
import { createLog } from './log.ts';
import { startNotificationReader } from './notifications/reader.ts';
import { createHmrc } from './sending/hmrc.ts';
import { startOutboxWorker } from './sending/worker.ts';
import type { Settings } from './settings.ts';
import { createSessions } from './sign-in/sessions.ts';
import { migrate, openDatabase } from './storage/database.ts';

export interface Server {
  /** Where the web app and the API answer, for example `http://127.0.0.1:8000`. */
  readonly address: string;
  readonly socketAddress: string;
  /** Stops taking calls, lets posts under way end for a moment, and leaves nothing running. */
  close(): Promise<void>;
}

/**
 * Starts API, web app, socket, outbox worker and notification reader on the database of the settings, which
 * it migrates. Resolves when calls are answered. Throws, with nothing left running, when a port is taken
 * (error.code EADDRINUSE, error.port) or the database cannot be reached.
 */
export async function startServer(
  settings: Settings,
  log: Logger = createLog(settings.logLevel),
): Promise<Server> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return await start(settings, log, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function start(
  settings: Settings,
  log: Logger,
  closers: (() => Promise<unknown>)[],
  close: () => Promise<void>,
): Promise<Server> {
  if (settings.databaseUrl === '') throw new Error('startServer needs a database address in its settings.');
  const db = openDatabase(settings.databaseUrl, (error) =>
    log.warn({ err: error }, 'A database connection broke.'),
  );
  closers.push(() => db.destroy());
  await migrate(db);

  const sessions = createSessions(settings.secretKey, settings.sessionHours);
  const sealing = createSealing(settings.tokenKey);
  const application =
    settings.hmrcClientId === ''
      ? undefined
      : {
          url: settings.hmrcUrl,
          clientId: settings.hmrcClientId,
          clientSecret: settings.hmrcClientSecret,
        };
  let socket: LiveSocket | undefined;
  const app = await createApp({
    db,
    settings,
    sessions,
    authorisation: createAuthorisation({ db, application, sealing }),
    sealing,
    log,
    socketPort: () => socket?.port ?? settings.socketPort,
  });
  closers.push(() => app.close());
  socket = await startSocket({ host: settings.host, port: settings.socketPort, db, sessions, log });
  closers.push(socket.close);
  await app.listen({ host: settings.host, port: settings.port });

  const reader = startNotificationReader({ db, log });
  closers.push(reader.close);
  const worker = await startOutboxWorker({
    db,
    databaseUrl: settings.databaseUrl,
    authority: createHmrc({
      url: settings.hmrcUrl,
      apiVersions: settings.hmrcApiVersions,
      environment: settings.environment,
      bearers:
        application === undefined
          ? fixedBearer(settings.hmrcAccessToken)
          : grantedBearers({ db, application, sealing, log }),
      timeoutMs: settings.sendTimeoutMs,
    }),
    retryMs: settings.sendRetryMs,
    perSecond: settings.sendsPerSecond,
    log,
  });
  closers.push(worker.close);
  const listener: Listener = await startListener(settings.databaseUrl, log, (event) => {
    if (event.name === 'outbox') worker.wake();
    else if (event.name === 'received-notification') reader.wake();
    else socket?.tell(event).catch((error) => log.error({ err: error }, 'A live event could not be told.'));
  });
  closers.push(listener.close);

  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://${settings.host}:${port}`,
    socketAddress: `http://${settings.host}:${socket.port}`,
    close,
  };
}
