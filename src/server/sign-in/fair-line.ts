import { refusals } from '../errors.ts';

/** How long one who is turned away should wait, seconds. */
const comeAgainAfter = 3;

/** How long it counts what was done around somebody, ms; up to twice as long. */
const rememberedMs = 10 * 60_000;

interface Bounds {
  /** So many things are done at the same time. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How long one waits for its turn, ms. */
  readonly patienceMs: number;
}

interface Waiting {
  readonly from: readonly string[];
  readonly go: () => void;
  readonly refuse: () => void;
}

/**
 * Does what many ask for a few at a time. Whoever waits says from where: names of what lies ever closer around them. Around
 * whom least was done lately goes first, by the widest surroundings that differ, then by closer ones; of equals where people
 * have waited least. So a flood waits behind itself, and one who comes from elsewhere waits for what is just being done,
 * also while most of the flood has not been heard yet. Throws 503 to one who waited too long, and where too many wait: to
 * the last of those who are most in the same surroundings.
 */
export class FairLine {
  readonly #bounds: Bounds;
  readonly #waiting = new Set<Waiting>();
  readonly #done = new LatelyCounted();
  #underWay = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async do<Result>(from: readonly string[], work: () => Promise<Result>): Promise<Result> {
    if (this.#underWay < this.#bounds.atOnce) this.#underWay += 1;
    else await this.#turn(from);
    for (const around of from) this.#done.count(around);
    try {
      return await work();
    } finally {
      this.#callNext();
    }
  }

  async #turn(from: readonly string[]): Promise<void> {
    await new Promise<void>((go, fail) => {
      const leave = (then: () => void) => () => {
        clearTimeout(patience);
        this.#waiting.delete(one);
        then();
      };
      const one = { from, go: leave(go), refuse: leave(() => fail(refusals.busy(comeAgainAfter))) };
      const patience = setTimeout(one.refuse, this.#bounds.patienceMs).unref();
      this.#waiting.add(one);
      if (this.#waiting.size > this.#bounds.mostWaiting) this.#lastOfTheMost().refuse();
    });
  }

  #callNext(): void {
    const next = this.#firstOfTheLeast();
    if (next === undefined) this.#underWay -= 1;
    else next.go();
  }

  #firstOfTheLeast(): Waiting | undefined {
    return narrowed(this.#waiting, (one, best) => this.#done.of(one.around) <= this.#done.of(best.around))[0];
  }

  /** Of equally many those around whom more was done. */
  #lastOfTheMost(): Waiting {
    const isMore = (one: Group, most: Group) =>
      one.members.length > most.members.length ||
      (one.members.length === most.members.length && this.#done.of(one.around) > this.#done.of(most.around));
    return narrowed(this.#waiting, isMore).at(-1)!;
  }
}

interface Group {
  readonly around: string;
  /** In the order in which they came. */
  readonly members: Waiting[];
}

/**
 * Those who share all surroundings: at each step, from wide to close, the last group that is preferred to the best before
 * it. Groups are in the order in which their first members came.
 */
function narrowed(
  waiting: Iterable<Waiting>,
  isPreferred: (one: Group, best: Group) => boolean,
): readonly Waiting[] {
  let chosen: readonly Waiting[] = [...waiting];
  for (let level = 0; chosen.some(({ from }) => level < from.length); level += 1) {
    const groups = new Map<string, Group>();
    for (const one of chosen) {
      const around = one.from[level] ?? '';
      const group = groups.get(around);
      if (group === undefined) groups.set(around, { around, members: [one] });
      else group.members.push(one);
    }
    chosen = [...groups.values()].reduce((best, one) => (isPreferred(one, best) ? one : best)).members;
  }
  return chosen;
}

/** How often each name was counted lately. */
class LatelyCounted {
  #now = new Map<string, number>();
  #before = new Map<string, number>();
  #since = performance.now();

  count(name: string): void {
    const now = performance.now();
    if (now - this.#since > rememberedMs) {
      [this.#before, this.#now, this.#since] = [this.#now, new Map(), now];
    }
    this.#now.set(name, (this.#now.get(name) ?? 0) + 1);
  }

  of(name: string): number {
    return (this.#now.get(name) ?? 0) + (this.#before.get(name) ?? 0);
  }
}
