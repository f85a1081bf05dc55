import { computations, documentChecks } from '../../src/computations/index.ts';
import {
  createDocumentStore,
  type DocumentData,
  type DocumentDefinition,
  type DocumentStore,
  definitionAt,
  type FieldDefinition,
  type FieldValue,
  newDocument,
  type Patch,
  type Path,
  type Row,
  rowsOf,
} from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';

export const definition: DocumentDefinition = catalogue.documents['customs-declaration']!;
export const ofDeclaration = computations['customs-declaration']!;

/** Keys r1, r2 … */
export function counting(): () => string {
  let number = 0;
  return () => {
    number += 1;
    return `r${number}`;
  };
}

export function openDeclaration(document: DocumentData, newId = counting()): DocumentStore {
  return createDocumentStore({
    definition,
    document,
    computations: ofDeclaration,
    checks: documentChecks('customs-declaration', catalogue),
    context: {},
    newId,
  });
}

/** A new declaration with `items` items, added one after the other. */
export function newDeclaration(values: Readonly<Record<string, FieldValue>> = {}, items = 0): DocumentStore {
  const newId = counting();
  const store = openDeclaration(
    newDocument({
      definition,
      computations: ofDeclaration,
      context: {},
      newId: () => `new${newId()}`,
      values,
    }),
  );
  for (let added = 0; added < items; added += 1) store.insertRow(['CDSItems']);
  return store;
}

export function itemsOf(store: DocumentStore): readonly Row[] {
  return rowsOf(store.document(), 'CDSItems');
}

/** Sets a field past the gate; a count of a text that is none is cleared. */
export function given(path: Path, text: string): Patch {
  const isCount = (definitionAt(definition, path) as FieldDefinition).type === 'integer';
  if (!isCount) return { op: 'set', path, value: text };
  return /^\d+$/.test(text) ? { op: 'set', path, value: Number(text) } : { op: 'set', path };
}

/** Path of a field of the item at a position. */
export function inItem(store: DocumentStore, at: number, ...rest: string[]): Path {
  return ['CDSItems', { id: itemsOf(store)[at]!.uuid }, ...rest];
}

/** Path of a field of a row in a list of the item at a position. */
export function inRow(store: DocumentStore, at: number, list: string, row: number, field: string): Path {
  const uuid = rowsOf(itemsOf(store)[at], list)[row]!.uuid;
  return [...inItem(store, at, list), { id: uuid }, field];
}
