import { useShell } from '../shell/shell-state.ts';
import type { ReasonedType } from './process-address.ts';
import type { Reason } from './reason-form.ts';

/**
 * What is entered for a request, kept in its tab until it is sent: who reloads or leaves the page, edits once more, or
 * must first authorise at customs, comes back and finds it.
 */
export interface KeptReasons {
  /** In the order of the parts; undefined for a part that none was entered for. */
  read(): readonly (Reason | undefined)[];
  keep(reasons: readonly Reason[]): void;
  forget(): void;
}

/**
 * Of one person: others may use the tab after them. `parts`: the keys of what needs a reason each, so that what changes
 * of the declaration or of what customs hold leaves the reasons of all else.
 */
export function keptReasons(id: number, type: ReasonedType, parts: readonly string[]): KeptReasons {
  const key = `reasons ${useShell.getState().session.profile?.id ?? 0} ${type} ${id}`;
  const kept = () => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Readonly<Record<string, Reason>>;
  return {
    read() {
      const reasons = new Map(Object.entries(kept()));
      return parts.map((part) => reasons.get(part));
    },
    keep(reasons) {
      const now = Object.fromEntries(parts.map((part, index) => [part, reasons[index]]));
      sessionStorage.setItem(key, JSON.stringify({ ...kept(), ...now }));
    },
    forget: () => sessionStorage.removeItem(key),
  };
}
