import {
  type BlockColumn,
  type FieldDefinition,
  judgeValue,
  type ListDefinition,
} from '../../src/engine/index.ts';
import type { TextOf } from '../editor-services.ts';
import { fieldsOf } from '../fields-of.ts';
import { rowLabel } from '../row-label.ts';

/** A column that the words of a head name. */
export interface NamedColumn extends BlockColumn {
  /** The words are a name to the letter, and not only words of one. */
  readonly isExact: boolean;
}

/**
 * What each word of a head names: a field of such rows or, for what none of them is called, a field of a list in
 * them ('Marks', 'Package kind'). The name of such a list is the first of its columns in which `sample` is valid.
 * Words that fit several fields, or one that is named already, name none. A word is read with what `groups` holds for
 * its column first: 'City' under 'Supplier', 'Number' under 'Packages'.
 */
export function namedColumns(
  list: ListDefinition,
  words: readonly string[],
  sample: readonly string[],
  text: TextOf,
  groups: readonly string[] = [],
): readonly (NamedColumn | undefined)[] {
  const synonyms = synonymsOf(text);
  const own = fieldsOf(list).map((field) => ({ column: { field }, names: namesOf(field), around: [] }));
  const inner = Object.values(list.row.lists).flatMap((one) => {
    const around = [one.label, rowLabel(one, text)];
    return fieldsOf(one).map((field) => ({
      column: { field, list: one },
      names: namesOf(field).flatMap((name) => [name, ...around.map((before) => `${before} ${name}`)]),
      around,
    }));
  });
  const taken = new Set<FieldDefinition>();
  const exactly = (among: readonly Candidate[], word: string) =>
    onlyOne(among.filter(({ names }) => names.some((name) => plain(name) === plain(word))));
  const loosely = (among: readonly Candidate[], word: string) => {
    const wanted = stems(word, synonyms);
    if (wanted.length === 0) return undefined;
    const names = (words: string) => stems(words, synonyms).some((stem) => wanted.includes(stem));
    const found = among.filter(({ column: { field }, around }) => {
      const known = stems([field.label, ...around].join(' '), synonyms);
      return wanted.every((stem) => known.includes(stem)) && names(field.label);
    });
    // The unit of a mass is no mass.
    return (
      onlyOne(found) ?? onlyOne(found.filter(({ column }) => names(column.field.label.split(' of ')[0]!)))
    );
  };
  const take = (column: BlockColumn | undefined, isExact: boolean): NamedColumn | undefined => {
    if (column === undefined || taken.has(column.field)) return undefined;
    taken.add(column.field);
    return { ...column, isExact };
  };
  /** In the list that the group is called, its table first. */
  const within = (word: string, group = '') => {
    const grouped = inner.filter(({ around }) => around.some((name) => plain(name) === plain(group)));
    const table = grouped.filter(isOfTable);
    return exactly(grouped, word) ?? loosely(table, word) ?? loosely(grouped, word);
  };
  const read = (by: typeof exactly, word: string, group = '') => {
    const joined = `${group} ${word}`;
    return by(own, joined) ?? by(inner, joined) ?? by(own, word) ?? by(inner, word);
  };
  // Exact names first, so that a loose one takes no column from them.
  const exact = words.map((word, index) =>
    plain(word) === ''
      ? undefined
      : take(within(word, groups[index]) ?? read(exactly, word, groups[index]), true),
  );
  return words.map((word, index) => {
    if (exact[index] || plain(word) === '') return exact[index];
    const whole = Object.values(list.row.lists).find(({ label }) => plain(label) === plain(word));
    if (whole) return take(columnFor(whole, sample[index] ?? '', taken), true);
    return take(read(loosely, word, groups[index]), false);
  });
}

interface Candidate {
  readonly column: BlockColumn;
  readonly names: readonly string[];
  readonly around: readonly string[];
}

function isOfTable({ column: { list, field } }: Candidate): boolean {
  return list?.row.columns.includes(field.name) === true;
}

function onlyOne(found: readonly Candidate[]): BlockColumn | undefined {
  const [first, second] = found;
  return second === undefined ? first?.column : undefined;
}

/** The first column of the list in which the sample is valid and that no other word names. */
function columnFor(
  list: ListDefinition,
  sample: string,
  taken: ReadonlySet<FieldDefinition>,
): BlockColumn | undefined {
  const free = list.row.columns.map((name) => list.row.fields[name]!).filter((field) => !taken.has(field));
  const isText = (field: FieldDefinition) =>
    field.entry.format === undefined && field.valid.format === undefined;
  const isFigure = /^[\d.,\s]+$/.test(sample);
  const fitting = free.filter(
    (field) =>
      !field.readOnly && judgeValue(field, sample.trim()) === undefined && !(isFigure && isText(field)),
  );
  const field = fitting[0] ?? free[0];
  return field && { field, list };
}

function namesOf({ name, label, help: { dataElement = '' } }: FieldDefinition): readonly string[] {
  return [label, name, `${label} ${dataElement}`, ...(dataElement === '' ? [] : [dataElement])];
}

/** Letters and digits of the words; of a data element number ('6/9') all of it. */
function plain(words: string): string {
  if (/^\d+\/\d+$/.test(words.trim())) return words.trim();
  return words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** The locale's words that mean the same in heads: 'kind type, weight mass'. */
function synonymsOf(text: TextOf): ReadonlyMap<string, string> {
  return new Map(
    text('paste.synonyms')
      .split(',')
      .map((pair) => pair.trim().split(' '))
      .map(([from = '', to = '']) => [from, to]),
  );
}

const SMALL_WORDS = new Set(['of', 'the', 'in', 'for', 'and', 'or', 'a']);

function stems(words: string, synonyms: ReadonlyMap<string, string>): readonly string[] {
  return plain(words)
    .split(' ')
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .map((word) => word.replace(/(?<=.[^s])s$/, ''))
    .map((word) => synonyms.get(word) ?? word);
}
