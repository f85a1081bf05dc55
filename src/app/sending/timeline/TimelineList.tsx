import Send from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef } from 'react';
import { ruleCode } from '../../../engine/index.ts';
import type { NotificationEntry, SentEntry, TimelineEntry } from '../../api/documents.ts';
import type { PassedRules, Sender } from '../../api/history.ts';
import { wayWords } from '../../declarations/way-words.ts';
import { text } from '../../dialog-texts.ts';
import { doerWords } from '../../editor/history/doer-words.ts';
import { EditLine, MailLine } from '../../editor/history/HistoryLines.tsx';
import { endOf, type StoryEntry, storyOf } from '../../editor/history/story.ts';
import { nothingKnown, useHistory } from '../../editor/history/use-history.ts';
import { When } from '../../editor/history/When.tsx';
import { sizeWords } from '../../file-size.ts';
import { dateTimeOf } from '../../times.ts';
import { KeptLine } from './KeptLine.tsx';
import { NotificationLine } from './NotificationLine.tsx';

export { MessageDecisions } from './MessageDecisions.tsx';
export { WantedDocuments } from './WantedDocuments.tsx';
export { WayChip } from './WayChip.tsx';

/** How far a declaration came that was sent, how it ended, or what holds for its next sending. */
export function standingWords(step: string, values?: Readonly<Record<string, string>>): string {
  return text(`next.${step}`, values);
}

interface TimelineListProps {
  readonly newest: readonly TimelineEntry[];
  /** What older messages are asked by; null when there are none. */
  readonly olderMessages: number | null;
}

/**
 * What happened to the declaration, newest first: messages and answers, and with them edits and mails once these are
 * read. Where there is more, a button shows what is older, and leads to it.
 */
export function TimelineList({ newest, olderMessages }: TimelineListProps) {
  const { known, failure, tryAgain, showOlder } = useHistory(newest, olderMessages);
  const { history, older, since, hasMore, olderPages } = known ?? nothingKnown;
  const entries = useMemo(() => [...newest, ...older], [newest, older]);
  const story = useMemo(() => storyOf(entries, history, since), [entries, history, since]);
  const list = useRef<HTMLOListElement>(null);
  const olderButton = useRef<HTMLButtonElement>(null);
  const shown = useRef({ olderPages, keys: new Set<string>() });
  useEffect(() => {
    const before = shown.current;
    shown.current = { olderPages, keys: new Set(story.map(keyOf)) };
    if (olderPages <= before.olderPages || !isFocusFree(olderButton.current)) return;
    const first = list.current?.children[story.findIndex((entry) => !before.keys.has(keyOf(entry)))];
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus();
  }, [story, olderPages]);
  const revisions = history.edits.map(({ id }) => id);
  const senders = new Map(history.senders.map((sender) => [sender.message, sender]));
  return (
    <>
      {failure !== undefined && (
        <p className="timeline-detail" role="alert">
          {text('history.failed', { reason: failure })}{' '}
          <Button size="small" onClick={tryAgain}>
            {text('action.tryAgain')}
          </Button>
        </p>
      )}
      {known === undefined && failure === undefined && (
        <p className="timeline-detail" role="status">
          {text('shell.loading')}
        </p>
      )}
      <ol className="timeline" ref={list}>
        {story.map((entry) => {
          const key = keyOf(entry);
          switch (entry.kind) {
            case 'edit':
              return <EditLine key={key} entry={entry} before={revisions[revisions.indexOf(entry.id) - 1]} />;
            case 'mail':
              return <MailLine key={key} entry={entry} />;
            case 'sent':
              return <SentLine key={key} entry={entry} sender={senders.get(entry.id)} />;
            case 'notification':
              return <NotificationLine key={key} entry={entry} message={messageOf(entry, entries)} />;
            default:
              return <KeptLine key={key} entry={entry} />;
          }
        })}
      </ol>
      {hasMore && (
        <Button size="small" ref={olderButton} onClick={() => void showOlder()}>
          {text('history.older')}
        </Button>
      )}
    </>
  );
}

function keyOf({ kind, id }: StoryEntry): string {
  return `${kind} ${id}`;
}

/** True while it is on the button, or on nothing because the button is gone: somebody may have gone on to work elsewhere. */
function isFocusFree(button: HTMLButtonElement | null): boolean {
  return document.activeElement === document.body || document.activeElement === button;
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
