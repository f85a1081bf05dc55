import { applyPatches } from './apply.ts';
import type { DocumentDefinition, ListDefinition, ObjectDefinition } from './catalogue.ts';
import type { EventComputation } from './computation.ts';
import { isFollowing } from './computed-fields.ts';
import type { RuleContext } from './condition.ts';
import { listAt } from './definition.ts';
import type { DocumentData, Row } from './document.ts';
import { answerTo, placesOf, rowsAt, type Sides } from './merge-places.ts';
import { rowPatches } from './patches-between.ts';
import type { Path } from './path.ts';
import { isRows, rowOf, rowsOf } from './rows.ts';

/** `mine` with their keys on the rows that the event made for both; rows that people put in stay their own. */
export function withTheirKeys(
  definition: DocumentDefinition,
  event: EventComputation,
  choice: Path,
  { base, mine, theirs }: Sides,
  context: RuleContext,
): DocumentData {
  const [bornMine, bornTheirs] = [mine, theirs].map((side) =>
    answerTo(definition, event, choice, withFieldsOf(side, base, choice), side, context),
  );
  let keyed = mine;
  for (const pattern of event.writes) {
    for (const place of placesOf(base, pattern, choice.slice(0, -1))) {
      const list = listAt(definition, place);
      if (list === undefined) continue;
      const before = rowsAt(base, place);
      const rows = rowsAt(keyed, place);
      const own = madeRows(list, newIn(before, rowsAt(bornMine!, place)), newIn(before, rows));
      const other = madeRows(
        list,
        newIn(before, rowsAt(bornTheirs!, place)),
        newIn(before, rowsAt(theirs, place)),
      );
      keyed = applyPatches(keyed, rowPatches(rows, sameRows(list, rows, own, other), place));
    }
  }
  return keyed;
}

/** The base with the document's fields as this side has them, all but the choice: what the event saw there. */
function withFieldsOf(side: DocumentData, base: DocumentData, choice: Path): DocumentData {
  const fields = Object.entries(side).filter(([name, value]) => !isRows(value) && name !== choice[0]);
  const lists = Object.entries(base).filter(([name, value]) => isRows(value) || name === choice[0]);
  return Object.fromEntries([...fields, ...lists]);
}

function newIn(before: readonly Row[], after: readonly Row[]): readonly Row[] {
  return after.filter(({ uuid }) => rowOf(before, uuid) === undefined);
}

/** A row that the event made, as it was born and as it is now. */
interface MadeRow {
  readonly born: Row;
  readonly now: Row;
}

/** Which of the rows the event made: for each born one the likest that shares something with it, the first of equals. */
function madeRows({ row }: ListDefinition, born: readonly Row[], now: readonly Row[]): readonly MadeRow[] {
  const left = [...now];
  return born.flatMap((one) => {
    const scores = left.map((candidate) => sharedIn(row, one, candidate));
    const best = Math.max(...scores);
    if (left.length === 0 || (best === 0 && isFilled(row, one))) return [];
    const [found] = left.splice(scores.indexOf(best), 1);
    return [{ born: one, now: found! }];
  });
}

/** How many of the values that a row was born with another one holds, in rows of their lists too. */
function sharedIn(definition: ObjectDefinition, born: Row, row: Row): number {
  const fields = ownFields(definition, born).filter((name) => born[name] === row[name]).length;
  const inner = Object.values(definition.lists).map((list) =>
    madeRows(list, rowsOf(born, list.name), rowsOf(row, list.name)).reduce(
      (sum, made) => sum + 1 + sharedIn(list.row, made.born, made.now),
      0,
    ),
  );
  return inner.reduce((sum, count) => sum + count, fields);
}

function isFilled(definition: ObjectDefinition, row: Row): boolean {
  return (
    ownFields(definition, row).length > 0 ||
    Object.keys(definition.lists).some((name) => rowsOf(row, name).length > 0)
  );
}

/** Fields that hold something, without the figures that follow the rest. */
function ownFields(definition: ObjectDefinition, row: Row): readonly string[] {
  return Object.values(definition.fields).flatMap((field) =>
    row[field.name] === undefined || isFollowing(field) ? [] : [field.name],
  );
}

/** `rows` with their keys on what the event made for both: the first of one is that of the other. */
function sameRows(
  { row: definition }: ListDefinition,
  rows: readonly Row[],
  mine: readonly MadeRow[],
  theirs: readonly MadeRow[],
): readonly Row[] {
  const pairs = new Map(
    mine.flatMap((own, at) => (theirs[at] === undefined ? [] : [[own.now.uuid, [own, theirs[at]]] as const])),
  );
  return rows.map((row) => {
    const pair = pairs.get(row.uuid);
    if (pair === undefined) return row;
    const [own, other] = pair;
    const inner = Object.values(definition.lists).flatMap((list) => {
      const held = rowsOf(row, list.name);
      const [one, two] = [own, other].map(({ born, now }) =>
        madeRows(list, rowsOf(born, list.name), rowsOf(now, list.name)),
      );
      return held.length === 0 ? [] : [[list.name, sameRows(list, held, one!, two!)] as const];
    });
    return { ...row, ...Object.fromEntries(inner), uuid: other.now.uuid };
  });
}
