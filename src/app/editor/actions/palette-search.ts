import { isNearSpelling, wordsOf } from '../../../engine/index.ts';
import type { PaletteEntry } from './palette-entries.ts';

const SHOWN = 50;

/**
 * The entries that hold every word typed, in any order, the best first: those that begin with it or whose number it
 * is, then those with a word that begins with it, then the rest; what cannot be done now comes after what can. A word
 * that nothing holds finds its near spellings, as in the pickers.
 */
export function foundEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const wanted = typed.trim().toLowerCase();
  const words = wanted.split(/\s+/).filter(Boolean);
  const unheld = new Set(words.filter((word) => !entries.some((entry) => wholeOf(entry).includes(word))));
  return entries
    .map((entry, order) => ({ entry, order, rank: rankOf(entry, { wanted, words, unheld }) }))
    .filter(({ rank }) => rank < NONE)
    .sort((left, right) => left.rank - right.rank || left.order - right.order)
    .slice(0, SHOWN)
    .map(({ entry }) => entry);
}

const NONE = 9;

interface Typed {
  readonly wanted: string;
  readonly words: readonly string[];
  /** Words that stand in no entry as they were typed. */
  readonly unheld: ReadonlySet<string>;
}

function rankOf(entry: PaletteEntry, { wanted, words, unheld }: Typed): number {
  const { label, reason, group } = entry;
  if (words.length === 0) return group === 'actions' || group === 'sections' ? (reason ? 1 : 0) : NONE;
  const holds = (word: string) =>
    unheld.has(word)
      ? spelledIn(entry).some((own) => isNearSpelling(word, own))
      : wholeOf(entry).includes(word);
  if (!words.every(holds)) return NONE;
  const name = label.toLowerCase();
  const blocked = reason === undefined ? 0 : 4;
  if (name === wanted || name.endsWith(` ${wanted}`)) return blocked;
  if (name.startsWith(wanted)) return blocked + 1;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return blocked + 2;
  return blocked + 3;
}

const wholes = new WeakMap<PaletteEntry, string>();

/** All that an entry says, in small letters. */
function wholeOf(entry: PaletteEntry): string {
  const { label, detail = '', combo = '' } = entry;
  const whole = wholes.get(entry) ?? `${label} ${detail} ${combo}`.toLowerCase();
  wholes.set(entry, whole);
  return whole;
}

const spellings = new WeakMap<PaletteEntry, readonly string[]>();

function spelledIn(entry: PaletteEntry): readonly string[] {
  const words = spellings.get(entry) ?? wordsOf(`${entry.label} ${entry.detail ?? ''}`);
  spellings.set(entry, words);
  return words;
}
