import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import Popper from '@mui/material/Popper';
import { type ReactNode, useState } from 'react';
import { type FieldDefinition, type Problem, plainWords } from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';
import { ErrorWords } from './error-words.tsx';
import { FieldCounter } from './field-counter.tsx';
import type { Refusal } from './gate.ts';
import './refusal.css';

/** Where a widget stands: with label and helper line in a section, or bare in the cell of a row table. */
export type WidgetVariant = 'field' | 'cell';

/** What the line under a field says now. */
interface FieldMessages {
  readonly refusal: Refusal | undefined;
  readonly problems: readonly Problem[];
  /** What the text in the box means so far. */
  readonly hint?: string | undefined;
  /** Characters in the field now; shown as 'N of M characters' while it has the focus. */
  readonly length: number;
}

interface FieldFrameProps extends FieldMessages {
  readonly id: string;
  readonly definition: FieldDefinition;
  readonly variant: WidgetVariant;
  readonly isRequired: boolean;
  readonly children: ReactNode;
  /** The label is part of the control (checkbox). */
  readonly isLabelInside?: boolean;
}

/** Ids of the elements that describe a field's control, for `aria-describedby`. */
export function describedBy(id: string): string {
  return `${id}-message ${id}-counter`;
}

/**
 * Label above, control, and one reserved line below: an error, its reason and the counter appear there
 * without anything moving. In a cell the same words float under the cell instead.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { id, definition, variant, children, isLabelInside } = props;
  if (variant === 'cell') {
    return <CellFrame {...props} />;
  }
  return (
    <div className="field">
      {isLabelInside ? (
        <span className="field-label" aria-hidden="true" />
      ) : (
        <label className="field-label" htmlFor={id} title={labelTitle(definition)}>
          <FieldLabel definition={definition} isRequired={props.isRequired} />
        </label>
      )}
      {children}
      <FieldLine {...props} />
    </div>
  );
}

/** In a cell the line floats under it, or above where there is no room, and only while there is something to say. */
function CellFrame(props: FieldFrameProps) {
  const { refusal, problems, hint, definition, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isShown =
    refusal !== undefined || problems.length > 0 || hint !== undefined || definition.counter === true;
  return (
    <div ref={setAnchor} className="cell-editor">
      {children}
      {isShown && anchor && (
        <Popper open anchorEl={anchor} placement="bottom-start" className="cell-message">
          <FieldLine {...props} />
        </Popper>
      )}
    </div>
  );
}

/** The words of a label: name, data element number, and whether a value is needed or calculated. */
export function FieldLabel({ definition, isRequired }: { definition: FieldDefinition; isRequired: boolean }) {
  const { text } = useEditor();
  return (
    <>
      {definition.label}
      {definition.help.dataElement && <span className="field-element"> {definition.help.dataElement}</span>}
      {definition.computedBy !== undefined && <span className="field-tag">{text('field.calculated')}</span>}
      {isRequired && <span className="field-tag">{text('field.required')}</span>}
    </>
  );
}

/** The whole label, for where the room is too narrow for it. */
function labelTitle({ label, help }: FieldDefinition): string {
  return [label, help.dataElement].filter(Boolean).join(' ');
}

function FieldLine({ id, definition, refusal, problems, hint, length }: FieldFrameProps) {
  const { text } = useEditor();
  return (
    <div className="field-line">
      <span id={`${id}-message`} className="field-message">
        {refusal ? (
          <span className="field-problem is-error is-refusal">
            <span className="field-error">
              <ErrorOutline className="field-icon" />
              {text('field.error')}
            </span>
            <span className="field-reason">{refusal.reason}</span>
            {refusal.suggestion !== undefined && refusal.takeSuggestion && (
              <button
                type="button"
                className="field-suggestion"
                onMouseDown={(event) => event.preventDefault()}
                onClick={refusal.takeSuggestion}
              >
                {text('field.useFirst', { count: refusal.suggestion.length })}
              </button>
            )}
          </span>
        ) : (
          <FieldRemark problems={problems} hint={hint} />
        )}
      </span>
      <FieldCounter id={id} definition={definition} count={refusal?.attemptedLength ?? length} />
    </div>
  );
}

/** What typing means so far comes before what is wrong with the value it replaces. */
function FieldRemark({ problems, hint }: Pick<FieldMessages, 'problems' | 'hint'>) {
  if (hint !== undefined) return <span className="field-hint">{hint}</span>;
  return problems.length > 0 ? <ProblemLines problems={problems} /> : null;
}

/** The first error, or warning, and how many more there are; all of them in the tooltip and the Problems pane. */
function ProblemLines({ problems }: { problems: readonly Problem[] }) {
  const { text, store, titleOf } = useEditor();
  const first = problems.find((problem) => problem.severity === 'error') ?? problems[0]!;
  const isError = first.severity === 'error';
  const Icon = isError ? ErrorOutline : WarningAmber;
  const more = problems.length - 1;
  return (
    <span
      className={isError ? 'field-problem is-error' : 'field-problem is-warning'}
      data-code={first.code}
      title={problems.map((problem) => plainWords(problem.message)).join('\n')}
    >
      <Icon className="field-icon" />
      <span className="field-problem-text">
        <ErrorWords message={first.message} />
      </span>
      {more > 0 && (
        <>
          <span className="field-problem-more" aria-hidden="true">
            {text('field.more', { count: more })}
          </span>
          <span className="visually-hidden">
            {problems
              .filter((problem) => problem !== first)
              .map((problem) => plainWords(problem.message))
              .join(' ')}
          </span>
        </>
      )}
      {first.computed !== undefined && (
        <button
          type="button"
          className="field-suggestion"
          tabIndex={-1}
          title={titleOf('recalculate', text('action.recalculate'))}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => store.recalculate(first.path)}
        >
          {text('action.recalculate')}
        </button>
      )}
    </span>
  );
}
