import { planWords } from '../../computations/plan-words.ts';

/** A part of /customers-settings. */
export type SettingsSection = 'badges' | 'statuses' | 'csp' | 'ncts' | 'ens';

/** What a company of this plan finds there, in its order (COM-016 to COM-020). */
export function sectionsFor(plan: string): readonly SettingsSection[] {
  switch (planWords(plan)) {
    case 'customs declarations':
      return ['badges', 'csp', 'ens'];
    case 'demo':
      return ['badges', 'statuses', 'csp', 'ncts', 'ens'];
    default:
      return ['statuses'];
  }
}
