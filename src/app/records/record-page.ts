import type { Catalogue, DocumentDefinition } from '../../engine/index.ts';
import type { KindName } from '../../generated/kinds.ts';
import type { StoredDocument } from '../api/documents.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { filled } from '../filled.ts';

/** What the pages of a record are made of, fetched beside their code. */
export interface RecordPage {
  readonly document: KindName;
  readonly definition: DocumentDefinition;
  /** Of the schemas. */
  readonly codeLists: Catalogue['codeLists'];
}

/** What a record is called: by the first filled of the fields its kind says, else by its number; a new one as such. */
export function recordTitle({ bar, words }: DocumentKind, record: StoredDocument | undefined): string {
  if (record === undefined) return words.create;
  const said = bar.titles.map((field) => record.document[field]).find((value) => value);
  return said === undefined ? filled(words.unnamed, { id: record.id }) : String(said);
}
