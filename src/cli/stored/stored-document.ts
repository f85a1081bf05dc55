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
  /** No server took it, so nothing bounded it yet. */
  readonly isFromOutside?: true;
  /** Nobody noted its kind: it is judged as this one unless it is plainly another. */
  readonly isAssumed?: true;
}

/** What stands where a document should, and is not judged: it cannot be read, or is of another kind. */
export interface UnjudgedDocument {
  readonly id: string;
  /** What is said of it after its id, as a sentence for people. */
  readonly reason: string;
  /** It is a document, or some other JSON, that nobody asked about; absent: it could not be read. */
  readonly isForeign?: true;
}

/** Stored documents, read one after the other and never all at once. */
export interface StoredDocuments {
  /** Where they are, in words. */
  readonly from: string;
  /** How many there are, where that is known beforehand. */
  readonly total: number | undefined;
  read(): AsyncIterable<StoredDocument | UnjudgedDocument>;
  close(): Promise<void>;
}

/** Why there is nothing to read, in a sentence for people. */
export class NothingToReadError extends Error {
  override readonly name = 'NothingToReadError';
}
