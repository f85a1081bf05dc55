import { groupDigits, useAllProblems, useFieldValue } from '../../../widgets/index.ts';
import type { FieldDefinition, Problem } from '../../engine/index.ts';
import { text } from '../texts.ts';
import { useSession } from './session-context.ts';

/** The document's calculated figures and how much is wrong, in sight on every section. */
export function TotalsBar({ onProblems }: { onProblems: () => void }) {
  const { services } = useSession();
  const problems = useAllProblems();
  const figures = figuresOf(Object.values(services.definition.fields));
  return (
    <div className="totals" data-region="totals">
      {figures.map((figure) => (
        <Figure key={figure.field.name} field={figure.field} unit={figure.unit} />
      ))}
      <span className="bar-space" />
      <button
        type="button"
        className="totals-problems"
        onClick={onProblems}
        title={text('problems.walkTitle')}
      >
        {problemWords(problems)} <kbd>F8</kbd>
      </button>
    </div>
  );
}

interface FigureParts {
  readonly field: FieldDefinition;
  /** The code field that says what the figure is counted in, when the same computation writes both. */
  readonly unit?: FieldDefinition;
}

function figuresOf(fields: readonly FieldDefinition[]): readonly FigureParts[] {
  const computed = fields.filter((field) => field.computedBy !== undefined);
  return computed
    .filter((field) => !field.codeList)
    .map((field) => ({
      field,
      unit: computed.find((other) => other.codeList && other.computedBy === field.computedBy),
    }));
}

function Figure({ field, unit }: FigureParts) {
  const value = useFieldValue([field.name]);
  const unitValue = useFieldValue([unit?.name ?? field.name]);
  const [name = field.label, ofUnit] = field.label.split(', ');
  return (
    <span className="figure">
      <span className="figure-name">{name}</span>{' '}
      <span className="num figure-value">{value === undefined ? '0' : groupDigits(String(value))}</span>
      {unit && unitValue !== undefined ? ` ${unitValue}` : ofUnit ? ` ${ofUnit}` : ''}
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
