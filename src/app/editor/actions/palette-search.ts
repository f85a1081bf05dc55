import type { PaletteEntry } from './palette-entries.ts';

const SHOWN = 50;

/**
 * The entries that hold every word typed, the best first: those that begin with it or whose number it is, then
 * those with a word that begins with it, then the rest; what cannot be done now comes after what can.
 */
export function foundEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const wanted = typed.trim().toLowerCase();
  const words = wanted.split(/\s+/).filter(Boolean);
  return entries
    .map((entry, order) => ({ entry, order, rank: rankOf(entry, wanted, words) }))
    .filter(({ rank }) => rank < NONE)
    .sort((left, right) => left.rank - right.rank || left.order - right.order)
    .slice(0, SHOWN)
    .map(({ entry }) => entry);
}

const NONE = 9;

function rankOf(
  { label, detail = '', combo = '', reason, group }: PaletteEntry,
  wanted: string,
  words: readonly string[],
) {
  if (words.length === 0) return group === 'actions' || group === 'sections' ? (reason ? 1 : 0) : NONE;
  const name = label.toLowerCase();
  const all = `${name} ${detail} ${combo}`.toLowerCase();
  if (!words.every((word) => all.includes(word))) return NONE;
  const blocked = reason === undefined ? 0 : 4;
  if (name === wanted || name.endsWith(` ${wanted}`)) return blocked;
  if (name.startsWith(wanted)) return blocked + 1;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return blocked + 2;
  return blocked + 3;
}
