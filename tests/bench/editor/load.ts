import { cpus, loadavg } from 'node:os';

/** Least and most processes that wanted a processor, averages of a minute each. */
export type LoadRange = readonly [least: number, most: number];

export interface LoadWatch {
  /** From the minute before the watch began until now. */
  range(): LoadRange;
  end(): void;
}

const EVERY_MS = 5000;

/** Watches how busy the machine is while something is measured. */
export function watchLoad(read: () => number = () => loadavg()[0] ?? 0): LoadWatch {
  const seen = [read()];
  const timer = setInterval(() => seen.push(read()), EVERY_MS);
  timer.unref();
  return {
    range() {
      seen.push(read());
      return [Math.min(...seen), Math.max(...seen)];
    },
    end: () => clearInterval(timer),
  };
}

/** What a load means for the figures: a browser's page, its process and our server want two processors. */
export function loadWords([least, most]: LoadRange, processors = cpus().length): string {
  const range = `${least.toFixed(1)} to ${most.toFixed(1)} processes for ${processors} processors`;
  return most > processors + 1 ? `${range}: not free, times are longer than a person sees` : `${range}: free`;
}
