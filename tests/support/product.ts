import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { testDatabase } from './database.ts';
import { freePorts } from './ports.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** The sign-ins of the demonstration: the first company's and the second's. */
export const demonstration = {
  email: 'demo@tidewaiter.example',
  otherEmail: 'other@tidewaiter.example',
  password: 'tide-and-paper-2026',
} as const;

/** The built product, running as processes of its own on free ports, with its own database and accounts. */
export interface Product {
  /** Of the web app; API under /api. */
  readonly address: string;
  readonly simulatorAddress: string;
  readonly databaseUrl: string;
  /** With it customs' authority pushes its notifications. */
  readonly callbackToken: string;
  /** The process of the server that runs now, with a channel to it. */
  serverProcess(): ChildProcess;
  /** Takes the server away in the middle of whatever it does, as a power cut would. */
  killServer(): Promise<void>;
  /** Starts it again, on the same ports and data. */
  startServer(): Promise<void>;
  /** Ends everything and removes the database. */
  close(): Promise<void>;
}

/**
 * Starts server and rehearsal authority from dist below `root` (build first). `environment` overrides their settings; the
 * authority's waiting times run at a twentieth unless SIMULATOR_TIME_SCALE says otherwise.
 */
export async function startProduct(
  environment: Record<string, string> = {},
  { root = project }: { readonly root?: string } = {},
): Promise<Product> {
  const database = await testDatabase();
  const [port, socketPort, simulatorPort] = (await freePorts(3)) as [number, number, number];
  const address = `http://127.0.0.1:${port}`;
  const callbackToken = 'callback-token-of-this-test';
  const env = {
    ...process.env,
    LOG_LEVEL: 'error',
    // Journeys sign the same person in more than once.
    SIGN_IN_ELSEWHERE_SECONDS: '0',
    // All of them are one person.
    CALL_LIMITS: '10',
    HMRC_CALLBACK_TOKEN: callbackToken,
    CALLBACK_TOKEN: callbackToken,
    CALLBACK_URL: `${address}/api/notifications/cds`,
    SIMULATOR_TIME_SCALE: '0.05',
    PORT: String(port),
    SOCKET_PORT: String(socketPort),
    SIMULATOR_PORT: String(simulatorPort),
    DATABASE_URL: database.url,
    ...environment,
  };
  const startServerProcess = () => startPart(root, ['dist/server/process.js', '--seed-demonstration'], env);

  let server = await startServerProcess();
  const simulator = await startPart(root, ['dist/simulator/main.js'], env);
  return {
    address,
    simulatorAddress: `http://127.0.0.1:${simulatorPort}`,
    databaseUrl: database.url,
    callbackToken,
    serverProcess: () => server,
    killServer: () => endPart(server, 'SIGKILL'),
    async startServer() {
      server = await startServerProcess();
    },
    async close() {
      await Promise.all([endPart(server, 'SIGTERM'), endPart(simulator, 'SIGTERM')]);
      await database.drop();
    },
  };
}

/** Ends with this process: the channel to it closes then. */
async function startPart(root: string, args: string[], env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const isReady = await Promise.race([
    once(child, 'message').then(() => true),
    once(child, 'exit').then(() => false),
  ]);
  if (!isReady) throw new Error(`${args[0]} did not start.`);
  return child;
}

async function endPart(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
