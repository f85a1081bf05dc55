import type { Path } from './path.ts';

/** Something wrong or doubtful at one place of a document. */
export interface Problem {
  /** The field, row or list meant; empty for the whole document. */
  readonly path: Path;
  readonly severity: 'error' | 'warning';
  /** Where it comes from: an entry that was refused, field validity, a rule of the UI schema, a check over the document, our server, customs. */
  readonly source: 'entry' | 'schema' | 'rule' | 'document' | 'server' | 'customs';
  /** Locale key or authority's code, for example `problem.maxLength` or `CDS12070`. */
  readonly code: string;
  /** The text shown, already in words. */
  readonly message: string;
  /** The value that was judged; a server or customs problem ends when the field no longer holds it. */
  readonly value?: string;
  /** What the computation gives where a stored figure differs from it; '' for blank. */
  readonly computed?: string;
  /** Customs' raw pointer, shown where no field of ours is known. */
  readonly pointer?: string;
}
