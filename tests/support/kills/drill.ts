import { type Database, openDatabase } from '../../../src/server/storage/database.ts';
import { type Simulator, startSimulator } from '../../../src/simulator/main.ts';
import { callbackToken, signIn } from '../../server/running-server.ts';
import { type TestDatabase, testDatabase } from '../database.ts';
import { freePorts } from '../ports.ts';
import { until } from '../until.ts';
import { type BuiltServer, buildServer, type ServerProcess } from './built-server.ts';
import { type CustomsSteps, startCustomsSteps } from './customs-steps.ts';
import { type KillPoint, StepWatch } from './kill-point.ts';
import { hashesOf, type Operation, type OperationName, Operator, operationNames } from './operations.ts';
import { type PostgresSteps, startPostgresSteps } from './postgres-steps.ts';

/** What a drill found. Kept if nothing is lost and nothing was done twice. */
export interface KillReport {
  /** Processes killed. */
  readonly kills: number;
  /** Of them, those killed at the point that was meant; the others had done all before they reached it. */
  readonly reached: number;
  /** Points of each operation: statements and posts until customs had answered. */
  readonly steps: Readonly<Record<OperationName, { statements: number; posts: number }>>;
  /** Messages that nobody knew about afterwards until customs or a person settled them. */
  readonly released: number;
  /** Operations of which customs has not all, or something more than once; none, as it should be. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/** The letters of a scenario in which customs release the goods, so that there is something to cancel and amend. */
const scenario = 'TTROG';

/**
 * Kills the server as a process of its own, at every step of send, cancel, amend and upload in turn, starts it again
 * and looks at the end, by the authority's own count, that nothing acknowledged is lost and nothing was done twice.
 */
export async function killAtEachStep(kills: number): Promise<KillReport> {
  const drill = await KillDrill.begin();
  try {
    return await drill.run(kills);
  } finally {
    await drill.end();
  }
}

class KillDrill {
  #process: ServerProcess | undefined;
  #lrns = 0;
  readonly #watch: StepWatch;

  private constructor(
    readonly database: TestDatabase,
    readonly db: Database,
    readonly built: BuiltServer,
    readonly simulator: Simulator,
    readonly postgres: PostgresSteps,
    readonly customs: CustomsSteps,
    readonly port: number,
    watch: StepWatch,
  ) {
    this.#watch = watch;
  }

  static async begin(): Promise<KillDrill> {
    const watch = new StepWatch();
    const [port] = (await freePorts(1)) as [number];
    const database = await testDatabase();
    const built = await buildServer();
    const simulator = await startSimulator({
      port: 0,
      callbackUrl: `http://127.0.0.1:${port}/api/notifications/cds`,
      callbackToken,
      accessToken: 'simulator-access-token',
      timeScale: 0.005,
    });
    const postgres = await startPostgresSteps(database.url, watch);
    const customs = await startCustomsSteps(simulator.address, watch);
    return new KillDrill(
      database,
      openDatabase(database.url),
      built,
      simulator,
      postgres,
      customs,
      port,
      watch,
    );
  }

  async run(kills: number): Promise<KillReport> {
    await this.#start('--seed-demonstration');
    const { token } = await signIn({ address: this.#address } as never, 'demo@tidewaiter.example');
    const operator = new Operator(this.#address, token, this.db);

    const steps = {} as Record<OperationName, { statements: number; posts: number }>;
    for (const name of operationNames) steps[name] = await this.#measure(operator, name);
    const plan = planOf(kills, steps);
    const operations: Operation[] = [];
    for (let start = 0; start < plan.length; start += atOnce) {
      const prepared = plan.slice(start, start + atOnce).map(({ name }) => this.#prepare(operator, name));
      operations.push(...(await Promise.all(prepared)));
    }

    let reached = 0;
    for (const [index, { point }] of plan.entries()) {
      if (await this.#killAt(operator, operations[index]!, point)) reached += 1;
    }
    const released = await this.#settle(operator, operations);
    return { kills: plan.length, reached, steps, released, ...(await this.#amiss(operations)) };
  }

  #prepare(operator: Operator, name: OperationName): Promise<Operation> {
    this.#lrns += 1;
    return operator.prepare(name, `${scenario}-K${this.#lrns}`);
  }

  /** How many statements and posts an operation takes when nobody disturbs it. */
  async #measure(operator: Operator, name: OperationName) {
    const operation = await this.#prepare(operator, name);
    this.#watch.arm();
    await operator.perform(operation);
    await until(`${name} answered`, () => isAnswered(operator, operation));
    return { statements: this.#watch.statements, posts: this.#watch.posts };
  }

  /** Kills the process at this point of the operation, starts it again and does what was not acknowledged. */
  async #killAt(operator: Operator, operation: Operation, point: KillPoint): Promise<boolean> {
    let isReached = false;
    const reached = this.#watch.arm(point).then(() => {
      isReached = true;
    });
    const performed = operator.perform(operation);
    let isOver = false;
    const answered = until(
      `${operation.lrn} answered`,
      async () => isOver || (await isAnswered(operator, operation)),
    );
    await Promise.race([reached, answered]);
    await this.#kill();
    isOver = true;
    const isAcknowledged = await performed;
    await answered;

    await this.#start();
    if (!isAcknowledged && !(await operator.isShown(operation))) {
      if (!(await operator.perform(operation)))
        throw new Error(`${operation.lrn}: no answer from a process that lives.`);
    }
    return isReached;
  }

  /** Lets customs tell what they have; a person posts again what customs have not. */
  async #settle(operator: Operator, operations: readonly Operation[]): Promise<number> {
    const released = new Set<number>();
    await until('every message settled', async () => {
      const counts = await this.#counts();
      let isSettled = true;
      for (const operation of operations) {
        for (const row of await operator.rows(operation)) {
          if (row.outcome !== null) continue;
          isSettled = false;
          // An upload is asked for again: places nobody posts to are nothing.
          const has = row.kind === 'file' ? counts.files(row.sha256) : counts.messages(row.lrn ?? '');
          if (row.state !== 'unconfirmed' || has > 0) continue;
          released.add(row.id);
          await operator.release(operation.id, row.id);
        }
      }
      return isSettled;
    });
    return released.size;
  }

  /** Operations of which customs has not exactly one. */
  async #amiss(operations: readonly Operation[]): Promise<Pick<KillReport, 'lost' | 'doubled'>> {
    const counts = await this.#counts();
    const lost: string[] = [];
    const doubled: string[] = [];
    for (const operation of operations) {
      const rows = await this.db
        .selectFrom('outbox')
        .where('document_id', '=', operation.id)
        .where('kind', 'not in', ['upload', 'file'])
        .select('lrn')
        .execute();
      const found = [
        ...rows.map(({ lrn }) => ({ what: lrn!, count: counts.messages(lrn!) })),
        ...(operation.name === 'upload'
          ? hashesOf(operation).map((hash) => ({ what: 'a file', count: counts.files(hash) }))
          : []),
      ];
      const expected = operation.name === 'send' ? 1 : operation.name === 'upload' ? 3 : 2;
      const note = (what: string, count: number, wanted: number) => {
        if (count === wanted) return;
        (count < wanted ? lost : doubled).push(`${operation.name} ${operation.lrn}: ${count} ${what}`);
      };
      note('messages', found.length, expected);
      for (const { what, count } of found) note(`times ${what}`, count, 1);
    }
    return { lost, doubled };
  }

  /** What the authority counts, by LRN and by hash of a file. */
  async #counts() {
    const read = async (path: string) => await (await fetch(`${this.simulator.address}${path}`)).json();
    const messages = (await read('/simulator/messages')) as Record<string, { count: number }>;
    const places = (await read('/simulator/uploads')) as { sha256: readonly string[] }[];
    const files = new Map<string, number>();
    for (const hash of places.flatMap(({ sha256 }) => sha256)) files.set(hash, (files.get(hash) ?? 0) + 1);
    return {
      messages: (lrn: string) => messages[lrn]?.count ?? 0,
      files: (hash: string) => files.get(hash) ?? 0,
    };
  }

  get #address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async #start(seed?: '--seed-demonstration'): Promise<void> {
    const environment = {
      DATABASE_URL: this.postgres.url,
      PORT: String(this.port),
      SOCKET_PORT: '0',
      HMRC_URL: this.customs.url,
      HMRC_CALLBACK_TOKEN: callbackToken,
      SENDS_PER_SECOND: '0',
      CALL_LIMITS: '0',
      LOG_LEVEL: 'silent',
    };
    this.#process = await this.built.start(environment, seed);
  }

  async #kill(): Promise<void> {
    // Also where the operation was over: nothing of it goes on from here.
    this.#watch.freeze();
    await this.#process!.kill();
    this.postgres.cut();
    this.#watch.isFrozen = false;
  }

  async end(): Promise<void> {
    this.built.remove();
    await this.customs.close();
    await this.postgres.close();
    await this.simulator.close();
    await this.db.destroy();
    await this.database.drop();
  }
}

/** Declarations that are prepared at a time. */
const atOnce = 6;

async function isAnswered(operator: Operator, operation: Operation): Promise<boolean> {
  const rows = await operator.rows(operation);
  return rows.length > 0 && rows.every(({ outcome }) => outcome !== null);
}

/**
 * As many points as there shall be kills, by turns of each operation: all around its posts, and statements spread
 * evenly over it; every one of them in turn when there are more kills than points.
 */
function planOf(
  kills: number,
  steps: Readonly<Record<OperationName, { statements: number; posts: number }>>,
): { name: OperationName; point: KillPoint }[] {
  const perOperation = Math.ceil(kills / operationNames.length);
  const points = operationNames.map((name) => {
    const { statements, posts } = steps[name];
    const ofPosts = numbers(posts).flatMap((number): KillPoint[] =>
      (['before', 'after', 'half'] as const).map((side) => ({ at: 'post', number, side })),
    );
    const ofStatements = numbers(statements).flatMap((number): KillPoint[] =>
      (['before', 'after'] as const).map((side) => ({ at: 'statement', number, side })),
    );
    const left = Math.max(0, perOperation - ofPosts.length);
    const chosen =
      left >= ofStatements.length
        ? ofStatements
        : numbers(left).map(
            (number) => ofStatements[Math.floor(((number - 0.5) * ofStatements.length) / left)]!,
          );
    const all = [...ofPosts, ...chosen];
    return numbers(perOperation).map((number) => all[(number - 1) % all.length]!);
  });
  return numbers(perOperation)
    .flatMap((number) => operationNames.map((name, index) => ({ name, point: points[index]![number - 1]! })))
    .slice(0, kills);
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
