import { EnvironmentChip } from '../../declarations/EnvironmentChip.tsx';
import type { Way } from '../../declarations/way-words.ts';
import { useShell } from '../../shell/shell-state.ts';

/** Test or live, of what was sent from where both can be: there no band over the page tells it. */
export function WayChip(way: Pick<Way, 'environment' | 'badge'>) {
  const isMixed = useShell(({ config }) => config?.environment === 'production' || !!config?.live.length);
  return isMixed ? <EnvironmentChip {...way} /> : null;
}
