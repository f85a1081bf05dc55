import type { SentEntry } from '../../api/sending.ts';

/** How it ended, or where it is; what was refused at once customs never had to reject. */
export function endOf({ state, outcome }: Pick<SentEntry, 'state' | 'outcome'>): string {
  return state === 'refused' ? state : (outcome ?? state);
}
