/** A row of a list that is edited here and saved as a whole (COM-036). */
export interface LocalItem<Value> {
  /** Its place in the list when it came; the same as long as the page is open. */
  readonly index: number;
  /** Of the record; undefined until it is saved. */
  readonly id: number | undefined;
  readonly value: Value;
  /** What the next save does; undefined: nothing. */
  readonly action: 'create' | 'edit' | 'delete' | undefined;
  /** What it did before it was to be removed. */
  readonly before?: LocalItem<Value>['action'];
  /** It will be removed. */
  readonly disabled: boolean;
  /** Why it could not be saved. */
  readonly errors: string | undefined;
}

type Items<Value> = readonly LocalItem<Value>[];

/** What a save sends: creates, updates and deletes apart (COM-038). */
export interface Batches<Value> {
  readonly create: Items<Value>;
  readonly update: Items<Value>;
  readonly destroy: readonly number[];
}

/** The rows as the server has them. */
export function savedItems<Value extends { readonly id: number }>(rows: readonly Value[]): Items<Value> {
  return rows.map((value, index) => ({
    index,
    id: value.id,
    value,
    action: undefined,
    disabled: false,
    errors: undefined,
  }));
}

/** With another row, which is only here (COM-026). */
export function withAdded<Value>(items: Items<Value>, value: Value): Items<Value> {
  const index = 1 + Math.max(-1, ...items.map((item) => item.index));
  return [...items, { index, id: undefined, value, action: 'create', disabled: false, errors: undefined }];
}

/** With a row changed: a saved one is marked (COM-027), a new one stays new. */
export function withEdited<Value>(items: Items<Value>, index: number, value: Value): Items<Value> {
  return changed(items, index, (item) => ({
    ...item,
    value,
    action: item.id === undefined ? 'create' : 'edit',
    errors: undefined,
  }));
}

/** Without a new row (COM-031); a saved one is queued and greyed (COM-028, COM-029). */
export function withRemoved<Value>(items: Items<Value>, index: number): Items<Value> {
  const kept = items.filter((item) => item.index !== index || item.id !== undefined);
  return changed(kept, index, (item) => ({
    ...item,
    action: 'delete',
    before: item.action,
    disabled: true,
    errors: undefined,
  }));
}

/** With a queued row as it was before (COM-030). */
export function withRestored<Value>(items: Items<Value>, index: number): Items<Value> {
  return changed(items, index, (item) => ({ ...item, action: item.before, disabled: false }));
}

/** The rows whose removal the server refused say why and can be used again (COM-040, COM-041). */
export function withRefusedRemoval<Value>(
  items: Items<Value>,
  ids: readonly number[],
  message: string,
): Items<Value> {
  return items.map((item) =>
    item.id !== undefined && ids.includes(item.id)
      ? { ...item, action: item.before, disabled: false, errors: message }
      : item,
  );
}

/** What is to be saved. */
export function batchesOf<Value>(items: Items<Value>): Batches<Value> {
  return {
    create: items.filter(({ action }) => action === 'create'),
    update: items.filter(({ action }) => action === 'edit'),
    destroy: items.flatMap(({ action, id }) => (action === 'delete' && id !== undefined ? [id] : [])),
  };
}

/** How many rows the next save changes. */
export function changesIn<Value>(items: Items<Value>): number {
  return items.filter(({ action }) => action !== undefined).length;
}

/** Saved rows in the place of these, their ids given in the same order (COM-039). */
export function withSaved<Value extends { readonly id: number }>(
  items: Items<Value>,
  indexes: readonly number[],
  rows: readonly Value[],
): Items<Value> {
  return items.map((item) => {
    const row = rows[indexes.indexOf(item.index)];
    return row === undefined
      ? item
      : { ...item, id: row.id, value: row, action: undefined, errors: undefined };
  });
}

/** Without the rows whose removal is done. */
export function withoutRemoved<Value>(items: Items<Value>, ids: readonly number[]): Items<Value> {
  return items.filter(({ id }) => id === undefined || !ids.includes(id));
}

function changed<Value>(
  items: Items<Value>,
  index: number,
  change: (item: LocalItem<Value>) => LocalItem<Value>,
): Items<Value> {
  return items.map((item) => (item.index === index ? change(item) : item));
}
