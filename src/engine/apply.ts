import { enableArrayMethods, Immer, isDraft, original } from 'immer';
import type { DocumentData, FieldValue, Row } from './document.ts';
import type { Patch } from './patch.ts';
import { formatPath, isRowSegment, type Path } from './path.ts';
import { getAt, keepPositions, positionOf, rowOf } from './rows.ts';

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

class Step {
  readonly done: Patch[] = [];
  readonly inverse: Patch[] = [];
  /** Keys in order of the lists whose rows came, went or moved. */
  readonly #orders = new Map<string, string[]>();
  readonly #entered = new Map<string, Path>();
  /** Copies made here of rows and lists that are no drafts; the originals belong to a patch or to the document. */
  readonly #own = new WeakSet<object>();
  /** Rows that may be others than in the document: changed inside, or put in. */
  readonly #opened = new Set<string>();
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
      const position = order.indexOf(id);
      return position < 0 ? undefined : position;
    }
    if (!isDrafted(rows)) {
      const position = rows.findIndex((row) => row.uuid === id);
      return position < 0 ? undefined : position;
    }
    this.#entered.set(key, path);
    return positionOf(baseOf(rows), id);
  }

  #order(rows: Row[], path: Path): string[] {
    const key = formatPath(path);
    let order = this.#orders.get(key);
    if (order === undefined) {
      order = (isDrafted(rows) ? baseOf(rows) : rows).map((row) => row.uuid);
      this.#orders.set(key, order);
    }
    return order;
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
    const rows = this.#list(container, name);
    if (rows === undefined) {
      if (Object.hasOwn(container, name)) throw new PatchError(patch, 'The place is a field.');
      container[name] = [row];
      this.#orders.set(formatPath(patch.path), [row.uuid]);
    } else {
      const order = this.#order(rows, patch.path);
      if (order.includes(row.uuid)) throw new PatchError(patch, 'The row is there already.');
      const position = behind(order, after);
      rows.splice(position, 0, row);
      order.splice(position, 0, row.uuid);
    }
    const path = [...patch.path, { id: row.uuid }];
    this.#opened.add(formatPath(path));
    this.#record(patch, { op: 'remove', path });
  }

  #remove(container: MutableData, name: string, patch: Patch, id: string): void {
    const rows = this.#list(container, name);
    const path = patch.path.slice(0, -1);
    const order = rows && this.#order(rows, path);
    const position = order?.indexOf(id) ?? -1;
    if (rows === undefined || order === undefined || position < 0) {
      throw new PatchError(patch, 'The row does not exist.');
    }
    const row = this.#settled(rows, position, patch.path);
    const after = order[position - 1] ?? null;
    if (order.length === 1) delete container[name];
    else rows.splice(position, 1);
    order.splice(position, 1);
    this.#forgetBelow(patch.path);
    this.#record(patch, { op: 'insert', path, row, after });
  }

  #move(container: MutableData, name: string, patch: Patch, id: string, after: string | null): void {
    const rows = this.#list(container, name);
    const order = rows && this.#order(rows, patch.path.slice(0, -1));
    const from = order?.indexOf(id) ?? -1;
    if (rows === undefined || order === undefined || from < 0) {
      throw new PatchError(patch, 'The row does not exist.');
    }
    const previous = order[from - 1] ?? null;
    if (after === id || after === previous) return;
    const row = this.#settled(rows, from, patch.path);
    order.splice(from, 1);
    const to = behind(order, after);
    order.splice(to, 0, id);
    if (from === to) return;
    rows.splice(from, 1);
    rows.splice(to, 0, row);
    this.#record(patch, { op: 'move', path: patch.path, after: previous });
  }

  /** The row as it is now, no draft; the very same object when nothing in it was changed. */
  #settled(rows: Row[], position: number, path: Path): Row {
    const last = path.at(-1);
    if (isDrafted(rows) && last !== undefined && isRowSegment(last) && !this.#opened.has(formatPath(path))) {
      const untouched = rowOf(baseOf(rows), last.id);
      if (untouched !== undefined) return untouched;
    }
    return undrafted(rows[position]!) as Row;
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

/** What a draft has become, no draft any more; whatever was not changed in it is the very same object. */
function undrafted(value: unknown): unknown {
  if (!isDrafted(value)) return value;
  const base = original(value) as object;
  if (Array.isArray(value)) {
    const all = Array.from({ length: value.length }, (_, at) => undrafted(value[at]));
    const before = base as readonly unknown[];
    return all.length === before.length && all.every((one, at) => one === before[at]) ? base : all;
  }
  const entries = Object.entries(value as object).map(([name, inner]) => [name, undrafted(inner)] as const);
  const before = new Map(Object.entries(base));
  return entries.length === before.size && entries.every(([name, inner]) => before.get(name) === inner)
    ? base
    : Object.fromEntries(entries);
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

function behind(order: readonly string[], after: string | null): number {
  if (after === null) return 0;
  const position = order.indexOf(after);
  return position < 0 ? order.length : position + 1;
}
