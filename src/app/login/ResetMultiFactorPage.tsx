import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { accountForms } from '../../generated/account-forms.ts';
import { accountCalls } from '../api/account.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { showToast } from '../shell/shell-state.ts';
import { AccountPage, HEADING } from './AccountPage.tsx';
import { waitingCredentials } from './credentials.ts';
import { text } from './texts.ts';
import { useSuspension } from './use-suspension.tsx';

/** Switches multi-factor sign-in off by the digits that were mailed (AUT-018 to AUT-020, D-93). */
export function ResetMultiFactorPage() {
  const navigate = useNavigate();
  const [form] = useState(() => createForm({ definition: accountForms['mfa-reset'], text }));
  const [hasErrors, setHasErrors] = useState(false);
  const { isOff, countdown, guarded } = useSuspension();
  const credentials = waitingCredentials.read();
  if (credentials === undefined) return <Navigate to="/login" replace />;
  const { email } = credentials;
  return (
    <AccountPage title={text('resetMfa.title')} hasErrors={hasErrors || isOff}>
      <p className="login-words">{text('resetMfa.words', { email })}</p>
      <EntryForm
        form={form}
        labelledBy={HEADING}
        submitLabel={text('resetMfa.submit')}
        busyLabel={text('account.sending')}
        isOff={isOff}
        onErrors={setHasErrors}
        onSend={(values) =>
          guarded(async () => {
            await accountCalls.resetMfa(email, values);
            showToast(text('resetMfa.done'));
            navigate('/login', { replace: true });
          })
        }
      >
        {countdown}
      </EntryForm>
      <p className="login-more">
        <Link to="/login">{text('resetMfa.cancel')}</Link>
      </p>
    </AccountPage>
  );
}
