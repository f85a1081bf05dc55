import { Link, Navigate, useLocation } from 'react-router-dom';
import { AccountPage } from './AccountPage.tsx';
import { infoOf } from './info.ts';
import { usePublicConfig } from './public-config.ts';
import { text } from './texts.ts';

/** Tells how registering, confirming or asking for a new password ended (AUT-036, AUT-037). */
export function InfoPage() {
  const info = infoOf(useLocation().state);
  const hasMailbox = usePublicConfig()?.mailbox === true;
  if (info === undefined) return <Navigate to="/login" replace />;
  return (
    <AccountPage title={info.header} links={['login', 'forgot']}>
      <p className="login-words" role="status">
        {info.content}
      </p>
      {hasMailbox && (
        <p className="login-more">
          <Link to="/mailbox">{text('mailbox.open')}</Link>
        </p>
      )}
    </AccountPage>
  );
}
