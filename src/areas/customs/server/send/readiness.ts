import type { DocumentData } from '../../../../engine/document.ts';
import { formatPath } from '../../../../engine/path.ts';
import type { Problem } from '../../../../engine/problem.ts';
import type { Actor } from '../../../../server/access.ts';
import { judgedFigures, type SeenFigure } from '../../../../server/declarations/figures.ts';
import type { Kind } from '../../../../server/declarations/kind.ts';
import {
  errorsByPlace,
  problemsOf,
  ruleContext,
  toldProblems,
} from '../../../../server/declarations/problems.ts';
import { ApiError } from '../../../../server/errors.ts';
import type { KeptPassing } from '../../../../server/sending/kept-passing.ts';
import { checkedMessage } from './checked-message.ts';
import { type PassedChecks, passOver } from './passed-checks.ts';

/** How far a document is from going to customs. */
export interface Readiness {
  readonly problems: readonly Problem[];
  /** The declaration category it was judged as; absent where that is not known or was not asked. */
  readonly category?: string;
  /** The findings of published rules that the sender passes over; absent for none. */
  readonly passed?: KeptPassing;
  /** Its message in UTF-8; undefined while customs would refuse it. */
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** A document that shall go to customs, and what its sender says of it. */
export interface Outgoing {
  readonly kind: Kind;
  readonly status: string;
  readonly document: DocumentData;
  readonly seenFigures: readonly SeenFigure[];
  readonly passed?: PassedChecks | undefined;
  readonly as: 'submission' | 'request';
}

/**
 * What is wrong with a document that shall go to customs: what an editor shows, figures that the sender has not seen,
 * and what the message check finds beside. What customs said of the last message is no reason not to send a corrected
 * one. A submission is judged as its declaration category is, beside; what is asked about a declaration that customs
 * hold carries only parts of one.
 */
export function readyForSending(
  actor: Actor,
  { kind, status, document, seenFigures, passed, as }: Outgoing,
): Readiness {
  const message = checkedMessage(kind, document);
  const judged = as === 'submission' ? message.judged : undefined;
  const context = ruleContext(kind, actor, status, document);
  const problems = judgedFigures(problemsOf(kind, document, context, []), seenFigures);
  const known = [...problems, ...notSaidYet(problems, message.problems)];
  const wrong = new Set(errorsOf(known).map(({ path }) => formatPath(path)));
  const ofCategory = judged?.problems.filter(({ path }) => !wrong.has(formatPath(path))) ?? [];
  const { findings, kept } = passOver(ofCategory, passed);
  return {
    problems: [...known, ...findings],
    ...(judged?.category === undefined ? {} : { category: judged.category }),
    ...(kept && { passed: kept }),
    ...(message.body && { body: message.body }),
  };
}

/** Of what the message check finds, that which no error of the same place says already. */
function notSaidYet(problems: readonly Problem[], found: readonly Problem[]): Problem[] {
  const said = new Set(
    errorsOf(problems).flatMap(({ path, code }) => [formatPath(path), `${formatPath(path)} ${kindOf(code)}`]),
  );
  return found.filter(({ path, code }) => {
    const kind = kindOf(code);
    return !said.has(kind === 'missing' ? formatPath(path) : `${formatPath(path)} ${kind}`);
  });
}

/** `maxLength` of `problem.maxLength` and `problem.message.maxLength`. */
function kindOf(code: string): string {
  return code.slice(code.lastIndexOf('.') + 1);
}

export function errorsOf(problems: readonly Problem[]): Problem[] {
  return problems.filter((problem) => problem.severity === 'error');
}

/**
 * The refusal (422) of a message with these problems, each on its place. `data.error` is what the action page stores
 * for the editor to show (CUS-028).
 */
export function notSendable(message: string, found: readonly Problem[]): ApiError {
  const problems = toldProblems(found);
  const errors = errorsByPlace(problems);
  return new ApiError(422, message, { errors, problems, data: { error: errors } });
}
