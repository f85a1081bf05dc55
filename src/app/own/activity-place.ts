import type { UserActivity } from '../api/own-account.ts';

/** `ip - location`, whichever of the two there is, or a dash (AUT-058). */
export function placeOf({ ip, location }: Pick<UserActivity, 'ip' | 'location'>): string {
  return [ip, location].filter(Boolean).join(' - ') || '-';
}
