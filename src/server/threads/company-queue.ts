/** Whose it is: a person's of a company; 0 nobody's, such as what customs sent. */
export interface Owner {
  readonly company: number;
  readonly person: number;
}

/** How many may wait and be under way. */
interface QueueLimits {
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** Most under way, of everybody together. */
  readonly threads: number;
}

/** What was taken; `over` is called when it is done, and makes room for more of its owner. */
interface Taken<Entry> {
  readonly entry: Entry;
  over(): void;
}

/**
 * What waits: companies take turns, and so do the people of each, so that nobody waits for all of another's. One company
 * has no more under way than its share, and one person no more than a share of that, whether others wait or not: what
 * takes long is not ended when they come.
 */
export class CompanyQueue<Entry> {
  readonly #limits: QueueLimits;
  /** By company and by person, each in the order of their turns. */
  readonly #waiting = new Map<number, Map<number, Entry[]>>();
  readonly #underWay = new Map<string, number>();
  #size = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  /**
   * Gives the one that has no place, if any: where no more may wait, the last of whichever company has most, or, where no
   * more of the company may, of whichever of its people has most. That is this entry, unless its owner has fewer with it.
   */
  add({ company, person }: Owner, entry: Entry): Entry | undefined {
    const people = this.#waiting.get(company) ?? new Map<number, Entry[]>();
    let withoutPlace: Entry | undefined;
    if (sizeOf(people) >= this.#limits.waitingOfOne) {
      const own = people.get(person) ?? [];
      const [, longest] = lastOfTheMost(people, ([, { length }]) => length);
      if (longest.length <= own.length + 1) return entry;
      withoutPlace = this.#takeBack(people);
    } else if (this.#size >= this.#limits.waiting) {
      const [, fullest] = lastOfTheMost(this.#waiting, ([, others]) => sizeOf(others));
      if (sizeOf(fullest) <= sizeOf(people) + 1) return entry;
      withoutPlace = this.#takeBack(fullest);
    }
    people.set(person, [...(people.get(person) ?? []), entry]);
    this.#waiting.set(company, people);
    this.#size += 1;
    return withoutPlace;
  }

  /** The first of whoever has the next turn and not all of their share under way; undefined where there is none. */
  take(): Taken<Entry> | undefined {
    const ofCompany = shareOf(this.#limits.threads);
    for (const [company, people] of this.#waiting) {
      if (!this.#hasRoom(company, `${company}`, ofCompany)) continue;
      for (const [person, [entry, ...others]] of people) {
        const one = `${company} ${person}`;
        if (!this.#hasRoom(person, one, shareOf(ofCompany))) continue;
        people.delete(person);
        if (others.length > 0) people.set(person, others);
        this.#waiting.delete(company);
        if (people.size > 0) this.#waiting.set(company, people);
        this.#size -= 1;
        return { entry: entry!, over: this.#begun([`${company}`, one]) };
      }
    }
    return undefined;
  }

  /** The last of whichever of these people has most; they are of a company with several. */
  #takeBack(people: Map<number, Entry[]>): Entry {
    const [person, entries] = lastOfTheMost(people, ([, { length }]) => length);
    if (entries.length > 1) people.set(person, entries.slice(0, -1));
    else people.delete(person);
    this.#size -= 1;
    return entries.at(-1)!;
  }

  /** All that waits, which waits no more. */
  empty(): Entry[] {
    const all = [...this.#waiting.values()].flatMap((people) => [...people.values()].flat());
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }

  /** What is nobody's has no share: there is nobody to keep it from. */
  #hasRoom(owner: number, key: string, share: number): boolean {
    return owner === 0 || (this.#underWay.get(key) ?? 0) < share;
  }

  #begun(keys: readonly string[]): () => void {
    for (const key of keys) this.#underWay.set(key, (this.#underWay.get(key) ?? 0) + 1);
    return () => {
      for (const key of keys) {
        const left = this.#underWay.get(key)! - 1;
        if (left > 0) this.#underWay.set(key, left);
        else this.#underWay.delete(key);
      }
    };
  }
}

/** Of so many threads, how many one has at once: one is left to others, where there are several. */
function shareOf(threads: number): number {
  return Math.max(1, threads - 1);
}

/** How many wait of all of these people. */
function sizeOf(people: ReadonlyMap<number, readonly unknown[]>): number {
  return [...people.values()].reduce((sum, { length }) => sum + length, 0);
}

/** Of equally many the one who has the longest to wait. There is one at least. */
function lastOfTheMost<Group>(groups: Iterable<Group>, countOf: (group: Group) => number): Group {
  return [...groups].reduce((most, one) => (countOf(one) >= countOf(most) ? one : most));
}
