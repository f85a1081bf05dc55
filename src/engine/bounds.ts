import type { DocumentDefinition, ListDefinition, ObjectDefinition } from './catalogue.ts';
import { nameTold } from './text-beginning.ts';

/** What of a document is more than is taken: the first list, the text, or all its rows together. */
export interface Excess {
  /** Where, as a JSON pointer; '' for the whole document. */
  readonly place: string;
  /** What is too many or too long, where, how many there are and how many are taken, as a sentence. */
  readonly words: string;
}

/**
 * What of a document from outside is beyond the bounds of its definition, before anything else is looked at; undefined
 * where all of it is within. `held` is the document as it is stored: what was beyond a bound there already may stay so
 * and become less, not more. Looks at each list before its rows and stops at the first excess.
 */
export function excessIn(definition: DocumentDefinition, data: unknown, held?: unknown): Excess | undefined {
  const found = firstExcess(definition, data, undefined);
  return found === undefined || held === undefined ? found : firstExcess(definition, data, held);
}

/** The member that tells rows apart. */
const rowKey = 'uuid';

/** Most characters of it: it stands in the place of everything that is told of the row and of what is in it. */
export const longestKey = 200;

/** A place on the way in; its texts are put together only where there is an excess to tell. */
interface Place {
  readonly above: Place | undefined;
  readonly name: string | number;
  readonly label: string;
}

function firstExcess(definition: DocumentDefinition, data: unknown, held: unknown): Excess | undefined {
  const { takes } = definition;
  const counts = new Map<ListDefinition, number>();
  let rows = 0;
  const found = within(definition, data, held, undefined);
  if (found !== undefined || rows <= takes.rows || rows <= rowsIn(definition, held)) return found;
  const [[longest, count]] = [...counts].sort(([, one], [, other]) => other - one) as [
    [ListDefinition, number],
  ];
  const most = `${counted(takes.rows)} are the most of all lists together`;
  const words = `${counted(rows)} rows, ${counted(count)} of them in ${longest.label}; ${most}.`;
  return { place: '', words };

  function within(
    object: ObjectDefinition,
    data: unknown,
    held: unknown,
    above: Place | undefined,
  ): Excess | undefined {
    if (!isObject(data)) return undefined;
    const before = isObject(held) ? held : {};
    for (const name of Object.keys(data)) {
      const value = data[name];
      const excess =
        typeof value === 'string'
          ? textExcess(object, name, value, before, above)
          : Array.isArray(value) && Object.hasOwn(object.lists, name)
            ? listExcess(object.lists[name]!, value, before, above)
            : undefined;
      if (excess !== undefined) return excess;
    }
    return undefined;
  }

  function textExcess(
    { fields }: ObjectDefinition,
    name: string,
    text: string,
    held: Members,
    above: Place | undefined,
  ): Excess | undefined {
    const isKey = name === rowKey && above !== undefined;
    const taken = isKey ? longestKey : takes.characters;
    // What stands in every place is counted as it is told: a control character takes six.
    const length = isKey && text.length <= longestKey ? JSON.stringify(text).length - 2 : text.length;
    if (length <= taken || text.length <= lengthOf(held, name)) return undefined;
    const label = Object.hasOwn(fields, name) ? fields[name]!.label : nameTold(name);
    const most = `${counted(taken)} are the most of ${isKey ? 'the key of a row' : 'one text'}`;
    return excess({ above, name: nameTold(name), label }, `${counted(length)} characters; ${most}.`);
  }

  function listExcess(
    list: ListDefinition,
    values: readonly unknown[],
    held: Members,
    above: Place | undefined,
  ): Excess | undefined {
    const place = { above, name: list.name, label: list.label };
    if (values.length > list.takes && values.length > lengthOf(held, list.name))
      return excess(place, `${counted(values.length)} rows; ${counted(list.takes)} are the most.`);
    rows += values.length;
    counts.set(list, (counts.get(list) ?? 0) + values.length);
    const known = byKey(held[list.name]);
    for (const [at, value] of values.entries()) {
      const row = isObject(value) ? known.get(value[rowKey]) : undefined;
      const found = within(list.row, value, row, { above: place, name: at, label: String(at + 1) });
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function excess(place: Place, count: string): Excess {
  return { place: pointerOf(place), words: `${labelsOf(place)}: ${count}` };
}

function pointerOf({ above, name }: Place): string {
  return `${above === undefined ? '' : pointerOf(above)}/${name}`;
}

/** `Items 12, Packages`. */
function labelsOf({ above, name, label }: Place): string {
  if (above === undefined) return label;
  return `${labelsOf(above)}${typeof name === 'number' ? ' ' : ', '}${label}`;
}

type Members = Readonly<Record<string, unknown>>;

function lengthOf(members: Members, name: string): number {
  const value = members[name];
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

function byKey(rows: unknown): ReadonlyMap<unknown, unknown> {
  return new Map(Array.isArray(rows) ? rows.filter(isObject).map((row) => [row[rowKey], row]) : []);
}

/** Rows of all lists of a document, those in rows included. */
export function rowsIn(definition: ObjectDefinition, data: unknown): number {
  if (!isObject(data)) return 0;
  return Object.values(definition.lists).reduce((sum, { name, row }) => {
    const rows = data[name];
    if (!Array.isArray(rows)) return sum;
    return rows.reduce((inner: number, one) => inner + rowsIn(row, one), sum + rows.length);
  }, 0);
}

function counted(count: number): string {
  return count.toLocaleString('en-GB');
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
