import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createCodes } from './accounts/codes.ts';
import { createMultiFactor } from './accounts/multi-factor.ts';
import { createApp } from './app.ts';
import { startAuditSealing } from './audit-seals.ts';
import { createAuthorisation } from './authorisation/authorisation.ts';
import { badgeBearers } from './authorisation/badge-bearer.ts';
import { fixedBearer, grantedBearers } from './authorisation/bearer.ts';
import { resealSecrets } from './authorisation/resealing.ts';
import { createSealing } from './authorisation/sealing.ts';
import { startFoldingTallies } from './lists/tallies.ts';
import { type Listener, startListener } from './live/listener.ts';
import { type LiveSocket, startSocket } from './live/socket.ts';
import { createLog } from './log.ts';
import { createMailServer } from './mail/smtp.ts';
import { startMailWorker } from './mail/worker.ts';
import { startNotificationReader } from './notifications/reader.ts';
import { createPrinter } from './report/printer.ts';
import type { DeclaredRoute } from './route-access.ts';
import { createCdsApi } from './sending/cds-api.ts';
import { createFileStore } from './sending/file-store.ts';
import { createHmrc } from './sending/hmrc.ts';
import { createHttpPost } from './sending/http-post.ts';
import { createMessageWriter } from './sending/message-writer.ts';
import { serviceProviders } from './sending/provider.ts';
import { createServiceProvider } from './sending/service-provider.ts';
import { startOutboxWorker } from './sending/worker.ts';
import type { Settings } from './settings.ts';
import { createDownloadTokens } from './sign-in/download-tokens.ts';
import { createSessions } from './sign-in/sessions.ts';
import { migrate, openDatabase } from './storage/database.ts';

export interface Server {
  /** Where the web app and the API answer, for example `http://127.0.0.1:8000`. */
  readonly address: string;
  readonly socketAddress: string;
  /** Every route with who may call it. */
  readonly routes: readonly DeclaredRoute[];
  /** Stops taking calls, lets posts under way end for a moment, and leaves nothing running. */
  close(): Promise<void>;
}

/**
 * Starts API, web app, socket, outbox worker, notification reader and mail worker on the database of the settings, which
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
  const sealing = createSealing(settings.tokenKey, settings.tokenKeyBefore);
  if (settings.tokenKeyBefore !== '') await resealSecrets(db, sealing);
  const application =
    settings.hmrcClientId === ''
      ? undefined
      : {
          url: settings.hmrcUrl,
          clientId: settings.hmrcClientId,
          clientSecret: settings.hmrcClientSecret,
        };
  const messages = createMessageWriter(log);
  closers.push(messages.close);
  const printer = createPrinter();
  closers.push(printer.close);
  let socket: LiveSocket | undefined;
  const app = await createApp({
    db,
    settings,
    sessions,
    downloadTokens: createDownloadTokens(settings.secretKey),
    codes: createCodes(settings.secretKey),
    multiFactor: createMultiFactor(sealing),
    authorisation: createAuthorisation({ db, application, sealing }),
    sealing,
    messages,
    printer,
    log,
    socketPort: () => socket?.port ?? settings.socketPort,
  });
  closers.push(() => app.close());
  socket = await startSocket({ settings, db, sessions, log });
  closers.push(socket.close);
  await app.listen({ host: settings.host, port: settings.port });

  const reader = startNotificationReader({ db, messages, log, publicUrl: settings.publicUrl });
  closers.push(reader.close);
  const mails = startMailWorker({
    db,
    mailServer: mailServerOf(settings),
    host: new URL(settings.publicUrl).hostname,
    retryMs: settings.sendRetryMs,
    log,
  });
  closers.push(mails.close);
  closers.push(startAuditSealing({ db, key: settings.tokenKey, log }).close);
  closers.push(startFoldingTallies({ db, log }).close);
  const post = createHttpPost({ timeoutMs: settings.sendTimeoutMs });
  const api = createCdsApi(post);
  const files = createFileStore(post, { mustBeSecure: settings.production });
  const fixed = fixedBearer(settings.hmrcAccessToken);
  const ofBadges = badgeBearers();
  const hmrc = createHmrc({
    api,
    url: settings.hmrcUrl,
    apiVersions: settings.hmrcApiVersions,
    environment: settings.environment,
    bearers: application === undefined ? fixed : grantedBearers({ db, application, sealing, log }),
    files,
  });
  const communitySystems = serviceProviders.map((name) => {
    const { urls, isSimulator } = settings.serviceProviders[name];
    return createServiceProvider({
      name,
      api,
      urls,
      apiVersions: settings.hmrcApiVersions,
      db,
      sealing,
      bearers: isSimulator ? fixed : ofBadges,
      files,
    });
  });
  const worker = await startOutboxWorker({
    db,
    databaseUrl: settings.databaseUrl,
    authorities: [hmrc, ...communitySystems],
    retryMs: settings.sendRetryMs,
    perSecond: settings.sendsPerSecond,
    answerHours: settings.answerHours,
    publicUrl: settings.publicUrl,
    log,
  });
  closers.push(worker.close);
  const listener: Listener = await startListener(settings.databaseUrl, log, (event) => {
    if (event.name === 'outbox') worker.wake();
    else if (event.name === 'mail') mails.wake();
    else if (event.name === 'received-notification') reader.wake();
    else socket?.tell(event).catch((error) => log.error({ err: error }, 'A live event could not be told.'));
  });
  closers.push(listener.close);

  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://${settings.host}:${port}`,
    routes: app.declaredRoutes,
    socketAddress: `http://${settings.host}:${socket.port}`,
    close,
  };
}

/** Undefined while mails stay in the local mailbox. In production nothing leaves unencrypted but to this machine. */
function mailServerOf({ production, smtpUrl, mailFrom }: Settings) {
  if (smtpUrl === '') return undefined;
  const { hostname } = new URL(smtpUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return createMailServer({ url: smtpUrl, from: mailFrom, requireTls: production && !isHere });
}
