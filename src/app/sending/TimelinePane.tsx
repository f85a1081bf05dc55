import Button from '@mui/material/Button';
import { type ComponentProps, useRef, useState } from 'react';
import { useAllProblems } from '../../../widgets/index.ts';
import { isCapable } from '../declarations/document-kind.ts';
import { ActionButton } from '../editor/actions/ActionButton.tsx';
import { Failure } from '../editor/Failure.tsx';
import { sentence } from '../editor/sentence.ts';
import { useSaving, useSession } from '../editor/session-context.ts';
import { Later, usePart } from '../later.tsx';
import { text } from '../texts.ts';
import { dateTimeOf } from '../times.ts';
import {
  keptOf,
  limitOf,
  messageStanding,
  type NextStep,
  nextStep,
  unsentReason,
  wantedBy,
} from './next-step.ts';
import { timelineList } from './parts.ts';
import { useSending, useStanding } from './sending-session.ts';

/** What happened to the document, newest first, and what to do next on top. */
export function TimelinePane() {
  const session = useSession();
  const timeline = useStanding((state) => state.timeline);
  const isSaved = useSaving((state) => state.id !== undefined);
  const olderMessages = useStanding((state) => state.olderMessages);
  const untold = useStanding((state) => state.untold);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <NextAction />
      {isSaved && isCapable(session.kind, 'history') && <ActionButton id="revisions" size="small" />}
      {untold !== undefined && (
        <Failure
          words={text('timeline.untold', { reason: sentence(untold) })}
          onAgain={() => session.refresh()}
        />
      )}
      {timeline.length === 0 && !isAsked ? (
        <p className="pane-empty">
          {untold === undefined && text('timeline.empty')}{' '}
          {isSaved && (
            <Button size="small" onClick={() => setIsAsked(true)}>
              {text('timeline.edits')}
            </Button>
          )}
        </p>
      ) : (
        <Later part={timelineList}>
          {({ TimelineList }) => <TimelineList newest={timeline} olderMessages={olderMessages} />}
        </Later>
      )}
    </>
  );
}

const toFirst = { id: 'nextProblem', label: text('next.goToFirst'), withKey: true } as const;

/** The button that does a step. */
const buttons: Readonly<Partial<Record<NextStep, ComponentProps<typeof ActionButton>>>> = {
  upload: { id: 'askUpload' },
  fix: toFirst,
  fixAmend: toFirst,
  correct: toFirst,
  arrival: { id: 'askArrival' },
  send: { id: 'send', withKey: true },
  ended: { id: 'copy' },
  lapsed: { id: 'copy' },
};

/** Steps of which the words come with the timeline. */
const lateSteps: ReadonlySet<NextStep> = new Set([
  'correct',
  'ended',
  'lapsed',
  'cancelling',
  'exited',
  'cleared',
  'released',
  'control',
]);

/** One sentence, the time limit and the button: what this declaration waits for. */
function NextAction() {
  const session = useSession();
  const sending = useSending();
  const place = useRef<HTMLParagraphElement>(null);
  const errors = useAllProblems().filter((problem) => problem.severity === 'error').length;
  const step = useStanding((state) => nextStep(state, errors));
  const message = useStanding(messageStanding);
  const unsent = useStanding(unsentReason);
  const by = useStanding((state) => limitOf(step, state.facts));
  const keptLrn = useStanding((state) => keptOf(state)?.lrn);
  const keptWords = useStanding((state) => keptOf(state)?.words);
  const wanting = useStanding((state) => wantedBy(step, state.facts));
  const isSent = step === 'message';
  // Only of one that was sent, whose timeline brings these words.
  const isLate = lateSteps.has(step);
  const isUpload = step === 'upload';
  const { found } = usePart(timelineList, isLate || isUpload || isSent || keptLrn !== undefined);
  const words = isSent
    ? unsent
      ? `${text('bar.notSent')}. ${unsent}`
      : text(`next.${message}`)
    : isLate
      ? found?.standingWords(step)
      : text(`next.${step}`, { count: errors });
  const button = step === 'correct' && errors === 0 ? undefined : buttons[step];
  const done = (notification: number) =>
    void sending.sayDone(notification, true).then(() => place.current?.focus());
  return (
    <div className="next-action" tabIndex={-1} ref={place}>
      {words}
      {by && ` ${text('next.by', { by: dateTimeOf(by) })}`}
      {isUpload && found && <found.WantedDocuments onDone={done} />}
      {keptLrn && keptWords && ` ${found?.standingWords(keptWords, { lrn: keptLrn }) ?? ''}`}
      {(isSent || keptLrn) && found && <found.MessageDecisions />}
      {button && <ActionButton size="small" {...button} />}
      {wanting && session.store.state().context.closed === undefined && (
        <Button size="small" onClick={() => done(wanting)}>
          {text('next.done')}
        </Button>
      )}
    </div>
  );
}
