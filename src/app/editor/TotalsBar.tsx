import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSyncExternalStore } from 'react';
import { isNested, useAllProblems, useFieldValue } from '../../../widgets/index.ts';
import { type FieldDefinition, groupDigits, type Problem, rowsOf } from '../../engine/index.ts';
import { text } from '../texts.ts';
import { useActionPlace } from './actions/action-place.ts';
import { actionOf } from './actions/action-table.ts';
import { actionKey, actionTitle, runAction } from './actions/run-action.ts';
import { useSession } from './session-context.ts';

/** The document's calculated figures and how much is wrong, in sight on every section. */
export function TotalsBar() {
  const { services, store } = useSession();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const { fields, lists } = services.definition;
  const figures = figuresOf(Object.values(fields));
  // Another program made it and worked nothing out; looking at it does not either, so it is offered.
  const isWithoutFigures = useSyncExternalStore(store.subscribeAll, () => {
    const held = store.document();
    const hasRows = Object.values(lists).some((list) => isNested(list) && rowsOf(held, list.name).length > 0);
    return hasRows && figures.every(({ field }) => held[field.name] === undefined);
  });
  return (
    <div className="totals" data-region="totals">
      {figures.map((figure) => (
        <Figure key={figure.field.name} field={figure.field} unit={figure.unit} />
      ))}
      {isWithoutFigures && <RecalculateButton />}
      <span className="bar-space" />
      {!isPhone && <ProblemsButton />}
    </div>
  );
}

/** Goes with what it does, so the focus goes on to its neighbour. */
function RecalculateButton() {
  const place = useActionPlace();
  return (
    <Button
      size="small"
      title={actionTitle('recalculateAll')}
      onClick={() => {
        runAction(actionOf('recalculateAll'), place, null);
        document.querySelector<HTMLElement>('.totals-problems')?.focus();
      }}
    >
      {text('action.recalculate')}
    </Button>
  );
}

/** How much is wrong; leads to the list of it. */
export function ProblemsButton() {
  const { showPane } = useActionPlace();
  const problems = useAllProblems();
  const isWrong = problems.some(({ severity }) => severity === 'error');
  return (
    <button
      type="button"
      className={isWrong ? 'totals-problems is-error' : 'totals-problems'}
      onClick={() => showPane('problems')}
      title={text('problems.show')}
    >
      {isWrong && <ErrorOutline className="field-icon" />}
      {problemWords(problems)} <kbd>{actionKey('nextProblem')}</kbd>
    </button>
  );
}

interface FigureParts {
  readonly field: FieldDefinition;
  /** The code field that says what the figure is counted in, when the same computation writes both. */
  readonly unit?: FieldDefinition;
}

export function figuresOf(fields: readonly FieldDefinition[]): readonly FigureParts[] {
  const computed = fields.filter((field) => field.computedBy !== undefined);
  return computed
    .filter((field) => !field.codeList)
    .map((field) => ({
      field,
      unit: computed.find((other) => other.codeList && other.computedBy === field.computedBy),
    }));
}

/** A figure with its unit; one the document does not hold is not given, which is not 0. */
export function Figure({ field, unit }: FigureParts) {
  const value = useFieldValue([field.name]);
  const unitValue = useFieldValue([unit?.name ?? field.name]);
  const [name = field.label, ofUnit] = field.label.split(', ');
  return (
    <span className="figure">
      <span className="figure-name">{name}</span>{' '}
      {value === undefined ? (
        <span className="figure-value">
          <span aria-hidden="true">–</span> <span className="visually-hidden">{text('figure.notGiven')}</span>
        </span>
      ) : (
        <>
          <span className="num figure-value">{groupDigits(String(value))}</span>
          {unit && unitValue !== undefined ? ` ${unitValue}` : ofUnit ? ` ${ofUnit}` : ''}
        </>
      )}
    </span>
  );
}

function problemWords(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const words = [
    errors > 0 && text(errors === 1 ? 'problems.error' : 'problems.errors', { count: errors }),
    warnings > 0 && text(warnings === 1 ? 'problems.warning' : 'problems.warnings', { count: warnings }),
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : text('problems.none');
}
