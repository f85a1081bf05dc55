import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { editorAddress } from '../addresses.ts';
import type { SentDocument } from '../api/sending.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { EnvironmentChip } from '../declarations/EnvironmentChip.tsx';
import { requestBeside, StatusChip } from '../declarations/status.tsx';
import { text } from '../dialog-texts.ts';
import { filled } from '../filled.ts';
import type { ProcessType } from './process-address.ts';

interface ProcessFrameProps {
  readonly kind: DocumentKind;
  readonly declaration: SentDocument;
  readonly type: ProcessType;
}

/** Which declaration it is, where it went, and what is asked about it. */
export function ProcessFrame({ kind, declaration, type }: ProcessFrameProps) {
  const { id, status, lrn, mrn, outbox } = declaration;
  const requestStatus = requestBeside(status, declaration.request_status);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="process-head">
      <IconButton component={Link} to={editorAddress(kind, id)} aria-label={text('process.back')}>
        <ArrowBack fontSize="small" />
      </IconButton>
      <h1 ref={heading} tabIndex={-1}>
        {text(`process.title.${type}`, { title: titleOf(kind, declaration) })}
      </h1>
      <StatusChip status={status} />
      {requestStatus && <StatusChip status={requestStatus} />}
      <dl className="process-facts">
        {outbox && (
          <div>
            <dt>{text('send.to')}</dt>
            <dd>
              {outbox.provider} <EnvironmentChip {...outbox} />
            </dd>
          </div>
        )}
        {lrn && (
          <div>
            <dt>LRN</dt>
            <dd className="code">{lrn}</dd>
          </div>
        )}
        {mrn && (
          <div>
            <dt>MRN</dt>
            <dd className="code">{mrn}</dd>
          </div>
        )}
      </dl>
    </header>
  );
}

/** What the declaration is called, as in its editor. */
function titleOf(kind: DocumentKind, { id, document }: SentDocument): string {
  const named = kind.bar.titles.map((field) => document[field]).find((value) => value);
  return typeof named === 'string' ? named : filled(kind.words.unnamed, { id });
}
