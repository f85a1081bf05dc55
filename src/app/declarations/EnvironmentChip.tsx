import Science from '@mui/icons-material/ScienceOutlined';
import { isLive, type Way, wayWords } from './way-words.ts';

/** Test or live, where a message goes or went: violet with its sign for a test, inverted for a legal act. */
export function EnvironmentChip(way: Pick<Way, 'environment' | 'badge'>) {
  if (isLive(way)) return <span className="chip tone-live">{wayWords(way)}</span>;
  return (
    <span className="chip tone-violet">
      <Science className="chip-icon" />
      {wayWords(way)}
    </span>
  );
}
