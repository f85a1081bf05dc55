import { refusals, WaitedInVain } from '../errors.ts';

/** How long one who is turned away should wait, seconds. */
const comeAgainAfter = 3;

/** So many names are kept of what was done before, while there is always somebody who waits. */
const mostNames = 100_000;

interface Bounds {
  /** So many things are done at the same time. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How long one waits for its turn, ms. */
  readonly patienceMs: number;
}

interface Waiting {
  readonly from: readonly string[];
  /** When somebody who comes back with their place began to wait, ms since 1970; undefined of all others. */
  readonly since: number | undefined;
  readonly go: () => void;
  readonly refuse: () => void;
}

/**
 * Does what many ask for a few at a time. Whoever waits says from where: names of what lies ever closer around them. They go
 * in rounds, one of each of the widest surroundings that differ, within these one of each of the closer ones, and in a round
 * first where people have waited least. So a flood waits behind itself, and one who comes from elsewhere waits for what is just being done,
 * also while most of the flood has not been heard yet. Throws 503 to one who waited too long, and where too many wait: to
 * the last of those who are most in the same surroundings.
 *
 * Where a flood never comes from the same surroundings twice whoever came last goes first, and one who is of no flood may
 * wait too long. They have a place then: of those who come back with theirs whoever began to wait first has every second
 * turn. So none waits for more than two things for each older place.
 */
export class FairLine {
  readonly #bounds: Bounds;
  readonly #waiting = new Set<Waiting>();
  readonly #rounds = new Rounds();
  #underWay = 0;
  #wasWithPlace = false;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async do<Result>(from: readonly string[], work: () => Promise<Result>, since?: number): Promise<Result> {
    if (this.#underWay < this.#bounds.atOnce) this.#underWay += 1;
    else await this.#turn(from, since);
    this.#rounds.note(from);
    try {
      return await work();
    } finally {
      this.#callNext();
    }
  }

  async #turn(from: readonly string[], since: number | undefined): Promise<void> {
    await new Promise<void>((go, fail) => {
      const leave = (then: () => void) => () => {
        clearTimeout(patience);
        this.#waiting.delete(one);
        then();
      };
      const refusal = refusals.busy(comeAgainAfter);
      const one = { from, since, go: leave(go), refuse: leave(() => fail(refusal)) };
      const patience = setTimeout(
        leave(() => fail(new WaitedInVain(refusal))),
        this.#bounds.patienceMs,
      ).unref();
      this.#waiting.add(one);
      if (this.#waiting.size > this.#bounds.mostWaiting) this.#lastOfTheMost().refuse();
    });
  }

  #callNext(): void {
    const first = this.#wasWithPlace ? undefined : this.#firstWithPlace();
    const next = first ?? this.#firstOfTheLeast();
    this.#wasWithPlace = first !== undefined;
    if (next === undefined) this.#underWay -= 1;
    else next.go();
    if (this.#underWay === 0) this.#rounds.clear();
  }

  #firstWithPlace(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const one of this.#waiting)
      if (one.since !== undefined && (first === undefined || one.since < first.since!)) first = one;
    return first;
  }

  #firstOfTheLeast(): Waiting | undefined {
    return narrowed(this.#waiting, (one, best) => this.#roundOf(one) <= this.#roundOf(best))[0];
  }

  #roundOf({ around, within }: Group): number {
    return this.#rounds.of(around, within);
  }

  /** Of equally many those who have longer to wait. */
  #lastOfTheMost(): Waiting {
    const isMore = (one: Group, most: Group) =>
      one.members.length > most.members.length ||
      (one.members.length === most.members.length && this.#roundOf(one) > this.#roundOf(most));
    const others = [...this.#waiting].filter(({ since }) => since === undefined);
    return narrowed(others.length > 0 ? others : this.#waiting, isMore).at(-1)!;
  }
}

interface Group {
  readonly around: string;
  /** What lies around all groups that are compared. */
  readonly within: string;
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
      if (group === undefined)
        groups.set(around, { around, within: one.from[level - 1] ?? '', members: [one] });
      else group.members.push(one);
    }
    chosen = [...groups.values()].reduce((best, one) => (isPreferred(one, best) ? one : best)).members;
  }
  return chosen;
}

/**
 * In which round whose turn is next: all surroundings within the same wider ones have one in each. Whoever had none in a
 * round before has nothing of it left, and who had some is not behind in the next.
 */
class Rounds {
  readonly #next = new Map<string, number>();
  readonly #now = new Map<string, number>();

  of(around: string, within: string): number {
    return Math.max(this.#next.get(around) ?? 0, this.#now.get(within) ?? 0);
  }

  note(from: readonly string[]): void {
    if (this.#next.size > mostNames) this.clear();
    for (const [level, around] of from.entries()) {
      const within = from[level - 1] ?? '';
      const round = this.of(around, within);
      this.#now.set(within, round);
      this.#next.set(around, round + 1);
    }
  }

  clear(): void {
    this.#next.clear();
    this.#now.clear();
  }
}
