import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import { useAllProblems } from '../../../widgets/index.ts';
import type { TimelineEntry } from '../api/declarations.ts';
import { dateTimeOf } from '../times.ts';
import { text } from '../texts.ts';
import { isUnanswered } from './Bar.tsx';
import { useSession, useStanding } from './session-context.ts';
import { walkProblems } from './problem-walk.ts';

/** What happened to the declaration, newest first, and what to do next on top. */
export function TimelinePane({ onSend, onProblems }: { onSend: () => void; onProblems: () => void }) {
  const timeline = useStanding((state) => state.timeline);
  return (
    <>
      <NextAction onSend={onSend} onProblems={onProblems} />
      {timeline.length === 0 ? (
        <p className="pane-empty">{text('timeline.empty')}</p>
      ) : (
        <ol className="timeline">
          {timeline.map((entry) => (
            <TimelineLine key={`${entry.kind} ${entry.id}`} entry={entry} />
          ))}
        </ol>
      )}
    </>
  );
}

function TimelineLine({ entry }: { entry: TimelineEntry }) {
  const isBad = entry.problems !== undefined && entry.problems.length > 0;
  const Icon = isBad ? ErrorOutline : entry.kind === 'sent' ? Send : MarkEmailRead;
  return (
    <li className={isBad ? 'timeline-entry is-bad' : 'timeline-entry'}>
      <Icon className="timeline-icon" />
      <div>
        <p className="timeline-title">{entry.title}</p>
        <p className="timeline-when num">
          <time dateTime={entry.at}>{dateTimeOf(entry.at)}</time>
        </p>
        {entry.detail && <p className="timeline-detail">{entry.detail}</p>}
        {entry.problems?.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes
          <p key={index} className="timeline-detail">
            <span className="code">{problem.code}</span> {problem.message}
          </p>
        ))}
      </div>
    </li>
  );
}

/** One sentence and its button: what this declaration waits for. */
function NextAction({ onSend, onProblems }: { onSend: () => void; onProblems: () => void }) {
  const session = useSession();
  const status = useStanding((state) => state.status);
  const mrn = useStanding((state) => state.mrn);
  const sending = useStanding((state) => state.sending);
  const errors = useAllProblems().filter((problem) => problem.severity === 'error').length;
  if (isUnanswered(status, sending)) return <p className="next-action">{text(`next.${sending === 'unknown' ? 'unknown' : 'waiting'}`)}</p>;
  if (errors > 0) {
    return (
      <p className="next-action">
        {text(errors === 1 ? 'next.fixOne' : 'next.fix', { count: errors })}
        <Button
          size="small"
          onClick={() => {
            onProblems();
            walkProblems(session, 1);
          }}
        >
          {text('next.goToFirst')} <kbd>F8</kbd>
        </Button>
      </p>
    );
  }
  if (mrn && status !== 'rejection') return <p className="next-action">{text('next.withCustoms')}</p>;
  return (
    <p className="next-action">
      {text('next.send')}
      <Button size="small" onClick={onSend}>
        {text('bar.send')} <kbd>Ctrl+Enter</kbd>
      </Button>
    </p>
  );
}
