import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Difference, formatPath, type Path } from '../../../engine/index.ts';
import { callsAddress } from '../../addresses.ts';
import { messageOf } from '../../api/call-error.ts';
import {
  type ComparedRevisions,
  compareRevisions,
  type Revision,
  type RevisionsPage,
  revisionsOf,
} from '../../api/history.ts';
import { text } from '../../dialog-texts.ts';
import { DifferenceBlock, keyOf } from '../../differences/DifferenceBlock.tsx';
import { announce, showToast } from '../../shell/shell-state.ts';
import { dateTimeOf } from '../../times.ts';
import { useEditorUi } from '../editor-ui.ts';
import { placeWords } from '../place-words.ts';
import './revisions-dialog.css';
import { useSession } from '../session-context.ts';
import { useTitle } from '../title.ts';
import { doerWords } from './doer-words.ts';

const noRevisions: RevisionsPage = { revisions: [], next: null };

/** Differences drawn at once. */
const SHOWN_AT_FIRST = 50;

/** Any two revisions side by side, section by section and item by item: as it is now, as customs hold it, as sent, as edited. */
export function RevisionsDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const ui = useEditorUi();
  const title = useTitle();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const [chosen, setChosen] = useState(ui.getState().compared);
  const address = useCallback(async () => {
    const id = await session.savedId();
    return id === undefined ? undefined : callsAddress(session.kind, id);
  }, [session]);

  const found = useRead(
    useCallback(async () => {
      const at = await address();
      return at === undefined ? noRevisions : await revisionsOf(at);
    }, [address]),
  );
  const [older, setOlder] = useState<RevisionsPage>();
  const revisions = [...(found.answer?.revisions ?? []), ...(older?.revisions ?? [])];
  const next = (older ?? found.answer)?.next ?? null;
  const choice = useRef<HTMLDivElement>(null);
  const showOlder = async (before: string) => {
    const at = await address();
    if (at === undefined) return;
    try {
      const page = await revisionsOf(at, before);
      setOlder({ ...page, revisions: [...(older?.revisions ?? []), ...page.revisions] });
      announce(text('revisions.olderShown', { count: page.revisions.length }));
      // The button may be gone now.
      choice.current?.querySelector('select')?.focus();
    } catch (error) {
      showToast(messageOf(error), 'error');
    }
  };
  const [from, to] = (chosen ?? firstPair(revisions)).map((key) => known(key, revisions));
  const compared = useRead(
    useCallback(async () => {
      if (from === undefined || to === undefined) return undefined;
      const at = await address();
      const answer = at === undefined ? undefined : await compareRevisions(at, from, to);
      if (answer) announce(text('revisions.found', { count: answer.differences.length }));
      return answer;
    }, [address, from, to]),
  );
  const nameOf = (key: string | undefined) => {
    const revision = revisions.find((one) => one.key === key);
    return revision === undefined ? wordsOfKey(key ?? '') : revisionWords(revision);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="revisions-title"
      maxWidth="lg"
      fullWidth
      fullScreen={isPhone}
      transitionDuration={0}
      className="revisions"
    >
      <DialogTitle id="revisions-title">{text('revisions.title', { title })}</DialogTitle>
      <DialogContent>
        {revisions.length > 1 && from !== undefined && to !== undefined && (
          <div className="revisions-choice" ref={choice}>
            <RevisionChoice
              label={text('revisions.from')}
              revisions={revisions}
              value={from}
              onChange={(key) => setChosen([key, to])}
            />
            <IconButton aria-label={text('revisions.swap')} onClick={() => setChosen([to, from])}>
              <SwapHoriz fontSize="small" />
            </IconButton>
            <RevisionChoice
              label={text('revisions.to')}
              revisions={revisions}
              value={to}
              onChange={(key) => setChosen([from, key])}
            />
            {next !== null && (
              <Button size="small" onClick={() => void showOlder(next)}>
                {text('revisions.older')}
              </Button>
            )}
          </div>
        )}
        {found.failure !== undefined ? (
          <Failure words={found.failure} onAgain={found.tryAgain} />
        ) : found.answer === undefined ? (
          <p role="status">{text('shell.loading')}</p>
        ) : revisions.length < 2 ? (
          <p className="revisions-empty">{text('revisions.one')}</p>
        ) : compared.failure !== undefined ? (
          <Failure words={compared.failure} onAgain={compared.tryAgain} />
        ) : compared.answer === undefined ? (
          <p role="status">{text('shell.loading')}</p>
        ) : (
          <Differences compared={compared.answer} sides={[nameOf(from), nameOf(to)]} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained">
          {text('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Places that customs changed without saying to what: there the comparison shows what was sent. */
function Untold({ paths }: { paths: readonly Path[] }) {
  const { services, store } = useSession();
  if (paths.length === 0) return null;
  const names = paths.map((path) => placeWords(services.definition, store.document(), path, text));
  return (
    <p className="revisions-untold" role="note">
      {text('revisions.untold', { places: [...new Set(names)].filter(Boolean).join('; ') })}
    </p>
  );
}

/** True for a place in a row that differs. */
function isWithin(difference: Difference, path: Path): boolean {
  return 'list' in difference && formatPath(path).startsWith(formatPath(difference.path));
}

interface DifferencesProps {
  readonly compared: ComparedRevisions;
  readonly sides: readonly [string, string];
}

function Differences({ compared, sides }: DifferencesProps) {
  const { services } = useSession();
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const { differences, untold } = compared;
  const rest = untold.filter((path) => !differences.some((difference) => isWithin(difference, path)));
  if (differences.length === 0)
    return (
      <>
        <Untold paths={rest} />
        <p className="revisions-empty">{text('revisions.same')}</p>
      </>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area is reached by keyboard to be scrolled
    <section aria-label={text('revisions.differences')} tabIndex={0} className="revisions-differences">
      <Untold paths={rest} />
      {differences.slice(0, shown).map((difference, index) => (
        <DifferenceBlock
          key={keyOf(difference)}
          definition={services.definition}
          codeLists={services.codeLists}
          documents={compared}
          difference={difference}
          heading="h3"
          id={`revision-difference-${index}`}
          sides={sides}
        >
          <Untold paths={untold.filter((path) => isWithin(difference, path))} />
        </DifferenceBlock>
      ))}
      {differences.length > shown && (
        <Button onClick={() => setShown((count) => count + SHOWN_AT_FIRST)}>
          {text('amend.more', { count: differences.length - shown })}
        </Button>
      )}
    </section>
  );
}

interface RevisionChoiceProps {
  readonly label: string;
  readonly revisions: readonly Revision[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

function RevisionChoice({ label, revisions, value, onChange }: RevisionChoiceProps) {
  const id = useId();
  return (
    <p className="revision-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {revisions.every(({ key }) => key !== value) && <option value={value}>{wordsOfKey(value)}</option>}
        {revisions.map((revision) => (
          <option key={revision.key} value={revision.key}>
            {revisionWords(revision)}
          </option>
        ))}
      </select>
    </p>
  );
}

function Failure({ words, onAgain }: { words: string; onAgain: () => void }) {
  return (
    <p role="alert">
      {words}{' '}
      <Button size="small" onClick={onAgain}>
        {text('action.tryAgain')}
      </Button>
    </p>
  );
}

/** The newest edits led to what it is now, which is called so. */
function known(key: string | undefined, revisions: readonly Revision[] = []): string | undefined {
  const now = revisions.find(({ kind }) => kind === 'now');
  return now !== undefined && key === `revision-${now.revision}` ? now.key : key;
}

/** As customs hold it, else as it was last sent, else as it was before the last edits; and as it is now. */
function firstPair(revisions: readonly Revision[]): readonly [string | undefined, string | undefined] {
  const other =
    revisions.find(({ kind }) => kind === 'held') ??
    revisions.find(({ kind }) => kind === 'sent') ??
    revisions.find(({ kind }) => kind === 'edited');
  return [other?.key, revisions.find(({ kind }) => kind === 'now')?.key];
}

/** Of a revision of a page that was not read. */
function wordsOfKey(key: string): string {
  return text('revisions.number', { revision: key.replace(/^\D+/, '') });
}

function revisionWords({ kind, revision, message, at, by }: Revision): string {
  return text(`revisions.${kind}`, {
    revision,
    at: dateTimeOf(at),
    who: doerWords(by),
    what: message === undefined ? '' : text(`message.${message}`),
  });
}

/** What a call answered, or why it did not. */
function useRead<T>(call: () => Promise<T>) {
  const [state, setState] = useState<{ answer?: T; failure?: string }>({});
  const [reads, setReads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` runs it again
  useEffect(() => {
    let isStale = false;
    setState({});
    call().then(
      (answer) => !isStale && setState({ answer }),
      (error: unknown) => !isStale && setState({ failure: messageOf(error) }),
    );
    return () => {
      isStale = true;
    };
  }, [call, reads]);
  return { ...state, tryAgain: () => setReads((count) => count + 1) };
}
