import Button from '@mui/material/Button';
import { useState } from 'react';
import { withPasswordMinimum } from '../../computations/password-minimum.ts';
import type { DocumentData } from '../../engine/index.ts';
import { accountForms } from '../../generated/account-forms.ts';
import { messageOf } from '../api/call-error.ts';
import { ownAccountCalls } from '../api/own-account.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { useFormValues } from '../forms/use-form-values.ts';
import { showToast, tell, useShell } from '../shell/shell-state.ts';
import { ActivityBlock } from './ActivityBlock.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { MultiFactorBlock } from './MultiFactorBlock.tsx';
import { Block, OwnPage } from './OwnPage.tsx';
import { text } from './texts.ts';

/** /security: password, government tokens, multi-factor sign-in, recent activity (AUT-044). */
export function SecurityPage() {
  // After a change it is another form, with nothing in it (AUT-049), and another secret is offered.
  const [changes, setChanges] = useState(0);
  return (
    <OwnPage title={text('security.title')}>
      <Block id="password-title" title={text('password.title')}>
        <PasswordForm key={changes} onChanged={() => setChanges((count) => count + 1)} />
      </Block>
      <TokensBlock />
      <MultiFactorBlock key={`offered ${changes}`} />
      <ActivityBlock />
    </OwnPage>
  );
}

/** What a change of the password waits for. */
interface Asked {
  readonly passwords: DocumentData;
  readonly words: string;
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [definition] = useState(() =>
    withPasswordMinimum(accountForms['own-password'], useShell.getState().config?.passwordMinimum),
  );
  const [form] = useState(() => createForm({ definition, text }));
  const typed = useFormValues(form);
  const [asked, setAsked] = useState<Asked>();
  // AUT-046
  const isLongEnough = Object.values(definition.fields).every(
    ({ name, valid }) => [...String(typed[name] ?? '')].length >= (valid.minLength ?? 0),
  );
  return (
    <>
      <EntryForm
        form={form}
        labelledBy="password-title"
        submitLabel={text('password.change')}
        busyLabel={text('password.checking')}
        isOff={!isLongEnough}
        onSend={async (passwords) => {
          const { is_2fa_enabled: hasApp, email } = await ownAccountCalls.askForPassword(passwords);
          const words = hasApp ? text('password.codeApp') : text('password.codeMail', { email });
          setAsked({ passwords, words });
        }}
      />
      {asked && (
        <CodeDialog
          definition={accountForms['password-change-code']}
          words={asked.words}
          onClose={() => setAsked(undefined)}
          onCode={async (code) => {
            await ownAccountCalls.changePassword(asked.passwords, code);
            tell(text('password.done'));
            onChanged();
          }}
        />
      )}
    </>
  );
}

function TokensBlock() {
  const [isBusy, setIsBusy] = useState(false);
  const reset = async () => {
    setIsBusy(true);
    try {
      const words = await ownAccountCalls.resetTokens();
      tell(words);
    } catch (error) {
      showToast(messageOf(error), 'error');
    }
    setIsBusy(false);
  };
  return (
    <Block id="tokens-title" title={text('tokens.title')}>
      <p>{text('tokens.words')}</p>
      <Button variant="outlined" disabled={isBusy} onClick={() => void reset()}>
        {text('tokens.reset')}
      </Button>
    </Block>
  );
}
