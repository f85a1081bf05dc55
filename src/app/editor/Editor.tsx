import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import {
  EditorServicesProvider,
  focusPath,
  SectionForm,
  useAllProblems,
  useView,
} from '../../../widgets/index.ts';
import { EnvironmentBand } from '../shell/EnvironmentBand.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { announce, showToast } from '../shell/shell-state.ts';
import { text } from '../texts.ts';
import { timeOf } from '../times.ts';
import { Bar, isUnanswered } from './Bar.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import './editor.css';
import { useEditorKeys } from './editor-keys.ts';
import { type EditorSession, mountedForm } from './editor-session.ts';
import { HelpPopover } from './HelpPopover.tsx';
import { Pane, type PaneName } from './Pane.tsx';
import { SectionRail, SectionSelect } from './SectionRail.tsx';
import { SendDialog } from './SendDialog.tsx';
import type { SaveState } from './saving.ts';
import { SessionProvider, useSaving, useSession, useStanding } from './session-context.ts';
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
  return (
    <SessionProvider value={session}>
      <EditorServicesProvider value={session.services}>
        <EditorFrame kept={kept} />
      </EditorServicesProvider>
    </SessionProvider>
  );
}

function EditorFrame({ kept }: { kept: readonly KeptOffer[] }) {
  const session = useSession();
  const [isSending, setIsSending] = useState(false);
  const [pane, setPane] = useState<PaneName>('timeline');
  const [putOff, setPutOff] = useState<SaveState>();
  const [narrowPane, setNarrowPane] = useState<string>();
  const isNarrow = useMediaQuery('(max-width: 899.95px)');
  const save = useSaving((state) => state.save);
  const facts = useStanding((state) => state.facts);
  const sending = useStanding((state) => state.sending);
  const askToSend = () => {
    if (isUnanswered(facts, sending)) return;
    if (save.kind === 'new') {
      showToast(text('save.first'), 'error');
      announce(text('save.first'), 'assertive');
      return;
    }
    setIsSending(true);
  };
  useEditorKeys(session, askToSend);
  const showProblems = () => {
    setPane('problems');
    if (isNarrow) setNarrowPane('problems');
  };
  const isNew = useSaving((state) => state.id === undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the editor opens
  useEffect(() => {
    // A new declaration begins in its first field, an existing one at its title.
    if (isNew) focusFirstField(session);
    else document.querySelector<HTMLElement>('.bar-title')?.focus();
  }, [session]);
  return (
    <div className="editor">
      <PageTitle />
      <EnvironmentBand />
      <Bar onSend={askToSend} />
      <TotalsBar onProblems={showProblems} />
      {isNew &&
        kept.map(({ client, at, onOpen, onDiscard }) => (
          <div key={client} className="kept" role="status">
            {text('journal.offer', { time: timeOf(at) })}
            <Button size="small" onClick={onOpen}>
              {text('journal.open')}
            </Button>
            <Button size="small" onClick={onDiscard}>
              {text('journal.discard')}
            </Button>
          </div>
        ))}
      <div className="editor-body">
        {isNarrow ? <SectionSelect pane={narrowPane} onPane={setNarrowPane} /> : <SectionRail />}
        {!(isNarrow && narrowPane) && <SectionPanel />}
        {(!isNarrow || narrowPane) && (
          <Pane
            pane={isNarrow ? (narrowPane as PaneName) : pane}
            onPane={isNarrow ? setNarrowPane : setPane}
            onSend={askToSend}
          />
        )}
      </div>
      <HelpPopover />
      {isSending && <SendDialog onClose={() => setIsSending(false)} onSend={() => void session.send()} />}
      {save.kind === 'conflict' && save !== putOff && (
        <ConflictDialog
          documentName={session.kind.name}
          conflicts={save.conflicts}
          patches={save.patches}
          document={session.store.document()}
          numbered={session.store.document()}
          onChoose={session.saving.resolve}
          onLeave={() => setPutOff(save)}
        />
      )}
    </div>
  );
}

/** The open section. Only it is mounted. */
function SectionPanel() {
  const { kind, services } = useSession();
  const current = useView((state) => state.section);
  const section = services.definition.sections.find(({ id }) => id === current);
  if (!section) return null;
  const isList = section.fields.length === 0 && section.lists.length === 1;
  return (
    <div
      id="section-panel"
      role="tabpanel"
      aria-labelledby={`tab-${section.id}`}
      aria-label={section.label}
      className={isList ? 'section is-list' : 'section'}
      data-region="section"
    >
      {!isList && <h2 className="section-head">{section.label}</h2>}
      <SectionForm key={section.id} form={mountedForm(kind.name, `section:${section.id}`)} path={ROOT} />
    </div>
  );
}

const ROOT = [] as const;

function focusFirstField({ services }: EditorSession): void {
  const { fields, sections } = services.definition;
  const first = sections[0]?.fields.find(({ name }) => !fields[name]?.readOnly);
  if (first) focusPath([first.name]);
}

function PageTitle() {
  const title = useTitle();
  const problems = useAllProblems();
  // An unfinished draft is not an error of the page: only what was checked, by us on sending or by customs, is.
  const isReported = problems.some(
    (problem) =>
      problem.severity === 'error' && (problem.source === 'server' || problem.source === 'customs'),
  );
  usePageTitle(title, isReported);
  return null;
}
