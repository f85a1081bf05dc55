import Science from '@mui/icons-material/ScienceOutlined';
import { text } from '../texts.ts';
import { useShell } from './shell-state.ts';

/**
 * The striped band that makes a test unmistakable; away only in production. Where a community system takes legal
 * declarations all the same, it says so.
 */
export function EnvironmentBand() {
  const config = useShell((state) => state.config);
  if (!config || config.environment === 'production') return null;
  const live = config.live.join(', ');
  const environment = text(`environment.${config.environment}`);
  return (
    <div className="band" role="note">
      <Science className="band-icon" />
      <strong>{text('band.test')}</strong>
      <span>{text(live ? 'band.wordsBesideLive' : 'band.words', { environment, live })}</span>
    </div>
  );
}
