import type { Path } from '../../engine/path.ts';

/** One error of a notification, with the place of the document as sent that its pointer means. */
export interface NotificationError {
  readonly code: string;
  readonly description?: string;
  /** As customs wrote it, for example `42A/67A/68A[2]/23A/79A/112`; '' when it gave none. */
  readonly pointer: string;
  /** The field, or the nearest row or list that is known; empty for the whole document. */
  readonly path: Path;
  /** What the field held when it was sent; absent when `path` is no field. */
  readonly value?: string;
}
