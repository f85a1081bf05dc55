import { randomUUID } from 'node:crypto';
import { isAboutFigure } from '../../engine/differing-figures.ts';
import type { DocumentData } from '../../engine/document.ts';
import { createDocumentStore, getAt, PatchError, type RuleContext } from '../../engine/index.ts';
import { formatPath } from '../../engine/path.ts';
import { isOfValue, type Problem } from '../../engine/problem.ts';
import { beginningOf } from '../../engine/text-beginning.ts';
import type { Actor } from '../access.ts';
import { type CodeQuestions, storedCodeProblems } from '../code-lists/held-problems.ts';
import { type FieldErrors, refusals, textsByField } from '../errors.ts';
import { dataWeight, jsonWeight } from '../threads/work.ts';
import { dayOf } from './document.ts';
import type { StoredDeclaration } from './edit.ts';
import type { Kind } from './kind.ts';

/** What rules may look at beside the document. */
export function ruleContext(
  { regimeField }: Pick<Kind, 'regimeField'>,
  actor: Actor,
  status: string,
  document: DocumentData,
): RuleContext {
  const regime = regimeField === undefined ? undefined : document[regimeField];
  return {
    plan: actor.plan,
    role: actor.role,
    status,
    ...(typeof regime === 'string' ? { regime } : {}),
  };
}

/**
 * What is wrong with the document, the same as an editor shows: by schema, rules and document checks, figures that
 * differ from their computation, and what customs said of values that still stand.
 */
export function problemsOf(
  { definition, computations, checks }: Kind,
  document: DocumentData,
  context: RuleContext,
  customsProblems: readonly Problem[],
): Problem[] {
  const { problems } = createDocumentStore({
    definition,
    document,
    computations,
    checks,
    context,
    newId: randomUUID,
  });
  return [...problems.all(), ...customsProblems.filter((problem) => isStanding(document, problem))];
}

/** Refuses (422) a document with an error, naming its fields, where its kind is saved as a whole: nothing half done is kept. */
export function refuseWrong(kind: Kind, document: DocumentData, context: RuleContext): void {
  if (kind.layout !== 'form') return;
  const wrong = problemsOf(kind, document, context, []).filter(({ severity }) => severity === 'error');
  if (wrong.length === 0) return;
  throw refusals.fields(
    textsByField(wrong.map(({ path, message }) => [formatPath(path).slice(1), message] as const)),
  );
}

/** The same, with what the code lists in the database say of its codes on its day: today where it names none (D-15). */
export async function problemsWithLists(
  ask: CodeQuestions,
  kind: Kind,
  document: DocumentData,
  context: RuleContext,
  customsProblems: readonly Problem[],
): Promise<Problem[]> {
  const day = dayOf(kind, document) ?? new Date().toISOString().slice(0, 10);
  return [
    ...problemsOf(kind, document, context, customsProblems),
    ...(await storedCodeProblems(ask, kind.definition, document, { day, context })),
  ];
}

/** Characters of a value that are told: no text of a message to customs has more. */
const longestTold = 512;

/**
 * A problem as it is told: of a long value its beginning. A text of a document has several problems, and what is told of it
 * would be several times as long as the document.
 */
export function toldProblem(problem: Problem): Problem {
  const { value = '', computed = '' } = problem;
  if (value.length <= longestTold && computed.length <= longestTold) return problem;
  return {
    ...problem,
    ...(value.length > longestTold && {
      value: beginningOf(value, longestTold),
      valueLength: value.length,
    }),
    ...(computed.length > longestTold && { computed: beginningOf(computed, longestTold) }),
  };
}

/** Problems of a document that are told: each of 40,000 rows may have as many as it has fields. */
const mostTold = 5000;

/**
 * The problems of a document as they are told. Where there are very many, the first of them and how many more there are: a
 * place and words for each would be a hundred times as long as the document. What customs said, and figures, which
 * somebody takes note of one by one, are told all the same.
 */
export function toldProblems(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= mostTold) return problems.map(toldProblem);
  const isToldAnyway = (problem: Problem) => problem.source === 'customs' || isAboutFigure(problem);
  const left = new Set(problems.filter((problem) => !isToldAnyway(problem)).slice(mostTold));
  if (left.size === 0) return problems.map(toldProblem);
  const message = `${left.size.toLocaleString('en-GB')} more places have a problem.`;
  // Warnings that are not told keep nobody from sending.
  const severity = [...left].some((problem) => problem.severity === 'error') ? 'error' : 'warning';
  const more: Problem = { path: [], severity, source: 'document', code: 'document.more', message };
  return [...problems.filter((problem) => !left.has(problem)).map(toldProblem), more];
}

/** What a declaration weighs that is told with what is wrong with it. */
export function judgedWeight({
  document,
  customs_problems,
}: Pick<StoredDeclaration, 'document' | 'customs_problems'>): number {
  return jsonWeight(document) + dataWeight(customs_problems);
}

/** Error texts by the place they stand at. */
export function errorsByPlace(problems: readonly Problem[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const problem of problems) {
    if (problem.severity !== 'error') continue;
    const place = formatPath(problem.path);
    errors[place] ??= [];
    errors[place].push(problem.message);
  }
  return errors;
}

/** A problem of customs ends when its field holds another value or its row is gone. */
function isStanding(document: DocumentData, problem: Problem): boolean {
  if (problem.path.length === 0) return true;
  try {
    const value = getAt(document, problem.path);
    return problem.value === undefined
      ? typeof problem.path.at(-1) === 'string' || value !== undefined
      : isOfValue(problem, String(value ?? ''));
  } catch (error) {
    if (error instanceof PatchError) return false;
    throw error;
  }
}
