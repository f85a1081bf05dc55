import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { accountForms } from '../../generated/account-forms.ts';
import { accountCalls } from '../api/account.ts';
import { messageOf } from '../api/call-error.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { session } from '../shell/session.ts';
import { tell } from '../shell/shell-state.ts';
import { AccountPage, HEADING } from './AccountPage.tsx';
import { waitingCredentials } from './credentials.ts';
import { PlaceInLine } from './PlaceInLine.tsx';
import { text } from './texts.ts';
import { useSuspension } from './use-suspension.tsx';
import { useTurn } from './use-turn.ts';

/** The access code of an authenticator app, after email and password (AUT-011 to AUT-017). */
export function MultiFactorPage() {
  const navigate = useNavigate();
  const [form] = useState(() => createForm({ definition: accountForms['access-code'], text }));
  const [hasErrors, setHasErrors] = useState(false);
  const { isOff, countdown, guarded } = useSuspension();
  const [turnIn, inLine] = useTurn();
  const [isAsking, setIsAsking] = useState(false);
  const credentials = waitingCredentials.read();
  if (credentials === undefined) return <Navigate to="/login" replace />;

  const askForReset = async () => {
    setIsAsking(true);
    try {
      await accountCalls.sendResetMfaCode(credentials.email);
      navigate('/reset-mfa');
    } catch (error) {
      tell(messageOf(error), 'error');
      setIsAsking(false);
    }
  };
  return (
    <AccountPage title={text('mfa.title')} hasErrors={hasErrors || isOff} links={['login']}>
      <p className="login-words">{text('mfa.words')}</p>
      <EntryForm
        form={form}
        labelledBy={HEADING}
        submitLabel={text('login.submit')}
        busyLabel={text('login.busy')}
        isOff={isOff}
        onErrors={setHasErrors}
        onSend={({ secretCode }) =>
          guarded(async () => {
            const code = { ...credentials, secretCode: String(secretCode) };
            await (await session()).signIn(code, inLine).finally(inLine.onWait);
            waitingCredentials.forget();
          })
        }
      >
        {turnIn !== undefined && <PlaceInLine seconds={turnIn} />}
        {countdown}
      </EntryForm>
      <p className="login-more">
        <Link
          to="/reset-mfa"
          onClick={(event) => {
            event.preventDefault();
            if (!isAsking) void askForReset();
          }}
        >
          {text('mfa.missing')}
        </Link>
      </p>
    </AccountPage>
  );
}
