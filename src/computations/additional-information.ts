import {
  type DocumentData,
  type NewId,
  type Patch,
  type Provenance,
  type Row,
  rowsOf,
} from '../engine/index.ts';
import { isBlank, isImport, itemPath, itemsOf } from './items.ts';

const importer = { additionalInfoCode: '00500', additionalDescription: 'Importer' };
const exporter = { additionalInfoCode: '00400', additionalDescription: 'Exporter' };

/** The rule by whose name the product's action calls it. */
export const autofilled: Provenance = { kind: 'applied', what: 'rule', name: 'autofill' };

/**
 * Patches that give every item its default entry where it is missing (CUS-223, CUS-225, CUS-229): for import the
 * importer's, otherwise the exporter's (CUS-171, CUS-172). A single blank entry is filled, else the entry is added
 * (D-47).
 */
export function addImporterOrExporter(document: DocumentData, newId: NewId): readonly Patch[] {
  return itemsOf(document).flatMap((item) => entryFor(document, item, newId));
}

function entryFor(document: DocumentData, item: Row, newId: NewId): readonly Patch[] {
  const entry = isImport(document) ? importer : exporter;
  const entries = rowsOf(item, 'AdditionalCDSItems');
  if (entries.some(({ additionalInfoCode }) => additionalInfoCode === entry.additionalInfoCode)) return [];
  const path = [...itemPath(item.uuid), 'AdditionalCDSItems'];
  const [only] = entries;
  if (entries.length === 1 && only !== undefined && isBlankRow(only)) {
    return Object.entries(entry).map(([name, value]) => ({
      op: 'set',
      path: [...path, { id: only.uuid }, name],
      value,
      from: autofilled,
    }));
  }
  const row = { uuid: newId(), ...entry };
  return [{ op: 'insert', path, row, after: entries.at(-1)?.uuid ?? null, from: { '': autofilled } }];
}

function isBlankRow(row: Row): boolean {
  return Object.keys(row).every((name) => name === 'uuid' || isBlank(row[name]));
}
