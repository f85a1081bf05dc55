import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { type DocumentData, newUuid } from '../../engine/index.ts';
import { callsAddress } from '../addresses.ts';
import { CallError } from '../api/call-error.ts';
import type { StoredDocument } from '../api/documents.ts';
import { mayWrite } from '../api/session.ts';
import { type DocumentKind, documentKind } from '../declarations/document-kind.ts';
import { useWordsOf } from '../document-words.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { HEADING, ToolbarPage, WhenLoaded } from '../own/OwnPage.tsx';
import { text } from '../own/texts.ts';
import { useLoaded } from '../own/use-loaded.ts';
import { tell, usePerson } from '../shell/shell-state.ts';
import { timeOf } from '../times.ts';
import { Changes } from './Changes.tsx';
import { type RecordPage, recordTitle } from './record-page.ts';
import { useKeptForm } from './use-kept-form.ts';
import './record.css';

/** A record in a card, under both addresses of its form: made, or changed as a whole by the toolbar's Save. */
export function FormRoute({ document, ...data }: RecordPage) {
  const kind = documentKind(document);
  useWordsOf(kind);
  const id = useParams().id;
  const user = usePerson();
  const { editor, show } = kind.addresses;
  if (!mayWrite(user, kind.permissions)) {
    const isRead = id !== undefined && show !== undefined;
    return <Navigate to={isRead ? `${show}/show/${id}` : '/forbidden'} replace />;
  }
  // Another record is another form: nothing of the one before may stay.
  return id === undefined ? (
    <RecordForm key={`${editor}/create`} kind={kind} {...data} />
  ) : (
    <StoredRecord key={`${editor}/edit/${id}`} kind={kind} id={Number(id)} {...data} />
  );
}

interface FormProps extends Omit<RecordPage, 'document'> {
  readonly kind: DocumentKind;
}

function StoredRecord({ kind, id, ...data }: FormProps & { readonly id: number }) {
  const loaded = useLoaded(useCallback(() => kind.calls.get(id), [kind, id]));
  if (loaded.data !== undefined) return <RecordForm kind={kind} stored={loaded.data} {...data} />;
  return (
    <ToolbarPage title={kind.words.title}>
      <WhenLoaded loaded={loaded}>{() => null}</WhenLoaded>
    </ToolbarPage>
  );
}

/** `stored`: the record as it was read; absent for a new one. */
function RecordForm({
  kind,
  stored,
  definition,
  codeLists,
}: FormProps & { readonly stored?: StoredDocument }) {
  const navigate = useNavigate();
  const [hasErrors, setHasErrors] = useState(false);
  const [form] = useState(() => createForm({ definition, text, codeLists, values: stored?.document }));
  const make = useMaking(kind);
  const { list, show } = kind.addresses;
  const user = usePerson();
  const place = { user: user.id, kind: kind.document, id: stored?.id ?? 'new' } as const;
  /** The revision that what is typed stands on. */
  const base = useRef(stored?.revision ?? 0);
  const kept = useKeptForm(form, place, base.current);
  const fillIn = () => {
    base.current = kept.take() ?? base.current;
  };
  const save = async (document: DocumentData) => {
    if (stored === undefined) await make(document);
    else await kind.calls.put(stored.id, base.current, document);
    await kept.saved();
    tell(text('own.saved'));
    void navigate(list);
  };
  return (
    <ToolbarPage title={recordTitle(kind, stored)} hasErrors={hasErrors}>
      <p className="record-ways">
        <Button component={Link} to={list}>
          {kind.words.title}
        </Button>
        {stored !== undefined && show !== undefined && (
          <Button component={Link} to={`${show}/show/${stored.id}`}>
            {text('record.read')}
          </Button>
        )}
      </p>
      {kept.entry && (
        <p className="record-kept" role="status">
          {text('record.kept', { time: timeOf(new Date(kept.entry.at)) })}
          <Button onClick={fillIn}>{text('record.take')}</Button>
          <Button onClick={kept.discard}>{text('journal.discard')}</Button>
        </p>
      )}
      <EntryForm
        form={form}
        labelledBy={HEADING}
        submitLabel={text('own.save')}
        busyLabel={text('own.saving')}
        toolbar="page"
        onErrors={setHasErrors}
        onSend={save}
      />
      {stored !== undefined && kind.capabilities.includes('history') && (
        <Changes address={callsAddress(kind, stored.id)} />
      )}
    </ToolbarPage>
  );
}

/** Makes a record. A save that is tried again after its answer was lost makes no second one, and has what was typed since. */
function useMaking({ calls }: DocumentKind) {
  const [key] = useState(newUuid);
  const isUnanswered = useRef(false);
  return async (document: DocumentData) => {
    try {
      const made = await calls.create(document, key);
      if (isUnanswered.current) await calls.put(made.id, made.revision, document);
    } catch (error) {
      isUnanswered.current ||= error instanceof CallError && error.isPassing;
      throw error;
    }
  };
}
