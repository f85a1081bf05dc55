// Runs in the worker of vitest: judges every fault of a plan, one after the other, in one process. A fault is active
// while its id is; only tests that reach it are run, and the first red one ends its judging.
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTests } from '@vitest/runner';
import { type RunnerTask, type RunnerTestFile, TestRunner } from 'vitest';
import { Judge, type Plan } from './judge.ts';

/** What the instrumented files look at. */
interface Switch {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

const scope = globalThis as unknown as { __stryker__?: Switch };
const faultSwitch: Switch = scope.__stryker__ ?? {};
scope.__stryker__ = faultSwitch;

/** Members of vitest's runner that it keeps to itself. */
interface Insides {
  readonly moduleRunner: unknown;
  readonly _otel: unknown;
  readonly workerState: {
    readonly evaluatedModules: { readonly idToModuleMap: Map<string, EvaluatedModule> };
  };
}

interface EvaluatedModule {
  promise?: unknown;
  exports?: unknown;
  evaluated: boolean;
  readonly importers: Set<string>;
}

type Config = TestRunner['config'];

export default class JudgingRunner extends TestRunner {
  override onAfterRunFiles(): Promise<void> {
    super.onAfterRunFiles();
    return this.#judge();
  }

  async #judge(): Promise<void> {
    const plan = JSON.parse(readFileSync(String(process.env.TIDEWAITER_MUTANTS_PLAN), 'utf8')) as Plan;
    const { config } = this;
    const insides = this as unknown as Insides;
    const path = (test: string) => join(this.config.root, test);
    await new Judge(plan, {
      tell: (event) => appendFileSync(plan.events, `${JSON.stringify(event)}\n`),
      forget: (test) => forget(insides, test && path(test)),
      async run(test, { fault, only, timeLimit }) {
        const inner = new InnerRunner({ ...config, testTimeout: timeLimit, hookTimeout: timeLimit }, insides);
        inner.only = only;
        inner.isCovering = fault === undefined;
        faultSwitch.activeMutant = fault?.id;
        faultSwitch.hitCount = fault && 0;
        faultSwitch.hitLimit = fault?.hitLimit;
        faultSwitch.mutantCoverage = { static: {}, perTest: {} };
        faultSwitch.currentTestId = ' ';
        const start = processorTime();
        inner.until = start + timeLimit;
        try {
          const [file] = await startTests([path(test)], inner);
          return {
            isRed: file === undefined || inner.red !== undefined || isRed(file),
            red: inner.red,
            time: processorTime() - start,
            times: inner.times,
            hits: faultSwitch.mutantCoverage.perTest,
          };
        } finally {
          faultSwitch.activeMutant = undefined;
          faultSwitch.currentTestId = undefined;
          faultSwitch.hitCount = undefined;
        }
      },
    }).judge();
  }
}

/** One run of one test file, told to nobody. */
class InnerRunner extends TestRunner {
  only?: ReadonlySet<string>;
  isCovering = false;
  /** Processor time after which the test that ran over it counts as red: a fault may make tests slow that await nothing. */
  until = Number.POSITIVE_INFINITY;
  red?: string;
  readonly times: Record<string, number> = {};
  #start = 0;

  constructor(config: Config, outer: Insides) {
    super(config);
    Object.defineProperty(this, 'moduleRunner', { value: outer.moduleRunner });
    (this as unknown as { __setTraces(traces: unknown): void }).__setTraces(outer._otel);
  }

  onCollected(files: RunnerTestFile[]): void {
    if (this.only) for (const file of files) skipOthers(file, this.only);
  }

  override onBeforeTryTask(test: Parameters<TestRunner['onBeforeTryTask']>[0]): void {
    super.onBeforeTryTask(test);
    this.#start = processorTime();
    if (this.isCovering) faultSwitch.currentTestId = nameOf(test);
  }

  override onAfterRunTask(test: Parameters<TestRunner['onAfterRunTask']>[0]): void {
    super.onAfterRunTask(test);
    if (this.isCovering) faultSwitch.currentTestId = ' ';
    const now = processorTime();
    this.times[nameOf(test)] = now - this.#start;
    if (test.result?.state !== 'fail' && (this.isCovering || now < this.until)) return;
    this.red ??= nameOf(test);
    if (!this.isCovering) this.cancel('test-failure');
  }
}

/** Milliseconds that this process had a processor: what a test takes however busy the machine is. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function skipOthers(task: RunnerTask, only: ReadonlySet<string>): void {
  if ('tasks' in task) for (const one of task.tasks) skipOthers(one, only);
  else if (!only.has(nameOf(task))) task.mode = 'skip';
}

function isRed(task: RunnerTask): boolean {
  return task.result?.state === 'fail' || ('tasks' in task && task.tasks.some(isRed));
}

function nameOf(task: RunnerTask): string {
  return task.suite ? `${nameOf(task.suite)} > ${task.name}` : task.name;
}

/** Has a module evaluated anew when it is next imported; without a path every module. */
function forget({ workerState }: Insides, path?: string): void {
  for (const [id, module] of workerState.evaluatedModules.idToModuleMap) {
    if (path === undefined ? /\/vitest\/dist\/|@vitest\/|scripts\/mutation\//.test(id) : id !== path)
      continue;
    module.promise = undefined;
    module.exports = undefined;
    module.evaluated = false;
    module.importers.clear();
  }
}
