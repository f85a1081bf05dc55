import { type DocumentData, getAt, type Patch, type Path, type Row, rowsOf } from '../engine/index.ts';

/** The goods items of a declaration. */
export function itemsOf(document: DocumentData): readonly Row[] {
  return rowsOf(document, 'CDSItems');
}

/** One goods item by its key; found without walking the others. */
export function itemOf(document: DocumentData, id: string): Row | undefined {
  return getAt(document, itemPath(id)) as Row | undefined;
}

export function itemPath(id: string): Path {
  return ['CDSItems', { id }];
}

export function isImport(document: DocumentData): boolean {
  return document.customs_regime === 'import';
}

/** Additional declaration type Q: a final supplementary declaration with exactly one item (D-45). */
export function isTypeQ(document: DocumentData): boolean {
  return document.additional_dec_type === 'Q';
}

/** Whether a field holds nothing; a blank one may be stored as ''. */
export function isBlank(value: DocumentData[string]): boolean {
  return value === undefined || value === '';
}

/** A patch that gives a field its computed value, none when it has it. */
export function settle(document: DocumentData, path: Path, value: string | number): readonly Patch[] {
  return getAt(document, path) === value ? [] : [{ op: 'set', path, value }];
}
