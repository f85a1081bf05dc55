import Button from '@mui/material/Button';
import { Fragment, useCallback, useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { type KeptMail, readMailbox } from '../api/mailbox.ts';
import { type PublicConfig, publicConfig } from '../login/public-config.ts';
import { text } from '../login/texts.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { Waiting } from '../shell/Waiting.tsx';
import './mailbox.css';

/** What was mailed where there is no mail server, newest first (issue 9). Elsewhere there is no such page. */
export function MailboxPage() {
  const [config, setConfig] = useState<PublicConfig>();
  const [failure, setFailure] = useState<string>();
  const ask = useCallback(() => {
    setFailure(undefined);
    publicConfig().then(setConfig, (error) => setFailure(messageOf(error)));
  }, []);
  useEffect(ask, [ask]);
  usePageTitle(text('mailbox.title'));
  if (config !== undefined) return config.mailbox ? <Mailbox /> : <Navigate to="/" replace />;
  if (failure === undefined) return <Waiting />;
  return (
    <main className="mailbox">
      <h1>{text('mailbox.title')}</h1>
      <p role="alert">{failure}</p>
      <p>
        <Button onClick={ask}>{text('mailbox.reload')}</Button>
      </p>
    </main>
  );
}

function Mailbox() {
  const [mails, setMails] = useState<readonly KeptMail[]>();
  const [next, setNext] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const read = useCallback(async (before?: number) => {
    setFailure(undefined);
    try {
      const page = await readMailbox(before);
      setMails((shown = []) => (before === undefined ? page.mails : [...shown, ...page.mails]));
      setNext(page.next);
    } catch (error) {
      setFailure(messageOf(error));
    }
  }, []);
  useEffect(() => void read(), [read]);
  return (
    <main className="mailbox">
      <h1>{text('mailbox.title')}</h1>
      <p>{text('mailbox.words')}</p>
      <p className="mailbox-tools">
        <Button size="small" onClick={() => void read()}>
          {text('mailbox.reload')}
        </Button>
        <Link to="/login">{text('account.login')}</Link>
      </p>
      {failure && <p role="alert">{failure}</p>}
      {mails === undefined && !failure && <p role="status">{text('shell.loading')}</p>}
      {mails?.length === 0 && <p role="status">{text('mailbox.empty')}</p>}
      {mails?.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
      {next !== null && <Button onClick={() => void read(next)}>{text('mailbox.more')}</Button>}
    </main>
  );
}

function Mail({ mail }: { mail: KeptMail }) {
  return (
    <details className="mailbox-mail">
      <summary>
        <strong>{mail.subject}</strong>
        <span>{text('mailbox.to', { address: mail.address })}</span>
        <time dateTime={mail.created_at} className="num">
          {new Date(mail.created_at).toLocaleString('en-GB')}
        </time>
      </summary>
      <p className="mailbox-body">{withLinks(mail.body)}</p>
      {mail.attachment_name !== null && (
        <a href={`/api/mailbox/${mail.id}/attachment`}>
          {text('mailbox.attachment', { name: mail.attachment_name })}
        </a>
      )}
    </details>
  );
}

/** Addresses in the text as links. */
function withLinks(body: string) {
  return body.split(/(https?:\/\/\S+)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes
    <Fragment key={index}>{index % 2 === 1 ? <a href={part}>{part}</a> : part}</Fragment>
  ));
}
