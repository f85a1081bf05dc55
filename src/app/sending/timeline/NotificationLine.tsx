import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ErrorWords, focusPath, openPath } from '../../../../widgets/index.ts';
import { formatPath, type Path } from '../../../engine/index.ts';
import type { NotificationEntry, NotificationError, SentEntry } from '../../api/sending.ts';
import { text } from '../../dialog-texts.ts';
import { doerWords } from '../../editor/history/doer-words.ts';
import { When } from '../../editor/history/When.tsx';
import { placeWords } from '../../editor/place-words.ts';
import { useSession } from '../../editor/session-context.ts';
import { dateTimeOf } from '../../times.ts';
import { useSending } from '../sending-session.ts';
import { Duties } from './Duties.tsx';
import { MoreButton } from './MoreButton.tsx';
import { notificationTitle } from './notification-title.ts';
import { useRest } from './use-rest.ts';

interface NotificationLineProps {
  readonly entry: NotificationEntry;
  /** What it answers. */
  readonly message: SentEntry | undefined;
}

/** What customs said, what of it the person has not read, and the fields it means. */
export function NotificationLine({ entry, message }: NotificationLineProps) {
  const sending = useSending();
  const fileName = message?.file?.name;
  const isToAnother = entry.lrn && message?.lrn && entry.lrn !== message.lrn;
  const errors = useRest(entry, 'errors');
  const isBad = errors.elements.length + errors.left > 0;
  const Icon = isBad ? ErrorOutline : MarkEmailRead;
  return (
    <li className={isBad ? 'timeline-entry is-bad' : 'timeline-entry'} tabIndex={-1}>
      <Icon className="timeline-icon" />
      <div>
        <p className={entry.unread ? 'timeline-title is-unread' : 'timeline-title'}>
          {notificationTitle(entry, message)} <span className="code">{entry.name}</span>
          {entry.unread && <UnreadDot />}
        </p>
        <When at={entry.at} />
        {fileName && <p className="timeline-detail">{fileName}</p>}
        {isToAnother && <p className="timeline-detail">{text('timeline.toAnother', { lrn: entry.lrn })}</p>}
        {entry.mrn && (
          <p className="timeline-detail">
            MRN <span className="code">{entry.mrn}</span>
          </p>
        )}
        <Wanted entry={entry} />
        <DoneWords entry={entry} />
        <Duties entry={entry} />
        {message?.message === 'submission' && <Changed entry={entry} />}
        {errors.elements.map((error) => (
          <ErrorLine
            key={error.id}
            error={error}
            onOpen={() => {
              if (error.unread) void sending.mark('read', entry.id, [error.id]);
            }}
          />
        ))}
        <MoreButton rest={errors} of="errors" />
        {(isBad || entry.unread) && (
          <Button
            size="small"
            className="timeline-button"
            onClick={() => void sending.mark(entry.unread ? 'read' : 'unread', entry.id)}
          >
            {text(entry.unread ? 'timeline.markRead' : 'timeline.markUnread')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Fields that customs changed without being asked by us. */
function Changed({ entry }: { entry: NotificationEntry }) {
  const places = useRest(entry, 'changed');
  if (places.elements.length + places.left === 0) return null;
  return (
    <>
      <p className="timeline-detail">{text('timeline.changed')}</p>
      {places.elements.map((path) => (
        <div key={formatPath(path)}>
          <PlaceButton path={path} />
        </div>
      ))}
      <MoreButton rest={places} of="changed" />
    </>
  );
}

/** What customs say of documents they want, what they want to be paid, and by when they want it or something else. */
function Wanted({ entry }: { entry: NotificationEntry }) {
  const { function_code: code } = entry;
  const told = useRest(entry, 'information');
  const asked = useRest(entry, 'payments');
  const { elements: information } = told;
  const { elements: payments } = asked;
  const documents = code === '06' ? information.flatMap(({ description }) => description || []) : [];
  const amounts = payments.flatMap(({ payable, guarantees }) =>
    payable === undefined
      ? []
      : [
          [
            [payable.value, payable.unit].filter(Boolean).join(' '),
            ...guarantees.map((account) => text('timeline.account', { account })),
          ].join(', '),
        ],
  );
  const limits = [...information.map(({ limitAt }) => limitAt), ...payments.map(({ dueAt }) => dueAt)];
  const lines = [
    ...documents,
    ...amounts,
    ...limits
      .filter((limit) => limit !== undefined)
      .map((limit) => text('timeline.limit', { by: dateTimeOf(limit) })),
  ];
  return (
    <>
      {[...new Set(lines)].map((line) => (
        <p key={line} className="timeline-detail num">
          {line}
        </p>
      ))}
      <MoreButton rest={told} of="information" />
      <MoreButton rest={asked} of="payments" />
    </>
  );
}

/** Who said that it is done, or not after all, and a way to take it back. */
function DoneWords({ entry: { id, done } }: { entry: NotificationEntry }) {
  const session = useSession();
  const sending = useSending();
  const isClosed = session.store.state().context.closed !== undefined;
  return (
    <>
      {done.map((word) => (
        <p key={word.at} className="timeline-detail">
          {text(word.done ? 'timeline.done' : 'timeline.notDone', { who: doerWords(word.by) })},{' '}
          <span className="num">{dateTimeOf(word.at)}</span>
        </p>
      ))}
      {done.at(-1)?.done && !isClosed && (
        <Button
          size="small"
          className="timeline-button"
          onClick={({ currentTarget }) => {
            currentTarget.closest('li')?.focus();
            void sending.sayDone(id, false);
          }}
        >
          {text('timeline.takeBack')}
        </Button>
      )}
    </>
  );
}

/** What customs found, and its field, which it leads to. */
function ErrorLine({ error, onOpen }: { error: NotificationError; onOpen: () => void }) {
  const { code, message, path, pointer, unread } = error;
  return (
    <>
      <div className="timeline-detail">
        <span className="code">{code}</span> <ErrorWords message={message} />
        {unread && <UnreadDot />}
      </div>
      <PlaceButton path={path} onOpen={onOpen}>
        {pointer && <p className="timeline-detail">{text('problems.noField', { pointer })}</p>}
      </PlaceButton>
    </>
  );
}

interface PlaceButtonProps {
  readonly path: Path;
  readonly onOpen?: () => void;
  /** Stands where the path leads to no place. */
  readonly children?: ReactNode;
}

/** A place of the document, and the way there. */
function PlaceButton({ path, onOpen, children }: PlaceButtonProps) {
  const { services, store } = useSession();
  const { definition, view } = services;
  const place = path.length > 0 ? placeWords(definition, store.document(), path, text) : '';
  if (!place) return children;
  return (
    <button
      type="button"
      className="link-button"
      onClick={() => {
        openPath(view, definition, path);
        focusPath(path);
        onOpen?.();
      }}
    >
      {place}
    </button>
  );
}

function UnreadDot() {
  return <span className="unread-dot" role="img" aria-label={text('timeline.unread')} />;
}
