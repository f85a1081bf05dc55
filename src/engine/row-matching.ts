import type { ListDefinition, ObjectDefinition } from './catalogue.ts';
import { isFollowing, numberingOf } from './computed-fields.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import { isRows, rowsOf } from './rows.ts';

/** From here on two rows without a common key are taken for the same row: more equal than different. */
const LIKE = 0.5;
/** Only a value that no more rows hold makes two rows worth weighing; thousands of rows are not weighed in pairs. */
const RARE = 25;

/**
 * `target` with the keys of `base` on the rows that are the same (D-54): rows with a common key; then those
 * of equal content; then the likest, of equally like ones those that stand between the same two rows, then those with
 * the same number (`item_no`), then as they stand; then those with the same number that are like; then one that stands
 * alone in the place of another, of which it differs in one field. A row without a match keeps its own key.
 */
export function alignRows<T extends DocumentData>(
  definition: ObjectDefinition,
  base: DocumentData,
  target: T,
): T {
  const aligned: Record<string, FieldValue | readonly Row[] | undefined> = { ...target };
  for (const list of Object.values(definition.lists)) {
    const rows = rowsOf(target, list.name);
    if (rows.length > 0) aligned[list.name] = alignList(list, rowsOf(base, list.name), rows);
  }
  return aligned as T;
}

function alignList(list: ListDefinition, base: readonly Row[], target: readonly Row[]): readonly Row[] {
  const keys = matchRows(list, base, target);
  const rowByKey = new Map(base.map((row) => [row.uuid, row]));
  const parent = list.parentField;
  return target.map((row) => {
    const uuid = keys.get(row.uuid) ?? row.uuid;
    const old = rowByKey.get(uuid);
    if (old === row) return row;
    const inner = old === undefined ? row : alignRows(list.row, old, row);
    const above = parent === undefined ? undefined : row[parent];
    const aboveKey = typeof above === 'string' ? keys.get(above) : undefined;
    return {
      ...inner,
      uuid,
      ...(parent === undefined || aboveKey === undefined ? {} : { [parent]: aboveKey }),
    };
  });
}

/** Keys of `base` by those of `target`, for the rows taken for the same. */
function matchRows(
  list: ListDefinition,
  base: readonly Row[],
  target: readonly Row[],
): ReadonlyMap<string, string> {
  const { row: definition } = list;
  const found = new Map<string, string>();
  const baseKeys = new Set(base.map((row) => row.uuid));
  for (const { uuid } of target) if (baseKeys.has(uuid)) found.set(uuid, uuid);
  const missing = missingParents(list, target);
  let left = base.filter((row) => !found.has(row.uuid) && !missing.has(row.uuid));
  let wanted = target.filter((row) => !found.has(row.uuid));
  const take = (pairs: readonly (readonly [Row, Row])[]) => {
    const taken = new Set(pairs.flat());
    for (const [mine, theirs] of pairs) found.set(theirs.uuid, mine.uuid);
    left = left.filter((row) => !taken.has(row));
    wanted = wanted.filter((row) => !taken.has(row));
  };

  const values = new Map([...left, ...wanted].map((row) => [row, valuesOf(definition, row, '')]));
  take(pairsBy(left, wanted, (row) => contentOf(values.get(row)!)));
  const number = numberingOf(definition);
  const numberOf = (row: Row) => (number === undefined ? undefined : textOf(row[number]));
  // Among those that are left afterwards other values are rare.
  for (;;) {
    const weighed = weighedPairs(values, left, wanted);
    if (weighed.length === 0) break;
    for (const equals of byWeight(weighed)) {
      const [ones, others] = [new Set(left), new Set(wanted)];
      const open = equals.filter(({ mine, theirs }) => ones.has(mine) && others.has(theirs));
      if (open.length > 0) take(nearestPairs(open, gapsBeside(found, base, target), numberOf));
    }
  }
  const sameNumber = pairsBy(left, wanted, numberOf);
  take(sameNumber.filter(([mine, theirs]) => likeness(values.get(mine)!, values.get(theirs)!) >= LIKE));
  const instead = rowsInstead(gapsBeside(found, base, target)).filter(([mine]) => !missing.has(mine.uuid));
  take(instead.filter(([mine, theirs]) => isOneFieldApart(values.get(mine)!, values.get(theirs)!)));
  return found;
}

/** Keys that rows name as the one above, and that no row has: given to one, it would have them below it. */
function missingParents({ parentField }: ListDefinition, rows: readonly Row[]): ReadonlySet<string> {
  if (parentField === undefined) return new Set();
  const keys = new Set(rows.map(({ uuid }) => uuid));
  const parents = rows.map((row) => row[parentField]);
  return new Set(parents.filter((key): key is string => typeof key === 'string' && !keys.has(key)));
}

/** Rows without a match by the two that have one, or an end of the list, between which they stand. */
type Gaps = ReadonlyMap<string, readonly Row[]>;

/** Those of both sides, by the keys of `base`. */
interface BothGaps {
  readonly mine: Gaps;
  readonly theirs: Gaps;
}

function gapsBeside(
  found: ReadonlyMap<string, string>,
  base: readonly Row[],
  target: readonly Row[],
): BothGaps {
  const matched = new Set(found.values());
  return {
    mine: gapsIn(base, ({ uuid }) => (matched.has(uuid) ? uuid : undefined)),
    theirs: gapsIn(target, ({ uuid }) => found.get(uuid)),
  };
}

function gapsIn(rows: readonly Row[], keyOf: (row: Row) => string | undefined): Gaps {
  const gaps = new Map<string, readonly Row[]>();
  let before: string | number = 0;
  let waiting: Row[] = [];
  const close = (after: string | number) => {
    if (waiting.length > 0) gaps.set(JSON.stringify([before, after]), waiting);
    waiting = [];
    before = after;
  };
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) waiting.push(row);
    else close(key);
  }
  close(0);
  return gaps;
}

/** Pairs of rows without a match, each the only one between the same two rows that have one. */
function rowsInstead({ mine, theirs }: BothGaps): readonly (readonly [Row, Row])[] {
  return [...theirs].flatMap(([gap, [row, ...others]]) => {
    const [other, ...more] = mine.get(gap) ?? [];
    const isAlone = others.length === 0 && more.length === 0;
    return isAlone && row !== undefined && other !== undefined ? [[other, row] as const] : [];
  });
}

function isOneFieldApart(left: readonly string[], right: readonly string[]): boolean {
  const [ones, others] = [new Set(left), new Set(right)];
  const differing = [
    ...left.filter((value) => !others.has(value)),
    ...right.filter((value) => !ones.has(value)),
  ];
  return new Set(differing.map((value) => value.slice(0, value.indexOf('=')))).size === 1;
}

/** Rows of both sides with the same text, the first with the first; a row without a text has no pair. */
function pairsBy(
  base: readonly Row[],
  target: readonly Row[],
  text: (row: Row) => string | undefined,
): (readonly [Row, Row])[] {
  const waiting = new Map<string, Row[]>();
  for (const row of base) {
    const key = text(row);
    if (key !== undefined) waiting.set(key, [...(waiting.get(key) ?? []), row]);
  }
  return target.flatMap((row) => {
    const key = text(row);
    const mine = key === undefined ? undefined : waiting.get(key)?.shift();
    return mine === undefined ? [] : [[mine, row] as const];
  });
}

/** Two rows that are like, and how much. */
interface Weighed {
  readonly mine: Row;
  readonly theirs: Row;
  readonly weight: number;
}

/** Rows that are like, of those that share a rare value; in the order of `target`, then of `base`. */
function weighedPairs(
  values: ReadonlyMap<Row, readonly string[]>,
  base: readonly Row[],
  target: readonly Row[],
): readonly Weighed[] {
  const holders = new Map<string, Set<Row>>();
  for (const row of base) {
    for (const value of values.get(row)!) {
      const known = holders.get(value);
      if (known === undefined) holders.set(value, new Set([row]));
      else known.add(row);
    }
  }
  const places = new Map(base.map((row, at) => [row, at]));
  return target.flatMap((theirs) => {
    const candidates = new Set<Row>();
    for (const value of values.get(theirs)!) {
      const rows = holders.get(value);
      if (rows !== undefined && rows.size <= RARE) for (const row of rows) candidates.add(row);
    }
    return [...candidates]
      .sort((one, other) => places.get(one)! - places.get(other)!)
      .map((mine) => ({ mine, theirs, weight: likeness(values.get(mine)!, values.get(theirs)!) }))
      .filter(({ weight }) => weight >= LIKE);
  });
}

/** The equally like together, the likest first. */
function byWeight(weighed: readonly Weighed[]): readonly (readonly Weighed[])[] {
  const groups = new Map<number, Weighed[]>();
  for (const pair of weighed) {
    const group = groups.get(pair.weight);
    if (group === undefined) groups.set(pair.weight, [pair]);
    else group.push(pair);
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}

/** Of equally like rows each once: first those between the same two rows, then those with the same number. */
function nearestPairs(
  equals: readonly Weighed[],
  { mine: ones, theirs: others }: BothGaps,
  numberOf: (row: Row) => string | undefined,
): readonly (readonly [Row, Row])[] {
  const gapOf = (gaps: Gaps) => new Map([...gaps].flatMap(([gap, rows]) => rows.map((row) => [row, gap])));
  const [gapsOfMine, gapsOfTheirs] = [gapOf(ones), gapOf(others)];
  const rank = ({ mine, theirs }: Weighed) => {
    const number = numberOf(mine);
    const isNumbered = number !== undefined && number === numberOf(theirs);
    return (gapsOfMine.get(mine) === gapsOfTheirs.get(theirs) ? 2 : 0) + (isNumbered ? 1 : 0);
  };
  const taken = new Set<Row>();
  return equals
    .toSorted((one, other) => rank(other) - rank(one))
    .flatMap(({ mine, theirs }) => {
      if (taken.has(mine) || taken.has(theirs)) return [];
      taken.add(mine).add(theirs);
      return [[mine, theirs] as const];
    });
}

/** Part of the values of both rows that both hold; 0 when they hold none. */
function likeness(left: readonly string[], right: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const value of left) counts.set(value, (counts.get(value) ?? 0) + 1);
  let common = 0;
  for (const value of right) {
    const count = counts.get(value) ?? 0;
    if (count > 0) {
      common += 1;
      counts.set(value, count - 1);
    }
  }
  const all = left.length + right.length - common;
  return all === 0 ? 0 : common / all;
}

/** What a row holds as one text; rows that hold nothing hold the same. */
function contentOf(values: readonly string[]): string {
  return JSON.stringify(values);
}

/** The values of a row and of its inner rows, each with its name; keys and figures that follow left out. */
function valuesOf(definition: ObjectDefinition, row: DocumentData, place: string): readonly string[] {
  return [...Object.keys(definition.fields), ...Object.keys(definition.lists)].flatMap((name) => {
    const value = row[name];
    const list = definition.lists[name];
    if (isRows(value)) {
      return list === undefined
        ? []
        : value.flatMap((inner) => valuesOf(list.row, inner, `${place}/${name}`));
    }
    if (value === undefined || value === '' || isFollowing(definition.fields[name])) return [];
    return [`${place}/${name}=${JSON.stringify(value)}`];
  });
}

function textOf(value: DocumentData[string]): string | undefined {
  return value === undefined || typeof value === 'object' ? undefined : String(value);
}
