import Button from '@mui/material/Button';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { editorAddress } from '../addresses.ts';
import { messageOf } from '../api/call-error.ts';
import { type KeptMessage, readKept, readKeptText, readReceivedAgain } from '../api/notifications.ts';
import { documentKind } from '../declarations/document-kind.ts';
import { sizeWords } from '../file-size.ts';
import { announce, showToast } from '../shell/shell-state.ts';
import { dateTimeOf } from '../times.ts';
import { OwnPage, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';
import './received.css';

const columns = ['at', 'reason', 'declaration', 'actions'] as const;

/** Most that one answer has. */
const PAGE = 100;

/** The newest of them. */
const readNewest = () => readKept();

/**
 * /received-notifications: what customs sent and could not be worked in, of the declarations within reach and, for who
 * sees every company, of none. Each can be looked at as it came, and read again.
 */
export function ReceivedPage() {
  const loaded = useLoaded(readNewest);
  const [isAll, setIsAll] = useState(false);
  const tell = (words: string, isBad = false) => {
    showToast(words, isBad ? 'error' : undefined);
    announce(words, isBad ? 'assertive' : undefined);
  };
  const telling = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      tell(messageOf(error), true);
    }
  };
  const more = (shown: readonly KeptMessage[]) =>
    telling(async () => {
      const older = await readKept(shown.at(-1)?.id);
      setIsAll(older.length === 0);
      loaded.setData([...shown, ...older]);
    });
  const again = ({ id }: KeptMessage) =>
    telling(async () => {
      await readReceivedAgain(id);
      const left = await triedAgain(id);
      loaded.setData((shown = []) =>
        shown.flatMap((one) => (one.id !== id ? one : left === undefined ? [] : left)),
      );
      if (left === undefined) tell(text('received.done'));
      else tell(text('received.still', { reason: left.reason ?? '' }), true);
    });
  return (
    <OwnPage title={text('received.title')}>
      <p>{text('received.words')}</p>
      <WhenLoaded loaded={loaded}>
        {(messages) =>
          messages.length === 0 ? (
            <p>{text('received.empty')}</p>
          ) : (
            <>
              <table className="own-table received-table" aria-label={text('received.title')}>
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {text(`received.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {messages.map((message) => (
                    <MessageRow key={message.id} message={message} onAgain={() => void again(message)} />
                  ))}
                </tbody>
              </table>
              {!isAll && messages.length % PAGE === 0 && (
                <Button onClick={() => void more(messages)}>{text('received.more')}</Button>
              )}
            </>
          )
        }
      </WhenLoaded>
    </OwnPage>
  );
}

function MessageRow({ message, onAgain }: { message: KeptMessage; onAgain: () => void }) {
  const {
    received_at,
    reason,
    document_id: id,
    document_kind: kind,
    attempts,
    next_attempt_at: next,
  } = message;
  const at = dateTimeOf(received_at);
  return (
    <tr>
      <td data-label={text('received.at')} className="num">
        {at}
      </td>
      <td data-label={text('received.reason')}>
        {reason}
        <p className="received-tries num">
          {next === null
            ? text('received.givenUp', { attempts })
            : text('received.next', { attempts, at: dateTimeOf(next) })}
        </p>
        <MessageText id={message.id} at={at} />
      </td>
      <td data-label={text('received.declaration')}>
        {id === null || kind === null ? (
          text('received.none')
        ) : (
          <Link to={editorAddress(documentKind(kind), id)}>{text('received.open')}</Link>
        )}
      </td>
      <td>
        <Button size="small" aria-label={text('received.readOne', { at })} onClick={onAgain}>
          {text('received.read')}
        </Button>
      </td>
    </tr>
  );
}

/** The message as it came, read when somebody wants to see it. */
function MessageText({ id, at }: { id: number; at: string }) {
  const [words, setWords] = useState<string>();
  const show = async ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || words !== undefined) return;
    try {
      const { text: said, size, isCut } = await readKeptText(id);
      setWords(isCut ? `${said}\n${text('received.cut', { size: sizeWords(size) })}` : said);
    } catch (error) {
      setWords(messageOf(error));
    }
  };
  return (
    <details onToggle={(event) => void show(event)}>
      <summary>{text('received.show')}</summary>
      {words === undefined ? (
        <p role="status">{text('shell.loading')}</p>
      ) : (
        <section aria-label={text('received.textOf', { at })}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <pre className="received-text code" tabIndex={0}>
            {words}
          </pre>
        </section>
      )}
    </details>
  );
}

/** Looks until it was tried; the message where it still cannot be worked in. */
async function triedAgain(id: number): Promise<KeptMessage | undefined> {
  for (let looks = 1; ; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const [found] = await readKept(id + 1);
    const left = found?.id === id ? found : undefined;
    if (left === undefined || left.attempts > 0 || looks === MOST_LOOKS) return left;
  }
}

const LOOK_EVERY_MS = 400;
const MOST_LOOKS = 15;
