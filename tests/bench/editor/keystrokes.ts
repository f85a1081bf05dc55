import type { BenchPage } from './bench-page.ts';
import { scriptTime, withLimit } from './bench-page.ts';

/** Where a text is typed: how the input is found in the page, and where the engine's document holds it. */
export interface Place {
  readonly kind: 'header' | 'item';
  readonly path: readonly (string | number)[];
  /** Text the input holds at first. */
  readonly text: string;
  /** Selector of the input; without one it is found by its text. */
  readonly selector?: string;
}

/** What was measured of one page in one field, in the order of the keys. Times in milliseconds. */
export interface Samples {
  readonly paint: number[];
  readonly script: number[];
  /** Round of each sample: what carries the same number was measured one after the other. */
  readonly rounds: number[];
  text: string;
}

/** Milliseconds after which a key counts as lost: the page shows something else than the field. */
const keyLimit = 60_000;

/** A page typed into, with what was measured so far. */
export class Typist {
  readonly target: BenchPage;
  readonly #place: Place;
  readonly samples: Samples;
  #before = 0;

  constructor(target: BenchPage, place: Place) {
    this.target = target;
    this.#place = place;
    this.samples = { paint: [], script: [], rounds: [], text: place.text };
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
    this.#before = await scriptTime(this.target);
  }

  /** One key: a letter, and the next time its removal. */
  async key(round: number): Promise<void> {
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
    const script = await scriptTime(this.target);
    this.samples.paint.push(paint);
    this.samples.script.push(script - this.#before);
    this.samples.rounds.push(round);
    this.#before = script;
  }
}

/**
 * Types into all pages in turn, one key each a round, `pages[i]` only every `every`-th round. Stops early at `until`
 * (milliseconds of the clock); gives the rounds done. One page's failure ends its own turns only.
 */
export async function typeInTurn(
  typists: readonly { typist: Typist; every: number; onFault(error: Error): void }[],
  rounds: number,
  until: number,
): Promise<number> {
  const going = new Set(typists);
  for (const entry of typists) await guarded(entry, () => withLimit(entry.typist.begin(), keyLimit));
  let round = 0;
  for (; round < rounds && Date.now() < until; round += 1) {
    // Whoever comes first may pay for what the one before left behind: the order turns.
    const order = round % 2 === 0 ? [...going] : [...going].reverse();
    for (const entry of order) {
      if (round % entry.every === 0) await guarded(entry, () => withLimit(entry.typist.key(round), keyLimit));
    }
  }
  // What is proved at the end must not be the text the field held at first.
  for (const entry of going)
    if (entry.typist.isUnchanged) await guarded(entry, () => withLimit(entry.typist.key(round), keyLimit));
  return round;

  async function guarded(entry: (typeof typists)[number], work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      going.delete(entry);
      entry.onFault(error as Error);
    }
  }
}

/** Samples of two pages that were measured in the same rounds. */
export function pairsOf(
  first: Samples,
  second: Samples,
  of: 'paint' | 'script',
): (readonly [number, number])[] {
  const at = new Map(second.rounds.map((round, index) => [round, second[of][index]!]));
  return first.rounds.flatMap((round, index) => {
    const other = at.get(round);
    const one = first[of][index]!;
    // A counter that did not move, in microseconds, says nothing of a ratio.
    return other === undefined || one === 0 || other === 0 ? [] : [[one, other] as const];
  });
}
