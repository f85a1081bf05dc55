import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { canReach } from '../../src/server/embedded/data-folder.ts';
import { freePorts } from '../support/ports.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every process of a drill inherits this variable with the drill's own value, and is found by it. */
const mark = 'TIDEWAITER_DRILL';

const nobody = 65534;

/** Who runs a command. */
export type Person = 'root' | 'ordinary user';

/** Who can: only root can be both, and only where others may enter the project's folder at all. */
export const people: readonly Person[] = peopleHere();

function peopleHere(): readonly Person[] {
  if (process.getuid?.() !== 0) return ['ordinary user'];
  const everyone = [root, dirname(process.execPath)].every((folder) =>
    canReach(folder, { uid: nobody, gid: nobody }),
  );
  return everyone ? ['root', 'ordinary user'] : ['root'];
}

/** One rehearsal of starting and ending: a folder and ports of its own, and an eye on what it started. */
export class Drill {
  readonly person: Person;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly ports: readonly number[];
  readonly #id = randomUUID();
  readonly #folder: string;
  /** The project's folder; another one to rehearse in a clone of it. */
  project = root;

  static async begin(person: Person = people[0]!, environment: Record<string, string> = {}): Promise<Drill> {
    return new Drill(person, await freePorts(3), environment);
  }

  private constructor(person: Person, ports: readonly number[], environment: Record<string, string>) {
    this.person = person;
    this.ports = ports;
    this.#folder = mkdtempSync(join(tmpdir(), 'tidewaiter-drill-'));
    chmodSync(this.#folder, 0o755);
    if (this.#isNobody) chownSync(this.#folder, nobody, nobody);
    this.dataDir = join(this.#folder, 'data');
    this.env = {
      ...withoutNpm(process.env),
      HOME: this.#folder,
      // The run's own folder is closed to an ordinary user.
      TMPDIR: this.#folder,
      DATA_DIR: this.dataDir,
      PORT: String(ports[0]),
      SOCKET_PORT: String(ports[1]),
      SIMULATOR_PORT: String(ports[2]),
      [mark]: this.#id,
      ...environment,
    };
  }

  get #isNobody(): boolean {
    return this.person === 'ordinary user' && process.getuid?.() === 0;
  }

  get address(): string {
    return `http://127.0.0.1:${this.env.PORT}`;
  }

  /** `npm …` from a folder that is not the project's. */
  npm(...args: string[]): Command {
    return this.#run('npm', ['--prefix', this.project, '--silent', ...args]);
  }

  /** A file of the project without npm around it. */
  node(file: string): Command {
    return this.#run(process.execPath, [join(this.project, file)]);
  }

  #run(command: string, args: string[]): Command {
    const asNobody = [
      '--reuid',
      String(nobody),
      '--regid',
      String(nobody),
      '--clear-groups',
      command,
      ...args,
    ];
    const options = { cwd: '/', env: this.env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] as const };
    return new Command(
      this.#isNobody
        ? spawn('setpriv', asNobody, { ...options, stdio: [...options.stdio] })
        : spawn(command, args, { ...options, stdio: [...options.stdio] }),
    );
  }

  /** Everything the drill's commands started that still lives, as `pid command`. */
  survivors(): string[] {
    return readdirSync('/proc').flatMap((pid) => {
      if (!/^\d+$/.test(pid) || !(isLivingAndMarked(pid, this.#id) || worksIn(pid, this.dataDir))) return [];
      return `${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()}`;
    });
  }

  /** What still listens on a port of the drill. */
  async openPorts(): Promise<number[]> {
    const open = await Promise.all(this.ports.map((port) => isOpen(port)));
    return this.ports.filter((_, index) => open[index]);
  }

  /** kill -9 to everything at once. */
  killEverything(): void {
    const pids = this.survivors().map((line) => line.split(' ')[0]!);
    if (pids.length > 0) spawnSync('kill', ['-9', ...pids]);
  }

  end(): void {
    this.killEverything();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A command under way. */
export class Command {
  readonly child: ChildProcess;
  output = '';

  constructor(child: ChildProcess) {
    this.child = child;
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
  }

  /** Throws with the output when it ends before it says so. */
  async says(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (this.child.exitCode !== null || this.child.signalCode !== null) {
        throw new Error(`It ended without saying "${text}":\n${this.output}`);
      }
      await pause(20);
    }
  }

  /** Its exit code. */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }
}

/**
 * The environment as a terminal has it, without what npm and vitest tell their scripts. How this machine reaches
 * the network (NODE_EXTRA_CA_CERTS) stays.
 */
function withoutNpm(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const leaveOut = /^(npm_|NODE_(ENV|OPTIONS|PATH)$|NODE$|INIT_CWD|VITEST|TEST|DATABASE_URL|HMRC_)/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !leaveOut.test(name)));
}

/** Children of PostgreSQL write their title over the environment they were given; they work in their data. */
function worksIn(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    return false;
  }
}

function isLivingAndMarked(pid: string, id: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const isZombie = stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
    return !isZombie && readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${mark}=${id}`);
  } catch {
    return false;
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
