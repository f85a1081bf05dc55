import { useEffect, useId } from 'react';
import { useAllProblems } from '../../../widgets/index.ts';
import { isCapable } from '../declarations/document-kind.ts';
import { Later } from '../later.tsx';
import { text } from '../texts.ts';
import { useAdded } from './added-parts.ts';
import { useEditorUi, useUi } from './editor-ui.ts';
import { Failure } from './Failure.tsx';
import { HistoryPane } from './history/HistoryPane.tsx';
import { dialogs, problemParts } from './parts.ts';
import { sentence } from './sentence.ts';
import { useDocumentState, useSession } from './session-context.ts';

/** What the pane at the right can show. */
export type PaneName = 'timeline' | 'problems' | 'help';

/** Arrows to the next tab: of a row and of the strip. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

interface PaneProps {
  /** Its tabs alone stand at the right; what they hold opens over the middle when asked for. */
  readonly isStrip: boolean;
}

/** Timeline, problems and the help that was kept open beside the document; on a narrow screen in its place. */
export function Pane({ isStrip }: PaneProps) {
  const ui = useEditorUi();
  const isHelpKept = useUi((state) => state.isHelpKept) && !isStrip;
  const wanted = useUi((state) => state.pane);
  const { kind } = useSession();
  const added = useAdded();
  const panes: readonly PaneName[] = [
    ...(added || isCapable(kind, 'history') ? (['timeline'] as const) : []),
    'problems',
    ...(isHelpKept ? (['help'] as const) : []),
  ];
  const pane = panes.find((name) => name === wanted) ?? panes[0]!;
  const isOpen = useUi((state) => state.isPaneInFront) || !isStrip;
  const id = useId();
  const problems = useAllProblems();
  const close = () => ui.setState({ isPaneInFront: false });
  // What is typed in is never under it: the focus in the document closes it.
  useEffect(() => {
    if (!isStrip || !isOpen) return;
    const onFocus = ({ target }: FocusEvent) => {
      const isInDocument = target instanceof Element && target.closest('#section-panel') !== null;
      if (isInDocument) ui.setState({ isPaneInFront: false });
    };
    window.addEventListener('focusin', onFocus);
    return () => window.removeEventListener('focusin', onFocus);
  }, [isStrip, isOpen, ui]);
  const onTab = (name: PaneName) =>
    isStrip && isOpen && pane === name ? close() : ui.setState({ pane: name, isPaneInFront: true });
  return (
    <aside
      className={isStrip ? 'pane is-strip' : 'pane'}
      aria-label={text('pane.label')}
      data-region="pane"
      onKeyDown={(event) => {
        if (!isStrip || !isOpen || event.key !== 'Escape') return;
        event.preventDefault();
        close();
        document.getElementById(`${id}-${pane}`)?.focus();
      }}
    >
      <div
        role="tablist"
        aria-label={text('pane.label')}
        aria-orientation={isStrip ? 'vertical' : 'horizontal'}
        className="pane-tabs"
      >
        {panes.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={isOpen && pane === name}
            aria-controls={isOpen ? `${id}-panel` : undefined}
            tabIndex={pane === name ? 0 : -1}
            className={isOpen && pane === name ? 'pane-tab is-current' : 'pane-tab'}
            onClick={() => onTab(name)}
            onKeyDown={(event) => {
              const step = STEPS[event.key];
              if (step === undefined) return;
              event.preventDefault();
              const other = panes.at((panes.indexOf(pane) + step) % panes.length)!;
              ui.setState({ pane: other });
              document.getElementById(`${id}-${other}`)?.focus();
            }}
          >
            {text(`pane.${name}`)}
            {name === 'problems' && problems.length > 0 && (
              <span className="count num">{problems.length}</span>
            )}
          </button>
        ))}
      </div>
      {isOpen && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${pane}`} className="pane-body">
          <Unread />
          {pane === 'timeline' ? (
            added ? (
              <added.TimelinePane />
            ) : (
              <HistoryPane />
            )
          ) : pane === 'help' ? (
            <Later part={dialogs}>{({ HelpPane }) => <HelpPane />}</Later>
          ) : (
            <Later part={problemParts}>{({ ProblemsPane }) => <ProblemsPane />}</Later>
          )}
        </div>
      )}
    </aside>
  );
}

/** That the document may have changed and could not be read again. */
function Unread() {
  const session = useSession();
  const reason = useDocumentState(({ unread }) => unread);
  return reason === undefined ? null : (
    <Failure words={text('pane.unread', { reason: sentence(reason) })} onAgain={() => session.refresh()} />
  );
}
