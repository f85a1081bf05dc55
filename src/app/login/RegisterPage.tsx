import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { withPasswordMinimum } from '../../computations/password-minimum.ts';
import { accountForms, accountLists } from '../../generated/account-forms.ts';
import { accountCalls } from '../api/account.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { AccountPage, HEADING } from './AccountPage.tsx';
import { infoAt } from './info.ts';
import { publicConfig } from './public-config.ts';
import { text } from './texts.ts';
import { useSuspension } from './use-suspension.tsx';

/** Registration of a prospective client; the server alone judges what is entered (AUT-030). */
export function RegisterPage() {
  const navigate = useNavigate();
  const [form] = useState(() =>
    createForm({
      definition: withPasswordMinimum(accountForms.registration, publicConfig.now()?.passwordMinimum),
      codeLists: accountLists,
      text,
    }),
  );
  const [hasErrors, setHasErrors] = useState(false);
  const { isOff, countdown, guarded } = useSuspension();
  return (
    <AccountPage title={text('register.title')} hasErrors={hasErrors || isOff} links={['login', 'forgot']}>
      <EntryForm
        form={form}
        labelledBy={HEADING}
        submitLabel={text('register.submit')}
        busyLabel={text('account.sending')}
        isJudgedByServer
        isOff={isOff}
        onErrors={setHasErrors}
        onSend={(values) =>
          guarded(async () => {
            await accountCalls.register(values);
            navigate(...infoAt(text('register.doneTitle'), text('register.done')));
          })
        }
      >
        {countdown}
      </EntryForm>
    </AccountPage>
  );
}
