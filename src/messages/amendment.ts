import type { DocumentDefinition } from '../engine/catalogue.ts';
import type { RuleContext } from '../engine/condition.ts';
import { type Difference, diffDocuments } from '../engine/diff.ts';
import type { DocumentData } from '../engine/document.ts';
import { formatPath } from '../engine/path.ts';
import type { Problem } from '../engine/problem.ts';
import { alignRows } from '../engine/row-matching.ts';
import { differenceBetween, type MessageDifference } from './amended-elements.ts';
import { buildMessage } from './build.ts';
import { type ChangeReason, Reasons } from './change-reasons.ts';
import { checkMessage } from './check.ts';
import { nameOfPlace } from './place-name.ts';
import {
  type RequestedChange,
  type RequestMaps,
  type RequestMessage,
  type RequestNames,
  RequestRefused,
  refusal,
  valuesOf,
  writeRequest,
} from './request.ts';

/** The declaration that customs hold and what it shall be. */
export interface AmendedDeclaration {
  readonly maps: RequestMaps;
  readonly definition: DocumentDefinition;
  /** As customs hold it: the document last sent, with every amendment that was granted. */
  readonly base: DocumentData;
  /** As it shall be, its numbers and totals already computed. */
  readonly edited: DocumentData;
  /** For the rules that hide fields; that of the sending of the base. */
  readonly context?: RuleContext;
}

export interface AmendmentRequest extends AmendedDeclaration {
  readonly names: RequestNames;
  /** One for each of `amendedDifferences`, in any order. */
  readonly reasons: readonly ChangeReason[];
}

/**
 * The differences between the two documents that customs hear of, in the order of the layout: those an
 * amendment needs a reason for. Differences in fields that no message holds are left out, and figures that
 * only follow from other changes, which take the reason of what they follow from.
 */
export function amendedDifferences(declaration: AmendedDeclaration): readonly Difference[] {
  const comparison = compare(declaration);
  const { differences, changes } = comparison;
  const reasons = new Reasons(declaration.definition, comparison, []);
  const asking = changes.filter((change) => !reasons.isFollowing(change));
  const asked = new Set(asking.map((change) => reasons.causesOf(change)[0]));
  return differences.filter((difference) => asked.has(difference));
}

/**
 * The amendment (FunctionCode 13, type COR) that makes of the declaration customs hold the edited one: for
 * every element that is another one an Amendment with reason and pointer and an AdditionalInformation with the
 * text, then the new values. Occurrences are named by their numbers in the declaration that customs hold, added
 * ones go on from its last; what follows from that (later numbers) is not named.
 * @throws RequestRefused when nothing is changed that customs hear of (`request.unchanged`; see `nilAmendment`),
 *   an element is changed that no amendment can change (`request.unamendable`, on its field), or a change has
 *   no reason or no text (`request.reason`, on its field or row).
 */
export function amendment(request: AmendmentRequest): RequestMessage {
  const { maps, definition, names, base, edited, context } = request;
  const comparison = compare(request);
  const { changes, body } = comparison;
  if (changes.length === 0) {
    throw new RequestRefused([
      refusal('unchanged', 'Nothing is changed that customs hold. A nil amendment is sent as one.'),
    ]);
  }
  const reasons = new Reasons(definition, comparison, request.reasons);
  const problems: Problem[] = [];
  const requested = changes.flatMap((change): RequestedChange[] => {
    const place = reasons.placeOf(change);
    if (change.kind === 'refused') {
      problems.push(
        refusal('unamendable', `${nameOfPlace(definition, [edited, base], place)} cannot be amended.`, place),
      );
      return [];
    }
    const reason = reasons.reasonOf(change);
    if (!reason || reason.change_reason.trim() === '' || reason.statement_description.trim() === '') {
      const text = `The change of ${nameOfPlace(definition, [edited, base], place)} needs a reason and a description.`;
      problems.push(refusal('reason', text, place));
      return [];
    }
    const { change_reason, statement_description } = reason;
    return [{ change_reason, statement_description, pointer: change.pointer, isValue: change.isValue }];
  });
  if (problems.length > 0) throw new RequestRefused(withoutRepeats(problems));
  const message = writeRequest(maps, 'COR', names, requested, body);
  const ofValues = checkMessage(maps.declaration, edited, definition, context);
  return { ...message, problems: [...message.problems, ...ofValues] };
}

interface Comparison extends MessageDifference {
  readonly differences: readonly Difference[];
}

function compare({ maps, definition, base, edited, context = {} }: AmendedDeclaration): Comparison {
  const aligned = alignRows(definition, base, edited);
  const build = (document: DocumentData) =>
    valuesOf(buildMessage(maps.declaration, document, definition, context));
  return {
    differences: diffDocuments(definition, base, aligned).differences,
    ...differenceBetween(build(base), build(aligned)),
  };
}

/** One refusal a place is enough. */
function withoutRepeats(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [formatPath(problem.path), problem])).values()];
}
