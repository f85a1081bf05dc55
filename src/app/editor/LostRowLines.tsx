import Button from '@mui/material/Button';
import { useStore } from 'zustand';
import { focusPath } from '../../../widgets/index.ts';
import { formatPath } from '../../engine/index.ts';
import { text } from '../texts.ts';
import { putBack } from './put-back.ts';
import { useSession } from './session-context.ts';

/** Rows that others deleted while one stood in them: what was in them can be had back. */
export function LostRowLines() {
  const { lostRows, services } = useSession();
  const rows = useStore(lostRows.state, (state) => state.rows);
  return rows.map((lost) => (
    <section key={formatPath(lost.path)} className="kept" data-region="lost" aria-label={lost.words}>
      {lost.words}
      <Button size="small" onClick={() => putBack(services, lost) && lostRows.dismiss(lost)}>
        {text('lost.putBack')}
      </Button>
      <Button
        size="small"
        onClick={() => {
          lostRows.dismiss(lost);
          focusPath(lost.path.slice(0, -1));
        }}
      >
        {text('lost.dismiss')}
      </Button>
    </section>
  ));
}
