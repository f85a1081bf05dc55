/**
 * A document as it is stored and sent: what a person types is a string in its lexical form
 * ("102.00" stays "102.00"), counts are integers, flags are booleans, lists hold rows.
 * A blank field is an absent property: '' is never stored.
 */
export interface DocumentData {
  readonly [name: string]: FieldValue | readonly Row[] | undefined;
}

/** Value of one field. */
export type FieldValue = string | number | boolean;

/** One row of a list: the same shape as a document, with its stable key under `uuid`. */
export interface Row extends DocumentData {
  readonly uuid: string;
}
