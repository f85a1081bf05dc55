import Science from '@mui/icons-material/ScienceOutlined';
import { text } from '../texts.ts';
import { useShell } from './shell-state.ts';

/** The striped band that makes a test unmistakable; away only in production. */
export function EnvironmentBand() {
  const environment = useShell((state) => state.config?.environment);
  if (!environment || environment === 'production') return null;
  return (
    <div className="band" role="note">
      <Science className="band-icon" />
      <strong>{text('band.test')}</strong>
      <span>{text('band.words', { environment: text(`environment.${environment}`) })}</span>
    </div>
  );
}
