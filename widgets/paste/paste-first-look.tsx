import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId, useMemo, useState } from 'react';
import { useEditor } from '../editor-services.ts';
import { columnWords, countLeftOut, type Paste, previewPaste } from './paste-block.ts';

/** Cells left out that are named in the first look. */
const NAMED = 5;

type NamedPaste = Paste & { readonly name: string };

interface PasteFirstLookProps {
  /** The same text at each place it may go to. */
  readonly pastes: readonly NamedPaste[];
  readonly onCancel: () => void;
  readonly onPaste: (paste: Paste) => void;
}

/** A long paste, or one whose head is doubtful, with its counts, before anything is applied. */
export function PasteFirstLook({ pastes, onCancel, onPaste }: PasteFirstLookProps) {
  const editor = useEditor();
  const { text } = editor;
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const paste = pastes[chosen] ?? pastes[0]!;
  const report = useMemo(() => previewPaste(editor, paste), [editor, paste]);
  const changed = report.rows.filter((row) => row !== undefined).length - report.added;
  const notValid = report.leftOut.filter(({ isFilled }) => isFilled).length;
  const wholeRows = report.leftOut.filter(({ cells }) => cells !== undefined).length;
  const facts: readonly (readonly [string, string | number])[] = [
    [text('paste.columns'), paste.head.length > 0 ? paste.head.join(', ') : text('paste.noHead')],
    ...(report.unknown.length > 0 ? [[text('paste.unknown'), report.unknown.join(', ')] as const] : []),
    ...(report.above.length > 0 ? [[text('paste.above'), report.above.join(', ')] as const] : []),
    [text('paste.added'), report.added],
    [text('paste.changed'), changed],
    [text('paste.taken'), report.taken],
    ...(wholeRows > 0 ? [[text('paste.rowsLeftOut'), wholeRows] as const] : []),
    [text('paste.leftOut'), countLeftOut(report)],
    ...(notValid > 0 ? [[text('paste.notValid'), notValid] as const] : []),
  ];
  return (
    <Dialog open onClose={onCancel} aria-labelledby={`${id}-title`} transitionDuration={80}>
      <DialogTitle id={`${id}-title`}>
        {text('paste.question', { rows: paste.block.lines.length })}
      </DialogTitle>
      <DialogContent className="first-look">
        {pastes.length > 1 && (
          <div role="radiogroup" aria-label={text('paste.where')} className="first-look-places">
            {pastes.map((place, index) => (
              <FormControlLabel
                key={place.name}
                label={place.name}
                control={<Radio size="small" checked={index === chosen} onChange={() => setChosen(index)} />}
              />
            ))}
          </div>
        )}
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        {report.leftOut.length > 0 && (
          <ul className="first-look-left-out">
            {report.leftOut.slice(0, NAMED).map((cell) => (
              <li key={`${cell.line} ${cell.inner?.name ?? ''} ${cell.field?.name ?? cell.column ?? ''}`}>
                {text(cell.field || cell.column ? 'rows.refusedCell' : 'rows.refusedRow', {
                  row: cell.number,
                  column: columnWords(cell, text),
                  text: cell.text,
                  reason: cell.reason,
                })}
              </li>
            ))}
            {report.leftOut.length > NAMED && (
              <li>{text('problems.more', { count: report.leftOut.length - NAMED })}</li>
            )}
          </ul>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{text('action.cancel')}</Button>
        <Button
          variant="contained"
          autoFocus
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => onPaste(paste)}
        >
          {text('paste.verb')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
