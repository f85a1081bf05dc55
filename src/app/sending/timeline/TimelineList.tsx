import Send from '@mui/icons-material/SendOutlined';
import { useMemo } from 'react';
import { ruleCode } from '../../../engine/index.ts';
import type { EditEntry, MailEntry, PassedRules, Sender } from '../../api/history.ts';
import type { NotificationEntry, SentEntry, TimelineEntry } from '../../api/sending.ts';
import { wayWords } from '../../declarations/way-words.ts';
import { text } from '../../dialog-texts.ts';
import { doerWords } from '../../editor/history/doer-words.ts';
import { EditLine, MailLine } from '../../editor/history/HistoryLines.tsx';
import { StoryList } from '../../editor/history/StoryList.tsx';
import { storyOf } from '../../editor/history/story.ts';
import { nothingTold, useHistory } from '../../editor/history/use-history.ts';
import { When } from '../../editor/history/When.tsx';
import { sizeWords } from '../../file-size.ts';
import { dateTimeOf } from '../../times.ts';
import { KeptLine } from './KeptLine.tsx';
import { NotificationLine } from './NotificationLine.tsx';
import { endOf } from './sent-end.ts';
import { useOlderMessages } from './use-older-messages.ts';

export { MessageDecisions } from './MessageDecisions.tsx';
export { WantedDocuments } from './WantedDocuments.tsx';
export { WayChip } from './WayChip.tsx';

/** How far a document came that was sent, how it ended, or what holds for its next sending. */
export function standingWords(step: string, values?: Readonly<Record<string, string>>): string {
  return text(`next.${step}`, values);
}

interface TimelineListProps {
  readonly newest: readonly TimelineEntry[];
  /** What older messages are asked by; null when there are none. */
  readonly olderMessages: number | null;
}

/**
 * What happened to the document, newest first: messages and answers, and with them edits and mails once these are read.
 */
export function TimelineList({ newest, olderMessages }: TimelineListProps) {
  const edits = useHistory(newest);
  const messages = useOlderMessages(newest, olderMessages);
  const { history, next, since, olderPages } = edits.told ?? nothingTold;
  const entries = useMemo(() => [...newest, ...messages.older], [newest, messages.older]);
  const whole = sinceWhen(since, messages.before, entries);
  const lines = useMemo(() => {
    const revisions = history.edits.map(({ id }) => id);
    const senders = new Map(history.senders.map((sender) => [sender.message, sender]));
    return storyOf(entries, history, whole).map((entry) => ({
      key: `${entry.kind} ${entry.id}`,
      line: lineOf(entry),
    }));

    function lineOf(entry: StoryEntry) {
      switch (entry.kind) {
        case 'edit':
          return <EditLine entry={entry} before={revisions[revisions.indexOf(entry.id) - 1]} />;
        case 'mail':
          return <MailLine entry={entry} />;
        case 'sent':
          return <SentLine entry={entry} sender={senders.get(entry.id)} />;
        case 'notification':
          return <NotificationLine entry={entry} message={messageOf(entry, entries)} />;
        default:
          return <KeptLine entry={entry} />;
      }
    }
  }, [entries, history, whole]);
  return (
    <StoryList
      lines={lines}
      isRead={edits.told !== undefined}
      failure={edits.failure ?? messages.failure}
      onAgain={() => {
        edits.tryAgain();
        messages.tryAgain();
      }}
      hasMore={edits.told !== undefined && (next !== null || messages.before !== null)}
      olderPages={olderPages + messages.pages}
      onOlder={() => {
        void edits.showOlder();
        void messages.showOlder();
      }}
    />
  );
}

type StoryEntry = TimelineEntry | EditEntry | MailEntry;

/** ISO 8601: since when both edits and messages are known; null when all are. */
function sinceWhen(
  since: string | null,
  before: number | null,
  entries: readonly TimelineEntry[],
): string | null {
  const oldest = before === null ? undefined : entries.findLast(({ kind }) => kind === 'sent');
  const times = [since, oldest?.at].filter((at) => typeof at === 'string');
  return times.sort((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null;
}

function SentLine({ entry, sender }: { entry: SentEntry; sender: Sender | undefined }) {
  const isDeclaration = entry.message === 'submission';
  return (
    <li className="timeline-entry">
      <Send className="timeline-icon" />
      <div>
        <p className="timeline-title">
          {text(`${isDeclaration ? 'timeline.sent' : 'timeline.asked'}.${endOf(entry)}`, {
            to: entry.provider,
            what: text(`message.${entry.message}`),
          })}
        </p>
        <When at={entry.at} />
        {sender && <p className="timeline-detail">{text('history.by', { who: doerWords(sender.by) })}</p>}
        <p className="timeline-detail">{wayWords(entry)}</p>
        {entry.file && (
          <p className="timeline-detail">
            {entry.file.name}, <span className="num">{sizeWords(entry.file.size)}</span>
          </p>
        )}
        {entry.lrn && (
          <p className="timeline-detail">
            LRN <span className="code">{entry.lrn}</span>
          </p>
        )}
        <PostLines entry={entry} />
        {entry.reason && <p className="timeline-detail">{entry.reason}</p>}
        {sender?.passed && <PassedLines passed={sender.passed} />}
      </div>
    </li>
  );
}

/**
 * How each of its posts was answered, of a message that was posted more than once; and how the only one was where nobody
 * says so any more, because customs answered later that they have it.
 */
function PostLines({ entry: { posts, provider, reason } }: { entry: SentEntry }) {
  const [first, ...others] = posts;
  if (first === undefined) return null;
  if (others.length === 0 && (first.outcome === 'taken' || reason !== null)) return null;
  return (
    <ul className="timeline-rules">
      {posts.map(({ at, status, outcome, count }) => (
        <li key={at} className="timeline-detail">
          <span className="num">{dateTimeOf(at)}</span>{' '}
          {text(`timeline.post.${status === null ? `${outcome}.silent` : outcome}`, {
            to: provider,
            status: String(status),
          })}
          {count > 1 && ` ${text('timeline.post.times', { count })}`}
        </li>
      ))}
    </ul>
  );
}

/** The published rules that a message was sent against, and why. */
function PassedLines({ passed: { reason, rules } }: { passed: PassedRules }) {
  return (
    <>
      <p className="timeline-detail">{text('history.passed', { count: rules.length })}</p>
      <ul className="timeline-rules">
        {rules.map(({ code, message, count }) => (
          <li key={code} className="timeline-detail">
            <span className="code">{ruleCode(code)}</span> {message}
            {count > 1 && ` ${text('history.passedPlaces', { count })}`}
          </li>
        ))}
      </ul>
      <p className="timeline-detail">{text('history.passedWhy', { reason })}</p>
    </>
  );
}

/** The message that customs answer; of the outcome of a file, that file. */
function messageOf(
  { outbox_id: message }: NotificationEntry,
  entries: readonly TimelineEntry[],
): SentEntry | undefined {
  return entries.find((one): one is SentEntry => one.kind === 'sent' && one.id === message);
}
