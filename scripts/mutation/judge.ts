/** What is to be judged, as the command wrote it down. */
export interface Plan {
  readonly faults: readonly { readonly id: string; readonly file: string }[];
  /** Test files, the nearest first. */
  readonly tests: readonly string[];
  /** Where events are appended, one JSON a line. */
  readonly events: string;
  /** Moment after which no fault is begun, in milliseconds since 1970; and the one after which no test is tried. */
  readonly until: number;
  readonly coverUntil: number;
  /** Faults that an earlier worker judged, or hung on. */
  readonly judged: readonly string[];
  /** What an earlier worker found out. */
  readonly coverage?: Coverage;
  /** What caught a fault when it was judged before, by its id: tried first, and believed no more than another test. */
  readonly remembered?: Readonly<Record<string, Catch>>;
}

/** The test that turned red, by its file and its name. */
export interface Catch {
  readonly test: string;
  readonly name: string;
}

/** By test file. */
export type Coverage = Readonly<Record<string, CoveredFile>>;

interface CoveredFile {
  readonly time: number;
  /** Milliseconds by name of test. */
  readonly times: Readonly<Record<string, number>>;
  /** Hits by fault by name of test; ' ' is what runs outside of tests: loading, and hooks of the file. */
  readonly hits: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export type Event =
  | { readonly coverage: Coverage; readonly red: readonly string[]; readonly untried: readonly string[] }
  | { readonly covered: string }
  | { readonly begun: string }
  | { readonly judged: string; readonly verdict: Verdict; readonly by?: Catch };

/** `unreached`: no test runs the place. One that no test runs of those that there was time to try is not judged. */
export type Verdict = 'caught' | 'survived' | 'unreached';

export interface Run {
  readonly isRed: boolean;
  readonly red?: string;
  readonly time: number;
  readonly times: Readonly<Record<string, number>>;
  readonly hits: CoveredFile['hits'];
}

export interface Ground {
  tell(event: Event): void;
  /** Has a file evaluated anew when it is next imported; without one, every file. */
  forget(test?: string): void;
  run(
    test: string,
    options: {
      readonly fault?: { readonly id: string; readonly hitLimit: number };
      readonly only?: ReadonlySet<string>;
      readonly timeLimit: number;
    },
  ): Promise<Run>;
}

/**
 * Longest that tests of one fault may take, by what they took without it, in milliseconds of a processor; at its second
 * try longer.
 */
const mostTime = { first: 4_000, second: 10_000 };

/** A test is peculiar when no more than these, and than a quarter of all, run a place as often as it does. */
const fewTests = 3;
/**
 * A test that is peculiar to a place, or to another of its file, or stands in a file named like that, is as likely to
 * see a fault there as so many others.
 */
const likelihood = 10;

/** A test by itself, and how often it runs the place of a fault: 0 where that is done as its file is loaded. */
interface Reaching extends Catch {
  readonly time: number;
  readonly count: number;
}

/** Tests of a file that are run together. */
interface Step {
  readonly test: string;
  readonly only: ReadonlySet<string>;
  readonly time: number;
}

/**
 * Judges faults in one process. Modules keep what they computed, which may hide a fault or blame the next one: a fault
 * that turned a test red counts only when the same test is green again without it, and one that nobody saw is tried
 * once more with modules of its own.
 */
export class Judge {
  readonly #plan: Plan;
  readonly #ground: Ground;
  readonly #files: ReadonlyMap<string, string>;
  #coverage: Coverage = {};
  /** Whether every test was tried. */
  get #isWhole(): boolean {
    return this.#plan.tests.every((test) => this.#coverage[test] !== undefined);
  }
  /** Peculiar tests, by fault and by file. */
  readonly #peculiar = new Map<string, ReadonlySet<string>>();

  constructor(plan: Plan, ground: Ground) {
    this.#plan = plan;
    this.#ground = ground;
    this.#files = new Map(plan.faults.map(({ id, file }) => [id, file]));
  }

  async judge(): Promise<void> {
    this.#coverage = this.#plan.coverage ?? (await this.#cover());
    this.#ground.forget();
    const open = this.#plan.faults.filter(({ id }) => !this.#plan.judged.includes(id));
    for (const { id } of open) {
      if (Date.now() > this.#plan.until) return;
      const reaching = this.#reaching(id);
      const inTests = reaching.filter(({ count }) => count > 0);
      if (reaching.length === 0) {
        if (this.#isWhole) this.#tell(id, 'unreached');
      } else if (!(await this.#isCaught(id, this.#stepsOf(id, inTests, mostTime.first))))
        await this.#judgeAlone(id, this.#stepsOf(id, reaching, mostTime.second));
    }
  }

  /** Runs every test file with modules of its own and without a fault. */
  async #cover(): Promise<Coverage> {
    const coverage: Record<string, CoveredFile> = {};
    const red: string[] = [];
    const untried: string[] = [];
    for (const test of this.#plan.tests) {
      if (Date.now() > this.#plan.coverUntil) {
        untried.push(test);
        continue;
      }
      this.#ground.forget();
      const { isRed, time, times, hits } = await this.#ground.run(test, { timeLimit: 180_000 });
      if (isRed) red.push(test);
      coverage[test] = isRed ? { time, times: {}, hits: {} } : { time, times, hits };
      this.#ground.tell({ covered: test });
    }
    this.#ground.tell({ coverage, red, untried });
    return coverage;
  }

  /** Tests that run the place of a fault, and all of a file that runs it as it is loaded. */
  #reaching(id: string): readonly Reaching[] {
    return Object.entries(this.#coverage).flatMap(([test, { times, hits }]) => {
      const isLoading = hits[' ']?.[id] !== undefined;
      return Object.entries(times).flatMap(([name, time]) => {
        const count = hits[name]?.[id] ?? 0;
        return isLoading || count > 0 ? [{ test, name, time, count }] : [];
      });
    });
  }

  /**
   * As many of the tests as time allows, by file: the one that caught the fault before, then those of which a second
   * most likely catches it, for they run its place, or another of its file, more or less often than others do, stand in
   * a file named like its own, or are among the first of theirs: a file's tests are much alike.
   */
  #stepsOf(id: string, reaching: readonly Reaching[], most: number): readonly Step[] {
    const before = this.#plan.remembered?.[id];
    const file = this.#files.get(id) ?? '';
    const isBefore = ({ test, name }: Reaching) => test === before?.test && name === before.name;
    const likely = (one: Reaching) =>
      [
        this.#peculiarTo(id).has(keyOf(one)),
        this.#peculiarIn(file).has(keyOf(one)),
        isNamedLike(one.test, file),
      ].filter(Boolean).length;
    const ofFile = new Map<string, number>();
    const costs = new Map(
      reaching
        .toSorted((one, other) => one.time - other.time)
        .map((one) => {
          const earlier = ofFile.get(one.test) ?? 0;
          ofFile.set(one.test, earlier + 1);
          const cost = ((one.time + 1) * (1 + earlier / likelihood)) / likelihood ** likely(one);
          return [one, isBefore(one) ? 0 : cost] as const;
        }),
    );
    let sum = 0;
    const chosen = reaching
      .toSorted((one, other) => costs.get(one)! - costs.get(other)!)
      .filter(({ time }, at) => {
        if (at > 0 && sum + time > most) return false;
        sum += time;
        return true;
      });
    const steps = groupedBy(chosen, (one) => `${isBefore(one) || likely(one) > 0} ${one.test}`);
    return [...steps.values()].map((tests) => ({
      test: tests[0]!.test,
      only: new Set(tests.map(({ name }) => name)),
      time: tests.reduce((all, { time }) => all + time, 0),
    }));
  }

  /** Tests that run the place of a fault more or less often than others do. */
  #peculiarTo(id: string): ReadonlySet<string> {
    const known = this.#peculiar.get(id);
    if (known) return known;
    const reaching = this.#reaching(id);
    const alike = groupedBy(reaching, ({ count }) => count);
    const few = Math.min(fewTests, reaching.length / 4);
    const peculiar = new Set(
      [...alike.values()].filter(({ length }) => length <= few).flatMap((tests) => tests.map(keyOf)),
    );
    this.#peculiar.set(id, peculiar);
    return peculiar;
  }

  /** Those of all faults of a file. */
  #peculiarIn(file: string): ReadonlySet<string> {
    const known = this.#peculiar.get(file);
    if (known) return known;
    const ids = this.#plan.faults.filter((fault) => fault.file === file).map(({ id }) => id);
    const peculiar = new Set(ids.flatMap((id) => [...this.#peculiarTo(id)]));
    this.#peculiar.set(file, peculiar);
    return peculiar;
  }

  async #isCaught(id: string, steps: readonly Step[]): Promise<boolean> {
    if (steps.length === 0) return false;
    this.#ground.tell({ begun: id });
    for (const { test, only, time } of steps) {
      this.#ground.forget(test);
      const { isRed, red } = await this.#ground.run(test, {
        fault: this.#faultOf(id),
        only,
        ...limitOf(time),
      });
      if (!isRed) continue;
      this.#ground.forget(test);
      const again = red === undefined ? only : new Set([red]);
      if (!(await this.#ground.run(test, { only: again, ...limitOf(time) })).isRed) {
        this.#tell(id, 'caught', { test, name: red ?? '' });
        return true;
      }
      this.#ground.forget();
      return false;
    }
    return false;
  }

  /** With modules of its own. */
  async #judgeAlone(id: string, steps: readonly Step[]): Promise<void> {
    this.#ground.tell({ begun: id });
    try {
      for (const { test, only, time } of steps) {
        this.#ground.forget();
        const fault = this.#faultOf(id);
        const { isRed, red } = await this.#ground.run(test, { fault, only, ...limitOf(time) });
        if (isRed) {
          this.#tell(id, 'caught', { test, name: red ?? '' });
          return;
        }
      }
      this.#tell(id, 'survived');
    } finally {
      this.#ground.forget();
    }
  }

  /** A fault may run a hundred times as often as the code did without it. */
  #faultOf(id: string): { readonly id: string; readonly hitLimit: number } {
    const counts = Object.values(this.#coverage).flatMap(({ hits }) =>
      Object.values(hits).map((byFault) => byFault[id] ?? 0),
    );
    return { id, hitLimit: 1000 + 100 * Math.max(0, ...counts) };
  }

  #tell(judged: string, verdict: Verdict, by?: Catch): void {
    this.#ground.tell({ judged, verdict, by });
  }
}

function limitOf(time: number): { readonly timeLimit: number } {
  return { timeLimit: 30_000 + 10 * time };
}

function keyOf({ test, name }: Catch): string {
  return `${test} ${name}`;
}

function groupedBy<T, K>(all: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Whether a test file is named like the file, or by part of its name: `merge-rows.ts`, `merge.test.ts`. */
function isNamedLike(test: string, file: string): boolean {
  const words = (path: string) => path.slice(path.lastIndexOf('/') + 1).split(/[-.]/);
  const [meant] = words(test);
  return meant !== undefined && words(file).includes(meant);
}
