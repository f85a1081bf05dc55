/** A plan as plans are compared: in small letters, with blanks for `-` and `_` (D-83). */
export function planWords(plan: string): string {
  return plan.toLowerCase().replace(/[-_]/g, ' ');
}
