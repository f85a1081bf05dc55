import { useShell } from '../shell/shell-state.ts';
import type { ReasonedType } from './process-address.ts';
import type { Reason } from './reason-form.ts';

/**
 * Reasons of a request that is on its way: who must first authorise it at customs comes back to this page in the same tab
 * and finds them. Those of an amendment are the server's to keep.
 */
export function keepReasons(id: number, type: ReasonedType, reasons: readonly Reason[]): void {
  if (type !== 'amend') sessionStorage.setItem(keyOf(id, type), JSON.stringify(reasons));
}

export function keptReasons(id: number, type: ReasonedType): readonly Reason[] | undefined {
  const kept = sessionStorage.getItem(keyOf(id, type));
  return kept === null ? undefined : (JSON.parse(kept) as readonly Reason[]);
}

/** They were sent. */
export function forgetReasons(id: number, type: ReasonedType): void {
  sessionStorage.removeItem(keyOf(id, type));
}

/** Of one person: others may use the tab after them. */
function keyOf(id: number, type: ReasonedType): string {
  return `reasons ${useShell.getState().session.profile?.id ?? 0} ${type} ${id}`;
}
