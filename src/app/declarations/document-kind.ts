import { declarationCalls } from '../api/declarations.ts';

/**
 * One kind of declaration as the pages need it: its route and calls, and which fields of its document stand in
 * the bar of every editor. All else comes from the catalogue.
 */
export interface DocumentKind {
  readonly name: string;
  readonly route: string;
  readonly calls: ReturnType<typeof declarationCalls>;
  /** Fields that give the title, the first filled one wins. */
  readonly titleFields: readonly string[];
  /** The field with the reference customs knows the declaration by. */
  readonly lrnField: string;
  /** The field with the number of the kept party that it is made for. */
  readonly customerField: string;
  /** The field that says which code options are offered. */
  readonly regimeField: string;
  /** The day its code lists are asked for; today while it is blank (D-15). */
  readonly dayField: string;
  /** First word of the addresses of its code lists. */
  readonly dictionaryPrefix: string;
  /** Fields shown behind the status. */
  readonly kindFields: readonly string[];
}

export const customsDeclaration: DocumentKind = {
  name: 'customs-declaration',
  route: '/customs-declarations',
  calls: declarationCalls('/customs-declarations'),
  titleFields: ['internal_id', 'ref_general', 'transaction_ref'],
  lrnField: 'transaction_ref',
  customerField: 'customer_id',
  regimeField: 'customs_regime',
  dayField: 'acceptance_date',
  dictionaryPrefix: 'cds',
  kindFields: ['customs_regime', 'additional_dec_type'],
};
