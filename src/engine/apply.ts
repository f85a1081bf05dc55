import { enableArrayMethods, Immer, isDraft, original } from 'immer';
import type { DocumentData, FieldValue, Row } from './document.ts';
import type { Patch } from './patch.ts';
import { formatPath, isRowSegment, type Path } from './path.ts';
import { getAt, keepPositions, positionOf } from './rows.ts';

/** A patch names a place that the document does not have, or makes no document. */
export class PatchError extends Error {
  override readonly name = 'PatchError';
  readonly patch: Patch;
  constructor(patch: Patch, reason: string) {
    super(`${reason} (${patch.op} ${formatPath(patch.path)})`);
    this.patch = patch;
  }
}

/** What became of a document. */
export interface Applied {
  readonly document: DocumentData;
  /** The patches that changed something; a value set to what it was is not among them. */
  readonly patches: readonly Patch[];
  /** Patches that take it back, in the order to apply them. */
  readonly inverse: readonly Patch[];
}

/**
 * The document after the patches, in their order; everything untouched keeps its identity (===). A list
 * without rows is an absent property. A row put behind a row that is gone goes to the end, so that edits of
 * two people fit together. Throws `PatchError`, without effect, on a place that does not exist.
 */
export function applyPatches(document: DocumentData, patches: readonly Patch[]): DocumentData {
  return applyWithInverse(document, patches).document;
}

/** Patches that take `patches` back: applying both to `document` gives `document`. */
export function invertPatches(document: DocumentData, patches: readonly Patch[]): Patch[] {
  return [...applyWithInverse(document, patches).inverse];
}

/**
 * Applies patches and tells what they did and what takes it back. Steps of undo are `exact`: a blank that stood in
 * the document as '' comes back as it was. Throws as `applyPatches`.
 */
export function applyWithInverse(
  document: DocumentData,
  patches: readonly Patch[],
  { exact = false } = {},
): Applied {
  if (patches.length === 0) return { document, patches, inverse: [] };
  const step = new Step(exact);
  const after = immer.produce(document, (draft) => {
    for (const patch of patches) step.take(draft as MutableData, patch);
    step.settle();
  });
  step.sharePositions(document, after);
  return { document: after, patches: step.done, inverse: step.inverse.reverse() };
}

enableArrayMethods();
/** Types already forbid writing to a document; freezing would walk it at each edit. */
const immer = new Immer({ autoFreeze: false });

/** Not as a type guard: rows are written through the same type whether drafted or not. */
const isDrafted: (value: unknown) => boolean = isDraft;

type MutableData = { [name: string]: FieldValue | Row[] | undefined };

/** Rows of a list, and their keys in their order and as a set: whether a row is there costs nothing. */
interface Order {
  readonly rows: Row[];
  readonly keys: string[];
  readonly known: Set<string>;
}

class Step {
  readonly done: Patch[] = [];
  readonly inverse: Patch[] = [];
  /** Keys of the lists whose rows came, went or moved. */
  readonly #orders = new Map<string, Order>();
  readonly #entered = new Map<string, Path>();
  /** Copies made here of rows and lists that are no drafts; the originals belong to a patch or to the document. */
  readonly #own = new WeakSet<object>();
  /** Rows that may be others than in the document: changed inside, or put in. */
  readonly #opened = new Set<string>();
  /** Lists that were looked into. */
  readonly #looked = new Set<string>();
  readonly #isExact: boolean;

  constructor(isExact: boolean) {
    this.#isExact = isExact;
  }

  take(draft: MutableData, patch: Patch): void {
    const last = patch.path.at(-1);
    if (last === undefined) throw new PatchError(patch, 'A patch has a place.');
    if (patch.op === 'set' || patch.op === 'insert') {
      if (isRowSegment(last)) throw new PatchError(patch, 'The place is a row.');
      const container = this.#container(draft, patch, patch.path.length - 1);
      if (patch.op === 'set') this.#set(container, last, patch, patch.value);
      else this.#insert(container, last, patch, patch.row, patch.after);
      return;
    }
    const list = patch.path.at(-2);
    if (!isRowSegment(last) || typeof list !== 'string') throw new PatchError(patch, 'The place is no row.');
    const container = this.#container(draft, patch, patch.path.length - 2);
    if (patch.op === 'remove') this.#remove(container, list, patch, last.id);
    else this.#move(container, list, patch, last.id, patch.after);
  }

  /**
   * Ends the step: no list that has other rows, or in another order, holds a draft any more. Frozen, so that immer does
   * not look through all their rows for one.
   */
  settle(): void {
    const inwards = [...this.#orders].sort(([one], [other]) => other.length - one.length);
    for (const [place, { rows, keys }] of inwards) {
      for (const [at, id] of this.#opened.size === 0 ? [] : keys.entries()) {
        const row = `${place}${formatPath([{ id }])}`;
        if (this.#opened.has(row)) rows[at] = this.#undrafted(rows[at]!, row);
      }
      Object.freeze(rows);
    }
  }

  /** Lists that only changed inside keep the index of their rows. */
  sharePositions(before: DocumentData, after: DocumentData): void {
    for (const [key, path] of this.#entered) {
      if (this.#orders.has(key)) continue;
      const previous = getAt(before, path);
      const next = getAt(after, path);
      if (Array.isArray(previous) && Array.isArray(next) && previous !== next) keepPositions(previous, next);
    }
  }

  /** Draft of the document or row that the first `length` segments name. */
  #container(draft: MutableData, patch: Patch, length: number): MutableData {
    let here = draft;
    for (let index = 0; index < length; index += 2) {
      const list = patch.path[index];
      const row = patch.path[index + 1];
      if (typeof list !== 'string' || row === undefined || !isRowSegment(row) || index + 1 >= length) {
        throw new PatchError(patch, 'The place is no field, list or row.');
      }
      this.#looked.add(formatPath(patch.path.slice(0, index + 1)));
      const rows = this.#list(here, list);
      const position = rows && this.#position(rows, patch.path.slice(0, index + 1), row.id);
      if (rows === undefined || position === undefined)
        throw new PatchError(patch, 'The row does not exist.');
      this.#opened.add(formatPath(patch.path.slice(0, index + 2)));
      here = this.#row(rows, position);
    }
    return here;
  }

  #list(container: MutableData, name: string): Row[] | undefined {
    const value = Object.hasOwn(container, name) ? container[name] : undefined;
    if (!Array.isArray(value) || isDrafted(value) || this.#own.has(value)) {
      return Array.isArray(value) ? value : undefined;
    }
    const copy = [...value];
    this.#own.add(copy);
    container[name] = copy;
    return copy;
  }

  #row(rows: Row[], position: number): MutableData {
    const row = rows[position]!;
    if (isDrafted(row) || this.#own.has(row)) return row as unknown as MutableData;
    const copy = { ...row };
    this.#own.add(copy);
    rows[position] = copy;
    return copy as unknown as MutableData;
  }

  #position(rows: Row[], path: Path, id: string): number | undefined {
    const key = formatPath(path);
    const order = this.#orders.get(key);
    if (order !== undefined) {
      const position = order.known.has(id) ? order.keys.indexOf(id) : -1;
      return position < 0 ? undefined : position;
    }
    if (!isDrafted(rows)) {
      const position = rows.findIndex((row) => row.uuid === id);
      return position < 0 ? undefined : position;
    }
    this.#entered.set(key, path);
    return positionOf(baseOf(rows), id);
  }

  /**
   * The rows of a list that is to have other ones, or in another order, and their keys. It is no draft from here on: each
   * such change of a draft costs as much as the list is long.
   */
  #ordered(container: MutableData, name: string, path: Path): Order | undefined {
    const key = formatPath(path);
    this.#looked.add(key);
    const rows = this.#list(container, name);
    if (rows === undefined) return undefined;
    const known = this.#orders.get(key);
    if (known !== undefined) return known;
    const own = isDrafted(rows) ? this.#undraftedRows(rows, key) : rows;
    return this.#take(container, name, path, own);
  }

  /** Makes these the rows of a list. */
  #take(container: MutableData, name: string, path: Path, rows: Row[]): Order {
    const keys = rows.map((row) => row.uuid);
    const order = { rows, keys, known: new Set(keys) };
    this.#orders.set(formatPath(path), order);
    this.#own.add(rows);
    if (container[name] !== rows) container[name] = rows;
    return order;
  }

  /** Rows of a draft; those that were not opened are the document's own. */
  #undraftedRows(rows: Row[], key: string): Row[] {
    return baseOf(rows).map((row, at) =>
      this.#opened.has(`${key}${formatPath([{ id: row.uuid }])}`) ? rows[at]! : row,
    );
  }

  #set(container: MutableData, name: string, patch: Patch, value: FieldValue | undefined): void {
    if (name === 'uuid' || name === '__proto__') throw new PatchError(patch, 'The name is reserved.');
    if (typeof value === 'object') throw new PatchError(patch, 'The value is no field’s.');
    const before = Object.hasOwn(container, name) ? container[name] : undefined;
    if (typeof before === 'object') throw new PatchError(patch, 'The place is a list.');
    const after = value === '' && !this.#isExact ? undefined : value;
    if (before === after) return;
    if (after === undefined) delete container[name];
    else container[name] = after;
    const { path } = patch;
    const done = after === value ? patch : ({ op: 'set', path } as const);
    this.#record(done, { op: 'set', path, ...(before === undefined ? {} : { value: before }) });
  }

  #insert(container: MutableData, name: string, patch: Patch, row: Row, after: string | null): void {
    if (name === 'uuid' || name === '__proto__') throw new PatchError(patch, 'The name is reserved.');
    const fault = rowFault(row);
    if (fault !== undefined) throw new PatchError(patch, fault);
    const list = this.#ordered(container, name, patch.path);
    if (list === undefined) {
      if (Object.hasOwn(container, name)) throw new PatchError(patch, 'The place is a field.');
      this.#take(container, name, patch.path, [row]);
    } else {
      const { rows } = list;
      if (list.known.has(row.uuid)) throw new PatchError(patch, 'The row is there already.');
      const position = behind(list, after);
      rows.splice(position, 0, row);
      list.keys.splice(position, 0, row.uuid);
      list.known.add(row.uuid);
    }
    const path = [...patch.path, { id: row.uuid }];
    this.#opened.add(formatPath(path));
    this.#record(patch, { op: 'remove', path });
  }

  #remove(container: MutableData, name: string, patch: Patch, id: string): void {
    const path = patch.path.slice(0, -1);
    const list = this.#ordered(container, name, path);
    if (!list?.known.has(id)) throw new PatchError(patch, 'The row does not exist.');
    const { rows } = list;
    const position = list.keys.indexOf(id);
    const row = this.#undrafted(rows[position]!, formatPath(patch.path));
    const after = list.keys[position - 1] ?? null;
    if (list.keys.length === 1) delete container[name];
    else rows.splice(position, 1);
    list.keys.splice(position, 1);
    list.known.delete(id);
    this.#forgetBelow(patch.path);
    this.#record(patch, { op: 'insert', path, row, after });
  }

  #move(container: MutableData, name: string, patch: Patch, id: string, after: string | null): void {
    const path = patch.path.slice(0, -1);
    if (this.#stays(container, name, path, { id, after })) return;
    const list = this.#ordered(container, name, path);
    if (!list?.known.has(id)) throw new PatchError(patch, 'The row does not exist.');
    const { rows } = list;
    const from = list.keys.indexOf(id);
    const previous = list.keys[from - 1] ?? null;
    if (after === id || after === previous) return;
    const row = this.#undrafted(rows[from]!, formatPath(patch.path));
    list.keys.splice(from, 1);
    const to = behind(list, after);
    list.keys.splice(to, 0, id);
    if (from === to) return;
    rows.splice(from, 1);
    rows.splice(to, 0, row);
    this.#record(patch, { op: 'move', path: patch.path, after: previous });
  }

  /** Whether a row of a list that has its rows as in the document is where it is moved to. */
  #stays(
    container: MutableData,
    name: string,
    path: Path,
    { id, after }: { readonly id: string; readonly after: string | null },
  ): boolean {
    const rows = this.#list(container, name);
    if (!isDrafted(rows) || this.#orders.has(formatPath(path))) return false;
    const base = baseOf(rows!);
    const from = positionOf(base, id);
    if (from === undefined) return false;
    if (after === id || after === (base[from - 1]?.uuid ?? null)) return true;
    return from === base.length - 1 && after !== null && positionOf(base, after) === undefined;
  }

  /** What a row has become, no draft any more; whatever was not changed in it is the very same object. */
  #undrafted(row: Row, place: string): Row {
    if (!isDrafted(row)) return row;
    const base = original(row as unknown) as Row;
    const members = Object.keys(row).map((name): [string, Row[string]] => {
      const list = `${place}/${name}`;
      const was = base[name];
      // To look at a list makes a draft of it.
      if (typeof was === 'object' && !this.#looked.has(list)) return [name, was];
      const now = row[name];
      return [name, Array.isArray(now) && isDrafted(now) ? this.#undraftedList(now, list) : now];
    });
    const isSame =
      members.length === Object.keys(base).length && members.every(([name, now]) => base[name] === now);
    return isSame ? base : (Object.fromEntries(members) as Row);
  }

  /** Likewise of a list whose rows are as many as before, and in their order. */
  #undraftedList(rows: Row[], place: string): readonly Row[] {
    const base = baseOf(rows);
    const all = base.map((row, at) => {
      const inner = `${place}${formatPath([{ id: row.uuid }])}`;
      return this.#opened.has(inner) ? this.#undrafted(rows[at]!, inner) : row;
    });
    return all.every((row, at) => row === base[at]) ? base : all;
  }

  /** Lists inside a row that went may come back with other rows. */
  #forgetBelow(path: Path): void {
    const start = `${formatPath(path)}/`;
    for (const known of [this.#orders, this.#entered]) {
      for (const key of known.keys()) if (key.startsWith(start)) known.delete(key);
    }
  }

  #record(patch: Patch, inverse: Patch): void {
    this.done.push(patch);
    this.inverse.push(inverse);
  }
}

function baseOf(rows: Row[]): readonly Row[] {
  const base: unknown = original(rows as unknown);
  return base as readonly Row[];
}

/** Why something is no row, or a row inside it is none: without a key, or with the key of another one of its list. */
function rowFault(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'A row is an object.';
  if (!Object.hasOwn(row, 'uuid') || typeof (row as Row).uuid !== 'string') return 'A row has a key.';
  for (const value of Object.values(row)) {
    if (typeof value !== 'object') continue;
    if (!Array.isArray(value)) return 'The place is no field and no list.';
    const fault = rowsFault(value);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Why these are no rows of a list: one of them is none, or two have one key. */
export function rowsFault(rows: readonly unknown[]): string | undefined {
  for (const row of rows) {
    const fault = rowFault(row);
    if (fault !== undefined) return fault;
  }
  const keys = new Set(rows.map((row) => (row as Row).uuid));
  return keys.size < rows.length ? 'Two rows of a list have one key.' : undefined;
}

function behind({ keys, known }: Order, after: string | null): number {
  if (after === null) return 0;
  return known.has(after) && after !== keys.at(-1) ? keys.indexOf(after) + 1 : keys.length;
}
