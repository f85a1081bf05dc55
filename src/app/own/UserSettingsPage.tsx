import { useCallback, useState } from 'react';
import { type TransactionForm, transactionForms } from '../../computations/transaction-forms.ts';
import type { DocumentData, DocumentDefinition } from '../../engine/index.ts';
import { accountForms, accountLists } from '../../generated/account-forms.ts';
import { ownScreenCalls } from '../api/own-screens.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { setMenuDocked, tell, useShell } from '../shell/shell-state.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { Block, OwnPage, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

/** /user-settings: dashboard, side menu, and the tabs that transactions begin with (SHL-014, D-71, D-85). */
export function UserSettingsPage() {
  return (
    <OwnPage title={text('userSettings.title')}>
      <SettingsBlock />
      <TabsBlock />
    </OwnPage>
  );
}

function SettingsBlock() {
  const loaded = useLoaded(ownScreenCalls.settings);
  return (
    <Block id="layout-title" title={text('userSettings.layout')}>
      <WhenLoaded loaded={loaded}>
        {(settings) => (
          <SavedForm
            definition={accountForms['user-settings']}
            values={settings}
            labelledBy="layout-title"
            onSave={async (values) => {
              const words = await ownScreenCalls.saveSettings(values);
              setMenuDocked(values.open_sidebar === true);
              return words;
            }}
          />
        )}
      </WhenLoaded>
    </Block>
  );
}

function TabsBlock() {
  const [form, setForm] = useState<TransactionForm>(transactionForms[0]);
  const user = useShell((state) => state.session.settings.user)!.id;
  return (
    <Block id="tabs-title" title={text('userSettings.tabs')}>
      <p>{text('userSettings.tabsWords')}</p>
      <div className="own-choice">
        <label className="field-label" htmlFor="tabs-form">
          {text('userSettings.form')}
        </label>
        <ChoiceBox
          id="tabs-form"
          value={form}
          onChange={({ target }) => setForm(target.value as TransactionForm)}
        >
          {transactionForms.map((one) => (
            <option key={one} value={one}>
              {text(`userSettings.form.${one}`)}
            </option>
          ))}
        </ChoiceBox>
      </div>
      <Tabs key={form} form={form} user={user} />
    </Block>
  );
}

function Tabs({ form, user }: { form: TransactionForm; user: number }) {
  const loaded = useLoaded(useCallback(() => ownScreenCalls.tabs(user, form), [user, form]));
  return (
    <WhenLoaded loaded={loaded}>
      {(tabs) => (
        <SavedForm
          definition={accountForms['transaction-tabs']}
          values={tabs}
          labelledBy="tabs-title"
          onSave={(values) => ownScreenCalls.saveTabs(user, form, values)}
        />
      )}
    </WhenLoaded>
  );
}

interface SavedFormProps {
  readonly definition: DocumentDefinition;
  readonly values: DocumentData;
  readonly labelledBy: string;
  /** Gives the words of success. */
  readonly onSave: (values: DocumentData) => Promise<string>;
}

/** A form with what was saved in it. */
function SavedForm({ definition, values, labelledBy, onSave }: SavedFormProps) {
  const [form] = useState(() => {
    const own = Object.keys(definition.fields).filter(
      (name) => ![undefined, ''].includes(values[name] as ''),
    );
    const held = Object.fromEntries(own.map((name) => [name, values[name]!]));
    return createForm({ definition, codeLists: accountLists, text, values: held });
  });
  return (
    <EntryForm
      form={form}
      labelledBy={labelledBy}
      submitLabel={text('own.save')}
      busyLabel={text('own.saving')}
      onSend={async (entered) => {
        const words = await onSave(entered);
        tell(words);
      }}
    />
  );
}
