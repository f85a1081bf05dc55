import { useShell } from '../shell/shell-state.ts';
import type { ReasonedType } from './process-address.ts';
import type { Reason } from './reason-form.ts';

/**
 * What is entered for a request, kept in its tab until it is sent: who reloads or leaves the page, or must first authorise
 * at customs, comes back and finds it.
 */
export interface KeptReasons {
  read(): readonly Reason[] | undefined;
  keep(reasons: readonly Reason[]): void;
  forget(): void;
}

/** Of one person: others may use the tab after them. Reasons of an amendment are for the differences of one revision. */
export function keptReasons(id: number, type: ReasonedType, revision: number | undefined): KeptReasons {
  const key = `reasons ${useShell.getState().session.profile?.id ?? 0} ${type} ${id} ${revision ?? ''}`;
  return {
    read() {
      const kept = sessionStorage.getItem(key);
      return kept === null ? undefined : (JSON.parse(kept) as readonly Reason[]);
    },
    keep: (reasons) => sessionStorage.setItem(key, JSON.stringify(reasons)),
    forget: () => sessionStorage.removeItem(key),
  };
}
