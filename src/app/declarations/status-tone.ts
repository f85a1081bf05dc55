import type { RowStatus } from '../api/lists.ts';
import type { StatusTone } from '../theme/tokens.ts';

/**
 * Statuses by colour, as the specification lists them (section 4; LST-067 to LST-072, LST-081). `rejection` is the
 * declaration's word for rejected, and the style accepted looks like green (D-52).
 */
const STATUSES: Readonly<Record<Exclude<StatusTone, 'violet'>, readonly string[]>> = {
  red: [
    'rejected',
    'rejection',
    'inactive',
    'transit_rejected',
    'transit_invalid_guarantee',
    'transit_cancelled',
  ],
  yellow: [
    'validation',
    'submitted',
    'amend_submit',
    'cancel_submit',
    'monitoring',
    'handling_debts',
    'control',
    'released',
    'termEnds',
    'transit_presented',
    'transit_submitted',
    'transit_received',
    'transit_mrn_allocated',
    'transit_control',
    'transit_cancel_submit',
  ],
  green: [
    'invalidation',
    'exited',
    'cleared',
    'complete',
    'transit_released',
    'transit_accepted',
    'accepted',
  ],
  grey: ['blocked'],
};

const tones = new Map(
  Object.entries(STATUSES).flatMap(([tone, statuses]) =>
    statuses.map((status) => [status, tone as StatusTone] as const),
  ),
);

/** Colour of a chip or row of this status, of one's own by the status it stands for (LST-074); undefined for none. */
export function statusTone(status: RowStatus): StatusTone | undefined {
  return tones.get(typeof status === 'string' ? status : status.corresponding_default_status);
}
