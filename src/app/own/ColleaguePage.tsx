import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { accountForms } from '../../generated/account-forms.ts';
import { type Colleague, colleagueCalls } from '../api/colleagues.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { tell } from '../shell/shell-state.ts';
import { Facts, HEADING, ToolbarPage, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

/** /clients/edit/{id}: one person of the company (D-14), read-only for whoever may not change them. */
export function ColleaguePage() {
  const id = Number(useParams().id);
  const loaded = useLoaded(useCallback(() => colleagueCalls.read(id), [id]));
  const [hasErrors, setHasErrors] = useState(false);
  return (
    <ToolbarPage title={text('colleague.title')} hasErrors={hasErrors}>
      <WhenLoaded loaded={loaded}>
        {(person) =>
          person.may_change ? (
            <ColleagueForm person={person} onErrors={setHasErrors} />
          ) : (
            <Facts
              facts={[
                [text('colleagues.name'), `${person.name} ${person.second_name}`],
                [text('colleagues.email'), person.email],
                [text('colleagues.phone'), person.phone],
              ]}
            />
          )
        }
      </WhenLoaded>
    </ToolbarPage>
  );
}

interface ColleagueFormProps {
  readonly person: Colleague;
  readonly onErrors: (hasErrors: boolean) => void;
}

function ColleagueForm({ person, onErrors }: ColleagueFormProps) {
  const navigate = useNavigate();
  const [form] = useState(() => {
    const { name, second_name, phone } = person;
    const filled = Object.entries({ name, second_name, phone }).filter(([, value]) => value !== '');
    return createForm({ definition: accountForms.colleague, text, values: Object.fromEntries(filled) });
  });
  return (
    <>
      <Facts facts={[[text('colleagues.email'), person.email]]} />
      <EntryForm
        form={form}
        labelledBy={HEADING}
        submitLabel={text('own.save')}
        busyLabel={text('own.saving')}
        toolbar="page"
        onErrors={onErrors}
        onSend={async (values) => {
          await colleagueCalls.save(person.id, values);
          tell(text('own.saved'));
          void navigate('/my-colleagues');
        }}
      />
    </>
  );
}
