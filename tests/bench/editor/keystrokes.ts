import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchPage } from './bench-page.ts';
import { scriptTime, withLimit } from './bench-page.ts';
import { forthAndBack } from './order.ts';

/** Where a text is typed: how the input is found in the page, and where the engine's document holds it. */
export interface Place {
  readonly kind: 'header' | 'item';
  readonly path: readonly (string | number)[];
  /** Text the input holds at first. */
  readonly text: string;
  /** Selector of the input; without one it is found by its text. */
  readonly selector?: string;
}

/** Milliseconds, in the order they were measured. */
export interface Series {
  readonly values: number[];
  /** Round of each value: what carries the same number was measured one after the other. */
  readonly rounds: number[];
}

/** What was measured of one page in one field. */
export interface Samples {
  /** From a key to the frame that shows it. */
  readonly paint: Series;
  /** Script time of a key in a flow of keys: what it costs until the next. */
  readonly flow: Series;
  /** Script time of such a key with all that the pause after the flow brings, the saving of a draft among it. */
  readonly paused: Series;
  text: string;
}

const series = (): Series => ({ values: [], rounds: [] });

/** Milliseconds after which a key counts as lost: the page shows something else than the field. */
const keyLimit = 60_000;

/** Keys of a flow, and milliseconds from one to the next: the pace of a quick typist. */
const FLOW = { keys: 6, pace: 100 };
/** Milliseconds after which a flow ends early. */
const flowLimit = 3000;
/** Milliseconds: longer than the pause in typing after which ours saves a draft, and than the saving itself. */
export const PAUSE = 3000;

/** A page typed into, with what was measured so far. */
export class Typist {
  readonly target: BenchPage;
  readonly #place: Place;
  readonly samples: Samples;
  #flow = { key: 0, ended: 0 };

  constructor(target: BenchPage, place: Place) {
    this.target = target;
    this.#place = place;
    this.samples = { paint: series(), flow: series(), paused: series(), text: place.text };
  }

  get isUnchanged(): boolean {
    return this.samples.text === this.#place.text;
  }

  /** The input has the focus, the caret stands behind its text. */
  async begin(): Promise<void> {
    const { page } = this.target;
    const { selector, text, kind } = this.#place;
    if (kind === 'item') await page.evaluate(() => window.peer?.open?.(0));
    await page.evaluate(
      ([query, held]) => {
        const inputs = query
          ? document.querySelectorAll<HTMLInputElement>(query)
          : document.querySelectorAll('input');
        const input = [...inputs].find(({ value }) => value === held);
        if (!input) throw new Error(`No input holds '${held}'.`);
        window.benchInput = input;
        input.scrollIntoView({ block: 'center' });
        input.focus();
        input.setSelectionRange(held.length, held.length);
        if (document.activeElement !== input)
          throw new Error(`The input that holds '${held}' takes no focus.`);
      },
      [selector, text] as const,
    );
    await page.evaluate(
      async ([at, held]) => {
        await window.probe.settled(at, held);
        window.probe.arm();
      },
      [this.#place.path, text] as const,
    );
  }

  /** One key to its paint. */
  async key(round: number): Promise<void> {
    add(this.samples.paint, round, await this.#type());
  }

  /** Some keys at a typist's pace, or as slowly as the page takes them. */
  async flow(): Promise<void> {
    const before = await scriptTime(this.target);
    const until = Date.now() + flowLimit;
    let keys = 0;
    while (keys === 0 || (keys < FLOW.keys && Date.now() < until)) {
      const next = Date.now() + FLOW.pace;
      await this.#type();
      keys += 1;
      await sleep(Math.max(0, next - Date.now()));
    }
    const ended = await scriptTime(this.target);
    this.#flow = { key: (ended - before) / keys, ended };
  }

  /** The end of the pause after a flow. */
  async paused(round: number): Promise<void> {
    const { key, ended } = this.#flow;
    add(this.samples.flow, round, key);
    add(this.samples.paused, round, key + (await scriptTime(this.target)) - ended);
  }

  /** A letter, and the next time its removal. Gives milliseconds to the paint. */
  async #type(): Promise<number> {
    const { page } = this.target;
    const isLetter = this.isUnchanged;
    const expected = isLetter ? `${this.#place.text}x` : this.#place.text;
    await page.keyboard.press(isLetter ? 'x' : 'Backspace');
    // One question a key: each costs the page time, and the others wait for it.
    const { paint, shown } = await page.evaluate(
      async ([at, text]) => {
        const milliseconds = await window.probe.painted;
        await window.probe.settled(at, text);
        window.probe.arm();
        return { paint: milliseconds, shown: window.benchInput?.value };
      },
      [this.#place.path, expected] as const,
    );
    if (shown !== expected) {
      const { engine, items } = this.target;
      throw new Error(`${engine} with ${items} items shows '${shown}' where '${expected}' was typed.`);
    }
    this.samples.text = expected;
    return paint;
  }
}

function add({ values, rounds }: Series, round: number, value: number): void {
  values.push(value);
  rounds.push(round);
}

/** A page that takes its turn every so-manieth round, until it fails. */
export interface Turns {
  readonly typist: Pick<Typist, 'begin' | 'key' | 'flow' | 'paused' | 'isUnchanged'>;
  readonly every: number;
  onFault(error: Error): void;
}

/**
 * Types into all pages in turn, one key each a round. Stops early at `until` (milliseconds of the clock); gives the
 * rounds done. One page's failure ends its own turns only.
 */
export async function typeInTurn(entries: readonly Turns[], rounds: number, until: number): Promise<number> {
  const going = new Set(entries);
  for (const entry of entries) await guarded(going, entry, () => entry.typist.begin());
  let round = 0;
  for (; round < rounds && Date.now() < until; round += 1) {
    for (const entry of forthAndBack([...going], round))
      await guarded(going, entry, () => entry.typist.key(round));
  }
  await leaveChanged(going, round);
  return round;
}

/**
 * A flow of keys into each page in turn, then a pause for all of them. As `typeInTurn`, which goes before. `pause` is
 * in milliseconds.
 */
export async function flowInTurn(
  entries: readonly Turns[],
  rounds: number,
  until: number,
  pause = PAUSE,
): Promise<number> {
  const going = new Set(entries);
  // What was typed before is saved by then.
  await sleep(pause);
  let round = 0;
  for (; round < rounds && Date.now() < until; round += 1) {
    const order = forthAndBack([...going], round);
    for (const entry of order) await guarded(going, entry, () => entry.typist.flow());
    await sleep(pause);
    for (const entry of order)
      if (going.has(entry)) await guarded(going, entry, () => entry.typist.paused(round));
  }
  await leaveChanged(going, round);
  return round;
}

/** What is proved at the end must not be the text the field held at first. */
async function leaveChanged(going: Set<Turns>, round: number): Promise<void> {
  for (const entry of going)
    if (entry.typist.isUnchanged) await guarded(going, entry, () => entry.typist.key(round));
}

async function guarded(going: Set<Turns>, entry: Turns, work: () => Promise<void>): Promise<void> {
  try {
    await withLimit(work(), keyLimit);
  } catch (error) {
    going.delete(entry);
    entry.onFault(error as Error);
  }
}

/** Values of two pages that were measured in the same rounds. */
export function pairsOf(first: Series, second: Series): (readonly [number, number])[] {
  const at = new Map(second.rounds.map((round, index) => [round, second.values[index]!]));
  return first.rounds.flatMap((round, index) => {
    const other = at.get(round);
    const one = first.values[index]!;
    // A counter that did not move, in microseconds, says nothing of a ratio.
    return other === undefined || one === 0 || other === 0 ? [] : [[one, other] as const];
  });
}
