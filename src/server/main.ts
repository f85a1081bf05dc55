import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { pulledAnswers } from '../areas/customs/server/answers/pulled-answers.ts';
import { badgeBearers } from '../areas/customs/server/authorisation/badge-bearer.ts';
import { createCdsApi } from '../areas/customs/server/post/cds-api.ts';
import { createFileStore } from '../areas/customs/server/post/file-store.ts';
import { createHmrc } from '../areas/customs/server/post/hmrc.ts';
import { createServiceProvider } from '../areas/customs/server/post/service-provider.ts';
import { mountAreas } from '../areas/mount.ts';
import { kindNames, kinds } from '../generated/kinds.ts';
import { createCodes } from './accounts/codes.ts';
import { createMultiFactor } from './accounts/multi-factor.ts';
import { createApp } from './app.ts';
import { startAuditSealing } from './audit-seals.ts';
import { applicationBearers } from './authorisation/application-bearer.ts';
import { createAuthorisation } from './authorisation/authorisation.ts';
import { fixedBearer, grantedBearers } from './authorisation/bearer.ts';
import { resealSecrets } from './authorisation/resealing.ts';
import { createSealing } from './authorisation/sealing.ts';
import { createCallCounts } from './call-limits.ts';
import { settleAt } from './declarations/settle-kinds.ts';
import { startFoldingTallies } from './lists/tallies.ts';
import { startListener } from './live/listener.ts';
import { type LiveSocket, startSocket } from './live/socket.ts';
import { createLog } from './log.ts';
import { createMailServer } from './mail/smtp.ts';
import { startMailWorker } from './mail/worker.ts';
import { startNotificationReader } from './notifications/reader.ts';
import { startPolling } from './polling/poller.ts';
import type { DeclaredRoute } from './route-access.ts';
import { requireMounted } from './sending/authority.ts';
import { createHttpPost } from './sending/http-post.ts';
import { serviceProviders } from './sending/provider.ts';
import { startOutboxWorker } from './sending/worker.ts';
import type { Settings } from './settings.ts';
import { connectionsOfTokens, createBearers } from './sign-in/bearers.ts';
import { createDownloadTokens } from './sign-in/download-tokens.ts';
import { createKnownDevices } from './sign-in/known-devices.ts';
import { createPlaces } from './sign-in/places.ts';
import { createSessions } from './sign-in/sessions.ts';
import { createStrangers } from './sign-in/strangers.ts';
import { databaseOf, openPool } from './storage/database.ts';
import { createHealth } from './storage/health.ts';
import { warnOfDemonstration } from './storage/seed.ts';
import { createThreads } from './threads/threads.ts';

/** Connections that are kept beside those of the calls (DATABASE_CONNECTIONS). */
const connectionsOfSignIn = 3;
const connectionsOfCustoms = 2;
const connectionsOfWork = 6;
/** Every call begins with who it is: what asks that of a database that stands still is not held up for longer, ms. */
const longestSignInMs = 5000;
/** Nor is customs, who push again what was not taken: even 16 MB are kept within a second or two. */
const longestPushMs = 8000;

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
 * (error.code EADDRINUSE, error.port), the database cannot be reached, or nobody mounted the authority of a kind.
 */
export async function startServer(
  settings: Settings,
  log: Logger = createLog(settings.logLevel),
): Promise<Server> {
  mountAreas();
  requireMounted(kindNames.map((name) => kinds[name]));
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
  await settleAt(settings.databaseUrl);
  const open = (connections: number, limits = settings.databaseLimits) => {
    const pool = openPool(settings.databaseUrl, {
      connections,
      limits,
      onIdleError: (error) => log.warn({ err: error }, 'A database connection broke.'),
    });
    const opened = databaseOf(pool);
    closers.push(() => opened.destroy());
    return { pool, opened };
  };
  const { opened: db, pool: callsPool } = open(settings.databaseConnections);
  const within = (longestMs: number) => ({
    ...settings.databaseLimits,
    statementMs: Math.min(settings.databaseLimits.statementMs, longestMs),
  });
  const { opened: signInDb, pool: signInPool } = open(connectionsOfSignIn, within(longestSignInMs));
  const { opened: strangersDb } = open(connectionsOfTokens, within(longestSignInMs));
  const { opened: customsDb } = open(connectionsOfCustoms, within(longestPushMs));
  // What calls wait for never waits for calls.
  const { opened: workDb } = open(connectionsOfWork);
  const calls = createCallCounts(settings.callLimits);
  const health = createHealth(settings.databaseUrl, [callsPool, signInPool]);
  closers.push(health.close);
  if (settings.production) await warnOfDemonstration(db, log);

  const sessions = createSessions(settings);
  const bearers = createBearers({ sessions, signInDb, strangersDb });
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
  const threads = createThreads(log);
  closers.push(threads.close);
  let socket: LiveSocket | undefined;
  const app = await createApp({
    db,
    signInDb,
    customsDb,
    health,
    calls,
    settings,
    sessions,
    bearers,
    downloadTokens: createDownloadTokens(settings.secretKey),
    knownDevices: createKnownDevices(settings.secretKey),
    strangers: createStrangers(signInDb),
    places: createPlaces(settings.secretKey),
    codes: createCodes(settings.secretKey),
    multiFactor: createMultiFactor(sealing),
    authorisation: createAuthorisation({ db, application, sealing }),
    sealing,
    threads,
    log,
    socketPort: () => socket?.port ?? settings.socketPort,
  });
  closers.push(() => app.close());
  socket = await startSocket({ settings, db, signInDb, sessions, bearers, calls, log });
  closers.push(socket.close);
  await app.listen({ host: settings.host, port: settings.port });

  const reader = startNotificationReader({ db: workDb, threads, log, publicUrl: settings.publicUrl });
  closers.push(reader.close);
  const mails = startMailWorker({
    db: workDb,
    mailServer: mailServerOf(settings),
    host: new URL(settings.publicUrl).hostname,
    retryMs: settings.sendRetryMs,
    log,
  });
  closers.push(mails.close);
  closers.push(startAuditSealing({ db: workDb, key: settings.tokenKey, log }).close);
  closers.push(startFoldingTallies({ db: workDb, log }).close);
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
    bearers: application === undefined ? fixed : grantedBearers({ db: workDb, application, sealing, log }),
    files,
  });
  const communitySystems = serviceProviders.map((name) => {
    const { urls, isSimulator } = settings.serviceProviders[name];
    return createServiceProvider({
      name,
      api,
      urls,
      apiVersions: settings.hmrcApiVersions,
      db: workDb,
      sealing,
      bearers: isSimulator ? fixed : ofBadges,
      files,
    });
  });
  const worker = await startOutboxWorker({
    db: workDb,
    databaseUrl: settings.databaseUrl,
    gateways: [hmrc, ...communitySystems],
    retryMs: settings.sendRetryMs,
    perSecond: settings.sendsPerSecond,
    answerHours: settings.answerHours,
    publicUrl: settings.publicUrl,
    log,
  });
  closers.push(worker.close);
  const { hmrcPullMs } = settings;
  if (hmrcPullMs > 0) {
    const ofHmrc = applicationBearers({
      away: () => 'Customs gave no access just now.',
      refused: (_application, error) =>
        `Customs gave no access (${error}): HMRC_CLIENT_ID and HMRC_CLIENT_SECRET are to be looked at.`,
    });
    const source = pulledAnswers({
      url: settings.hmrcUrl,
      everyMs: hmrcPullMs,
      // What is posted has the rest of what customs allow in a second.
      betweenMs: settings.sendsPerSecond === 0 ? 0 : 1000,
      timeoutMs: settings.sendTimeoutMs,
      bearer: (refused) =>
        application === undefined ? fixed.of(undefined, refused) : ofHmrc.of(application, refused),
    });
    closers.push(startPolling({ db: workDb, sources: [source], log }).close);
  }
  const listener = await startListener(settings.databaseUrl, log, (event) => {
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
