import { EnvironmentChip } from '../../declarations/EnvironmentChip.tsx';
import { useIsMixed } from '../../declarations/mixed.ts';
import type { Way } from '../../declarations/way-words.ts';

/** Test or live, of what was sent from where both can be: there no band over the page tells it. */
export function WayChip(way: Pick<Way, 'environment' | 'badge'>) {
  return useIsMixed() ? <EnvironmentChip {...way} /> : null;
}
