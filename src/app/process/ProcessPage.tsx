import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Catalogue, DocumentDefinition } from '../../engine/index.ts';
import { callsAddress, editorAddress, listAddress } from '../addresses.ts';
import { messageOf } from '../api/call-error.ts';
import { type AmendmentDiff, type SentDocument, sendingCalls } from '../api/sending.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { isLive } from '../declarations/way-words.ts';
import { EnvironmentBand } from '../shell/EnvironmentBand.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { tell } from '../shell/shell-state.ts';
import { ProcessFrame } from './ProcessFrame.tsx';
import { type ProcessQuery, type ProcessType, processTypes, readProcess } from './process-address.ts';
import './process.css';
import { text } from '../dialog-texts.ts';
import { RequestForm } from './RequestForm.tsx';
import { UploadForm } from './UploadForm.tsx';

export interface ProcessPageProps {
  readonly kind: DocumentKind;
  readonly definition: DocumentDefinition;
  readonly codeLists: Catalogue['codeLists'];
}

/** What is asked of customs about a sent declaration, by the type in the address (specification 1 section 2, D-53, D-55). */
export function ProcessPage(props: ProcessPageProps) {
  const { kind } = props;
  const { search } = useLocation();
  const query = readProcess(search);
  const type = processTypes.find((one) => one === query.type);
  if (query.id === undefined) return <WithoutDeclaration kind={kind} />;
  if (type === undefined) return <StrangeType kind={kind} id={query.id} type={query.type} />;
  return <Loading key={search} {...props} query={query} id={query.id} type={type} />;
}

/** Nothing can be asked of what was never saved. */
function WithoutDeclaration({ kind }: { kind: DocumentKind }) {
  useEffect(() => {
    tell(text('save.first'), 'warning');
  }, []);
  return <Navigate to={listAddress(kind)} replace />;
}

/** Nobody can ask customs for that; an address without a type asks for nothing. */
function StrangeType({ kind, id, type }: { kind: DocumentKind; id: number; type: string }) {
  useEffect(() => {
    if (type) tell(text('redirect.strange', { type }), 'error');
  }, [type]);
  return <Navigate to={editorAddress(kind, id)} replace />;
}

interface LoadingProps extends ProcessPageProps {
  readonly query: ProcessQuery;
  readonly id: number;
  readonly type: ProcessType;
}

/** What the page stands on. */
export interface ProcessData {
  readonly declaration: SentDocument;
  /** Of an amendment. */
  readonly diff: AmendmentDiff | undefined;
}

function Loading({ kind, definition, codeLists, query, id, type }: LoadingProps) {
  const navigate = useNavigate();
  const [data, setData] = useState<ProcessData>();
  const [failure, setFailure] = useState<string>();
  const [reads, setReads] = useState(0);
  const [looks, setLooks] = useState(0);
  usePageTitle(text(`process.page.${type}`), failure !== undefined);
  const load = useCallback(async (): Promise<ProcessData> => {
    const calls = sendingCalls(callsAddress(kind));
    const declaration = await calls.get(id);
    const wantsDiff = type === 'amend' && declaration.facts.held;
    return { declaration, diff: wantsDiff ? await calls.amendDiff(id) : undefined };
  }, [kind, id, type]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` runs it again
  useEffect(() => {
    let isStale = false;
    setFailure(undefined);
    load().then(
      (found) => !isStale && setData(found),
      (error: unknown) => !isStale && setFailure(messageOf(error)),
    );
    return () => {
      isStale = true;
    };
  }, [load, reads]);
  const reread = useCallback(async () => {
    setData(await load());
    setLooks((count) => count + 1);
  }, [load]);
  if (failure !== undefined) {
    return (
      <div className="page-wait" role="alert">
        <h1>{failure}</h1>
        <Button onClick={() => setReads((count) => count + 1)}>{text('action.tryAgain')}</Button>
        <Button component={Link} to={listAddress(kind)}>
          {kind.words.title}
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className="page-wait" role="status">
        <h1>{text('shell.loading')}</h1>
      </div>
    );
  }
  const leave = () => void navigate(editorAddress(kind, id));
  const { outbox } = data.declaration;
  return (
    <div className="process">
      {!(outbox && isLive(outbox)) && <EnvironmentBand />}
      <ProcessFrame key={looks} kind={kind} declaration={data.declaration} type={type} />
      {type === 'cds-upload' ? (
        <UploadForm
          kind={kind}
          definition={definition}
          query={query}
          declaration={data.declaration}
          reread={reread}
          onLeave={leave}
        />
      ) : (
        <RequestForm
          key={`form ${looks}`}
          kind={kind}
          definition={definition}
          codeLists={codeLists}
          query={query}
          type={type}
          data={data}
          reread={reread}
          onLeave={leave}
        />
      )}
    </div>
  );
}
