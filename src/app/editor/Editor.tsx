import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { EditorServicesProvider, useAllProblems, useView } from '../../../widgets/index.ts';
import { type FieldValue, getAt, type Path } from '../../engine/index.ts';
import { askedTypes } from '../api/documents.ts';
import { isLive } from '../declarations/way-words.ts';
import { Later, usePart } from '../later.tsx';
import { EnvironmentBand } from '../shell/EnvironmentBand.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { tell } from '../shell/shell-state.ts';
import { type PlacedErrors, takeLatestErrors } from '../storage/latest-errors.ts';
import { text } from '../texts.ts';
import { timeOf } from '../times.ts';
import { ActionProvider, useActionPlace } from './actions/action-place.ts';
import { PaletteDialog } from './actions/PaletteDialog.tsx';
import { useActionKeys } from './actions/use-action-keys.ts';
import { useMadeActionPlace } from './actions/use-action-place.ts';
import { Bar } from './Bar.tsx';
import './editor.css';
import type { EditorSession } from './document-session.ts';
import { createEditorUi, EditorUiProvider, useEditorUi, useUi } from './editor-ui.ts';
import { FindBar } from './FindBar.tsx';
import { Pane } from './Pane.tsx';
import { dialogs, useFetchedAhead } from './parts.ts';
import { SectionPanel } from './SectionPanel.tsx';
import { SectionRail, SectionSelect } from './SectionRail.tsx';
import type { SaveState } from './saving.ts';
import { goToSection } from './sections.ts';
import { SessionProvider, useSaving, useSession, useStanding } from './session-context.ts';
import { TotalsBar } from './TotalsBar.tsx';
import { useTitle } from './title.ts';
import { isRowPath } from './touched-rows.ts';

interface KeptOffer {
  /** The window it was written in. */
  readonly client: string;
  readonly at: Date;
  readonly onOpen: () => void;
  readonly onDiscard: () => void;
}

interface EditorProps {
  readonly session: EditorSession;
  /** Unsaved declarations of earlier visits, offered back. */
  readonly kept: readonly KeptOffer[];
}

/** The editor of one declaration (look guide, section 3). */
export function Editor({ session, kept }: EditorProps) {
  const [ui] = useState(createEditorUi);
  return (
    <SessionProvider value={session}>
      <EditorServicesProvider value={session.services}>
        <EditorUiProvider value={ui}>
          <EditorFrame kept={kept} />
        </EditorUiProvider>
      </EditorServicesProvider>
    </SessionProvider>
  );
}

function EditorFrame({ kept }: { kept: readonly KeptOffer[] }) {
  const session = useSession();
  const wentLive = useStanding(({ outbox }) => outbox !== null && isLive(outbox));
  const place = useMadeActionPlace();
  useActionKeys(place);
  const isNarrow = useMediaQuery('(max-width: 899.95px)');
  const isWide = useMediaQuery('(min-width: 1440px)');
  const isPaneInFront = useUi((state) => state.isPaneInFront);
  const isFinding = useUi((state) => state.isFinding);
  const isHelped = useUi((state) => state.helpCalls > 0);
  const isNew = useSaving((state) => state.id === undefined);
  const hasLostRows = useStore(session.lostRows.state, ({ rows }) => rows.length > 0);
  const ui = useEditorUi();
  // Whatever opens a place of the document puts it in front of the pane.
  useEffect(
    () => session.services.view.subscribe(() => ui.setState({ isPaneInFront: false })),
    [session, ui],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the editor opens
  useEffect(() => {
    // A new declaration begins in its first field, an existing one at its title.
    if (isNew) goToSection(session, session.services.definition.sections[0]?.id ?? '');
    else document.querySelector<HTMLElement>('.bar-title')?.focus();
  }, [session]);
  useFetchedAhead();
  return (
    <ActionProvider value={place}>
      <div className="editor">
        <AskedToSend />
        <PageTitle />
        {session.kind.sending && !wentLive && <EnvironmentBand />}
        <Bar />
        <TotalsBar />
        {isFinding && <FindBar />}
        {hasLostRows && <Later part={dialogs}>{({ LostRowLines }) => <LostRowLines />}</Later>}
        {isNew && kept.map((offer) => <KeptLine key={offer.client} offer={offer} />)}
        <div className="editor-body">
          {isNarrow ? <SectionSelect /> : <SectionRail />}
          {!(isNarrow && isPaneInFront) && <SectionPanel />}
          {(!isNarrow || isPaneInFront) && <Pane isStrip={!isNarrow && !isWide} />}
        </div>
        {isHelped && (
          <WithDialogs onFailure={() => ui.setState({ helpCalls: 0 })}>
            {({ HelpPopover }) => <HelpPopover />}
          </WithDialogs>
        )}
        <Overlays />
        <Conflicts />
      </div>
    </ActionProvider>
  );
}

/**
 * Whoever was sent here to send something of the declaration (CUS-013) is asked at once, and errors they were sent here
 * with are shown (CUS-014); going back does neither again. What is on its way by then is not asked for again.
 */
function AskedToSend(): null {
  const { askFor, session, ui, whyNotOffered } = useActionPlace();
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const asked = state as { sendXml?: boolean; type?: string; errors?: PlacedErrors } | null;
  useEffect(() => {
    const { id } = session.saving.state.getState();
    const stored = id === undefined ? undefined : takeLatestErrors(id);
    const errors = asked?.errors ?? stored;
    if (errors) {
      session.showErrors(errors);
      ui.setState({ pane: 'problems' });
    }
    if (asked === null) return;
    void navigate(pathname, { replace: true });
    if (asked.sendXml !== true) return;
    const type = askedTypes.find((one) => one === asked.type);
    if (type !== undefined) void askFor(type);
    else if (whyNotOffered('send') === undefined) ui.setState({ overlay: 'send' });
  }, [asked, askFor, navigate, pathname, session, ui, whyNotOffered]);
  return null;
}

function KeptLine({ offer }: { offer: KeptOffer }) {
  return (
    <div className="kept" role="status">
      {text('journal.offer', { time: timeOf(offer.at) })}
      <Button size="small" onClick={offer.onOpen}>
        {text('journal.open')}
      </Button>
      <Button size="small" onClick={offer.onDiscard}>
        {text('journal.discard')}
      </Button>
    </div>
  );
}

/** What stands over the editor; the focus goes back to where it was. */
function Overlays() {
  const session = useSession();
  const ui = useEditorUi();
  const overlay = useUi((state) => state.overlay);
  const origin = useRef<Element | null>(null);
  // Read before a dialog takes the focus.
  if (overlay === undefined) origin.current = null;
  else origin.current ??= document.activeElement;
  const close = () => ui.setState({ overlay: undefined, compared: undefined });
  if (overlay === undefined) return null;
  if (overlay === 'palette' || overlay === 'goTo')
    return <PaletteDialog kind={overlay} origin={origin.current} onClose={close} />;
  return (
    <WithDialogs onFailure={close}>
      {({
        ArrivalDialog,
        CopyDialog,
        KeySheet,
        PreviewDialog,
        RequestsDialog,
        RevisionsDialog,
        SendDialog,
      }) => {
        switch (overlay) {
          case 'keys':
            return <KeySheet onClose={close} />;
          case 'copy':
            return <CopyDialog onClose={close} />;
          case 'preview':
            return <PreviewDialog onClose={close} />;
          case 'revisions':
            return <RevisionsDialog onClose={close} />;
          case 'requests':
            return <RequestsDialog onClose={close} />;
          case 'arrival':
            return <ArrivalDialog onClose={close} onSend={() => void session.notifyArrival()} />;
          case 'send':
            return <SendDialog onClose={close} onSend={(...choice) => void session.send(...choice)} />;
        }
      }}
    </WithDialogs>
  );
}

interface WithDialogsProps {
  readonly children: (found: typeof import('./dialogs.ts')) => ReactNode;
  /** They cannot be fetched; the person is told. */
  readonly onFailure: () => void;
}

/** A dialog that is fetched when it is first wanted. */
function WithDialogs({ children, onFailure }: WithDialogsProps) {
  const { found, failure } = usePart(dialogs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (failure === undefined) return;
    tell(failure, 'error');
    onFailure();
  }, [failure]);
  return found && children(found);
}

/**
 * What two people changed at once. The question waits for a pause in typing, unless it was asked for; it can be put
 * off, and is offered again after the next save.
 */
function Conflicts() {
  const session = useSession();
  const save = useSaving((state) => state.save);
  const [putOff, setPutOff] = useState<SaveState>();
  const isCalm = useCalm(save.kind === 'conflict');
  if (save.kind !== 'conflict' || save === putOff || !(isCalm || save.isAsked)) return null;
  const document = session.store.document();
  // Typing went on after the server refused: what stands here now is mine.
  const own = (path: Path) => getAt(document, path) as FieldValue | undefined;
  return (
    <WithDialogs onFailure={() => setPutOff(save)}>
      {({ ConflictDialog }) => (
        <ConflictDialog
          definition={session.services.definition}
          conflicts={save.conflicts.map((one) =>
            isRowPath(one.path) ? one : { ...one, mine: own(one.path) },
          )}
          by={save.by}
          patches={save.patches.map((patch) =>
            patch.op === 'set' ? { ...patch, value: own(patch.path) } : patch,
          )}
          document={document}
          numbered={document}
          onChoose={session.saving.resolve}
          onLeave={() => setPutOff(save)}
        />
      )}
    </WithDialogs>
  );
}

function PageTitle() {
  const title = useTitle();
  const problems = useAllProblems();
  const isChecked = useView((state) => state.isChecked);
  // An unfinished draft is not an error of the page: only what was checked, here, on sending or by customs, is.
  const isReported = problems.some(
    (problem) =>
      problem.severity === 'error' &&
      (isChecked || problem.source === 'server' || problem.source === 'customs'),
  );
  usePageTitle(title, isReported);
  return null;
}

/** A pause in typing after which something may open over the fields, ms. */
const CALM_MS = 1500;

/** True once no key was pressed for a while since `isWanted`. */
function useCalm(isWanted: boolean): boolean {
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const begin = () => setTimeout(() => setIsCalm(true), CALM_MS);
    let timer = begin();
    const onKeyDown = () => {
      clearTimeout(timer);
      timer = begin();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      setIsCalm(false);
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [isWanted]);
  return isWanted && isCalm;
}
