import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { DocumentDefinition, FieldDefinition, FieldValue } from '../../engine/index.ts';
import { editorAddress, listAddress, printedAddress } from '../addresses.ts';
import type { StoredDocument } from '../api/documents.ts';
import { mayWrite } from '../api/session.ts';
import { type DocumentKind, documentKind } from '../declarations/document-kind.ts';
import { useWordsOf } from '../document-words.ts';
import { OwnPage, WhenLoaded } from '../own/OwnPage.tsx';
import { text } from '../own/texts.ts';
import { useLoaded } from '../own/use-loaded.ts';
import { usePerson } from '../shell/shell-state.ts';
import { dateTimeOf } from '../times.ts';
import { type RecordPage, recordTitle } from './record-page.ts';
import './record.css';

/** A record to be read. */
export function ShowRoute({ document, definition }: RecordPage) {
  const kind = documentKind(document);
  useWordsOf(kind);
  const id = Number(useParams().id);
  const loaded = useLoaded(useCallback(() => kind.calls.get(id), [kind, id]));
  const { data } = loaded;
  return (
    <OwnPage
      key={data === undefined ? '' : id}
      title={data === undefined ? kind.words.title : recordTitle(kind, data)}
    >
      <WhenLoaded loaded={loaded}>
        {(record) => <Shown kind={kind} definition={definition} record={record} />}
      </WhenLoaded>
    </OwnPage>
  );
}

interface ShownProps {
  readonly kind: DocumentKind;
  readonly definition: DocumentDefinition;
  readonly record: StoredDocument;
}

function Shown({ kind, definition, record }: ShownProps) {
  const user = usePerson();
  const { show } = kind.addresses;
  const fields = definition.sections.flatMap((section) =>
    section.fields.flatMap(({ name }) => definition.fields[name] ?? []),
  );
  const said = fields.filter(({ name }) => isSaid(record.document[name] as FieldValue | undefined));
  const isLong = ({ widget }: FieldDefinition) => widget === 'multiline';
  return (
    <>
      <p className="record-ways">
        <Button component={Link} to={show ?? listAddress(kind)}>
          {kind.words.title}
        </Button>
        {mayWrite(user, kind.permissions) && (
          <Button component={Link} to={editorAddress(kind, record.id)}>
            {text('record.edit')}
          </Button>
        )}
        {kind.forms?.map(({ name, title }) => (
          <Button key={name} component={Link} to={printedAddress(kind, record.id, name)}>
            {title}
          </Button>
        ))}
      </p>
      <dl className="own-facts">
        {said
          .filter((field) => !isLong(field))
          .map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>
                <Value value={record.document[field.name] as FieldValue} />
              </dd>
            </div>
          ))}
      </dl>
      {said.filter(isLong).map(({ name, label }) => (
        <section key={name} className="record-text" aria-labelledby={`record-${name}`}>
          <h2 id={`record-${name}`}>{label}</h2>
          <p>{String(record.document[name])}</p>
        </section>
      ))}
      <p className="record-since num">{text('record.since', { at: dateTimeOf(record.updated_at) })}</p>
    </>
  );
}

function isSaid(value: FieldValue | undefined): boolean {
  return value !== undefined && value !== '';
}

/** A value in words; an address of the web leads there, in a window of its own. */
function Value({ value }: { readonly value: FieldValue }) {
  if (typeof value === 'boolean') return text(value ? 'record.yes' : 'record.no');
  const words = String(value);
  return /^https:\/\/\S+$/.test(words) ? (
    <a href={words} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  ) : (
    words
  );
}
