import { type Facts, unsentFacts } from '../../../../server/sending/facts.ts';

/** A notification by which customs want documents. */
export interface DocumentsWant {
  /** Its id. */
  readonly from: number;
  /** By when, ISO 8601 UTC; null when customs named no time. */
  readonly by: string | null;
  /** When they said so, by their clock, ISO 8601 UTC. */
  readonly at: string;
  /** Which ones, in their words; null when they did not say. */
  readonly says: string | null;
}

/**
 * What is known of a declaration from customs' answers and from the messages on their way. What can be done next
 * follows from these, not from the status word (D-51).
 */
export interface DeclarationFacts extends Facts {
  readonly accepted: boolean;
  /** Registered before the goods arrived, not accepted yet. */
  readonly prelodged: boolean;
  /** By when the goods must arrive then, ISO 8601 UTC. */
  readonly arrivalBy: string | null;
  readonly rejected: boolean;
  /**
   * They listed faults of a submission as it was posted, answered nothing to it since, and rejected whatever went after it
   * under its LRN: they may have it all the same.
   */
  readonly faultsListed: boolean;
  /** The last request of a kind of which they did so, and answered nothing since; of several the newest. */
  readonly requestKept: { readonly message: number; readonly lrn: string } | null;
  /** Ended without arrival of the goods (rejection with CDS12046 only). */
  readonly expired: boolean;
  /** Cancelled by the trader or by customs. */
  readonly invalidated: boolean;
  readonly underControl: boolean;
  readonly documentsWanted: boolean;
  /** All that wants some, of which nobody said that it is done and after which customs received no file; what is due first, first. */
  readonly documentsOpen: readonly DocumentsWant[];
  /** By when the first of these wants them, ISO 8601 UTC; null when customs named no time. */
  readonly documentsBy: string | null;
  /** The answer that wants them then, by its id. */
  readonly documentsFrom: number | null;
  /** Customs received a file, and none of these is open any more. */
  readonly documentsSent: boolean;
  /** What else they want of a person: the duties, proof that the goods left, an answer to a query. */
  readonly wants: 'payment' | 'exit' | 'answer' | null;
  /** By when, ISO 8601 UTC; null when customs named no time. */
  readonly wantsBy: string | null;
  /** The answer that wants it, by its id; somebody who did it says so of that. */
  readonly wantsFrom: number | null;
  readonly released: boolean;
  readonly cleared: boolean;
  readonly exited: boolean;
  /** Customs made its final calculation (DMSTAX 4): no import amendment after it. */
  readonly taxFinal: boolean;
  /** Customs registered that the goods arrived. */
  readonly arrivalNotified: boolean;
  /** Customs granted the cancellation; the invalidation itself follows. */
  readonly cancellationGranted: boolean;
  /** Of changes, or of none (nil). */
  readonly amendmentPending: boolean;
  readonly cancellationPending: boolean;
  readonly arrivalPending: boolean;
  /** Customs refused a post of a message as repeated: they have an earlier one and have not answered it. */
  readonly repeatRefused: boolean;
}

export const noFacts: DeclarationFacts = {
  ...unsentFacts,
  accepted: false,
  prelodged: false,
  arrivalBy: null,
  rejected: false,
  faultsListed: false,
  requestKept: null,
  expired: false,
  invalidated: false,
  underControl: false,
  documentsWanted: false,
  documentsOpen: [],
  documentsBy: null,
  documentsFrom: null,
  documentsSent: false,
  wants: null,
  wantsBy: null,
  wantsFrom: null,
  released: false,
  cleared: false,
  exited: false,
  taxFinal: false,
  arrivalNotified: false,
  cancellationGranted: false,
  amendmentPending: false,
  cancellationPending: false,
  arrivalPending: false,
  repeatRefused: false,
};

/** What the column of a declaration holds: nobody but this authority stores facts of one. */
export function factsIn(stored: Facts): DeclarationFacts {
  return stored as DeclarationFacts;
}
