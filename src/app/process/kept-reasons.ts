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

/**
 * Of one person: others may use the tab after them. `differences` are those that the reasons of an amendment are for, by
 * their keys; once there are others, none is found.
 */
export function keptReasons(id: number, type: ReasonedType, differences: readonly string[]): KeptReasons {
  const key = `reasons ${useShell.getState().session.profile?.id ?? 0} ${type} ${id}`;
  return {
    read() {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
        readonly differences?: readonly string[];
        readonly reasons?: readonly Reason[];
      };
      return String(kept.differences) === String(differences) ? kept.reasons : undefined;
    },
    keep: (reasons) => sessionStorage.setItem(key, JSON.stringify({ differences, reasons })),
    forget: () => sessionStorage.removeItem(key),
  };
}
