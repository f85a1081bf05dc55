// Written by `npm run generate` from schemas/. Do not edit.
/**
 * What is asked of customs about a declaration they hold: an amendment, a cancellation or the notification that the goods arrived.
 */
export type DeclarationRequest = {
request_type?: ("COR" | "INV" | "GPR")
request_ref?: string
mrn?: string
submitter_number?: string
changes?: RequestedChange[]
};
/**
 * One change that is asked for, with its reason; a cancellation is one change without a place.
 */
export type RequestedChange = {
uuid: string
change_reason?: string
statement_description?: string
place?: PointerLevel[]
};
/**
 * One level of the place of a change, from the declaration down.
 */
export type PointerLevel = {
uuid: string
sequence?: number
document_section?: string
tag?: string
};

/** Every place of the document, rows as `*`. */
export type DeclarationRequestPattern =
  | '/request_type'
  | '/request_ref'
  | '/mrn'
  | '/submitter_number'
  | '/changes'
  | '/changes/*/change_reason'
  | '/changes/*/statement_description'
  | '/changes/*/place'
  | '/changes/*/place/*/sequence'
  | '/changes/*/place/*/document_section'
  | '/changes/*/place/*/tag';
