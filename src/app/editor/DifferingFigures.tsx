import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import Button from '@mui/material/Button';
import { formatPath } from '../../engine/index.ts';
import { text } from '../texts.ts';
import type { DifferingFigure } from './figures.ts';
import { placeWords } from './place-words.ts';
import { useSession } from './session-context.ts';

interface DifferingFiguresProps {
  readonly figures: readonly DifferingFigure[];
  readonly isSeen: boolean;
  readonly onSeen: (isSeen: boolean) => void;
  readonly onRecalculate: () => void;
}

/** Figures that came with the document and are not what they are worked out as: both values, and what to do. */
export function DifferingFigures({ figures, isSeen, onSeen, onRecalculate }: DifferingFiguresProps) {
  const { services, store } = useSession();
  return (
    <section className="send-figures" aria-labelledby="send-figures">
      <h3 id="send-figures">
        <WarningAmber className="field-icon" />
        {text(figures.length === 1 ? 'send.figuresOne' : 'send.figures', { count: figures.length })}
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('send.figure')}</th>
            <th scope="col">{text('send.figureHere')}</th>
            <th scope="col">{text('send.figureComputed')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ path, value, computed }) => (
            <tr key={formatPath(path)}>
              <th scope="row">{placeWords(services.definition, store.document(), path, text)}</th>
              <td className="num">{value}</td>
              <td className="num">{computed === '' ? text('conflict.blank') : computed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="send-seen">
        <input type="checkbox" checked={isSeen} onChange={(event) => onSeen(event.target.checked)} />
        {text('send.figuresSeen')}
      </label>
      <Button size="small" variant="outlined" onClick={onRecalculate}>
        {text('action.recalculate')}
      </Button>
    </section>
  );
}
