import {
  type CodeListDefinition,
  type FieldDefinition,
  figureIn,
  judgeEntry,
  judgeValue,
} from '../../src/engine/index.ts';
import { meantBy, optionOf } from '../code-search.ts';
import { readDate } from '../date-text.ts';

/**
 * The entry that would fit, and be valid, in place of one that does not; undefined when there is no safe one. A
 * text is never cut: a shortened reference is another reference (D-25).
 */
export function suggestEntry(
  field: FieldDefinition,
  refused: string,
  list: CodeListDefinition | undefined,
): string | undefined {
  const entry = refused.trim();
  const code = codeFor(entry, list);
  if (code !== undefined) return code;
  return candidates(field, entry).find(
    (candidate) =>
      candidate !== '' &&
      candidate !== refused &&
      judgeEntry(field, candidate).accepted &&
      judgeValue(field, candidate) === undefined,
  );
}

/** The code that the words stand for, or that lost its leading zeros in a spreadsheet. */
function codeFor(entry: string, list: CodeListDefinition | undefined): string | undefined {
  if (!list) return undefined;
  const named = meantBy(list, entry);
  if (named) return named.value;
  const [first = ''] = entry.split(/[\s,:–-]/, 1);
  const leading = optionOf(list, first);
  // With its own words behind it; a figure there is another value, which would be lost.
  if (leading && first !== entry && !/\d/.test(entry.slice(first.length))) return leading.value;
  if (!/^\d+$/.test(entry)) return undefined;
  const padded = list.options.filter(
    ({ value }) => value.length > entry.length && value === entry.padStart(value.length, '0'),
  );
  return padded.length === 1 ? padded[0]!.value : undefined;
}

function candidates(field: FieldDefinition, entry: string): readonly string[] {
  switch (field.entry.format ?? field.valid.format) {
    case 'numeric':
      return [figureIn(entry)];
    case 'digits':
      return [figureIn(entry).replace(/\.0*$/, '')];
    case 'date':
      return [dateOf(entry)];
    default:
      return [entry.replace(/\s+/g, ' '), entry.replace(/\s+/g, '')];
  }
}

/** Also 2026-11-21 and 21 Nov 2026; DD-MM-YYYY, '' when it is no day. */
function dateOf(entry: string): string {
  const iso = /^(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})(?:[T ].*)?$/.exec(entry);
  if (iso) return readDate(`${iso[3]}/${iso[2]}/${iso[1]}`) ?? '';
  const named = /^(\d{1,2})[\s\-/.]+([a-z]{3})[a-z]*[\s\-/.,]+(\d{4}|\d{2})$/i.exec(entry);
  const month = named ? months.indexOf(named[2]!.toLowerCase()) + 1 : 0;
  if (month > 0) return readDate(`${named![1]}/${month}/${named![3]}`) ?? '';
  const withTime = /^(\S+) \d{1,2}:\d{2}(?::\d{2})?$/.exec(entry);
  return (withTime && readDate(withTime[1]!)) || '';
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
