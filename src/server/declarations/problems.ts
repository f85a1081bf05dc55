import { randomUUID } from 'node:crypto';
import { computations, documentChecks } from '../../computations/index.ts';
import type { DocumentData } from '../../engine/document.ts';
import { createDocumentStore, getAt, PatchError, type RuleContext } from '../../engine/index.ts';
import { formatPath } from '../../engine/path.ts';
import type { Problem } from '../../engine/problem.ts';
import { catalogue } from '../../generated/catalogue.ts';
import type { Actor } from '../access.ts';
import { type CodeQuestions, storedCodeProblems } from '../code-lists/held-problems.ts';
import type { FieldErrors } from '../errors.ts';
import { dataWeight, jsonWeight } from '../threads/work.ts';
import { dayOf, definition, documentName } from './document.ts';
import type { StoredDeclaration } from './edit.ts';

const checks = documentChecks(documentName, catalogue);

/** What rules may look at beside the document. */
export function ruleContext(actor: Actor, status: string, document: DocumentData): RuleContext {
  const regime = document.customs_regime;
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
  document: DocumentData,
  context: RuleContext,
  customsProblems: readonly Problem[],
): Problem[] {
  const { problems } = createDocumentStore({
    definition,
    document,
    computations: computations[documentName] ?? [],
    checks,
    context,
    newId: randomUUID,
  });
  return [...problems.all(), ...customsProblems.filter((problem) => isStanding(document, problem))];
}

/** The same, with what the code lists in the database say of its codes on its day: today where it names none (D-15). */
export async function problemsWithLists(
  ask: CodeQuestions,
  document: DocumentData,
  context: RuleContext,
  customsProblems: readonly Problem[],
): Promise<Problem[]> {
  const day = dayOf(document) ?? new Date().toISOString().slice(0, 10);
  return [
    ...problemsOf(document, context, customsProblems),
    ...(await storedCodeProblems(ask, definition, document, { day, context })),
  ];
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
      : String(value ?? '') === problem.value;
  } catch (error) {
    if (error instanceof PatchError) return false;
    throw error;
  }
}
