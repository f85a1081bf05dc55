/** Where a value came from. What is said nowhere was typed, by hand or by a client that says nothing. */
export type Provenance = Typed | Computed | Default | AppliedProvenance | FileProvenance | DocumentProvenance;

/** Said only where the row or the document around it came from elsewhere. */
interface Typed {
  readonly kind: 'typed';
}

/** A computation made it, a figure or what it filled in. */
interface Computed {
  readonly kind: 'computed';
  /** Name of the computation. */
  readonly by: string;
}

/** The value it was born with, by its schema. */
interface Default {
  readonly kind: 'default';
}

/** Somebody had it filled in. */
interface AppliedProvenance {
  readonly kind: 'applied';
  /** A kept template, a kept party, or a rule of the product. */
  readonly what: 'template' | 'party' | 'rule';
  /** What it is called. */
  readonly name: string;
  /** Number of the template or party. */
  readonly id?: number;
}

/** It was imported. */
interface FileProvenance {
  readonly kind: 'file';
  /** Name of the file. */
  readonly name: string;
  /** Name of the sheet of a workbook. */
  readonly sheet?: string;
  /** From 1, as a spreadsheet counts; absent for what has no rows. */
  readonly row?: number;
  /** How many further rows it was made of. */
  readonly more?: number;
}

/** It was in another document. */
interface DocumentProvenance {
  readonly kind: 'document';
  /** Number of that document, of the same kind. */
  readonly id: number;
  /** What that is called: its reference. */
  readonly name: string;
}

/**
 * Where the values of a document came from, by the text of their places (`formatPath`). What stands at a row, or at the
 * document (''), holds for every value in it that says nothing itself.
 */
export type Provenances = Readonly<Record<string, Provenance>>;

export const typed: Provenance = { kind: 'typed' };

type Members = Partial<Record<'kind' | 'by' | 'what' | 'name' | 'id' | 'sheet' | 'row' | 'more', unknown>>;

const members = ['kind', 'by', 'what', 'name', 'id', 'sheet', 'row', 'more'] as const;

/** The same text for the same, however its members are ordered. */
export function textOf(one: Members): string {
  return JSON.stringify(members.map((member) => one[member]));
}

/** The member of a patch that puts a row in: none where nothing is to be said. */
export function saying(from: Provenances): { readonly from?: Provenances } {
  return Object.keys(from).length === 0 ? {} : { from };
}
