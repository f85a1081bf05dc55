import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import { focusPath, openPath, useAllProblems } from '../../../widgets/index.ts';
import type { NotificationEntry, NotificationError, SentEntry, TimelineEntry } from '../api/declarations.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { text } from '../texts.ts';
import { dateTimeOf } from '../times.ts';
import { ActionButton } from './actions/ActionButton.tsx';
import { isUnanswered, messageStanding } from './next-step.ts';
import { placeWords } from './place-words.ts';
import { useSession, useStanding } from './session-context.ts';

/** What happened to the declaration, newest first, and what to do next on top. */
export function TimelinePane() {
  const timeline = useStanding((state) => state.timeline);
  return (
    <>
      <NextAction />
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
  return entry.kind === 'sent' ? <SentLine entry={entry} /> : <NotificationLine entry={entry} />;
}

function SentLine({ entry }: { entry: SentEntry }) {
  return (
    <li className="timeline-entry">
      <Send className="timeline-icon" />
      <div>
        <p className="timeline-title">
          {text(`timeline.sent.${entry.outcome ?? entry.state}`, { to: entry.provider })}
        </p>
        <When at={entry.at} />
        {entry.lrn && (
          <p className="timeline-detail">
            LRN <span className="code">{entry.lrn}</span>
          </p>
        )}
        {entry.reason && <p className="timeline-detail">{entry.reason}</p>}
      </div>
    </li>
  );
}

function NotificationLine({ entry }: { entry: NotificationEntry }) {
  const isBad = entry.errors.length > 0;
  const Icon = isBad ? ErrorOutline : MarkEmailRead;
  return (
    <li className={isBad ? 'timeline-entry is-bad' : 'timeline-entry'}>
      <Icon className="timeline-icon" />
      <div>
        <p className="timeline-title">
          {text(`notification.${entry.function_code}`)} <span className="code">{entry.name}</span>
        </p>
        <When at={entry.at} />
        {entry.mrn && (
          <p className="timeline-detail">
            MRN <span className="code">{entry.mrn}</span>
          </p>
        )}
        {entry.errors.map((error, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes
          <ErrorLine key={index} error={error} />
        ))}
      </div>
    </li>
  );
}

/** What customs found, and its field, which it leads to. */
function ErrorLine({ error: { code, message, path, pointer } }: { error: NotificationError }) {
  const { services, store } = useSession();
  const { definition, view } = services;
  const place = path.length > 0 ? placeWords(definition, store.document(), path, text) : '';
  return (
    <>
      <p className="timeline-detail timeline-error">
        <span className="code">{code}</span> {message}
      </p>
      {place ? (
        <button
          type="button"
          className="link-button"
          onClick={() => {
            openPath(view, definition, path);
            focusPath(path);
          }}
        >
          {place}
        </button>
      ) : (
        pointer && <p className="timeline-detail">{text('problems.noField', { pointer })}</p>
      )}
    </>
  );
}

function When({ at }: { at: string }) {
  return (
    <p className="timeline-when num">
      <time dateTime={at}>{dateTimeOf(at)}</time>
    </p>
  );
}

/** What a person may decide over a message that waits or that customs did not confirm. */
function MessageDecisions() {
  const session = useSession();
  const state = useStanding(({ outbox }) => outbox?.state);
  if (state !== 'waiting' && state !== 'unconfirmed') return null;
  const release = async () => {
    const isSure =
      state === 'waiting' || (await confirm(text('unconfirmed.confirmRelease'), text('unconfirmed.release')));
    if (isSure) await session.decide('release');
  };
  const discard = async () => {
    if (await confirm(text(`${state}.confirmDiscard`), text('waiting.discard')))
      await session.decide('discard');
  };
  return (
    <>
      <Button size="small" onClick={() => void release()}>
        {text(`${state}.release`)}
      </Button>
      <Button size="small" onClick={() => void discard()}>
        {text('waiting.discard')}
      </Button>
    </>
  );
}

/** One sentence and its button: what this declaration waits for. */
function NextAction() {
  const facts = useStanding((state) => state.facts);
  const sending = useStanding((state) => state.sending);
  const message = useStanding(messageStanding);
  const errors = useAllProblems().filter((problem) => problem.severity === 'error').length;
  if (isUnanswered(facts, sending)) {
    return (
      <p className="next-action">
        {text(`next.${message}`)}
        <MessageDecisions />
      </p>
    );
  }
  if (errors > 0) {
    return (
      <p className="next-action">
        {text(errors === 1 ? 'next.fixOne' : 'next.fix', { count: errors })}
        <ActionButton id="nextProblem" size="small" label={text('next.goToFirst')} withKey />
      </p>
    );
  }
  if (facts?.held) return <p className="next-action">{text('next.withCustoms')}</p>;
  return (
    <p className="next-action">
      {text('next.send')}
      <ActionButton id="send" size="small" withKey />
    </p>
  );
}
