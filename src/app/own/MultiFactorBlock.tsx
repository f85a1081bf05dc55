import { useState } from 'react';
import { accountForms } from '../../generated/account-forms.ts';
import { type MultiFactorState, ownAccountCalls } from '../api/own-account.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { tell } from '../shell/shell-state.ts';
import { Block, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

/** Switches multi-factor sign-in on and off with a code of the app (AUT-052 to AUT-055, D-95). */
export function MultiFactorBlock() {
  const loaded = useLoaded(ownAccountCalls.multiFactor);
  return (
    <Block id="mfa-title" title={text('mfaCard.title')}>
      <WhenLoaded loaded={loaded}>
        {(state) => (
          <Toggle key={state.isMfaEnabled ? 'on' : 'off'} state={state} onChanged={loaded.setData} />
        )}
      </WhenLoaded>
    </Block>
  );
}

function Toggle({
  state,
  onChanged,
}: {
  state: MultiFactorState;
  onChanged: (state: MultiFactorState) => void;
}) {
  const [form] = useState(() => createForm({ definition: accountForms['access-code'], text }));
  const { isMfaEnabled, qrCode, secret } = state;
  return (
    <>
      <p>{text(isMfaEnabled ? 'mfaCard.on' : 'mfaCard.off')}</p>
      <div className="own-mfa">
        {qrCode && (
          <div>
            <img src={qrCode} alt={text('mfaCard.picture')} />
            <p className="own-help">
              {text('mfaCard.key')} <code className="code">{secret?.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </div>
        )}
        <EntryForm
          form={form}
          labelledBy="mfa-title"
          submitLabel={text(isMfaEnabled ? 'mfaCard.switchOff' : 'mfaCard.switchOn')}
          busyLabel={text('own.saving')}
          onSend={async (values) => {
            onChanged(await ownAccountCalls.toggleMultiFactor(values));
            tell(text('mfaCard.done'));
          }}
        />
      </div>
    </>
  );
}
