import type { RuleContext } from '../../engine/index.ts';

/** One document as it is stored somewhere. */
export interface StoredDocument {
  /** What a person finds it by: number of the declaration, or file. */
  readonly id: string;
  /** Name of its kind, `customs-declaration`. */
  readonly document: string;
  /** Version of the shape it was stored in; undefined where nobody noted it. */
  readonly version: number | undefined;
  readonly data: unknown;
  readonly context: RuleContext;
}

/** What stands where a document should, and cannot be read as one. */
export interface UnreadableDocument {
  readonly id: string;
  /** A sentence for people. */
  readonly reason: string;
}

/** Stored documents, read one after the other and never all at once. */
export interface StoredDocuments {
  /** Where they are, in words. */
  readonly from: string;
  /** How many there are, where that is known beforehand. */
  readonly total: number | undefined;
  read(): AsyncIterable<StoredDocument | UnreadableDocument>;
  close(): Promise<void>;
}

/** Why there is nothing to read, in a sentence for people. */
export class NothingToReadError extends Error {
  override readonly name = 'NothingToReadError';
}
