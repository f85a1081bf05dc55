import { type KeyboardEvent, useRef, useState } from 'react';
import { ProblemMark, useAllProblems, useRowIds, useView } from '../../../widgets/index.ts';
import type { SectionDefinition } from '../../engine/index.ts';
import { text } from '../texts.ts';
import { useEditorUi, useUi } from './editor-ui.ts';
import type { PaneName } from './Pane.tsx';
import { useSession } from './session-context.ts';

/** The sections as vertical tabs with what is wrong in each; arrows move, Enter opens. */
export function SectionRail() {
  const { services } = useSession();
  const { sections } = services.definition;
  // Counts of all sections change with the problems.
  useAllProblems();
  const current = useView((state) => state.section);
  const [focused, setFocused] = useState(current);
  const rail = useRef<HTMLDivElement>(null);
  const stop = sections.some((section) => section.id === focused) ? focused : current;

  const onKeyDown = (event: KeyboardEvent) => {
    const at = sections.findIndex((section) => section.id === stop);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: sections.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined || event.altKey) return;
    event.preventDefault();
    const next = sections[(to + sections.length) % sections.length]!;
    setFocused(next.id);
    rail.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div
      ref={rail}
      role="tablist"
      aria-orientation="vertical"
      aria-label={text('rail.label')}
      className="rail"
      data-region="rail"
      onKeyDown={onKeyDown}
    >
      {sections.map((section) => (
        <SectionTab
          key={section.id}
          section={section}
          isCurrent={section.id === current}
          isStop={section.id === stop}
          onOpen={() => {
            setFocused(section.id);
            services.view.setState({ section: section.id });
          }}
        />
      ))}
    </div>
  );
}

interface SectionTabProps {
  readonly section: SectionDefinition;
  readonly isCurrent: boolean;
  readonly isStop: boolean;
  readonly onOpen: () => void;
}

function SectionTab({ section, isCurrent, isStop, onOpen }: SectionTabProps) {
  const onlyList = section.fields.length === 0 && section.lists.length === 1 ? section.lists[0] : undefined;
  const { store } = useSession();
  const count = store.problems.countOfSection(section.id);
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${section.id}`}
      aria-selected={isCurrent}
      aria-controls="section-panel"
      tabIndex={isStop ? 0 : -1}
      className={isCurrent ? 'rail-tab is-current' : 'rail-tab'}
      onClick={onOpen}
    >
      <span className="rail-words">{section.label}</span>
      {onlyList && <RowCount list={onlyList} />}
      <span className="rail-mark">
        <ProblemMark count={count} withTick />
      </span>
    </button>
  );
}

function RowCount({ list }: { list: string }) {
  const ids = useRowIds([list]);
  return <span className="count num">{ids.length}</span>;
}

/** The sections as one selector, on a narrow screen; the timeline and problems are among them. */
export function SectionSelect() {
  const { services, store } = useSession();
  const ui = useEditorUi();
  const pane = useUi((state) => (state.isPaneInFront ? state.pane : undefined));
  const current = useView((state) => state.section);
  useAllProblems();
  return (
    <label className="section-select" data-region="rail">
      <span className="visually-hidden">{text('rail.label')}</span>
      <select
        value={pane ? `pane:${pane}` : current}
        onChange={(event) => {
          const { value } = event.target;
          if (!value.startsWith('pane:')) return services.view.setState({ section: value });
          ui.setState({ pane: value.slice(5) as PaneName, isPaneInFront: true });
        }}
      >
        {services.definition.sections.map((section) => {
          const { errors } = store.problems.countOfSection(section.id);
          return (
            <option key={section.id} value={section.id}>
              {section.label}
              {errors > 0
                ? `, ${text(errors === 1 ? 'problems.error' : 'problems.errors', { count: errors })}`
                : ''}
            </option>
          );
        })}
        <option value="pane:timeline">{text('pane.timeline')}</option>
        <option value="pane:problems">{text('pane.problems')}</option>
      </select>
    </label>
  );
}
