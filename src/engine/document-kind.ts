import type { DictionaryPrefix } from './catalogue.ts';

/** What a document is to the product, beside its fields: `schemas/<document>/<document>.kind.json`. */
export interface DocumentKind {
  /** Name of the document, for example `customs-declaration`. */
  readonly document: string;
  /** How the addresses of its list and its editor begin, and those of its calls below /api: `/customs-declarations`. */
  readonly addresses: { readonly list: string; readonly editor: string; readonly calls: string };
  /** Row of the permission table. */
  readonly permissions: string;
  /** First word of the addresses of its code lists. */
  readonly dictionary: DictionaryPrefix;
  readonly bar: {
    /** Fields that give the title; the first filled one wins. */
    readonly titles: readonly string[];
    /** Fields shown behind the status. */
    readonly kinds: readonly string[];
  };
  /** The field with the reference that customs know the declaration by. */
  readonly referenceField: string;
  /** The field with the number of the kept party that it is made for. */
  readonly customerField: string;
  /** The field that says which codes are offered. */
  readonly regimeField: string;
  /** The field with the day that its code lists are asked for; today while it is blank (D-15). */
  readonly dayField: string;
}

/** What the server keeps beside a document to list, sort, filter and export by. */
export type DocumentColumns = Readonly<Record<string, DocumentColumn>>;

/** A column: the field, or of a count the list, that it is made of. */
export interface DocumentColumn {
  readonly of: string;
  readonly as: 'text' | 'number' | 'decimal' | 'date' | 'count';
}
