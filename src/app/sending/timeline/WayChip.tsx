import { EnvironmentChip } from '../../declarations/EnvironmentChip.tsx';
import { useIsMixed } from '../../declarations/mixed.ts';
import type { Way } from '../../declarations/way-words.ts';

/** Test or live, of what was sent from where both can be: there no band over the page tells it. Its badge stands in the timeline. */
export function WayChip({ environment }: Pick<Way, 'environment'>) {
  return useIsMixed() ? <EnvironmentChip environment={environment} badge={null} /> : null;
}
