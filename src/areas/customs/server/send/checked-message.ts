import { checkBeforeSending } from '../../../../computations/index.ts';
import type { DocumentData } from '../../../../engine/document.ts';
import type { Problem } from '../../../../engine/index.ts';
import { declarationCategories } from '../../../../generated/categories.ts';
import { declarationChecks } from '../../../../generated/declaration-checks.ts';
import { checkMessage, writeMessage } from '../../../../messages/index.ts';
import type { Kind } from '../../../../server/declarations/kind.ts';
import { cdsMaps } from '../cds-maps.ts';

/** What customs' schema would refuse in the message of a declaration; where it is nothing, the message. */
export interface CheckedMessage {
  readonly problems: readonly Problem[];
  /** What customs would find in a declaration of its category, and which that is. */
  readonly judged: { readonly category: string | undefined; readonly problems: readonly Problem[] };
  /** XML in UTF-8. */
  readonly body?: Uint8Array<ArrayBuffer>;
}

const map = cdsMaps.declaration;
const rules = { categories: declarationCategories, checks: declarationChecks };

/** Checks and writes the message of a declaration: of 999 items a third of a second of processor time. */
export function checkedMessage({ definition }: Kind, document: DocumentData): CheckedMessage {
  const problems = checkMessage(map, document, definition);
  const { category, problems: found } = checkBeforeSending(document, { definition, ...rules });
  const judged = { category: category?.category, problems: found };
  if (problems.length > 0) return { problems, judged };
  return { problems, judged, body: new TextEncoder().encode(writeMessage(map, document, definition)) };
}
