import type { DeclarationFacts } from './facts.ts';

/** What can be done about a declaration with customs; requests and upload by their type in send-xml (D-53). */
export const actionIds = [
  'send',
  'amend',
  'nil',
  'cancel',
  'goods-arrival',
  'cds-upload',
  'release',
  'discard',
  'archive',
] as const;
export type ActionId = (typeof actionIds)[number];

/** Text ids of the reasons: `offer.{reason}` in the locale. */
export type Reason =
  | 'onItsWay'
  | 'archiveLater'
  | 'notHeld'
  | 'held'
  | 'noMrn'
  | 'cancelled'
  | 'lapsed'
  | 'cancellationOnItsWay'
  | 'cancellationGranted'
  | 'amendmentOnItsWay'
  | 'arrivalOnItsWay'
  | 'arrivalNotified'
  | 'notPrelodged'
  | 'taxFinal'
  | 'exited'
  | 'uploadOnItsWay'
  | 'earlierHeld'
  | 'nothingWaits';

/** A fact, or the lack of one, and the actions it stands in the way of, each with the reason that is told. */
interface Obstacle {
  readonly when: (facts: DeclarationFacts) => boolean;
  readonly stops: Readonly<Partial<Record<ActionId, Reason>>>;
}

/**
 * Facts × action: an action is offered when no line stops it, and of several lines the first tells why not. The one
 * table of what can be done next (design section 5, D-51); by name, in the order in which reasons are told.
 */
export const obstacles = {
  submissionPending: {
    when: (facts) => facts.submissionPending,
    stops: {
      send: 'onItsWay',
      amend: 'onItsWay',
      nil: 'onItsWay',
      cancel: 'onItsWay',
      'goods-arrival': 'onItsWay',
      'cds-upload': 'onItsWay',
    },
  },
  invalidated: {
    when: (facts) => facts.invalidated,
    stops: {
      send: 'cancelled',
      amend: 'cancelled',
      nil: 'cancelled',
      cancel: 'cancelled',
      'goods-arrival': 'cancelled',
      'cds-upload': 'cancelled',
    },
  },
  lapsed: {
    when: (facts) => facts.expired && !facts.held,
    stops: {
      send: 'lapsed',
      amend: 'lapsed',
      nil: 'lapsed',
      cancel: 'lapsed',
      'goods-arrival': 'lapsed',
      'cds-upload': 'lapsed',
    },
  },
  held: {
    when: (facts) => facts.held,
    stops: { send: 'held' },
  },
  notHeld: {
    when: (facts) => !facts.held,
    stops: {
      amend: 'notHeld',
      nil: 'notHeld',
      cancel: 'notHeld',
      'goods-arrival': 'notHeld',
      'cds-upload': 'notHeld',
    },
  },
  noMrn: {
    when: (facts) => facts.mrn === null,
    stops: { amend: 'noMrn', nil: 'noMrn', cancel: 'noMrn', 'goods-arrival': 'noMrn', 'cds-upload': 'noMrn' },
  },
  cancellationPending: {
    when: (facts) => facts.cancellationPending,
    stops: {
      amend: 'cancellationOnItsWay',
      nil: 'cancellationOnItsWay',
      cancel: 'cancellationOnItsWay',
      'goods-arrival': 'cancellationOnItsWay',
    },
  },
  cancellationGranted: {
    when: (facts) => facts.cancellationGranted,
    stops: {
      amend: 'cancellationGranted',
      nil: 'cancellationGranted',
      cancel: 'cancellationGranted',
      'goods-arrival': 'cancellationGranted',
      'cds-upload': 'cancellationGranted',
    },
  },
  amendmentPending: {
    when: (facts) => facts.amendmentPending,
    stops: { amend: 'amendmentOnItsWay', nil: 'amendmentOnItsWay' },
  },
  arrivalPending: {
    when: (facts) => facts.arrivalPending,
    stops: { 'goods-arrival': 'arrivalOnItsWay' },
  },
  arrivalNotified: {
    when: (facts) => facts.arrivalNotified,
    stops: { 'goods-arrival': 'arrivalNotified' },
  },
  notPrelodged: {
    when: (facts) => !facts.prelodged,
    stops: { 'goods-arrival': 'notPrelodged' },
  },
  taxFinal: {
    when: (facts) => facts.taxFinal,
    stops: { amend: 'taxFinal', nil: 'taxFinal' },
  },
  exited: {
    when: (facts) => facts.exited,
    stops: { amend: 'exited', nil: 'exited', cancel: 'exited' },
  },
  uploadPending: {
    when: (facts) => facts.uploadPending,
    stops: { 'cds-upload': 'uploadOnItsWay' },
  },
  heldBesides: {
    when: (facts) => facts.held && facts.submissionPending,
    stops: { release: 'earlierHeld' },
  },
  nothingWaits: {
    when: (facts) =>
      !facts.waiting &&
      !facts.unconfirmed &&
      !facts.repeatRefused &&
      !facts.faultsListed &&
      !facts.requestKept,
    stops: { discard: 'nothingWaits' },
  },
  nothingToPost: {
    when: (facts) => !facts.waiting && !facts.unconfirmed,
    stops: { release: 'nothingWaits' },
  },
  messagePending: {
    when: (facts) => facts.messagePending,
    stops: { archive: 'archiveLater' },
  },
} satisfies Record<string, Obstacle>;

/** Why the action is not offered; undefined when it is. */
export function reasonAgainst(action: ActionId, facts: DeclarationFacts): Reason | undefined {
  const lines: readonly Obstacle[] = Object.values(obstacles);
  return lines.find(({ when, stops }) => stops[action] !== undefined && when(facts))?.stops[action];
}

/**
 * What a person should do next; settle: decide over a message nobody knows about; correct: mend what customs listed of one
 * that they may have all the same, which nobody is told to send.
 */
export type NextAction = 'settle' | 'correct' | 'send' | 'cds-upload' | 'goods-arrival';

/** The next thing to do, of what is offered; null when it is customs' turn. */
export function nextActionOf(facts: DeclarationFacts): NextAction | null {
  if (facts.unconfirmed) return 'settle';
  const wanted = [
    ...(facts.documentsWanted && !facts.documentsSent ? (['cds-upload'] as const) : []),
    'goods-arrival' as const,
    'send' as const,
  ];
  const next = wanted.find((action) => reasonAgainst(action, facts) === undefined) ?? null;
  return next === 'send' && facts.faultsListed ? 'correct' : next;
}
