import { realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Authority } from './cds/authority.ts';
import './cds/entries.ts';
import { answerApi, isApiPath } from './cds/gateway.ts';
import { answerBucket, bucketPath } from './cds/uploads/routes.ts';
import { UploadStore } from './cds/uploads/store.ts';
import { answerOwn } from './own-address.ts';
import {
  readSettings,
  rehearsalApplication,
  rehearsalServiceProvider,
  type SimulatorSettings,
  usualTokenSeconds,
} from './settings.ts';
import type { Doorkeeper } from './shared/access.ts';
import { errorAnswers } from './shared/error-response.ts';
import { sendError, sleep } from './shared/http.ts';
import { NoRoom, noJournal, openJournal } from './shared/memory/journal.ts';
import { Channel } from './shared/notifications/channel.ts';
import { Dispatch } from './shared/notifications/dispatch.ts';
import { Inbox } from './shared/notifications/inbox.ts';
import { answerPull, isPullPath } from './shared/notifications/pull.ts';
import { AuthorizationServer } from './shared/oauth/authorization-server.ts';
import { answerOAuth, isOAuthPath } from './shared/oauth/routes.ts';
import { OddAnswers } from './shared/odd-answers.ts';
import { loadOfficialSchemas } from './shared/official-schema.ts';
import { RateLimit } from './shared/rate-limit.ts';
import { Switches } from './shared/switches.ts';

export type { SimulatorSettings } from './settings.ts';

const hour = 60 * 60 * 1000;

/** A running simulator. */
export interface Simulator {
  /** Such as http://127.0.0.1:8010. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Starts the rehearsal authority: HMRC's declarations API under /customs/declarations/, notifications to be
 * pulled under /notifications/, its authorisation server under /oauth/, what it took and its switches as
 * JSON under /simulator/, a screen for people at /.
 *
 * @throws when the port is in use, or what was kept in the data folder cannot be read
 */
export async function startSimulator(settings: SimulatorSettings): Promise<Simulator> {
  const { port, host = '127.0.0.1', timeScale = 1 } = settings;
  const { application = rehearsalApplication, serviceProvider = rehearsalServiceProvider } = settings;
  const { tokenSeconds = usualTokenSeconds, dataFolder } = settings;
  const switches = new Switches();
  const clock = () => {
    const now = settings.clock?.() ?? new Date();
    return new Date(now.getTime() + switches.state.clockAhead * hour);
  };
  const faults = switches.change(settings.switches ?? {});
  if (faults.length > 0) throw new Error(faults.join(' '));
  const schemaJudge = settings.schemaFolder ? await loadOfficialSchemas(settings.schemaFolder) : undefined;
  const { journal, entries } = dataFolder ? openJournal(dataFolder) : noJournal;
  const channel = new Channel({ ...settings, timeScale, clock, journal });
  const inbox = new Inbox(clock, journal);
  const dispatch = new Dispatch({ channel, inbox, switches, journal, clock, timeScale });
  const authority = new Authority(dispatch, clock, journal);
  const authorization = new AuthorizationServer({
    application,
    serviceProvider,
    clock,
    tokenSeconds,
    journal,
  });
  const doorkeeper: Doorkeeper = { authorization, accessToken: settings.accessToken, switches };
  const uploads = new UploadStore(clock, journal);
  const oddAnswers = new OddAnswers(switches, journal);
  const rateLimit = new RateLimit(clock);
  for await (const entry of entries)
    for (const part of [authority, dispatch, uploads, authorization, oddAnswers]) part.recall(entry);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://customs');
    const isLimited = isApiPath(pathname) || isPullPath(pathname);
    const isPublic = isLimited || isOAuthPath(pathname) || pathname === bucketPath;
    if (!isPublic)
      return answerOwn(request, response, {
        authority,
        channel,
        inbox,
        switches,
        authorization,
        uploads,
        oddAnswers,
        schemaJudge,
      });
    const { outage, slowAnswers, rateLimit: limited } = switches.state;
    if (outage === 'silent') return;
    if (slowAnswers > 0) await sleep(slowAnswers * 1000 * timeScale, response);
    if (outage === 'unavailable') return sendError(response, errorAnswers.unavailable);
    if (outage === 'failing') return sendError(response, errorAnswers.internal);
    if (limited === 'on' && isLimited && !rateLimit.passes())
      return sendError(response, errorAnswers.rateLimited);
    if (isOAuthPath(pathname)) return answerOAuth(request, response, authorization);
    if (isPullPath(pathname)) return answerPull(request, response, inbox, doorkeeper);
    if (pathname === bucketPath) return answerBucket(request, response, uploads, dispatch);
    return answerApi(request, response, {
      authority,
      doorkeeper,
      uploads,
      oddAnswers,
      schemaJudge,
      timeScale,
    });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (response.headersSent || response.destroyed) response.destroy();
      else sendError(response, error instanceof NoRoom ? errorAnswers.unavailable : errorAnswers.internal);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      journal.close();
      reject(error);
    });
    server.listen(port, host, resolve);
  });
  dispatch.resume();
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        dispatch.close();
        channel.close();
        server.close(() => {
          journal.close();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Runs as a process of its own: settings from the environment, ends with its parent. */
async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const simulator = await startSimulator(settings).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${settings.port} is in use; choose another with SIMULATOR_PORT.`);
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
