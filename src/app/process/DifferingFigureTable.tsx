import type { DifferingFigure, DocumentDefinition } from '../../engine/index.ts';
import type { SentDocument } from '../api/sending.ts';
import { text } from '../dialog-texts.ts';
import { FigureTable } from '../sending/DifferingFigures.tsx';

interface DifferingFigureTableProps {
  readonly definition: DocumentDefinition;
  readonly declaration: SentDocument;
  readonly figures: readonly DifferingFigure[];
  readonly isSeen: boolean;
  readonly onSeen: (isSeen: boolean) => void;
}

/** Both values of each, and the word that they may go as they stand. */
export function DifferingFigureTable({
  definition,
  declaration,
  figures,
  isSeen,
  onSeen,
}: DifferingFigureTableProps) {
  return (
    <section className="send-figures" aria-labelledby="send-figures">
      <FigureTable definition={definition} document={declaration.document} figures={figures} />
      <label className="send-seen">
        <input type="checkbox" checked={isSeen} onChange={(event) => onSeen(event.target.checked)} />
        {text('send.figuresSeen')}
      </label>
    </section>
  );
}
