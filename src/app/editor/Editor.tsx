import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { EditorServicesProvider, useAllProblems, useView } from '../../../widgets/index.ts';
import { type FieldValue, getAt, type Path } from '../../engine/index.ts';
import { Later } from '../later.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { text } from '../texts.ts';
import { timeOf } from '../times.ts';
import { ActionProvider } from './actions/action-place.ts';
import { Palette } from './actions/Palette.tsx';
import { useActionKeys } from './actions/use-action-keys.ts';
import { useMadeActionPlace } from './actions/use-action-place.ts';
import { type AddedParts, AddedProvider, useAdded } from './added-parts.ts';
import { Bar } from './Bar.tsx';
import './editor.css';
import type { DocumentSession } from './document-session.ts';
import { createEditorUi, EditorUiProvider, useEditorUi, useUi } from './editor-ui.ts';
import { FindBar } from './FindBar.tsx';
import { OverPart } from './OverPart.tsx';
import { Pane } from './Pane.tsx';
import { dialogs, useFetchedAhead } from './parts.ts';
import { SectionPanel } from './SectionPanel.tsx';
import { SectionRail, SectionSelect } from './SectionRail.tsx';
import type { SaveState } from './saving.ts';
import { goToSection } from './sections.ts';
import { SessionProvider, useSaving, useSession } from './session-context.ts';
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
  readonly session: DocumentSession;
  /** Undefined where its kind brings nothing. */
  readonly added: AddedParts | undefined;
  /** Unsaved new documents of earlier visits, offered back. */
  readonly kept: readonly KeptOffer[];
}

/** The editor of one document (look guide, section 3). */
export function Editor({ session, added, kept }: EditorProps) {
  const [ui] = useState(createEditorUi);
  return (
    <SessionProvider value={session}>
      <EditorServicesProvider value={session.services}>
        <EditorUiProvider value={ui}>
          <AddedProvider value={added}>
            <EditorFrame kept={kept} />
          </AddedProvider>
        </EditorUiProvider>
      </EditorServicesProvider>
    </SessionProvider>
  );
}

function EditorFrame({ kept }: { kept: readonly KeptOffer[] }) {
  const session = useSession();
  const added = useAdded();
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
    // A new document begins in its first field, an existing one at its title.
    if (isNew) goToSection(session, session.services.definition.sections[0]?.id ?? '');
    else document.querySelector<HTMLElement>('.bar-title')?.focus();
  }, [session]);
  useFetchedAhead(added?.ahead);
  return (
    <ActionProvider value={place}>
      <div className="editor">
        <PageTitle />
        {added && <added.Head />}
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
          <OverPart part={dialogs} onFailure={() => ui.setState({ helpCalls: 0 })}>
            {({ HelpPopover }) => <HelpPopover />}
          </OverPart>
        )}
        <Overlays />
        <Conflicts />
      </div>
    </ActionProvider>
  );
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
  const ui = useEditorUi();
  const overlay = useUi((state) => state.overlay);
  const origin = useRef<Element | null>(null);
  // Read before a dialog takes the focus.
  if (overlay === undefined) origin.current = null;
  else origin.current ??= document.activeElement;
  const close = () => ui.setState({ overlay: undefined, compared: undefined });
  if (overlay === undefined) return null;
  if (typeof overlay === 'object') return <overlay.Dialog onClose={close} />;
  if (overlay === 'palette' || overlay === 'goTo')
    return <Palette kind={overlay} origin={origin.current} onClose={close} />;
  return (
    <OverPart part={dialogs} onFailure={close}>
      {({ CopyDialog, KeySheet, PreviewDialog, RevisionsDialog }) => {
        const shown = {
          keys: KeySheet,
          copy: CopyDialog,
          preview: PreviewDialog,
          revisions: RevisionsDialog,
        };
        const Shown = shown[overlay];
        return <Shown onClose={close} />;
      }}
    </OverPart>
  );
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
    <OverPart part={dialogs} onFailure={() => setPutOff(save)}>
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
    </OverPart>
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
