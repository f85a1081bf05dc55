import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountForms } from '../../generated/account-forms.ts';
import { accountCalls } from '../api/account.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { AccountPage, HEADING } from './AccountPage.tsx';
import { infoAt } from './info.ts';
import { text } from './texts.ts';
import { useSuspension } from './use-suspension.tsx';

/** Asks for the mail under which a forgotten password is replaced (AUT-034, AUT-035). */
export function ForgotPage() {
  const navigate = useNavigate();
  const [form] = useState(() => createForm({ definition: accountForms['forgotten-password'], text }));
  const [hasErrors, setHasErrors] = useState(false);
  const { isOff, countdown, guarded } = useSuspension();
  return (
    <AccountPage title={text('forgot.title')} hasErrors={hasErrors || isOff} links={['login', 'register']}>
      <p className="login-words">{text('forgot.words')}</p>
      <EntryForm
        form={form}
        labelledBy={HEADING}
        submitLabel={text('forgot.submit')}
        busyLabel={text('account.sending')}
        isOff={isOff}
        onErrors={setHasErrors}
        onSend={(values) =>
          guarded(async () => {
            await accountCalls.reset(values);
            navigate(...infoAt(text('forgot.doneTitle'), text('forgot.done')));
          })
        }
      >
        {countdown}
      </EntryForm>
    </AccountPage>
  );
}
