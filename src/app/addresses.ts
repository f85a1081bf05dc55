import type { DocumentKind } from '../engine/document-kind.ts';

/**
 * The three names of a kind of document: where its list is looked at, where its documents are worked on, and how its
 * calls begin. A kind may call each otherwise, so that none is ever taken for another: each is a type of its own.
 */
declare const of: unique symbol;

/** Of the list, and of the pages below it. */
export type ListAddress = string & { readonly [of]: 'list' };
/** Of a document that is open, or of a new one. */
export type EditorAddress = string & { readonly [of]: 'editor' };
/** Below /api: of the documents of a kind, or of one of them. */
export type CallsAddress = string & { readonly [of]: 'calls' };

type Addressed = Pick<DocumentKind, 'addresses'>;

export function listAddress({ addresses }: Addressed): ListAddress {
  return addresses.list as ListAddress;
}

/** Where files are imported into documents of the kind, or into this one of them. */
export function importAddress({ addresses }: Addressed, into?: number): ListAddress {
  return `${addresses.import}${into === undefined ? '' : `?into=${into}`}` as ListAddress;
}

export function newAddress({ addresses }: Addressed): EditorAddress {
  return `${addresses.editor}/create` as EditorAddress;
}

export function editorAddress({ addresses }: Addressed, id: number): EditorAddress {
  return `${addresses.editor}/edit/${id}` as EditorAddress;
}

/** Where a document is seen in a printed form. */
export function printedAddress({ addresses }: Addressed, id: number, form: string): EditorAddress {
  return `${addresses.editor}/print/${id}/${form}` as EditorAddress;
}

export function callsAddress({ addresses }: Addressed, id?: number): CallsAddress {
  return (id === undefined ? addresses.calls : `${addresses.calls}/${id}`) as CallsAddress;
}
