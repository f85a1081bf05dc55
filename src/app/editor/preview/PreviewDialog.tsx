import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusPath, openPath } from '../../../../widgets/index.ts';
import type { Path } from '../../../engine/index.ts';
import { text } from '../../dialog-texts.ts';
import { usePart } from '../../later.tsx';
import { part } from '../../part.ts';
import { formPlaces } from '../form-places.ts';
import { useSession } from '../session-context.ts';
import { useTitle } from '../title.ts';
import { type PreviewLine, previewLines } from './preview-lines.ts';

const LINE_HEIGHT = 26;

/** The message map is no part of the first screen. */
const contentsPart = part(() => import('./contents-of.ts'));

/** What the message will hold, in words: nothing hidden, and what stays behind is said so. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const title = useTitle();
  const { found, failure, tryAgain } = usePart(contentsPart);
  const contents = useMemo(() => found?.contentsOf(session), [found, session]);
  const navigate = useNavigate();
  const forms = formPlaces(session, navigate);
  const lines = useMemo(() => (found ? previewLines(session, contents) : []), [found, contents, session]);
  const left = lines.filter((line) => line.kind === 'value' && line.fate !== 'sent').length;
  const go = (path: Path) => {
    onClose();
    openPath(session.services.view, session.services.definition, path);
    // A frame later the dialog is gone and holds the focus no more.
    requestAnimationFrame(() => focusPath(path));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="preview-title"
      maxWidth="md"
      fullWidth
      transitionDuration={0}
      className="preview"
    >
      <DialogTitle id="preview-title">{text('preview.title', { title })}</DialogTitle>
      <p className="preview-hint">
        {text(session.kind.sending ? 'preview.hint' : 'preview.ofDocument')}{' '}
        {session.kind.sending &&
          left > 0 &&
          text(left === 1 ? 'preview.leftOne' : 'preview.left', { count: left })}
      </p>
      {found ? (
        <Lines
          lines={lines}
          label={text(session.kind.sending ? 'preview.label' : 'preview.ofDocument')}
          onGo={go}
        />
      ) : failure === undefined ? (
        <p className="preview-hint" role="status">
          {text('shell.loading')}
        </p>
      ) : (
        <p className="preview-hint" role="alert">
          {failure} <Button onClick={tryAgain}>{text('action.tryAgain')}</Button>
        </p>
      )}
      {forms.length > 0 && (
        <p className="preview-forms">
          {text('preview.forms')}
          {forms.map(({ name, title: form, open }) => (
            <Button key={name} onClick={() => void open()}>
              {form}
            </Button>
          ))}
        </p>
      )}
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {text('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface LinesProps {
  readonly lines: readonly PreviewLine[];
  readonly label: string;
  readonly onGo: (path: Path) => void;
}

function Lines({ lines, label, onGo }: LinesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 20,
  });
  // Lines not drawn yet have a guessed height: the browser's own End would stop short.
  const jump = (event: KeyboardEvent) => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (event.key === 'Home') virtualizer.scrollToIndex(0, { align: 'start' });
    else virtualizer.scrollToIndex(lines.length - 1, { align: 'end' });
  };
  return (
    <section
      ref={scroller}
      className="preview-lines"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area is reached by keyboard to be scrolled
      tabIndex={0}
      aria-label={label}
      onKeyDown={jump}
    >
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const line = lines[item.index]!;
          return (
            <li
              key={line.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              aria-setsize={lines.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <Line line={line} onGo={onGo} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Line({ line, onGo }: { line: PreviewLine; onGo: (path: Path) => void }) {
  if (line.kind === 'section') return <h3 className="preview-section">{line.words}</h3>;
  if (line.kind === 'row') return <h4 className="preview-row">{line.words}</h4>;
  const { path, fate } = line;
  return (
    <div className={fate === 'sent' ? 'preview-line' : 'preview-line is-left'}>
      <span className="preview-name">
        {path ? (
          <button type="button" className="link-button" onClick={() => onGo(path)}>
            {line.label}
          </button>
        ) : (
          line.label
        )}
      </span>
      <span className="preview-value">
        {line.words}
        {fate !== 'sent' && (
          <span className="preview-fate">
            {fate !== 'kept' && <VisibilityOff className="field-icon" />} {text(`preview.${fate}`)}
          </span>
        )}
      </span>
    </div>
  );
}
