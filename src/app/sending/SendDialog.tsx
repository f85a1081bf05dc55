import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAllProblems, useFieldOf } from '../../../widgets/index.ts';
import {
  type DifferingFigure,
  differingFigures,
  formatPath,
  type Problem,
  passableErrors,
} from '../../engine/index.ts';
import { sendingForms } from '../../generated/sending-forms.ts';
import type { OfferedWay, PassedChecks, SendCheck } from '../api/sending.ts';
import { isLive, wayWords } from '../declarations/way-words.ts';
import { text } from '../dialog-texts.ts';
import { useActionPlace } from '../editor/actions/action-place.ts';
import { useSaving, useSession } from '../editor/session-context.ts';
import { Figure, figuresOf } from '../editor/TotalsBar.tsx';
import { useTitle } from '../editor/title.ts';
import { createForm } from '../forms/form-session.ts';
import { useFormValues } from '../forms/use-form-values.ts';
import { DifferingFigures } from './DifferingFigures.tsx';
import { PassedRules } from './PassedRules.tsx';
import { SimilarDeclarations } from './SimilarDeclarations.tsx';
import { sendHints } from './send-hints.ts';
import { useDeaf } from './use-deaf.ts';
import { unasked, useSendCheck } from './use-send-check.ts';
import { useWays } from './use-ways.ts';
import { WayChoice, type WayTab } from './WayChoice.tsx';

interface SendDialogProps {
  readonly onClose: () => void;
  /** By this way, with the figures that differ from their computation and that were let stand, past these rules. */
  readonly onSend: (way: OfferedWay, figures: readonly DifferingFigure[], passed?: PassedChecks) => void;
}

/** Asks before the declaration leaves the building: to whom and by which badge, test or live, how much, what is doubtful. */
export function SendDialog({ onClose, onSend }: SendDialogProps) {
  const session = useSession();
  const { recalculate } = useActionPlace();
  const title = useTitle();
  const problems = useAllProblems();
  const { saving } = session;
  // As it was on opening: a line that goes with a save would move what is about to be pressed.
  const [isUnsaved] = useState(() =>
    ['new', 'unsaved', 'saving'].includes(saving.state.getState().save.kind),
  );
  const isStored = useSaving((state) => state.id !== undefined);
  const lrn = useFieldOf(session.kind.sending?.referenceField);
  const cancel = useRef<HTMLButtonElement>(null);
  const isDeaf = useDeaf();
  const { ways, failure, tryAgain } = useWays();
  const [tab, setTab] = useState<WayTab>('general');
  const [picked, setPicked] = useState<OfferedWay>();
  // Another tab is another environment: what was picked there does not hold here.
  const way = ways?.[tab].find((one) => one === picked) ?? ways?.[tab].find(({ reason }) => reason === null);
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const figures = differingFigures(problems);
  const [isSeen, setIsSeen] = useState(false);
  const { check, askAgain } = useSendCheck();
  const similar = check?.similar ?? [];
  const findings = useMemo(() => passableErrors(check?.problems ?? []) ?? [], [check]);
  const [isPassing, setIsPassing] = useState(false);
  const [reasonForm] = useState(() => createForm({ definition: sendingForms['passed-checks'], text }));
  const reason = String(useFormValues(reasonForm).reason ?? '').trim();
  const passed = isPassing ? { reason, checks: findings.map(checkOf) } : undefined;
  const wantsReason = isPassing && reason === '';
  // Nothing is shown before the ways, which stand above the rest and would move what a person is about to press.
  const isWaiting = ways === undefined && failure === undefined && (isStored || check === undefined);
  const mustSee = figures.length > 0 && !isSeen;
  const isWanted = useRef(false);
  const send = () => {
    if (isDeaf || mustSee || wantsReason || way === undefined) return;
    // Pressed before the check has answered: it goes on with the answer, unless that asks something, or another way was
    // chosen since.
    isWanted.current = check === undefined;
    if (check === undefined) return;
    onClose();
    onSend(way, figures, passed);
  };
  const describing = [
    mustSee && 'send-figures',
    wantsReason && 'send-wants-reason',
    findings.length > 0 && 'send-rules',
    similar.length > 0 && 'send-similar',
  ]
    .filter(Boolean)
    .join(' ');
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    // What looks like a duplicate, and a rule, is passed by a press that comes after it was shown.
    if (check?.similar.length === 0 && findings.length === 0 && isWanted.current) latest.current();
  }, [check, findings]);
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
        {isWaiting ? (
          <p role="status">{text('shell.loading')}</p>
        ) : (
          <>
            {ways && (
              <WayChoice
                ways={ways}
                tab={tab}
                chosen={way}
                onTab={(one) => {
                  isWanted.current = false;
                  setTab(one);
                }}
                onChoose={(one) => {
                  isWanted.current = false;
                  setPicked(one);
                }}
              />
            )}
            {failure !== undefined && (
              <p role="alert" className="send-hint">
                {failure} <Button onClick={tryAgain}>{text('action.tryAgain')}</Button>
              </p>
            )}
            <dl className="send-facts">
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
                {checkWords(errors, check)}
                {check === unasked && (
                  <>
                    {' '}
                    <Button size="small" onClick={askAgain}>
                      {text('action.tryAgain')}
                    </Button>
                  </>
                )}
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
            {similar.length > 0 && <SimilarDeclarations similar={similar} />}
            {findings.length > 0 && (
              <PassedRules
                findings={findings}
                form={reasonForm}
                isPassing={isPassing}
                onPassing={setIsPassing}
              />
            )}
            {!isPassing &&
              sendHints(problems).map((hint) => (
                <p key={hint} className="send-hint">
                  {text(hint)}
                </p>
              ))}
            {wantsReason && (
              <p id="send-wants-reason" className="send-hint">
                {text('send.rulesReason')}
              </p>
            )}
            {isUnsaved && <p className="send-hint">{text('send.savesFirst')}</p>}
          </>
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
          disabled={isDeaf || mustSee || wantsReason || way === undefined || check === undefined}
          aria-describedby={describing || undefined}
        >
          {way
            ? text(isLive(way) ? 'send.confirmLive' : 'send.confirmTest', {
                to: way.provider,
                environment: wayWords({ ...way, badge: null }),
              })
            : text(ways || failure !== undefined ? 'send.noWay' : 'shell.loading')}
        </Button>
      </DialogActions>
      <CtrlEnter onPress={send} />
    </Dialog>
  );
}

/** What the call names of a finding. */
function checkOf({ path, code }: Problem) {
  return { place: formatPath(path), code };
}

/** What is known of errors: nothing before the check has answered. */
function checkWords(errors: number, check: SendCheck | undefined): string {
  if (errors > 0) return text(errors === 1 ? 'problems.error' : 'problems.errors', { count: errors });
  if (check === undefined) return text('send.checking');
  if (check === unasked) return text('send.unchecked');
  return check.category ? text('send.category', { category: check.category }) : text('send.noErrors');
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
