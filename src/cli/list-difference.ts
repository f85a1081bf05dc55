import type { StoredListDefinition } from '../engine/index.ts';
import type { DifferentCode, ListDifference } from '../server/code-lists/import.ts';

interface Heading {
  readonly list: StoredListDefinition;
  readonly source: string;
  readonly day: string;
  readonly codes: number;
  readonly repeated: number;
  readonly strange: readonly { readonly line: number; readonly code: string }[];
  readonly unread: readonly string[];
  readonly dryRun: boolean;
}

const LONGEST_WORDS = 70;
const SHOWN_HELD = 10;

/** What an import changes, as people read it: counts, then the first rows of each kind. */
export function differenceInWords(heading: Heading, difference: ListDifference): string {
  const { list, source, day, codes, repeated, strange, unread, dryRun } = heading;
  const { counts, first, held, removed } = difference;
  const lines = [
    `${list.name} (${list.label}) as of ${day}, from ${source}: ${count(codes)} codes`,
    ...(repeated > 0 ? [`${count(repeated)} entries left out: their code stands there already.`] : []),
    ...strange.map(({ line, code }) => `Line ${line} left out: "${code}" is no code of this list.`),
    ...(unread.length > 0 ? [`Columns that nothing is read from: ${unread.join(', ')}.`] : []),
    '',
    ...Object.entries(counts).map(([kind, number]) => `  ${kind.padEnd(10)}${count(number).padStart(9)}`),
  ];
  for (const kind of ['added', 'changed', 'ended'] as const) {
    const rows = first.filter((row) => row.kind === kind);
    if (rows.length === 0) continue;
    lines.push('', `${capital(kind)}${rows.length < counts[kind] ? `, the first ${rows.length}` : ''}:`);
    lines.push(...rows.map(row));
  }
  if (held.length > 0) {
    lines.push('', `${count(held.length)} of the ended codes stand in stored documents, which keep them:`);
    for (const { code, documents, ids } of held.slice(0, SHOWN_HELD))
      lines.push(`  ${code}  in ${documents}, the first: ${ids.join(', ')}`);
  }
  if (removed > 0)
    lines.push('', `${count(removed)} came and went on ${day} and were never in force: removed.`);
  lines.push('', dryRun ? 'Nothing was changed (--dry-run).' : 'Imported.', '');
  return lines.join('\n');
}

function row(different: DifferentCode): string {
  return `  ${different.code}${wordsOf(different)}${otherOf(different)}${daysOf(different)}`;
}

/** What changes besides the words. */
function otherOf({ regime, guidance }: DifferentCode): string {
  const said = [
    ...(regime ? [`for ${offeredFor(regime.before)} → for ${offeredFor(regime.after)}`] : []),
    ...(guidance ? [`guidance ${guidance}`] : []),
  ];
  return said.length === 0 ? '' : ` (${said.join('; ')})`;
}

function offeredFor(regime: string | null): string {
  return regime === null ? 'both' : `${regime}s`;
}

function wordsOf({ code, kind, before, after }: DifferentCode): string {
  if ((after ?? before) === code) return '';
  if (kind === 'changed' && before !== after) return `  ${short(before)} → ${short(after)}`;
  return `  ${short(kind === 'ended' ? before : after)}`;
}

/** When it comes into force, where that is another day than that of the import or than was said before. */
function daysOf({ from, insteadOf }: DifferentCode): string {
  if (from === undefined && insteadOf === undefined) return '';
  const before = insteadOf === undefined ? '' : ` instead of from ${insteadOf}`;
  return ` (in force ${from === undefined ? 'now' : `from ${from}`}${before})`;
}

function short(words: string | null): string {
  const letters = [...(words ?? '')];
  return letters.length > LONGEST_WORDS
    ? `${letters.slice(0, LONGEST_WORDS - 1).join('')}…`
    : letters.join('');
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}

function count(number: number): string {
  return number.toLocaleString('en-GB');
}
