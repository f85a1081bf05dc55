import type { DeclarationFacts } from '../api/declarations.ts';
import type { StandingState } from './editor-session.ts';

/**
 * What is said while a message is on its way. unconfirmed: the server had no answer to it, so that a person settles
 * it. unknown: the browser lost the answer to its own call; the server may know more.
 */
export function messageStanding({
  sending,
  outbox,
}: Pick<StandingState, 'sending' | 'outbox'>): 'unconfirmed' | 'unknown' | 'waiting' {
  if (outbox?.state === 'unconfirmed' && outbox.outcome === null) return 'unconfirmed';
  return sending === 'unknown' ? 'unknown' : 'waiting';
}

/** True while a message is on its way: no second send then. */
export function isUnanswered(
  facts: DeclarationFacts | undefined,
  sending: StandingState['sending'],
): boolean {
  return sending !== 'idle' || facts?.messagePending === true;
}
