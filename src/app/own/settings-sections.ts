/** A part of /customers-settings. */
export type SettingsSection = 'badges' | 'statuses' | 'csp' | 'ncts' | 'ens';

/** Plans are compared without regard to case and to what stands between their words (D-83). */
export function planWords(plan: string): string {
  return plan.toLowerCase().replace(/[-_]/g, ' ').trim();
}

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
