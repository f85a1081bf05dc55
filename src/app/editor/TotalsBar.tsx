import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useAllProblems, useFieldValue } from '../../../widgets/index.ts';
import { type FieldDefinition, groupDigits, type Problem } from '../../engine/index.ts';
import { text } from '../texts.ts';
import { useActionPlace } from './actions/action-place.ts';
import { actionKey } from './actions/run-action.ts';
import { useSession } from './session-context.ts';

/** The document's calculated figures and how much is wrong, in sight on every section. */
export function TotalsBar() {
  const { services } = useSession();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const figures = figuresOf(Object.values(services.definition.fields));
  return (
    <div className="totals" data-region="totals">
      {figures.map((figure) => (
        <Figure key={figure.field.name} field={figure.field} unit={figure.unit} />
      ))}
      <span className="bar-space" />
      {!isPhone && <ProblemsButton />}
    </div>
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

export function problemWords(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const words = [
    errors > 0 && text(errors === 1 ? 'problems.error' : 'problems.errors', { count: errors }),
    warnings > 0 && text(warnings === 1 ? 'problems.warning' : 'problems.warnings', { count: warnings }),
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : text('problems.none');
}
