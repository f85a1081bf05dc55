import type Big from 'big.js';
import { type DocumentDefinition, decimalOf, type FieldValue } from '../../engine/index.ts';
import { countCharacters } from '../../engine/value-formats.ts';
import type { ReadLine } from './lines.ts';

/** Lines that become one item. */
export interface LineGroup {
  /** Numbers of its lines in the file. */
  readonly lines: readonly number[];
  /** What the item says, by target; packages apart. */
  readonly values: ReadonlyMap<string, FieldValue>;
  readonly packages: readonly PackageLine[];
  /** Descriptions that its own has no room for. */
  readonly leftOut: readonly Description[];
}

/** What a line calls the goods. */
interface Description {
  readonly line: number;
  readonly text: string;
}

/** Packages of one kind with the same marks. */
interface PackageLine {
  readonly type_of_packages?: FieldValue;
  readonly number_of_packages?: FieldValue;
  readonly shipping_mark?: FieldValue;
}

/** Figures that add up when lines become one item. */
const summed = new Set([
  'itemPriceAmount',
  'net_mass',
  'gross_mass',
  'supplementaryUnits',
  'statistic_value',
  'customs_value_amount',
]);

const packageList = 'PackagesCDSItems/';
const packageCount = `${packageList}number_of_packages`;

/** Whether the figures of this target add up. */
export function isSummed(target: string): boolean {
  return summed.has(target) || target === packageCount;
}

export const description = 'description';

/** Most characters of the description of an item. */
export function longestDescription({ lists }: DocumentDefinition): number {
  return lists.CDSItems!.row.fields[description]!.valid.maxLength!;
}

/**
 * The lines as the fewest items: those of the same commodity, origin, procedure, preference and documents become one,
 * whose price, masses and quantities are their sums, exact to the last digit. Whatever else two lines say differently
 * keeps them apart, so that nothing is lost; descriptions are put behind one another, and those without room are told.
 */
export function groupLines(lines: readonly ReadLine[], definition: DocumentDefinition): readonly LineGroup[] {
  const groups = new Map<string, ReadLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const known = groups.get(key);
    if (known) known.push(line);
    else groups.set(key, [line]);
  }
  const longest = longestDescription(definition);
  return [...groups.values()].map((own) => merged(own, longest));
}

/** Every line as an item of its own. */
export function singleLines(
  lines: readonly ReadLine[],
  definition: DocumentDefinition,
): readonly LineGroup[] {
  const longest = longestDescription(definition);
  return lines.map((line) => merged([line], longest));
}

function keyOf({ values }: ReadLine): string {
  const told = [...values]
    .filter(([name]) => !summed.has(name) && name !== description && !name.startsWith(packageList))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(told);
}

function merged(lines: readonly ReadLine[], longest: number): LineGroup {
  const values = new Map<string, FieldValue>();
  const sums = new Map<string, Big>();
  const words: Description[] = [];
  const packages = new Map<string, { first: PackageLine; count: Big | undefined }>();
  for (const line of lines) {
    for (const [name, value] of line.values) {
      if (name.startsWith(packageList)) continue;
      if (summed.has(name)) sums.set(name, (sums.get(name) ?? decimalOf('0')).plus(decimalOf(value)));
      else if (name === description) words.push({ line: line.line, text: String(value) });
      else values.set(name, value);
    }
    addPackages(line, packages);
  }
  for (const [name, sum] of sums) {
    const [only] = lines;
    // A figure of one line stays as it was written.
    values.set(name, lines.length === 1 ? only!.values.get(name)! : sum.toFixed(placesOf(name, lines)));
  }
  const { text, leftOut } = oneDescription(words, longest);
  if (text !== '') values.set(description, text);
  return {
    lines: lines.map(({ line }) => line),
    values,
    leftOut,
    packages: [...packages.values()].map(({ first, count }) => ({
      ...first,
      ...(count === undefined ? {} : { number_of_packages: count.toFixed() }),
    })),
  };
}

/** Most places behind the point that one of the lines has: 1.50 and 2.25 are 3.75, 1.50 and 1.50 are 3.00. */
function placesOf(name: string, lines: readonly ReadLine[]): number {
  return Math.max(
    ...lines.map(({ values }) => /\.(\d*)/.exec(String(values.get(name) ?? ''))?.[1]?.length ?? 0),
  );
}

function addPackages(
  { values }: ReadLine,
  packages: Map<string, { first: PackageLine; count: Big | undefined }>,
): void {
  const [kind, marks, count] = ['type_of_packages', 'shipping_mark', 'number_of_packages'].map((name) =>
    values.get(`${packageList}${name}`),
  );
  if (kind === undefined && marks === undefined && count === undefined) return;
  const key = JSON.stringify([kind, marks]);
  const known = packages.get(key)?.count;
  const more = count === undefined ? undefined : decimalOf(count);
  packages.set(key, {
    first: {
      ...(kind === undefined ? {} : { type_of_packages: kind }),
      ...(marks === undefined ? {} : { shipping_mark: marks }),
    },
    count: known && more ? known.plus(more) : (more ?? known),
  });
}

/** Each of the descriptions once, as many as there is room for, and those there is none for. */
function oneDescription(words: readonly Description[], longest: number) {
  let text = '';
  const leftOut: Description[] = [];
  const seen = new Set<string>();
  for (const one of words) {
    if (seen.has(one.text)) continue;
    seen.add(one.text);
    const longer = text === '' ? one.text : `${text}; ${one.text}`;
    if (countCharacters(longer) <= longest) text = longer;
    else leftOut.push(one);
  }
  return { text, leftOut };
}

/** What lines or groups come to, by figure and, for prices, by currency. */
export type Totals = Readonly<Record<string, string>>;

/** Sums of the figures of lines. */
export function totalsOfLines(lines: readonly ReadLine[]): Totals {
  return totals(lines.map(({ values }) => [values, values.get(packageCount)] as const));
}

/** The same of groups; where it is not that of their lines, something was lost. */
export function totalsOfGroups(groups: readonly LineGroup[]): Totals {
  return totals(
    groups.map(({ values, packages }) => [
      values,
      packages
        .reduce((sum, { number_of_packages: count = '0' }) => sum.plus(decimalOf(count)), decimalOf('0'))
        .toFixed(),
    ]),
  );
}

/** Totals together. */
export function sumOfTotals(one: Totals, other: Totals): Totals {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  const sumOf = (name: string) => decimalOf(one[name] ?? '0').plus(decimalOf(other[name] ?? '0'));
  return Object.fromEntries(names.map((name) => [name, sumOf(name).toFixed()]));
}

function totals(
  told: readonly (readonly [ReadonlyMap<string, FieldValue>, FieldValue | undefined])[],
): Totals {
  const sums = new Map<string, Big>();
  const add = (name: string, value: FieldValue | undefined) => {
    if (value === undefined) return;
    sums.set(name, (sums.get(name) ?? decimalOf('0')).plus(decimalOf(value)));
  };
  for (const [values, packages] of told) {
    for (const name of summed) {
      const currency = name === 'itemPriceAmount' ? ` ${String(values.get('itemPriceCurr') ?? 'GBP')}` : '';
      add(`${name}${currency}`, values.get(name));
    }
    add('packages', packages);
  }
  return Object.fromEntries(
    [...sums]
      .filter(([, sum]) => !sum.eq(0))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, sum]) => [name, sum.toFixed()]),
  );
}
