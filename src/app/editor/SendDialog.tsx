import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef, useState } from 'react';
import { useAllProblems, useFieldValue } from '../../../widgets/index.ts';
import { useShell } from '../shell/shell-state.ts';
import { text } from '../texts.ts';
import { useActionPlace } from './actions/action-place.ts';
import { DifferingFigures } from './DifferingFigures.tsx';
import { type DifferingFigure, differingFigures } from './figures.ts';
import { useSaving, useSession } from './session-context.ts';
import { Figure, figuresOf } from './TotalsBar.tsx';
import { useTitle } from './title.ts';

/** A key held down from before may not confirm a legal act. */
const DEAF_MS = 500;

interface SendDialogProps {
  readonly onClose: () => void;
  /** With the figures that differ from their computation and that were let stand. */
  readonly onSend: (figures: readonly DifferingFigure[]) => void;
}

/** Asks before the declaration leaves the building: to whom, test or live, how much, what is doubtful. */
export function SendDialog({ onClose, onSend }: SendDialogProps) {
  const session = useSession();
  const { recalculate } = useActionPlace();
  const title = useTitle();
  const problems = useAllProblems();
  const environment = useShell((state) => state.config?.environment) ?? '';
  const save = useSaving((state) => state.save);
  const lrn = useFieldValue([session.kind.lrnField]);
  const openedAt = useRef(0);
  const cancel = useRef<HTMLButtonElement>(null);
  const [isDeaf, setIsDeaf] = useState(true);
  useEffect(() => {
    openedAt.current = performance.now();
    const timer = setTimeout(() => setIsDeaf(false), DEAF_MS);
    return () => clearTimeout(timer);
  }, []);
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const isLive = environment === 'production';
  const figures = differingFigures(session, problems);
  const [isSeen, setIsSeen] = useState(false);
  const mustSee = figures.length > 0 && !isSeen;
  const send = () => {
    if (isDeaf || mustSee) return;
    onClose();
    onSend(figures);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="send-title"
      maxWidth="sm"
      fullWidth
      transitionDuration={80}
    >
      <DialogTitle id="send-title">{text('send.title', { title })}</DialogTitle>
      <DialogContent>
        <dl className="send-facts">
          <dt>{text('send.to')}</dt>
          <dd>
            HMRC{' '}
            <span className={isLive ? 'chip tone-live' : 'chip tone-violet'}>
              {text(`environment.${environment}`)}
            </span>
          </dd>
          <dt>LRN</dt>
          <dd className="code">{lrn === undefined ? text('send.noLrn') : String(lrn)}</dd>
          <dt>{text('send.contents')}</dt>
          <dd className="send-contents">
            {figuresOf(Object.values(session.services.definition.fields)).map((figure) => (
              <Figure key={figure.field.name} {...figure} />
            ))}
          </dd>
          <dt>{text('send.check')}</dt>
          <dd>
            {errors > 0
              ? text(errors === 1 ? 'problems.error' : 'problems.errors', { count: errors })
              : text('send.noErrors')}
            {warnings > 0 &&
              `, ${text(warnings === 1 ? 'problems.warning' : 'problems.warnings', { count: warnings })}`}
          </dd>
        </dl>
        {figures.length > 0 && (
          <DifferingFigures
            figures={figures}
            isSeen={isSeen}
            onSeen={setIsSeen}
            onRecalculate={() => {
              for (const { path } of figures) recalculate(path);
              // The button that was pressed is gone; the focus must not be.
              cancel.current?.focus();
            }}
          />
        )}
        {errors > 0 && <p className="send-hint">{text('send.errorsFirst')}</p>}
        {(save.kind === 'unsaved' || save.kind === 'new') && (
          <p className="send-hint">{text('send.savesFirst')}</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button ref={cancel} autoFocus onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button
          variant="contained"
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={send}
          disabled={isDeaf || mustSee}
          aria-describedby={mustSee ? 'send-figures' : undefined}
        >
          {text(isLive ? 'send.confirmLive' : 'send.confirmTest', {
            environment: text(`environment.${environment}`),
          })}
        </Button>
      </DialogActions>
      <CtrlEnter onPress={send} />
    </Dialog>
  );
}

/** Ctrl+Enter confirms, as it opened the dialog, but never a held one. */
function CtrlEnter({ onPress }: { onPress: () => void }) {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return null;
}
