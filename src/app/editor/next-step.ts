import type { DeclarationFacts } from '../api/declarations.ts';
import type { StandingState } from './editor-session.ts';

/** True while a message is on its way: no second send then. */
export function isUnanswered(
  facts: DeclarationFacts | undefined,
  sending: StandingState['sending'],
): boolean {
  return sending !== 'idle' || facts?.messagePending === true;
}
