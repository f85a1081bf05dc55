import Button from '@mui/material/Button';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { EditorServicesProvider } from '../../../widgets/index.ts';
import { type Catalogue, type DocumentDefinition, differingFigures, formatPath } from '../../engine/index.ts';
import { callsAddress } from '../addresses.ts';
import { sendingCalls } from '../api/sending.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { text } from '../dialog-texts.ts';
import { DifferenceBlock, keyOf } from '../differences/DifferenceBlock.tsx';
import { DifferingFigureTable } from './DifferingFigureTable.tsx';
import { ForAll } from './ForAll.tsx';
import { keptReasons } from './kept-reasons.ts';
import { ProcessFoot } from './ProcessFoot.tsx';
import type { ProcessData } from './ProcessPage.tsx';
import type { ProcessQuery, ReasonedType } from './process-address.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { createReasonForm, isComplete } from './reason-form.ts';
import { differenceOf, firstReasons } from './reasons-of.ts';
import { receiverWords } from './receiver-words.ts';
import { useSending } from './use-sending.ts';

/** Differences that are drawn at first; 999 items may all be other. */
const SHOWN_AT_FIRST = 50;

interface RequestFormProps {
  readonly kind: DocumentKind;
  readonly definition: DocumentDefinition;
  readonly codeLists: Catalogue['codeLists'];
  readonly query: ProcessQuery;
  readonly type: ReasonedType;
  readonly data: ProcessData;
  readonly reread: () => Promise<void>;
  readonly onLeave: () => void;
}

/**
 * Why a declaration is cancelled or amended: one reason and description, of an amendment one for each difference beside
 * its old and new values. The button is off until all are given (CUS-038, CUS-045, CUS-046).
 */
export function RequestForm({
  kind,
  definition,
  codeLists,
  query,
  type,
  data,
  reread,
  onLeave,
}: RequestFormProps) {
  const calls = sendingCalls(callsAddress(kind));
  const { declaration, diff } = data;
  const { id, outbox } = declaration;
  const differences = useMemo(() => diff?.differences ?? [], [diff]);
  const [kept] = useState(() => keptReasons(id, type, type === 'amend' ? differences.map(keyOf) : [type]));
  const [form] = useState(() => {
    const entered = kept.read();
    const first = firstReasons(type, diff, definition).map((reason, index) => entered[index] ?? reason);
    return createReasonForm(type, codeLists, first);
  });
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const figures = type === 'amend' ? differingFigures(declaration.problems) : [];
  const [isSeen, setIsSeen] = useState(false);
  const provider = outbox?.provider ?? query.provider;
  const sending = useSending({
    kind,
    definition,
    id,
    document: declaration.document,
    type,
    provider,
    reread,
  });

  const { store } = form;
  const subscribe = useCallback((listener: () => void) => store.subscribe(['changes'], listener), [store]);
  useEffect(() => subscribe(() => kept.keep(form.reasons())), [subscribe, kept, form]);
  const document = useSyncExternalStore(subscribe, () => store.document());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is entered stands in the document
  const reasons = useMemo(() => form.reasons(), [form, document]);
  const ready = reasons.filter(isComplete).length;

  const blocks = useMemo(
    () =>
      differences.slice(0, shown).map((difference, index) => (
        <DifferenceBlock
          key={keyOf(difference)}
          definition={definition}
          codeLists={codeLists}
          documents={diff!}
          difference={difference}
          heading="h2"
          id={`difference-${index}`}
        >
          <ReasonFields row={String(index)} />
        </DifferenceBlock>
      )),
    [differences, shown, definition, codeLists, diff],
  );

  const offer = declaration.actions[type];
  const why = !offer.offered
    ? offer.reason
    : type === 'amend' && differences.length === 0
      ? text('amend.none')
      : ready < reasons.length
        ? text(`process.incomplete.${type}`)
        : figures.length > 0 && !isSeen
          ? text('amend.figuresFirst')
          : undefined;
  const isOver = sending.state !== 'idle';

  const send = () =>
    sending.send(async () => {
      const way = { type, provider, badge: outbox?.badge, code: query.code } as const;
      if (type === 'cancel') {
        await calls.ask(id, { ...way, ...reasons[0]! });
        return kept.forget();
      }
      const revision = diff?.revision ?? declaration.revision;
      await calls.giveReasons(
        id,
        revision,
        type === 'nil'
          ? reasons
          : differences.map((difference, at) => ({ ...differenceOf(difference), ...reasons[at]! })),
      );
      const seen = figures.map(({ path, value, computed }) => ({ place: formatPath(path), value, computed }));
      await calls.ask(id, { ...way, ...(type === 'amend' ? { revision, seen_figures: seen } : {}) });
      kept.forget();
    });

  return (
    <EditorServicesProvider value={form.services}>
      <form
        className="process-form"
        noValidate
        aria-label={text(`process.page.${type}`)}
        onSubmit={(event) => {
          event.preventDefault();
          if (why === undefined && !isOver) void send();
        }}
      >
        <div className="process-body">
          <p className="process-words">{text(`process.words.${type}`)}</p>
          {type === 'amend' ? (
            <>
              {differences.length > 1 && <ForAll form={form} reasons={reasons} />}
              {blocks}
              {differences.length > shown && (
                <Button onClick={() => setShown((count) => count + SHOWN_AT_FIRST)}>
                  {text('amend.more', { count: differences.length - shown })}
                </Button>
              )}
              {figures.length > 0 && (
                <DifferingFigureTable
                  definition={definition}
                  declaration={declaration}
                  figures={figures}
                  isSeen={isSeen}
                  onSeen={setIsSeen}
                />
              )}
            </>
          ) : (
            <ReasonFields row="0" />
          )}
        </div>
        <ProcessFoot
          sending={sending}
          why={why}
          words={
            <>
              {why ?? (type === 'amend' ? text('amend.ready', { count: differences.length }) : '')}
              {why !== undefined && type === 'amend' && differences.length > 0 && offer.offered && (
                <> {text('amend.readyOf', { ready, count: differences.length })}</>
              )}
            </>
          }
          label={text(`process.send.${type}`, { to: receiverWords(provider, outbox) })}
          onLeave={onLeave}
        />
      </form>
    </EditorServicesProvider>
  );
}
