/**
 * What an edit of a schema does to documents that are stored. `wider`: what was right stays right. `narrower`:
 * what was right may be wrong now; it is kept and flagged, and stops sending. `breaking`: what is stored has
 * no place any more, or another type; it needs a migration. `unclear`: whether it is wider or narrower cannot be told.
 */
export type EditKind = 'wider' | 'unclear' | 'narrower' | 'breaking';

/** One thing that an edit changed. */
export interface Change {
  readonly kind: EditKind;
  /** File below the schemas folder in which it stands, or stood. */
  readonly file: string;
  /** JSON path in that file. */
  readonly path: readonly (string | number)[];
  readonly text: string;
}

const severity: readonly EditKind[] = ['wider', 'unclear', 'narrower', 'breaking'];

/** The gravest kind among changes; undefined when there is none. */
export function kindOf(changes: readonly Pick<Change, 'kind'>[]): EditKind | undefined {
  return severity.findLast((kind) => changes.some((change) => change.kind === kind));
}
