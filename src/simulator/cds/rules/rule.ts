import type { Pointer } from '../place.ts';
import type { Submission } from '../submission.ts';

/** What a rule may know beside the message. */
export interface Circumstances {
  readonly now: Date;
  /** Whether this declarant used this LRN in the last 48 hours for a message that was not rejected. */
  readonly isLrnUsed: boolean;
}

/** One business rule of this authority, on a submission unless said otherwise. */
export interface Rule<Subject = Submission> {
  /** The published CDS validation error code a breach is answered with. */
  readonly code: `CDS${number}`;
  /** What must be true, for people. */
  readonly demand: string;
  /** Where the message breaks the rule; nothing when it keeps it. */
  readonly breaches: (subject: Subject, circumstances: Circumstances) => readonly Pointer[];
}

/** A breach found: the code and the place; some codes come without one. */
export interface BusinessError {
  readonly code: string;
  readonly pointer?: Pointer;
}
