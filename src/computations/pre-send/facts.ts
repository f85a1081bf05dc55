import {
  type ConditionSchema,
  type DeclarationCategory,
  type DocumentData,
  decimalOf,
  type Fact,
  isDecimal,
  matches,
  type Row,
  rowsOf,
} from '../../engine/index.ts';
import { itemsOf } from '../items.ts';
import { categoryOfItem } from './category-of.ts';

/** The declaration and the rows in it down to the one that is judged. */
export type Judged = readonly [DocumentData, ...Row[]];

/** What is known already of a declaration: facts that say the same of it whichever of its rows is judged. */
export type Known = Map<Fact, boolean>;

/**
 * Whether a fact holds of the innermost row of `judged`. Rows of one declaration that are judged with the same `known`
 * have what says nothing of the row itself looked up once: a fact about all items takes as long as there are items.
 */
export function holdsOf(
  fact: Fact,
  judged: Judged,
  categories: readonly DeclarationCategory[],
  known: Known = new Map(),
): boolean {
  if (!isOfDeclaration(fact)) return holdsOfRow(fact, judged, categories, known);
  const before = known.get(fact);
  if (before !== undefined) return before;
  const holds = holdsOfRow(fact, judged, categories, known);
  known.set(fact, holds);
  return holds;
}

const ofDeclaration = new WeakMap<Fact, boolean>();

/** Whether a fact is about the declaration as a whole, whichever of its rows is judged. */
function isOfDeclaration(fact: Fact): boolean {
  const before = ofDeclaration.get(fact);
  if (before !== undefined) return before;
  const is = isWithoutRow(fact);
  ofDeclaration.set(fact, is);
  return is;
}

function isWithoutRow(fact: Fact): boolean {
  const isOfRoot = (place: string) => place.startsWith('/');
  if ('filled' in fact) return fact.filled.every(isOfRoot);
  if ('value' in fact) return isOfRoot(fact.value);
  if ('rows' in fact) return isOfRoot(fact.rows);
  if ('all' in fact) return fact.all.every(isOfDeclaration);
  if ('any' in fact) return fact.any.every(isOfDeclaration);
  if ('not' in fact) return isOfDeclaration(fact.not);
  if ('notAbove' in fact) return fact.notAbove.every(isOfRoot);
  if ('same' in fact) return fact.same.every(isOfRoot);
  if ('distinct' in fact) return isOfRoot(fact.distinct);
  if ('counts' in fact) return isOfRoot(fact.counts) && isOfRoot(fact.list);
  // Of all items: each is judged by itself, within the declaration.
  return true;
}

function holdsOfRow(
  fact: Fact,
  judged: Judged,
  categories: readonly DeclarationCategory[],
  known: Known,
): boolean {
  const holds = (inner: Fact, of: Judged = judged) => holdsOf(inner, of, categories, known);
  const [document] = judged;
  if ('filled' in fact) return fact.filled.some((place) => isFilled(place, judged));
  if ('value' in fact) return matches(fact.is, fieldAt(fact.value, judged));
  if ('rows' in fact) {
    const { rows, where, atMost, atLeast = atMost === undefined ? 1 : 0 } = fact;
    const count = listAt(rows, judged).filter((row) => matchesRow(row, where)).length;
    return count >= atLeast && (atMost === undefined || count <= atMost);
  }
  if ('all' in fact) return fact.all.every((inner) => holds(inner));
  if ('any' in fact) return fact.any.some((inner) => holds(inner));
  if ('not' in fact) return !holds(fact.not);
  if ('items' in fact) {
    const items = itemsOf(document);
    const test = (item: Row) => holds(fact.hold, [document, item]);
    return fact.items === 'all' ? items.every(test) : items.some(test);
  }
  if ('notAbove' in fact) {
    const [low, high] = fact.notAbove.map((place) => String(fieldAt(place, judged)));
    return !isDecimal(low!) || !isDecimal(high!) || decimalOf(low).lte(decimalOf(high));
  }
  if ('same' in fact) {
    const [one, other] = fact.same.map((place) => fieldAt(place, judged));
    return one === '' || other === '' || one === other;
  }
  if ('distinct' in fact) {
    const keys = listAt(fact.distinct, judged)
      .map((row) => fact.by.map((name) => row[name] ?? ''))
      .filter((values) => !values.includes(''))
      .map((values) => JSON.stringify(values));
    return new Set(keys).size === keys.length;
  }
  if ('alike' in fact) {
    const values = itemsOf(document).map((item) => item[fact.alike] ?? '');
    return new Set(values.filter((value) => value !== '')).size <= 1;
  }
  if ('counts' in fact) return Number(fieldAt(fact.counts, judged)) === listAt(fact.list, judged).length;
  const found = itemsOf(document).map((item) => categoryOfItem(document, item, categories)?.category);
  return new Set(found.filter((category) => category !== undefined)).size <= 1;
}

/** The object that a place stands in, and its name there. */
function placeIn(place: string, judged: Judged): readonly [object: DocumentData | undefined, name: string] {
  const name = place.slice(place.lastIndexOf('/') + 1);
  if (place.startsWith('/')) return [judged[0], name];
  return [judged[judged.length - 1 - (place.match(/\.\.\//g)?.length ?? 0)], name];
}

/** The field's value; '' for a blank one. */
function fieldAt(place: string, judged: Judged): string | number | boolean {
  const [object, name] = placeIn(place, judged);
  const value = object?.[name];
  return value === undefined || typeof value === 'object' ? '' : value;
}

function listAt(place: string, judged: Judged): readonly Row[] {
  const [object, name] = placeIn(place, judged);
  return rowsOf(object, name);
}

function isFilled(place: string, judged: Judged): boolean {
  return fieldAt(place, judged) !== '' || listAt(place, judged).some(isFilledRow);
}

function isFilledRow(row: Row): boolean {
  return Object.entries(row).some(([name, value]) => name !== 'uuid' && value !== undefined && value !== '');
}

function matchesRow(row: Row, where: Readonly<Record<string, ConditionSchema>>): boolean {
  return Object.entries(where).every(([name, schema]) => {
    const value = row[name];
    return matches(schema, value === undefined || typeof value === 'object' ? '' : value);
  });
}
