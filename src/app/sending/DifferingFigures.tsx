import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import Button from '@mui/material/Button';
import {
  type DifferingFigure,
  type DocumentData,
  type DocumentDefinition,
  formatPath,
} from '../../engine/index.ts';
import { text } from '../dialog-texts.ts';
import { placeWords } from '../editor/place-words.ts';
import { useSession } from '../editor/session-context.ts';

interface DifferingFiguresProps {
  readonly figures: readonly DifferingFigure[];
  readonly isSeen: boolean;
  readonly onSeen: (isSeen: boolean) => void;
  readonly onRecalculate: () => void;
}

interface FigureTableProps {
  readonly definition: DocumentDefinition;
  readonly document: DocumentData;
  readonly figures: readonly DifferingFigure[];
}

/** How many differ, and both values of each; the heading has the id `send-figures`. */
export function FigureTable({ definition, document, figures }: FigureTableProps) {
  return (
    <>
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
              <th scope="row">{placeWords(definition, document, path, text)}</th>
              <td className="num">{value}</td>
              <td className="num">{computed === '' ? text('conflict.blank') : computed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Figures that came with the document and are not what they are worked out as: both values, and what to do. */
export function DifferingFigures({ figures, isSeen, onSeen, onRecalculate }: DifferingFiguresProps) {
  const { services, store } = useSession();
  return (
    <section className="send-figures" aria-labelledby="send-figures">
      <FigureTable definition={services.definition} document={store.document()} figures={figures} />
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
