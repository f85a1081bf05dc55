import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reasonAgainst } from '../../src/areas/customs/server/story/actions.ts';
import {
  type CustomsAnswer,
  type RequestKind,
  requestKinds,
  type SentMessage,
} from '../../src/areas/customs/server/story/messages.ts';
import { standingOf } from '../../src/areas/customs/server/story/standing.ts';
import { listScreens } from '../../src/generated/list-screens.ts';
import { answer, asked, at, error, givenUp, sent } from './told-messages.ts';

const registered = (second: number) => answer('02', second);
const granted = (second: number) => answer('11', second, { statusCodes: ['39'] });
const denied = (second: number) => answer('11', second, { statusCodes: ['41'] });
const rejected = (second: number) => answer('03', second, { errors: [error] });

/** Own states a declaration can be in when something is asked about it, with the answers that lead there. */
const ownStates: readonly [status: string, submission: SentMessage][] = [
  ['validation', sent(answer('02', 1))],
  ['validation', sent(answer('01', 1))],
  ['control', sent(answer('01', 1), answer('05', 2))],
  ['calculation', sent(answer('01', 1), answer('13', 2, { statusCodes: ['67'] }))],
  ['decision', sent(answer('01', 1), answer('08', 2))],
  ['cleared', sent(answer('01', 1), answer('09', 2))],
  ['handling_debts', sent(answer('01', 1), answer('14', 2))],
  ['enquiry', sent(answer('01', 1), answer('51', 2))],
  ['exited', sent(answer('01', 1), answer('09', 2), answer('16', 3))],
];

describe('a request has a status of its own, beside the declaration (specification 1 §4)', () => {
  test.each([
    ['amendment', 'amend_submit', 'amend_accept', 'amendment_declined'],
    ['nil-amendment', 'nil_amend_submit', 'amend_accept', 'amendment_declined'],
    ['cancellation', 'cancel_submit', 'cancel_accept', 'cancel_decline'],
  ] as const)('%s: %s, %s, %s', (kind, pending, accepted, declined) => {
    const submission = sent(answer('01', 1));
    const told = (...answers: Parameters<typeof asked>[2] & {}) => {
      const { requestStatus, outcomes } = standingOf([submission, asked(kind, submission, answers)]);
      return [requestStatus, outcomes[1]];
    };
    expect(told()).toEqual([pending, null]);
    expect(told(registered(2))).toEqual([pending, null]);
    expect(told(registered(2), granted(3))).toEqual([accepted, 'accepted']);
    expect(told(registered(2), denied(3))).toEqual([declined, 'rejected']);
    expect(told(rejected(2))).toEqual([declined, 'rejected']);
  });

  test('LST-054: rows are filtered by every status a request can have, and a declaration about which it is', () => {
    const { filters } = listScreens['customs-declarations'];
    const offered = filters.find(({ param }) => param === 'statuses')!.options;
    const shown = requestKinds.flatMap((kind) =>
      ownStates.flatMap(([status, submission]) =>
        [[], [granted(8)], [rejected(8)]].flatMap((answers) => {
          const { requestStatus } = standingOf([submission, asked(kind, submission, answers)]);
          return requestStatus === null ? [status] : [status, requestStatus];
        }),
      ),
    );
    expect([...new Set(shown)].filter((status) => !offered?.includes(status))).toEqual([]);
  });

  test('an arrival is registered or declined', () => {
    const submission = sent(answer('02', 1));
    const told = (...answers: Parameters<typeof asked>[2] & {}) =>
      standingOf([submission, asked('arrival', submission, answers)]);
    expect(told()).toMatchObject({ requestStatus: 'arrival_submit', facts: { arrivalPending: true } });
    expect(told(registered(2))).toMatchObject({
      requestStatus: 'arrival_accept',
      facts: { arrivalNotified: true, arrivalPending: false, prelodged: true },
    });
    expect(told(rejected(2))).toMatchObject({
      requestStatus: 'arrival_decline',
      facts: { arrivalNotified: false, arrivalPending: false },
    });
    // Customs may tell of the declaration in the conversation of the arrival.
    expect(told(answer('01', 2))).toMatchObject({
      requestStatus: 'arrival_accept',
      facts: { accepted: true, prelodged: false },
    });
  });

  test('what was refused at once is declined, what was given up leaves no status', () => {
    const submission = sent(answer('01', 1));
    const refused = asked('cancellation', submission, [], { state: 'refused', refusals: [error] });
    expect(standingOf([submission, refused])).toMatchObject({
      requestStatus: 'cancel_decline',
      outcomes: ['accepted', 'rejected'],
    });
    const discarded = asked('cancellation', submission, [], { state: 'discarded' });
    expect(standingOf([submission, discarded])).toMatchObject({
      requestStatus: null,
      outcomes: ['accepted', 'discarded'],
    });
    const before = asked('amendment', submission, [granted(2)]);
    expect(standingOf([submission, before, discarded]).requestStatus).toBe('amend_accept');
  });

  test('corrections that customs make of their own accord are told the same way', () => {
    expect(standingOf([sent(answer('01', 1), answer('05', 2), answer('07', 3))])).toMatchObject({
      status: 'control',
      requestStatus: 'amend_accept',
    });
    const submission = sent(answer('01', 1), answer('07', 2));
    const later = asked('amendment', submission, [denied(4)], { createdAt: at(3) });
    expect(standingOf([submission, later]).requestStatus).toBe('amendment_declined');
  });
});

describe("the answer to a request never hides the declaration's own state", () => {
  const answers = {
    registered: registered(8),
    granted: granted(9),
    denied: denied(9),
    rejected: rejected(9),
  };

  test.each(ownStates.flatMap((state) => requestKinds.map((kind) => [...state, kind] as const)))(
    '%s, whatever is answered to its request',
    (status, submission, kind) => {
      for (const [name, said] of Object.entries(answers)) {
        const standing = standingOf([submission, asked(kind, submission, [said])]);
        expect(standing.status, name).toBe(status);
        expect(standing.facts, name).toMatchObject({ held: true, rejected: false, invalidated: false });
      }
    },
  );

  test('the duties and corrections of an amendment are news and no state', () => {
    const submission = sent(answer('01', 1), answer('05', 2));
    const amendment = asked('amendment', submission, [
      registered(5),
      granted(6),
      answer('13', 7, { statusCodes: ['67'] }),
      answer('07', 8),
    ]);
    expect(standingOf([submission, amendment])).toMatchObject({
      status: 'control',
      requestStatus: 'amend_accept',
      facts: { underControl: true, taxFinal: false },
    });
  });

  test('what else is told in its conversation is of the declaration', () => {
    const submission = sent(answer('01', 1));
    const amendment = asked('amendment', submission, [
      granted(2),
      answer('13', 3, { statusCodes: ['4'] }),
      answer('09', 4),
    ]);
    expect(standingOf([submission, amendment])).toMatchObject({
      status: 'cleared',
      facts: { cleared: true, taxFinal: true },
    });
  });

  test('a cancellation ends the declaration when it is invalidated, not before', () => {
    const submission = sent(answer('01', 1), answer('05', 2));
    expect(standingOf([submission, asked('cancellation', submission, [granted(3)])])).toMatchObject({
      status: 'control',
      requestStatus: 'cancel_accept',
      facts: { cancellationGranted: true, invalidated: false },
    });
    const invalidated = asked('cancellation', submission, [granted(3), answer('10', 4)]);
    expect(standingOf([submission, invalidated])).toMatchObject({
      status: 'cancel_accept',
      requestStatus: 'cancel_accept',
      facts: { invalidated: true },
      outcomes: ['accepted', 'accepted'],
    });
  });

  test('the order and the doubling of arrivals do not matter', () => {
    const course = [answer('01', 1), answer('05', 2), answer('09', 8)];
    const replies = [registered(3), granted(4), answer('13', 5, { statusCodes: ['67'] }), answer('07', 6)];
    const submission = sent();
    const amendment = asked('amendment', submission);
    const told = (own: typeof course, its: typeof replies) =>
      standingOf([
        { ...submission, answers: own },
        { ...amendment, answers: its },
      ]);
    const inOrder = told(course, replies);
    expect(inOrder).toMatchObject({ status: 'cleared', requestStatus: 'amend_accept' });
    const shuffled = <T>(all: readonly T[]) =>
      fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length });
    fc.assert(
      fc.property(shuffled(course), shuffled(replies), (own, its) => {
        expect(told(own, its)).toEqual(inOrder);
      }),
    );
  });
});

describe('a request that customs did not answer', () => {
  test.each([
    ['is cancelled', answer('10', 3), 'sent', false],
    ['expires', answer('03', 3, { errors: [{ ...error, code: 'CDS12046' }] }), 'sent', false],
    ['is rejected', rejected(3), 'sent', false],
    ['is accepted', answer('01', 3), 'sent', true],
    ['is cancelled while it waits to be posted', answer('10', 3), 'waiting', true],
    ['is cancelled while nobody knows whether they have it', answer('10', 3), 'unconfirmed', true],
  ] as const)('ends with its declaration: one that %s', (_what, end, state, isPending) => {
    const submission = sent(answer('02', 1), end);
    for (const kind of requestKinds) {
      const request = asked(kind, submission, [registered(2)], { state });
      const { outcomes, facts } = standingOf([submission, request]);
      const isAnswered = kind === 'arrival';
      expect([kind, facts.messagePending]).toEqual([kind, isPending && !isAnswered]);
      expect(reasonAgainst('archive', facts)).toBe(isPending && !isAnswered ? 'archiveLater' : undefined);
      const isDone = kind === 'cancellation' && end.functionCode === '10';
      const ending = isDone ? 'accepted' : 'rejected';
      expect(outcomes[1]).toBe(isAnswered ? 'accepted' : isPending ? null : ending);
    }
  });

  test('leaves room for one about the declaration that is sent in its place', () => {
    const expired = sent(answer('02', 1), answer('03', 3, { errors: [{ ...error, code: 'CDS12046' }] }));
    const unanswered = asked('amendment', expired, [registered(2)]);
    const again = sent(answer('02', 4));
    const { facts, requestStatus } = standingOf([expired, unanswered, again]);
    expect(requestStatus).toBeNull();
    expect(reasonAgainst('amend', facts)).toBeUndefined();
  });

  test('has its own answer all the same, however late that comes', () => {
    const submission = sent(answer('01', 1), answer('10', 5));
    const late = asked('amendment', submission, [granted(4)]);
    expect(standingOf([submission, late])).toMatchObject({
      status: 'cancel_accept',
      requestStatus: 'amend_accept',
      outcomes: ['accepted', 'accepted'],
    });
  });
});

describe('a request that customs grant after they rejected its declaration', () => {
  const submission = sent(registered(1));
  const told = (end: CustomsAnswer, kind: RequestKind, ...answers: CustomsAnswer[]) => {
    const request = asked(kind, submission, answers);
    return {
      without: standingOf([submission, request]),
      standing: standingOf([{ ...submission, answers: [...submission.answers, end] }, request]),
    };
  };

  test.each(requestKinds)('(%s) says that they hold it, and the rejection was of something else', (kind) => {
    const { standing, without } = told(rejected(3), kind, registered(2), granted(4));
    expect(standing).toEqual(without);
    expect(reasonAgainst('send', standing.facts)).toBe('held');
  });

  test('says so neither when they grant it before, nor of another MRN, nor of goods that did not arrive', () => {
    const isRejected = { facts: { held: false, rejected: true } };
    expect(told(rejected(3), 'amendment', granted(2)).standing).toMatchObject(isRejected);
    const ofOther = { ...granted(4), mrn: '26GB0000000000002A' };
    expect(told(rejected(3), 'amendment', ofOther).standing).toMatchObject(isRejected);
    expect(told(rejected(3), 'amendment', registered(4)).standing).toMatchObject(isRejected);
    expect(told(rejected(3), 'amendment', denied(4)).standing).toMatchObject(isRejected);
    const expiry = answer('03', 3, { errors: [{ ...error, code: 'CDS12046' }] });
    expect(told(expiry, 'amendment', granted(4)).standing.status).toBe('lapsed');
  });
});

describe('what somebody else asked of customs about the declaration', () => {
  const byOthers = { lrn: 'LOADER' };
  const own = { lrn: 'L1' };

  test.each([
    ['registered', answer('02', 5, byOthers)],
    ['rejected', answer('03', 5, { ...byOthers, errors: [error] })],
    ['granted', answer('11', 5, { ...byOthers, statusCodes: ['39'] })],
    ['denied', answer('11', 5, { ...byOthers, statusCodes: ['41'] })],
  ])('says nothing of where it stands: %s', (_what, said) => {
    for (const [status, submission] of ownStates) {
      const before = standingOf([submission]);
      const after = standingOf([{ ...submission, answers: [...submission.answers, said] }]);
      expect(after, status).toEqual(before);
      expect(reasonAgainst('send', after.facts)).toBe('held');
    }
  });

  test('is told where it corrects the declaration, or ends it', () => {
    const submission = sent(answer('02', 1, own));
    const told = (...answers: (typeof submission)['answers']) =>
      standingOf([{ ...submission, answers: [...submission.answers, ...answers] }]);
    expect(told(answer('07', 5, byOthers))).toMatchObject({
      status: 'validation',
      requestStatus: 'amend_accept',
    });
    expect(told(answer('10', 5, byOthers)).facts).toMatchObject({ invalidated: true });
    // Its goods arrived, and somebody else said so.
    expect(told(answer('01', 5, byOthers)).facts).toMatchObject({ accepted: true, prelodged: false });
  });

  test('is no matter while customs hold nothing: a rejection is of the declaration, whatever LRN it names', () => {
    const standing = standingOf([sent(answer('03', 1, { ...byOthers, errors: [error] }))]);
    expect(standing).toMatchObject({ status: 'rejection', outcomes: ['rejected'] });
  });
});

describe('errors of a request', () => {
  test('of an amendment stand on their fields until another is made', () => {
    const submission = sent(answer('01', 1));
    const declined = asked('amendment', submission, [rejected(2)]);
    expect(standingOf([submission, declined]).problems).toEqual([
      expect.objectContaining({ code: 'CDS12005', path: ['transaction_ref'], severity: 'error' }),
    ]);
    const second = asked('amendment', submission, [registered(3)]);
    expect(standingOf([submission, declined, second]).problems).toEqual([]);
  });

  test('of a cancellation, which no field can mend, are warnings', () => {
    const submission = sent(answer('01', 1));
    const declined = asked('cancellation', submission, [
      answer('03', 2, { errors: [{ ...error, path: [] }] }),
    ]);
    expect(standingOf([submission, declined]).problems).toEqual([
      expect.objectContaining({ severity: 'warning', path: [] }),
    ]);
  });
});

describe('what customs hold', () => {
  test('is the submission, then each amendment granted, never one that is not', () => {
    const submission = sent(answer('01', 1));
    expect(standingOf([sent()]).heldMessage).toBeNull();
    expect(standingOf([sent(rejected(1))]).heldMessage).toBeNull();
    expect(standingOf([submission]).heldMessage).toBe(submission.id);
    const first = asked('amendment', submission, [granted(2)]);
    expect(standingOf([submission, first]).heldMessage).toBe(first.id);
    for (const answers of [[], [registered(4)], [denied(4)], [rejected(4)]]) {
      const second = asked('amendment', submission, answers, { base: first.id });
      expect(standingOf([submission, first, second]).heldMessage).toBe(first.id);
    }
    const nil = asked('nil-amendment', submission, [answer('07', 5)], { base: first.id });
    expect(standingOf([submission, first, nil]).heldMessage).toBe(nil.id);
  });

  test('is nothing once a declaration that was amended has expired', () => {
    const submission = sent(answer('02', 1), answer('03', 4, { errors: [{ ...error, code: 'CDS12046' }] }));
    const amendment = asked('amendment', submission, [granted(2)]);
    expect(standingOf([submission, amendment]).heldMessage).toBeNull();
  });

  test('is of the submission in force, not of one that was rejected before', () => {
    const before = sent(rejected(1));
    const submission = sent(answer('01', 2));
    const amendment = asked('amendment', submission, [granted(3)]);
    expect(standingOf([before, submission, amendment]).heldMessage).toBe(amendment.id);
  });

  test('an amendment that was given up and granted after all is told, when a later one does not know of it', () => {
    const submission = sent(answer('01', 1));
    const late = asked('amendment', submission, [granted(4)], { lrn: 'LATE' });
    const later = asked('amendment', submission, [granted(3)]);
    const { problems, heldMessage } = standingOf([submission, late, later]);
    expect(heldMessage).toBe(later.id);
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'warning', message: expect.stringContaining('LATE') }),
    ]);
    const onTop = asked('amendment', submission, [granted(5)], { base: late.id });
    expect(standingOf([submission, late, onTop]).problems).toEqual([]);
  });
});

describe('what is on its way', () => {
  test.each([
    ['submission', 'submissionPending'],
    ['amendment', 'amendmentPending'],
    ['nil-amendment', 'amendmentPending'],
    ['cancellation', 'cancellationPending'],
    ['arrival', 'arrivalPending'],
    ['upload', 'uploadPending'],
    ['file', 'uploadPending'],
  ] as const)('a %s is %s until it ended', (kind, fact) => {
    const submission = sent(answer('01', 1));
    const names = [
      'submissionPending',
      'amendmentPending',
      'cancellationPending',
      'arrivalPending',
      'uploadPending',
    ];
    for (const state of ['waiting', 'sending', 'unconfirmed'] as const) {
      const pending = asked(kind, submission, [], { state });
      const { facts } = standingOf([submission, pending]);
      expect(facts).toMatchObject({
        messagePending: true,
        waiting: state === 'waiting',
        unconfirmed: state === 'unconfirmed',
      });
      expect(names.filter((name) => facts[name as typeof fact])).toEqual([fact]);
    }
    const ended = asked(kind, submission, [], { state: 'discarded' });
    expect(standingOf([submission, ended]).facts).toMatchObject({ messagePending: false, [fact]: false });
  });

  test('a file that customs has is pending no more, though nobody knows what they make of it', () => {
    const submission = sent(answer('01', 1), answer('06', 2, { limitAt: at(9) }));
    const upload = asked('upload', submission);
    const file = asked('file', upload, [], { createdAt: at(3) });
    expect(standingOf([submission, upload, file])).toMatchObject({
      outcomes: ['accepted', 'accepted', null],
      facts: { uploadPending: false, messagePending: false, documentsSent: false, documentsBy: at(9) },
    });
    const prepared = { ...file, state: 'prepared' as const };
    expect(standingOf([submission, { ...upload, state: 'waiting' }, prepared])).toMatchObject({
      outcomes: ['accepted', null, null],
      facts: { uploadPending: true, waiting: true },
    });
    expect(standingOf([submission, upload, { ...file, isReceived: true }])).toMatchObject({
      outcomes: ['accepted', 'accepted', 'accepted'],
      facts: { documentsWanted: true, documentsSent: true },
    });
    expect(standingOf([submission, upload, { ...file, isReceived: false }])).toMatchObject({
      outcomes: ['accepted', 'accepted', 'rejected'],
      facts: { documentsSent: false },
    });
  });

  test('documents wanted a second time are not sent by the first upload', () => {
    const submission = sent(answer('01', 1), answer('06', 2), answer('06', 5));
    const upload = asked('upload', submission);
    const file = asked('file', upload, [], { createdAt: at(3), isReceived: true });
    expect(standingOf([submission, upload, file]).facts).toMatchObject({
      documentsWanted: true,
      documentsSent: false,
      documentsFrom: submission.answers[2]!.id,
      documentsOpen: [{ from: submission.answers[2]!.id, at: at(5) }],
    });
    const both = { ...file, createdAt: at(6) };
    expect(standingOf([submission, upload, both]).facts).toMatchObject({
      documentsWanted: true,
      documentsSent: true,
      documentsOpen: [],
    });
  });

  test('documents are sent though the clock of customs is ahead of ours, or behind it', () => {
    for (const [issued, receivedAt] of [
      [9, at(2)],
      [2, at(9)],
    ] as const) {
      const submission = sent(answer('01', 1), answer('06', issued, { receivedAt }));
      const upload = asked('upload', submission);
      const file = asked('file', upload, [], { createdAt: at(3), isReceived: true });
      expect(standingOf([submission, upload, file]).facts.documentsSent).toBe(true);
      // What they want of an amended declaration they may answer to the amendment.
      const amended = sent(answer('01', 1));
      const amendment = asked('amendment', amended, [answer('06', issued, { receivedAt })]);
      const its = { ...upload, about: amended.id };
      expect(standingOf([amended, amendment, its, file]).facts).toMatchObject({
        documentsWanted: true,
        documentsSent: true,
      });
    }
  });

  test('a request is of the submission it names: another one leaves it behind', () => {
    const first = givenUp(answer('01', 1));
    const second = sent(answer('09', 2));
    const arrival = asked('arrival', first, [registered(3)]);
    expect(standingOf([first, arrival, second])).toMatchObject({
      requestStatus: null,
      facts: { arrivalNotified: false },
    });
  });
});

test.each(requestKinds)(
  '%s: what customs granted of one post stays so, whatever they say of another',
  (kind) => {
    const submission = sent(answer('02', 1));
    const posted = (isReposted: boolean, ...answers: Parameters<typeof asked>[2] & {}) =>
      standingOf([submission, asked(kind, submission, answers, { isReposted })]).outcomes[1];
    const first = kind === 'arrival' ? registered(2) : granted(2);
    const repeated = answer('03', 3, { errors: [{ ...error, code: 'CDS12003' }] });
    expect(posted(true, first, rejected(3))).toBe('accepted');
    expect(posted(true, first, repeated)).toBe('accepted');
    expect(posted(true, repeated)).toBeNull();
    expect(posted(true, rejected(3))).toBe('rejected');
    expect(posted(false, repeated)).toBe('rejected');
    // Of one that they took they have no other post than that.
    expect(posted(false, first, repeated)).toBe('accepted');
    expect(posted(false, answer(kind === 'arrival' ? '01' : '02', 2), repeated)).toBe(
      kind === 'arrival' ? 'accepted' : null,
    );
  },
);
