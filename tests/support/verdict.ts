import { documentChecks } from '../../src/computations/index.ts';
import type { DocumentData } from '../../src/engine/document.ts';
import { checkDocument, formatPath } from '../../src/engine/index.ts';
import type { Problem } from '../../src/engine/problem.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { validators } from '../../src/generated/validators.ts';

/** What engine and compiled schemas say of a declaration; JSON, to be compared between places it ran in. */
export interface Verdict {
  /** It is a declaration at all. */
  readonly isDeclaration: boolean;
  /** Place, code and text of every problem, in document order. */
  readonly problems: readonly string[];
  /** Place and failed keyword by the compiled schemas. */
  readonly failures: readonly string[];
}

const name = 'customs-declaration';
const definition = catalogue.documents[name]!;

/** Runs anywhere: bundled for Chromium as well. */
export function verdictOf(document: DocumentData): Verdict {
  const { structure, valid } = validators[name];
  const isDeclaration = structure(document) === true;
  valid(document);
  return {
    isDeclaration,
    problems: isDeclaration
      ? checkDocument(definition, document, {}, documentChecks(name, catalogue)).map(problemText)
      : [],
    failures: (valid.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`),
  };
}

export function problemText({ path, code, message }: Pick<Problem, 'path' | 'code' | 'message'>): string {
  return `${formatPath(path)} ${code} ${message}`;
}
