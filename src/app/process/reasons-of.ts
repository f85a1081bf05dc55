import { isNested } from '../../../widgets/index.ts';
import type { Difference, DocumentDefinition } from '../../engine/index.ts';
import type { ChangeReason } from '../../messages/change-reasons.ts';
import { nilReason } from '../../messages/reason-codes.ts';
import type { AmendmentDiff } from '../api/sending.ts';
import type { ReasonedType } from './process-address.ts';
import type { Reason } from './reason-form.ts';

/** The reason of an item that is gone (CUS-058, D-54). */
const deletedItem = '30';

const noReason: Reason = { change_reason: '', statement_description: '' };

/** What the reasons of a request are at first: those given before, else what is clear without asking. */
export function firstReasons(
  type: ReasonedType,
  diff: AmendmentDiff | undefined,
  definition: DocumentDefinition,
): readonly Reason[] {
  if (type === 'cancel') return [noReason];
  if (type === 'nil') return [{ ...noReason, change_reason: nilReason }];
  return (diff?.differences ?? []).map((difference) => {
    const given = diff!.reasons.find((reason) => isFor(reason, difference));
    if (given)
      return { change_reason: given.change_reason, statement_description: given.statement_description };
    const list = 'list' in difference ? definition.lists[difference.list] : undefined;
    const isItem = list !== undefined && isNested(list);
    return difference.kind === 'removed' && isItem ? { ...noReason, change_reason: deletedItem } : noReason;
  });
}

/** Which difference a reason is for, as the call has it (D-54). */
export function differenceOf(
  difference: Difference,
): Pick<ChangeReason, 'section' | 'list' | 'index' | 'kind'> {
  const section = difference.section === undefined ? {} : { section: difference.section };
  if (!('list' in difference)) return section;
  const { list, index, kind } = difference;
  return { ...section, list, index, kind };
}

function isFor(reason: ChangeReason, difference: Difference): boolean {
  const place = differenceOf(difference);
  return (
    reason.section === place.section &&
    reason.list === place.list &&
    reason.index === place.index &&
    reason.kind === place.kind
  );
}
