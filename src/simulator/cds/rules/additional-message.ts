import type { AdditionalMessage, Stage } from '../additional-message.ts';
import { find, type Place, pointTo, text } from '../place.ts';
import type { Rule } from './rule.ts';

const typeCodes = { amendment: 'COR', cancellation: 'INV', arrival: 'GPR' } as const;
const stagesOpenFor: Record<AdditionalMessage['request'], readonly Stage[]> = {
  amendment: ['pre-lodged', 'open'],
  cancellation: ['pre-lodged', 'open', 'final'],
  arrival: ['pre-lodged', 'open', 'final'],
};
const arrivalWithin = 30 * 24 * 60 * 60 * 1000;

/** Rules on amendments, cancellation requests and arrival notifications, in the order they are judged. */
export const additionalMessageRules: readonly Rule<AdditionalMessage>[] = [
  {
    code: 'CDS10020',
    demand: 'An additional message has the function code 13.',
    breaches: ({ root }) => (text(root, 'FunctionCode') === '13' ? [] : [pointTo(root, 'FunctionCode')]),
  },
  {
    code: 'CDS10020',
    demand: 'Its type is COR for an amendment, INV for a cancellation, GPR for an arrival.',
    breaches: ({ root, request }) =>
      text(root, 'TypeCode') === typeCodes[request] ? [] : [pointTo(root, 'TypeCode')],
  },
  {
    code: 'CDS10001',
    demand: 'An additional message has an LRN of its own (2/5).',
    breaches: ({ root, lrn }) => (lrn ? [] : [pointTo(root, 'FunctionalReferenceID')]),
  },
  {
    code: 'CDS12003',
    demand:
      'The LRN of an additional message was not used by this declarant in the last 48 hours for another.',
    breaches: ({ root }, { isLrnUsed }) => (isLrnUsed ? [pointTo(root, 'FunctionalReferenceID')] : []),
  },
  {
    code: 'CDS12015',
    demand: 'The MRN is that of a declaration that stands and can still be amended, cancelled or presented.',
    breaches: ({ root, request, lodged }) =>
      lodged && stagesOpenFor[request].includes(lodged.stage) ? [] : [pointTo(root, 'ID')],
  },
  {
    code: 'CDS12014',
    demand: 'An arrival notification follows a pre-lodged declaration.',
    breaches: ({ root, request, lodged }) =>
      request === 'arrival' && lodged?.stage !== 'pre-lodged' ? [pointTo(root, 'TypeCode')] : [],
  },
  {
    code: 'CDS12031',
    demand: 'An arrival notification comes within 30 days.',
    breaches: ({ root, request, lodged }, { now }) =>
      request === 'arrival' && lodged && now.getTime() - lodged.lodgedAt > arrivalWithin
        ? [pointTo(root, 'ID')]
        : [],
  },
  {
    code: 'CDS11007',
    demand: 'A submitter who is named is the declarant of the declaration.',
    breaches: ({ root, lodged }) => {
      const submitter = text(root, 'Submitter/ID');
      return !submitter || submitter === lodged?.submission.declarant ? [] : [pointTo(root, 'Submitter/ID')];
    },
  },
  {
    code: 'CDS12026',
    demand: 'No element is amended twice in one request.',
    breaches: ({ root }) => {
      const amendments = find(root, 'Amendment').filter((amendment) => find(amendment, 'Pointer').length > 0);
      const targets = amendments.map(targetOf);
      return amendments
        .filter((_, index) => targets.indexOf(targets[index]!) < index)
        .map(({ pointer }) => pointer);
    },
  },
  {
    code: 'CDS11012',
    demand: 'An amendment changes neither function code, LRN, MRN and type nor the declarant.',
    breaches: ({ root }) =>
      find(root, 'Amendment')
        .filter((amendment) => find(amendment, 'Pointer').length > 0 && isFixed(amendment))
        .map(({ pointer }) => pointer),
  },
  {
    code: 'CDS10020',
    demand: 'Every pointer of an amendment leads to what stands, or to what the message brings.',
    breaches: ({ amended }) => amended?.unresolved ?? [],
  },
];

/** What an amendment may not change: function code, LRN, MRN and type; the declarant with all of it. */
const fixed: ReadonlySet<string> = new Set(['017', 'D026', 'D014', 'D013', '57B']);

function isFixed(amendment: Place): boolean {
  const [top, next] = find(amendment, 'Pointer');
  const named = text(top!, 'TagID') ?? (next ? text(next, 'DocumentSectionCode') : undefined);
  return named !== undefined && fixed.has(named);
}

function targetOf(amendment: Place): string {
  const parts = ['DocumentSectionCode', 'SequenceNumeric', 'TagID'];
  return find(amendment, 'Pointer')
    .map((pointer) => parts.map((part) => text(pointer, part) ?? '').join(' '))
    .join('/');
}
