import { useId } from 'react';
import { useAllProblems } from '../../../widgets/index.ts';
import { text } from '../texts.ts';
import { ProblemsPane } from './ProblemsPane.tsx';
import { TimelinePane } from './TimelinePane.tsx';

/** What the pane at the right can show. */
export type PaneName = 'timeline' | 'problems';

const PANES: readonly PaneName[] = ['timeline', 'problems'];

interface PaneProps {
  readonly pane: PaneName;
  readonly onPane: (pane: PaneName) => void;
  readonly onSend: () => void;
}

/** Timeline and problems beside the document. */
export function Pane({ pane, onPane, onSend }: PaneProps) {
  const id = useId();
  const problems = useAllProblems();
  return (
    <aside className="pane" aria-label={text('pane.label')} data-region="pane">
      <div role="tablist" aria-label={text('pane.label')} className="pane-tabs">
        {PANES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={pane === name}
            aria-controls={`${id}-panel`}
            tabIndex={pane === name ? 0 : -1}
            className={pane === name ? 'pane-tab is-current' : 'pane-tab'}
            onClick={() => onPane(name)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
              event.preventDefault();
              const other = PANES.find((candidate) => candidate !== pane)!;
              onPane(other);
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
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${pane}`} className="pane-body">
        {pane === 'timeline' ? (
          <TimelinePane onSend={onSend} onProblems={() => onPane('problems')} />
        ) : (
          <ProblemsPane />
        )}
      </div>
    </aside>
  );
}
