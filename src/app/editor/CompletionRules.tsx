import {
  type CompletionRule,
  displayDate,
  type RuleSource,
  rulesFor,
  storedDate,
} from '../../engine/index.ts';
import { declarationCategories } from '../../generated/categories.ts';
import { dataElements } from '../../generated/data-elements.ts';
import { text } from '../dialog-texts.ts';

interface CompletionRulesProps {
  /** Data element number of the field, for example `6/14`; a field may have none. */
  readonly number: string | undefined;
  readonly regime: string | undefined;
}

/** How the data element of a field is completed and where that was read, or that nothing was read. */
export default function CompletionRules({ number, regime }: CompletionRulesProps) {
  const element = number === undefined ? undefined : dataElements[number];
  if (!element) return null;
  const rules = rulesFor(element, regime);
  const categories = alwaysNeededIn(element.number, regime);
  return (
    <section className="help-rules">
      <h4>{text('help.element', { number: element.number, title: element.title })}</h4>
      {rules.length === 0 && <p>{noRule(element.rules)}</p>}
      {rules.map((rule) => (
        <div key={rule.for}>
          <p>{rule.text}</p>
          <p className="help-source">
            <a
              href={rule.source.url}
              target="_blank"
              rel="noreferrer"
              onMouseDown={(event) => event.preventDefault()}
            >
              {rule.source.title}
            </a>
            , {sourceInWords(rule.source)}
          </p>
        </div>
      ))}
      {categories.length > 0 && (
        <p>
          {text(categories.length === 1 ? 'help.alwaysOne' : 'help.always', {
            categories: categories.join(', '),
          })}
        </p>
      )}
    </section>
  );
}

/** Categories of the regime whose table or guide says outright that the data element is always needed. */
function alwaysNeededIn(number: string, regime: string | undefined): readonly string[] {
  return declarationCategories
    .filter(
      (category) =>
        (regime === undefined || category.regime === regime) &&
        category.requirements.some(
          ({ element, need, severity }) => element === number && need === 'always' && severity !== 'warning',
        ),
    )
    .map(({ category }) => category);
}

/** A rule may have been read for the other regime only. */
function noRule(read: readonly CompletionRule[]): string {
  const other = read[0]?.for;
  if (other === 'import') return text('help.noRule.export');
  if (other === 'export') return text('help.noRule.import');
  return text('help.noRule');
}

function sourceInWords({ section, date, dated, extent }: RuleSource): string {
  const day = displayDate(storedDate(date) ?? date);
  const words = text('help.ruleSource', { section, date: text(`help.dated.${dated}`, { date: day }) });
  return extent === 'whole' ? words : `${words} ${text(`help.extent.${extent}`)}`;
}
