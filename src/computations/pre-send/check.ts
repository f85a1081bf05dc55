import {
  type DeclarationCategory,
  type DeclarationCheck,
  type DocumentData,
  type DocumentDefinition,
  displayDate,
  type Fact,
  formatPath,
  getAt,
  type Path,
  type Problem,
  publishedRule,
  type Row,
  type RuleSource,
  rowsOf,
  storedDate,
} from '../../engine/index.ts';
import { categoryOf } from './category-of.ts';
import { holdsOf, type Judged, type Known } from './facts.ts';
import { missingElements } from './needs.ts';

/** What declarations are judged by before they are sent. */
export interface PreSendRules {
  readonly definition: DocumentDefinition;
  readonly categories: readonly DeclarationCategory[];
  readonly checks: readonly DeclarationCheck[];
}

export interface PreSendCheck {
  /** The category the declaration is of; undefined where its types and procedure are of none that is known. */
  readonly category: DeclarationCategory | undefined;
  readonly problems: readonly Problem[];
}

/**
 * What customs would find wrong or missing in a declaration of its category, each on its field with where the rule was
 * read. It looks at the whole declaration, so it runs when somebody is about to send, not on a keystroke.
 */
export function checkBeforeSending(document: DocumentData, rules: PreSendRules): PreSendCheck {
  const { definition, categories, checks } = rules;
  const known: Known = new Map();
  const category = categoryOf(document, categories);
  const missing = category ? missingElements(document, category, definition) : [];
  const said = new Set(missing.map(({ path }) => formatPath(path)));
  return {
    category,
    problems: [
      ...missing.map(({ requirement, severity, path }) =>
        problemAt(
          document,
          path,
          severity,
          requirement,
          requirement.source ?? { ...category!.page, section: category!.category },
        ),
      ),
      ...checks
        .filter((check) => isFor(check, document, category))
        .flatMap((check) => broken(check))
        .filter(({ path }) => !said.has(formatPath(path))),
    ],
  };

  function broken(check: DeclarationCheck): Problem[] {
    const holds = (fact: Fact, judged: Judged) => holdsOf(fact, judged, categories, known);
    return judgedBy(document, check.each ?? [])
      .filter(({ judged }) => check.when === undefined || holds(check.when, judged))
      .filter(({ judged }) => !holds(check.expect, judged))
      .map(({ path }) => {
        const name = check.at.slice(check.at.lastIndexOf('/') + 1);
        const place = check.at.startsWith('/') ? [name] : [...path, name];
        return problemAt(document, place, check.severity, check, check.source);
      });
  }
}

function isFor(
  { regime, types, categories }: DeclarationCheck,
  document: DocumentData,
  category: DeclarationCategory | undefined,
): boolean {
  return (
    (regime === undefined || regime === document.customs_regime) &&
    (types === undefined || types.includes(String(document.additional_dec_type ?? ''))) &&
    (categories === undefined || (category !== undefined && categories.includes(category.category)))
  );
}

/** The rows at the end of these lists, each with what it stands in; the document itself for none. */
function judgedBy(
  document: DocumentData,
  each: readonly string[],
): readonly { path: Path; judged: Judged }[] {
  let found: { path: Path; judged: Judged }[] = [{ path: [], judged: [document] }];
  for (const list of each) {
    found = found.flatMap(({ path, judged }) =>
      rowsOf(judged.at(-1), list).map((row: Row) => ({
        path: [...path, list, { id: row.uuid }],
        judged: [...judged, row] as const,
      })),
    );
  }
  return found;
}

function problemAt(
  document: DocumentData,
  path: Path,
  severity: Problem['severity'],
  { code, text }: { readonly code: string; readonly text: string },
  source: RuleSource,
): Problem {
  const value = getAt(document, path);
  const isList = typeof value === 'object';
  return {
    path,
    severity,
    source: 'server',
    code: `${publishedRule}${code}`,
    message: text,
    explanation: `${source.title}, ${source.section}, ${displayDate(storedDate(source.date) ?? source.date)}.`,
    ...(isList || typeof path.at(-1) === 'object' ? {} : { value: String(value ?? '') }),
  };
}
