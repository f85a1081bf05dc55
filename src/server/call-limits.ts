import type { Caller } from './access.ts';
import { refusals } from './errors.ts';

/** How many calls of a kind are taken: under way at the same time, and within a minute. */
interface Allowed {
  readonly atOnce: number;
  readonly aMinute: number;
}

interface CallLimit {
  readonly person: Allowed;
  readonly company: Allowed;
}

/**
 * What calls cost, and how many are taken of one person and of one company, by each process: far more than people do who
 * work all day, two hundred of a company, and far less than what keeps others waiting. docs/security.md shows them.
 */
export const callLimits = {
  /** Whatever costs next to nothing. */
  call: { person: { atOnce: 30, aMinute: 1200 }, company: { atOnce: 300, aMinute: 20_000 } },
  /** Reads many rows, or a document whole with all that is known of it. */
  read: { person: { atOnce: 12, aMinute: 600 }, company: { atOnce: 100, aMinute: 10_000 } },
  /** Looks for codes, while somebody types, and for many fields at once when an editor opens. */
  search: { person: { atOnce: 60, aMinute: 1200 }, company: { atOnce: 600, aMinute: 20_000 } },
  /** Reads and writes a whole document, or what calls of a company write one after the other. */
  save: { person: { atOnce: 8, aMinute: 300 }, company: { atOnce: 60, aMinute: 6000 } },
  copy: { person: { atOnce: 4, aMinute: 120 }, company: { atOnce: 20, aMinute: 1200 } },
  /** Checks a document, or compares two. */
  check: { person: { atOnce: 4, aMinute: 120 }, company: { atOnce: 40, aMinute: 4000 } },
  send: { person: { atOnce: 4, aMinute: 120 }, company: { atOnce: 40, aMinute: 2400 } },
  import: { person: { atOnce: 2, aMinute: 30 }, company: { atOnce: 6, aMinute: 200 } },
  /** Reads what customs wrote, from a file. */
  parse: { person: { atOnce: 2, aMinute: 60 }, company: { atOnce: 8, aMinute: 600 } },
  report: { person: { atOnce: 3, aMinute: 60 }, company: { atOnce: 12, aMinute: 1200 } },
  export: { person: { atOnce: 2, aMinute: 30 }, company: { atOnce: 8, aMinute: 300 } },
  /** Takes or gives a picture, or takes a file, beside what is written. */
  upload: { person: { atOnce: 2, aMinute: 30 }, company: { atOnce: 12, aMinute: 600 } },
  /** An editor is opened, as the live connection tells; every window does anew when it is connected again. */
  open: { person: { atOnce: 30, aMinute: 600 }, company: { atOnce: 300, aMinute: 20_000 } },
} satisfies Record<string, CallLimit>;

export type CallKind = keyof typeof callLimits;

export interface CallCounts {
  /** Counts a call of this person, until what this gives is called. Throws 429 for one too many, which is not counted. */
  begin(kind: CallKind, caller: Caller): () => void;
  /** The same for one whose body may have to come in yet: however slowly that does, it keeps no colleague waiting. */
  receive(kind: CallKind, caller: Caller): CountedCall;
}

export interface CountedCall {
  /** Its body is there: from now on it is one that the company has under way. Throws 429 where that is one too many. */
  arrived(): void;
  over(): void;
}

/** Calls of somebody that are under way, and how many more are taken now, as of a moment. */
interface Count {
  running: number;
  left: number;
  at: number;
}

const minute = 60_000;
/** So many are counted before those are forgotten of whom nothing is under way or was lately. */
const mostCounts = 10_000;

type Whose = keyof CallLimit;

/** One of the two that a call is counted for, as of now. */
interface Measured extends Allowed {
  readonly whose: Whose;
  readonly count: Count;
}

/**
 * Counts calls in this process; `times` as many are taken as the table says, and any number where it is 0. What a minute
 * allows may come at once, and comes back evenly.
 */
export function createCallCounts(times: number, now: () => number = Date.now): CallCounts {
  const counts = new Map<string, Count>();

  function measured(kind: CallKind, whose: Whose, id: number): Measured {
    const allowed = callLimits[kind][whose];
    const [atOnce, aMinute] = [allowed.atOnce * times, allowed.aMinute * times];
    const key = `${kind} of ${whose} ${id}`;
    const at = now();
    const count = counts.get(key) ?? { running: 0, left: aMinute, at };
    // A clock that was set back gives none.
    count.left = Math.min(aMinute, count.left + (Math.max(0, at - count.at) / minute) * aMinute);
    count.at = at;
    counts.set(key, count);
    return { whose, atOnce, aMinute, count };
  }

  function forgetOld(): void {
    if (counts.size < mostCounts) return;
    for (const [key, { running, at }] of counts) {
      if (running === 0 && at < now() - minute) counts.delete(key);
    }
  }

  function receive(kind: CallKind, { userId, companyId }: Caller): CountedCall {
    if (times === 0) return { arrived() {}, over() {} };
    forgetOld();
    const person = measured(kind, 'person', userId);
    const both = [person, measured(kind, 'company', companyId)];
    for (const one of both) {
      requireRoom(one);
      requireMore(one);
    }
    for (const { count } of both) count.left -= 1;
    const running: Count[] = [];
    const run = ({ count }: Measured) => {
      count.running += 1;
      running.push(count);
    };
    run(person);
    return {
      arrived() {
        // It may have been forgotten meanwhile.
        const company = measured(kind, 'company', companyId);
        requireRoom(company);
        run(company);
      },
      over() {
        for (const count of running.splice(0)) count.running -= 1;
      },
    };
  }

  return {
    receive,
    begin(kind, caller) {
      const call = receive(kind, caller);
      call.arrived();
      return call.over;
    },
  };
}

function requireRoom({ whose, atOnce, count }: Measured): void {
  if (count.running >= atOnce) throw refusals.tooManyAtOnce(whose);
}

function requireMore({ whose, aMinute, count }: Measured): void {
  if (count.left < 1) throw refusals.tooManyCalls(whose, Math.ceil(((1 - count.left) / aMinute) * 60));
}
