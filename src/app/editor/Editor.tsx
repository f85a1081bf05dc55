import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EditorServicesProvider, useAllProblems, useView } from '../../../widgets/index.ts';
import { type FieldValue, getAt, type Path } from '../../engine/index.ts';
import { EnvironmentBand } from '../shell/EnvironmentBand.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { text } from '../texts.ts';
import { timeOf } from '../times.ts';
import { ActionProvider } from './actions/action-place.ts';
import { KeySheet } from './actions/KeySheet.tsx';
import { PaletteDialog } from './actions/PaletteDialog.tsx';
import { useActionKeys } from './actions/use-action-keys.ts';
import { useMadeActionPlace } from './actions/use-action-place.ts';
import { Bar } from './Bar.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import './editor.css';
import type { EditorSession } from './editor-session.ts';
import { createEditorUi, EditorUiProvider, useEditorUi, useUi } from './editor-ui.ts';
import { FindBar } from './FindBar.tsx';
import { HelpPopover } from './HelpPopover.tsx';
import { LostRowLines } from './LostRowLines.tsx';
import { Pane } from './Pane.tsx';
import { PreviewDialog } from './preview/PreviewDialog.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { SectionRail, SectionSelect } from './SectionRail.tsx';
import { SendDialog } from './SendDialog.tsx';
import type { SaveState } from './saving.ts';
import { goToSection } from './sections.ts';
import { SessionProvider, useSaving, useSession } from './session-context.ts';
import { isRowPath } from './settle.ts';
import { TotalsBar } from './TotalsBar.tsx';
import { useTitle } from './title.ts';

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
  const place = useMadeActionPlace();
  useActionKeys(place);
  const isNarrow = useMediaQuery('(max-width: 899.95px)');
  const isWide = useMediaQuery('(min-width: 1440px)');
  const isPaneInFront = useUi((state) => state.isPaneInFront);
  const isFinding = useUi((state) => state.isFinding);
  const isNew = useSaving((state) => state.id === undefined);
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
  useAskedToSend();
  return (
    <ActionProvider value={place}>
      <div className="editor">
        <PageTitle />
        <EnvironmentBand />
        <Bar />
        <TotalsBar />
        {isFinding && <FindBar />}
        <LostRowLines />
        {isNew && kept.map((offer) => <KeptLine key={offer.client} offer={offer} />)}
        <div className="editor-body">
          {isNarrow ? <SectionSelect /> : <SectionRail />}
          {!(isNarrow && isPaneInFront) && <SectionPanel />}
          {(!isNarrow || isPaneInFront) && <Pane isStrip={!isNarrow && !isWide} />}
        </div>
        <HelpPopover />
        <Overlays />
        <Conflicts />
      </div>
    </ActionProvider>
  );
}

/** Whoever was sent here to send the declaration (CUS-013) is asked at once; going back does not ask again. */
function useAskedToSend(): void {
  const ui = useEditorUi();
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const isAsked = (state as { sendXml?: boolean } | null)?.sendXml === true;
  useEffect(() => {
    if (!isAsked) return;
    ui.setState({ overlay: 'send' });
    void navigate(pathname, { replace: true });
  }, [isAsked, navigate, pathname, ui]);
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
  const close = () => ui.setState({ overlay: undefined });
  switch (overlay) {
    case 'palette':
    case 'goTo':
      return <PaletteDialog kind={overlay} origin={origin.current} onClose={close} />;
    case 'keys':
      return <KeySheet onClose={close} />;
    case 'preview':
      return <PreviewDialog onClose={close} />;
    case 'send':
      return <SendDialog onClose={close} onSend={(figures) => void session.send(figures)} />;
    default:
      return null;
  }
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
    <ConflictDialog
      documentName={session.kind.name}
      conflicts={save.conflicts.map((one) => (isRowPath(one.path) ? one : { ...one, mine: own(one.path) }))}
      by={save.by}
      patches={save.patches.map((patch) =>
        patch.op === 'set' ? { ...patch, value: own(patch.path) } : patch,
      )}
      document={document}
      numbered={document}
      onChoose={session.saving.resolve}
      onLeave={() => setPutOff(save)}
    />
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
