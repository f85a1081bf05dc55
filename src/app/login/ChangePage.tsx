import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { samePasswordIn } from '../../computations/new-password.ts';
import { withPasswordMinimum } from '../../computations/password-minimum.ts';
import { accountForms } from '../../generated/account-forms.ts';
import { accountCalls } from '../api/account.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { AccountPage, HEADING } from './AccountPage.tsx';
import { infoAt } from './info.ts';
import { publicConfig } from './public-config.ts';
import { text } from './texts.ts';
import { useSuspension } from './use-suspension.tsx';

/** A new password in place of a forgotten one; the code is the path segment after /change/ (AUT-040 to AUT-043). */
export function ChangePage() {
  const navigate = useNavigate();
  const { code } = useParams();
  const [form] = useState(() =>
    createForm({
      definition: withPasswordMinimum(accountForms['password-reset'], publicConfig.now()?.passwordMinimum),
      text,
      checks: [samePasswordIn('password_confirmation')],
      values: code === undefined ? {} : { verification_code: code },
    }),
  );
  const [hasErrors, setHasErrors] = useState(false);
  const { isOff, countdown, guarded } = useSuspension();
  return (
    <AccountPage title={text('change.title')} hasErrors={hasErrors || isOff} links={['login', 'forgot']}>
      <EntryForm
        form={form}
        labelledBy={HEADING}
        submitLabel={text('change.submit')}
        busyLabel={text('account.sending')}
        isOff={isOff}
        onErrors={setHasErrors}
        onSend={(values) =>
          guarded(async () => {
            await accountCalls.change(values);
            navigate(...infoAt(text('change.doneTitle'), text('change.done')));
          })
        }
      >
        {countdown}
      </EntryForm>
    </AccountPage>
  );
}
