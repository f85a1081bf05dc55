import Science from '@mui/icons-material/ScienceOutlined';
import { isLive, type Way } from '../declarations/way-words.ts';
import { text } from '../texts.ts';
import { useShell } from './shell-state.ts';

/**
 * The striped band that makes a test unmistakable; away only in production. Where a community system takes legal
 * declarations all the same, it says so; over one that went there it is away too.
 */
export function EnvironmentBand({ sent }: { sent?: Pick<Way, 'environment'> | null | undefined }) {
  const config = useShell((state) => state.config);
  if (!config || config.environment === 'production' || (sent && isLive(sent))) return null;
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
