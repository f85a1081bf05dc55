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
  const request = `reasons ${useShell.getState().session.profile?.id ?? 0} ${type} ${id} `;
  let before: readonly (Reason | undefined)[] = [];
  return {
    read() {
      before = parts.map((part) => {
        const kept = sessionStorage.getItem(request + part);
        return kept === null ? undefined : (JSON.parse(kept) as Reason);
      });
      return before;
    },
    keep(reasons) {
      // With every key that is typed, of a thousand parts the one that is another.
      for (const [index, reason] of reasons.entries()) {
        const { change_reason, statement_description } = before[index] ?? {};
        if (reason.change_reason === change_reason && reason.statement_description === statement_description)
          continue;
        sessionStorage.setItem(request + parts[index], JSON.stringify(reason));
      }
      before = reasons;
    },
    forget() {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(request)) sessionStorage.removeItem(key);
    },
  };
}
