/**
 * What the ground knows of where a document stands with its authority. An authority keeps more (its area), in the same column, and
 * what can be done next follows from these, not from the status word (D-51).
 */
export interface Facts {
  /** The reference by which they hold it. */
  readonly mrn: string | null;
  /** Instant of legal acceptance, ISO 8601 UTC. */
  readonly acceptedAt: string | null;
  /** They took it: it is not sent a second time. */
  readonly held: boolean;
  /** A message of any kind is on its way or unanswered. */
  readonly messagePending: boolean;
  readonly submissionPending: boolean;
  /** Files are on their way; one that they have is not, though its outcome is not known yet. */
  readonly uploadPending: boolean;
  /** A message waits to be posted. */
  readonly waiting: boolean;
  /** A message was posted and nobody knows whether they have it. */
  readonly unconfirmed: boolean;
}

/** Of a document that is sent nowhere. */
export const unsentFacts: Facts = {
  mrn: null,
  acceptedAt: null,
  held: false,
  messagePending: false,
  submissionPending: false,
  uploadPending: false,
  waiting: false,
  unconfirmed: false,
};
