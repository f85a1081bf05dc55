import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextActionOf, reasonAgainst } from '../../src/areas/customs/server/story/actions.ts';
import { customsProblem } from '../../src/areas/customs/server/story/customs-problems.ts';
import type { CustomsAnswer } from '../../src/areas/customs/server/story/messages.ts';
import { standingOf } from '../../src/areas/customs/server/story/standing.ts';
import { answer, asked, at, error, givenUp, sent } from './told-messages.ts';

test('a declaration never sent is a draft, one on its way is in validation', () => {
  expect(standingOf([])).toMatchObject({ status: 'draft', facts: { messagePending: false } });
  expect(standingOf([sent()])).toMatchObject({
    status: 'validation',
    outcomes: [null],
    facts: { messagePending: true },
  });
});

describe('each notification gives its status (reference cds/lifecycle.md)', () => {
  test.each([
    ['01', 'validation', 'accepted'],
    ['02', 'validation', 'prelodged'],
    ['05', 'control', 'underControl'],
    ['06', 'control', 'documentsWanted'],
    ['07', 'validation', 'mrn'],
    ['08', 'decision', 'released'],
    ['09', 'cleared', 'cleared'],
    ['10', 'cancel_accept', 'invalidated'],
    ['13', 'calculation', 'mrn'],
    ['14', 'handling_debts', 'mrn'],
    ['15', 'handling_debts', 'mrn'],
    ['16', 'exited', 'exited'],
    ['17', 'enquiry', 'mrn'],
    ['18', 'monitoring', 'mrn'],
    ['50', 'control', 'underControl'],
    ['51', 'enquiry', 'mrn'],
    ['52', 'control', 'underControl'],
  ] as const)('%s: %s', (code, status, fact) => {
    const standing = standingOf([sent(answer(code, 1))]);
    expect(standing.status).toBe(status);
    expect(standing.facts[fact]).toBeTruthy();
    expect(standing.outcomes).toEqual(['accepted']);
  });
});

describe('what customs want of a person and by when (reference cds/README.md section 5)', () => {
  const factsOf = (...answers: CustomsAnswer[]) => standingOf([sent(...answers)]).facts;

  test.each([
    ['14', 'payment', '08'],
    ['15', 'payment', '09'],
    ['18', 'exit', '16'],
    ['51', 'answer', '08'],
  ] as const)('%s: %s, until %s', (code, wants, settled) => {
    const wanted = answer(code, 1, { limitAt: at(9) });
    expect(factsOf(wanted)).toMatchObject({ wants, wantsBy: at(9) });
    expect(factsOf(wanted, answer(settled, 2))).toMatchObject({ wants: null, wantsBy: null });
  });

  test('goods of a pre-lodged declaration are to arrive within 30 days (CDS12031), until they have', () => {
    expect(factsOf(answer('02', 1)).arrivalBy).toBe('2026-12-21T10:00:01.000Z');
    expect(factsOf(answer('02', 1), answer('01', 2)).arrivalBy).toBeNull();
  });

  test('what somebody did is wanted no more, and what was wanted before it is again', () => {
    const [query, balance] = [answer('51', 1, { limitAt: at(9) }), answer('14', 2)];
    expect(factsOf(query, balance)).toMatchObject({ wants: 'payment', wantsFrom: balance.id });
    expect(factsOf(query, { ...balance, isDone: true })).toMatchObject({
      wants: 'answer',
      wantsBy: at(9),
      wantsFrom: query.id,
    });
    const both = [
      { ...query, isDone: true },
      { ...balance, isDone: true },
    ];
    expect(factsOf(...both)).toMatchObject({ wants: null, wantsBy: null, wantsFrom: null });
    // A reminder says the same again, and a second query is another one.
    expect(factsOf(...both, answer('15', 3))).toMatchObject({ wants: 'payment' });
    expect(factsOf(...both, answer('51', 3))).toMatchObject({ wants: 'answer' });
  });

  test('documents that somebody brought another way are wanted no more, until customs want others', () => {
    const wanted = answer('06', 1);
    const brought = { ...wanted, isDone: true };
    expect(factsOf(wanted)).toMatchObject({ documentsWanted: true, documentsFrom: wanted.id });
    expect(nextActionOf(factsOf(wanted))).toBe('cds-upload');
    expect(nextActionOf(factsOf(brought))).toBeNull();
    expect(nextActionOf(factsOf(brought, answer('06', 2)))).toBe('cds-upload');
  });

  test('each time that customs want documents is a want of its own: what is done of one does not end another', () => {
    const [first, second] = [answer('06', 1, { limitAt: at(9), says: 'Invoice' }), answer('06', 2)];
    const open = (...answers: CustomsAnswer[]) => factsOf(...answers).documentsOpen;
    const told = [
      { from: first.id, by: at(9), at: at(1), says: 'Invoice' },
      { from: second.id, by: null, at: at(2), says: null },
    ];
    expect(open(first, second)).toEqual(told);
    expect(factsOf(first, { ...second, isDone: true })).toMatchObject({
      documentsWanted: true,
      documentsBy: at(9),
      documentsFrom: first.id,
      documentsOpen: [told[0]],
    });
    expect(open({ ...first, isDone: true }, second)).toEqual([told[1]]);
    expect(nextActionOf(factsOf({ ...first, isDone: true }, second))).toBe('cds-upload');
    expect(nextActionOf(factsOf({ ...first, isDone: true }, { ...second, isDone: true }))).toBeNull();
    // What is due first stands first, and what has no time last.
    const urgent = answer('06', 3, { limitAt: at(4) });
    expect(open(first, second, urgent).map(({ from }) => from)).toEqual([urgent.id, first.id, second.id]);
    expect(open(first, second, answer('08', 4))).toEqual([]);
  });

  test('of one that lapsed neither arrival nor anything else is wanted', () => {
    const lapsed = answer('03', 3, { errors: [{ ...error, code: 'CDS12046' }] });
    expect(factsOf(answer('02', 1), answer('06', 2), answer('51', 2), lapsed)).toMatchObject({
      expired: true,
      prelodged: false,
      arrivalBy: null,
      documentsWanted: false,
      wants: null,
    });
  });

  test('of a cancelled one nothing is wanted', () => {
    const wanted = answer('06', 1, { limitAt: at(9) });
    for (const end of ['10', '03']) {
      expect(factsOf(wanted, answer('51', 2), answer(end, 3))).toMatchObject({
        documentsWanted: false,
        documentsBy: null,
        wants: null,
      });
    }
  });
});

test('a rejection keeps its errors as problems and lets the declaration be sent again', () => {
  const standing = standingOf([sent(answer('03', 1, { errors: [error] }))]);
  expect(standing).toMatchObject({ status: 'rejection', outcomes: ['rejected'], facts: { rejected: true } });
  expect(standing.problems).toEqual([
    expect.objectContaining({
      source: 'customs',
      severity: 'error',
      code: 'CDS12005',
      path: ['transaction_ref'],
    }),
  ]);
  expect(reasonAgainst('send', standing.facts)).toBeUndefined();
});

test('a rejection without errors is a cancellation, with CDS12046 alone an expiry', () => {
  expect(standingOf([sent(answer('02', 1), answer('03', 2))])).toMatchObject({
    status: 'cancellation',
    facts: { invalidated: true },
  });
  const expiry = standingOf([
    sent(answer('02', 1), answer('03', 2, { errors: [{ ...error, code: 'CDS12046' }] })),
  ]);
  expect(expiry).toMatchObject({ status: 'lapsed', facts: { expired: true } });
  const both = { errors: [{ ...error, code: 'CDS12046' }, error] };
  expect(standingOf([sent(answer('02', 1), answer('03', 2, both))])).toMatchObject({
    status: 'rejection',
    facts: { expired: false },
  });
});

test('an acceptance with CDS13000 is an acceptance, its error a warning', () => {
  const standing = standingOf([sent(answer('01', 1, { errors: [{ ...error, code: 'CDS13000' }] }))]);
  expect(standing).toMatchObject({ status: 'validation', outcomes: ['accepted'] });
  expect(standing.problems[0]).toMatchObject({ severity: 'warning', code: 'CDS13000' });
});

test('an accepted correction clears the errors of the rejected message before it', () => {
  const standing = standingOf([sent(answer('03', 1, { errors: [error] })), sent(answer('01', 2))]);
  expect(standing).toMatchObject({
    status: 'validation',
    problems: [],
    facts: { accepted: true, rejected: false },
  });
});

test('a calculation that is late does not hide the clearance', () => {
  expect(standingOf([sent(answer('09', 5), answer('13', 7, { statusCodes: ['4'] }))])).toMatchObject({
    status: 'cleared',
    facts: { cleared: true, taxFinal: true },
  });
});

test('the order and the doubling of arrivals do not matter', () => {
  const course = [
    answer('02', 1),
    answer('01', 4, { acceptedAt: '2026-11-21T10:00:03.000Z' }),
    answer('13', 4, { statusCodes: ['67'] }),
    answer('05', 5),
    answer('06', 5),
    answer('13', 6, { statusCodes: ['4'] }),
    answer('09', 6),
  ];
  const message = sent(...course);
  const inOrder = standingOf([message]);
  expect(inOrder.status).toBe('cleared');
  fc.assert(
    fc.property(fc.shuffledSubarray([...course, ...course], { minLength: 14 }), (arrivals) => {
      expect(standingOf([{ ...message, answers: arrivals }])).toEqual(inOrder);
    }),
  );
});

test('answers of one second count in the usual course, whatever their ids and order of arrival', () => {
  const inOneSecond = (codes: string[]) =>
    codes.map((code, index) => answer(code, 1, { notificationId: `${codes.length - index}` }));
  for (const [course, status] of [
    [['02', '01', '05'], 'control'],
    [['01', '13', '08', '09'], 'cleared'],
    [['02', '01', '13'], 'calculation'],
    [['01', '08', '10'], 'cancel_accept'],
  ] as const) {
    const answers = inOneSecond([...course]);
    expect(standingOf([sent(...answers)]).status).toBe(status);
    expect(standingOf([sent(...answers.reverse())]).status).toBe(status);
  }
  expect(standingOf([sent(...inOneSecond(['02', '01']).reverse())]).facts.prelodged).toBe(false);
});

const codes = '01 02 05 06 07 08 09 10 11 13 14 15 16 17 18 50 51 52 99'.split(' ');

test.each(codes)('a declaration of which customs said %s is held: it is not sent a second time', (code) => {
  const reason = code === '10' ? 'cancelled' : 'held';
  const answers = [answer(code, 2, { mrn: null })];
  expect(reasonAgainst('send', standingOf([sent(...answers)]).facts)).toBe(reason);
  expect(reasonAgainst('send', standingOf([givenUp(...answers)]).facts)).toBe(reason);
  // A rejection issued before it was not the last word.
  answers.unshift(answer('03', 1, { errors: [error] }));
  expect(reasonAgainst('send', standingOf([sent(...answers)]).facts)).toBe(reason);
});

test('what customs hold was not refused as repeated, whatever MRN that names and whatever else they said', () => {
  const errors = [{ ...error, code: 'CDS12003' }];
  const message = sent();
  fc.assert(
    fc.property(
      fc.subarray(
        codes.filter((code) => code !== '10'),
        { minLength: 1 },
      ),
      fc.integer({ min: 0, max: codes.length }),
      fc.constantFrom(null, answer('02', 0).mrn, 'SECOND'),
      (said, second, mrn) => {
        const answers = said.map((code, index) => answer(code, index));
        const repeated = answer('03', second, { errors, mrn });
        expect(standingOf([{ ...message, answers: [...answers, repeated] }])).toEqual(
          standingOf([{ ...message, answers }]),
        );
      },
    ),
  );
});

test('a message on its way keeps another from being sent', () => {
  expect(reasonAgainst('send', standingOf([sent()]).facts)).toBe('onItsWay');
  expect(reasonAgainst('send', standingOf([givenUp(), sent()]).facts)).toBe('onItsWay');
  expect(reasonAgainst('send', standingOf([givenUp()]).facts)).toBeUndefined();
});

test('registered before arrival and then rejected, it can be sent again', () => {
  const answers = [answer('02', 1), answer('13', 2), answer('03', 3, { errors: [error] })];
  expect(reasonAgainst('send', standingOf([sent(...answers)]).facts)).toBeUndefined();
});

test.each(['01', '08', '09', '16'])(
  'after %s a rejection with errors is of a later message: the declaration stands',
  (code) => {
    const message = sent(answer(code, 1));
    const answers = [...message.answers, answer('03', 2, { errors: [error] })];
    expect(standingOf([{ ...message, answers }])).toEqual(standingOf([message]));
  },
);

test('a message given up does not count, unless customs answers it after all', () => {
  expect(standingOf([givenUp()])).toMatchObject({ status: 'draft', outcomes: ['discarded'] });
  expect(standingOf([givenUp(answer('01', 1))])).toMatchObject({
    facts: { accepted: true },
    outcomes: ['accepted'],
  });
});

describe('the late acceptance of a message given up', () => {
  const late = givenUp(answer('01', 1, { mrn: 'LATE' }));
  const accepted = { status: 'validation', facts: { mrn: 'LATE', accepted: true, rejected: false } };

  test('wins over the rejection of the one sent after it', () => {
    const standing = standingOf([late, sent(answer('03', 2, { mrn: null, errors: [error] }))]);
    expect(standing).toMatchObject({ ...accepted, outcomes: ['accepted', 'rejected'], problems: [] });
    expect(reasonAgainst('send', standing.facts)).toBe('held');
  });

  test('wins over an immediate refusal', () => {
    const refused = { ...sent(), state: 'refused' as const, refusals: [error] };
    expect(standingOf([late, refused])).toMatchObject({ ...accepted, outcomes: ['accepted', 'rejected'] });
  });

  test('shows while another is on its way', () => {
    const standing = standingOf([late, sent()]);
    expect(standing).toMatchObject({ ...accepted, outcomes: ['accepted', null] });
    expect(standing.facts.messagePending).toBe(true);
  });

  test('is told beside the newer one that customs holds too', () => {
    const standing = standingOf([late, sent(answer('09', 2, { mrn: 'NEW' }))]);
    expect(standing).toMatchObject({ status: 'cleared', facts: { mrn: 'NEW' } });
    expect(standing.problems).toEqual([
      expect.objectContaining({ severity: 'warning', message: expect.stringContaining('LATE') }),
    ]);
  });

  test('is told no more when it is cancelled, and the other shows when that is', () => {
    const cancelled = answer('10', 3, { mrn: 'LATE' });
    const newer = answer('09', 2, { mrn: 'NEW' });
    expect(standingOf([{ ...late, answers: [...late.answers, cancelled] }, sent(newer)])).toMatchObject({
      facts: { mrn: 'NEW' },
      problems: [],
    });
    expect(standingOf([late, sent(newer, { ...cancelled, mrn: 'NEW' })])).toMatchObject({
      facts: { mrn: 'LATE', invalidated: false },
    });
  });
});

test('each message ends by its own answers', () => {
  const rejected = answer('03', 1, { errors: [error] });
  expect(standingOf([sent(rejected), givenUp(answer('01', 2)), givenUp()]).outcomes).toEqual([
    'rejected',
    'accepted',
    'discarded',
  ]);
});

test.each([
  ['amendment', ['07', '11 39'], ['03', '11 41']],
  ['nil-amendment', ['07', '11 39'], ['03', '11 41']],
  ['cancellation', ['10', '11 39', '03 without errors'], ['03', '11 41']],
  ['arrival', ['01', '09', '11 39'], ['03', '11 41']],
] as const)(
  'a request of the kind %s is granted by %j and refused by %j, the last issued',
  (kind, granting, refusing) => {
    // DMSREJ without errors says that it is cancelled (reference cds/lifecycle.md).
    const first = sent(answer('01', 1));
    const outcomes = (...told: CustomsAnswer[]) => standingOf([first, asked(kind, first, told)]).outcomes[1];
    const say = (said: string, second: number) => {
      const [code = '', status] = said.split(' ');
      const errors = code === '03' && status === undefined ? [error] : [];
      return answer(code, second, { errors, statusCodes: status?.match(/^\d+$/) ?? [] });
    };
    for (const yes of granting) {
      expect(outcomes(say(yes, 5)), yes).toBe('accepted');
      for (const no of refusing) {
        expect(outcomes(say(yes, 5), say(no, 3)), `${no}, then ${yes}`).toBe('accepted');
        expect(outcomes(say(no, 7), say(yes, 5)), `${yes}, then ${no}`).toBe('rejected');
      }
    }
    expect(outcomes(say('11', 5))).toBeNull();
  },
);

test('an error of customs is a problem with all that it tells, and nothing that it does not', () => {
  const code = 'CDS12005';
  const words = { severity: 'error', source: 'customs', code, message: expect.stringMatching(/.+/) };
  const full = customsProblem({ code, pointer: '42A', path: ['transaction_ref'], value: 'L1' }, 'error');
  expect(full).toMatchObject({ ...words, path: ['transaction_ref'], value: 'L1', pointer: '42A' });
  expect(Object.keys(customsProblem({ code: 'CDS99999', pointer: '', path: [] }, 'error')).sort()).toEqual([
    'code',
    'message',
    'path',
    'severity',
    'source',
  ]);
});

test.each([
  [null, '(LRN L1)'],
  ['FIRST', '(LRN L1, MRN FIRST)'],
])('of two submissions that customs took the earlier one, of MRN %s, is told as %s', (mrn, name) => {
  const { problems } = standingOf([sent(answer('01', 1, { mrn })), sent(answer('01', 2))]);
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'warning',
      code: 'server.held.twice',
      message: expect.stringContaining(name),
    }),
  ]);
});

test('an amendment granted that the last one does not know of is told, one that it was made on top of is not', () => {
  const first = sent(answer('01', 1));
  const [granted, last] = [answer('07', 2), answer('07', 3)];
  const given = asked('amendment', first, [granted], { lrn: 'GIVEN-UP' });
  const problems = (base: number) =>
    standingOf([first, given, asked('amendment', first, [last], { base })]).problems;
  expect(problems(given.id)).toEqual([]);
  expect(problems(first.id)).toEqual([
    {
      path: [],
      severity: 'warning',
      source: 'customs',
      code: 'server.amended.twice',
      message: expect.stringContaining('(LRN GIVEN-UP)'),
    },
  ]);
});

describe('what stands', () => {
  test('is the last submission that customs hold, be it cancelled, before one that they rejected', () => {
    const cancelled = sent(answer('01', 1), answer('10', 2));
    const rejected = sent(answer('03', 3, { errors: [error] }));
    expect(standingOf([cancelled, rejected])).toMatchObject({
      status: 'cancel_accept',
      facts: { held: true, invalidated: true },
    });
    expect(standingOf([rejected, givenUp()])).toMatchObject({ status: 'rejection' });
  });

  test('of an accepted declaration that is rejected without errors is its cancellation', () => {
    expect(standingOf([sent(answer('01', 1), answer('03', 2))])).toMatchObject({
      status: 'cancellation',
      facts: { invalidated: true },
    });
    const warned = answer('05', 2, { errors: [error] });
    expect(standingOf([sent(answer('01', 1), warned)])).toMatchObject({ status: 'control' });
  });

  test('of documents wanted is first what is due first, and last what has no time', () => {
    const [open, due, later] = [
      answer('06', 1),
      answer('06', 2, { limitAt: at(9) }),
      answer('06', 3, { limitAt: at(10) }),
    ];
    for (const told of [
      [open, due, later],
      [later, open, due],
      [due, later, open],
    ]) {
      const { facts } = standingOf([sent(...told)]);
      expect(facts.documentsOpen.map(({ by }) => by)).toEqual([at(9), at(10), null]);
      expect(facts).toMatchObject({ documentsBy: at(9), documentsFrom: due.id });
    }
  });

  test('of documents sent is no file that went with another submission', () => {
    const [before, told] = [givenUp(answer('06', 1)), sent(answer('06', 2))];
    const files = (about: ReturnType<typeof sent>) => {
      const upload = asked('upload', about);
      return [upload, asked('file', upload, [], { createdAt: at(30), isReceived: true })];
    };
    const sentOf = (about: ReturnType<typeof sent>) =>
      standingOf([{ ...before, lrn: 'L0' }, told, ...files(about)]).facts.documentsSent;
    expect([sentOf(told), sentOf(before)]).toEqual([true, false]);
  });

  test('of a repeat that customs refused is told while its message is sent and unanswered', () => {
    const told = (more: object) => standingOf([{ ...sent(), ...more }]).facts.repeatRefused;
    expect(told({ isRepeatRefused: true })).toBe(true);
    expect(told({})).toBe(false);
    expect(told({ state: 'waiting', isRepeatRefused: true })).toBe(false);
  });

  test('of a request about a submission that is not told is that it is on its way', () => {
    expect(standingOf([asked('cancellation', sent())]).outcomes).toEqual([null]);
  });
});

test('a submission that customs refused at once has the errors that they gave', () => {
  const refused = { ...sent(), state: 'refused', refusals: [error] } as const;
  expect(standingOf([refused])).toMatchObject({
    status: 'rejection',
    outcomes: ['rejected'],
    problems: [{ severity: 'error', code: error.code }],
    facts: { rejected: true, held: false },
  });
});

describe('a message that was posted twice', () => {
  const twice = (...answers: CustomsAnswer[]) => ({ ...sent(...answers), isReposted: true });
  const repeated = { errors: [{ ...error, code: 'CDS12003' }], mrn: 'SECOND' };

  test('is not rejected because customs have it already: their answer to the first post is still to come', () => {
    const standing = standingOf([twice(answer('03', 2, repeated))]);
    expect(standing).toMatchObject({ status: 'validation', outcomes: [null], problems: [] });
    expect(reasonAgainst('send', standing.facts)).toBe('onItsWay');
    // Of one that was posted once it is the rejection that it says it is.
    expect(standingOf([sent(answer('03', 2, repeated))])).toMatchObject({ outcomes: ['rejected'] });
  });

  test('is rejected when it is another message by which customs have its LRN', () => {
    const repeat = twice(answer('03', 2, repeated));
    const outcomes = (other: ReturnType<typeof sent>) => standingOf([other, repeat]).outcomes;
    expect(outcomes(givenUp(answer('01', 1)))).toEqual(['accepted', 'rejected']);
    expect(outcomes({ ...givenUp(answer('01', 1)), lrn: 'L0' })).toEqual(['accepted', null]);
    expect(outcomes(givenUp())).toEqual(['discarded', null]);
    expect(outcomes({ ...twice(answer('03', 1, repeated)), state: 'discarded' })).toEqual([
      'discarded',
      null,
    ]);
    const refused = { ...sent(answer('03', 1, { errors: [error] })), lrn: 'L0' };
    const elsewhere = asked('cancellation', refused, [answer('11', 1, { statusCodes: ['41'] })], {
      lrn: 'L1',
    });
    expect(standingOf([refused, elsewhere, repeat]).outcomes).toEqual(['rejected', 'rejected', null]);
    const first = sent(answer('01', 1));
    const cancelling = asked('cancellation', first, [answer('03', 3, repeated)], {
      isReposted: true,
      lrn: 'L1',
    });
    expect(standingOf([first, cancelling]).outcomes).toEqual(['accepted', null]);
  });

  test('waits for its own answer where the other was rejected before it was made', () => {
    const rejected = sent(answer('03', 1, { errors: [error] }));
    const repeat = { ...twice(answer('03', 3, repeated)), createdAt: at(2) };
    expect(standingOf([rejected, repeat])).toMatchObject({
      status: 'validation',
      outcomes: ['rejected', null],
      facts: { submissionPending: true, rejected: false },
    });
    const registered = sent(answer('02', 0), answer('03', 1, { errors: [error] }));
    expect(standingOf([registered, repeat]).outcomes).toEqual(['rejected', null]);
  });

  test('waits for its own answer where the other was rejected since, if it went twice itself', () => {
    const rejected = givenUp(answer('03', 1, { errors: [error] }));
    const repeat = twice(answer('03', 3, repeated));
    expect(standingOf([rejected, repeat]).outcomes).toEqual(['rejected', 'rejected']);
    expect(standingOf([rejected, { ...repeat, isEnded: false }]).outcomes).toEqual(['rejected', null]);
    const ended = givenUp(answer('02', 1), answer('03', 2, { errors: [error] }));
    expect(standingOf([ended, { ...repeat, isEnded: false }]).outcomes).toEqual(['rejected', null]);
    const held = givenUp(answer('01', 1));
    expect(standingOf([held, { ...repeat, isEnded: false }]).outcomes).toEqual(['accepted', 'rejected']);
  });

  test('whose one post they rejected is not ended while they may have another', () => {
    const open = (...answers: CustomsAnswer[]) => ({ ...sent(...answers), isEnded: false });
    const rejection = answer('03', 1, { errors: [error] });
    expect(standingOf([open(rejection)])).toMatchObject({ status: 'validation', outcomes: [null] });
    expect(standingOf([open(answer('02', 0), rejection)])).toMatchObject({
      outcomes: [null],
      facts: { held: false, rejected: false },
    });
    const other = answer('02', 2, { mrn: '26GB0000000000002A' });
    expect(standingOf([open(answer('02', 0), rejection, other)])).toMatchObject({
      outcomes: ['accepted'],
      facts: { held: true, mrn: other.mrn },
    });
    expect(standingOf([open(answer('01', 0), rejection)]).outcomes).toEqual(['accepted']);
    expect(standingOf([{ ...open(rejection), state: 'discarded' }]).outcomes).toEqual(['rejected']);
    expect(standingOf([open(rejection), sent()]).outcomes).toEqual(['rejected', null]);
  });

  test('is rejected as ever for anything else', () => {
    expect(standingOf([twice(answer('03', 2, { errors: [error] }))])).toMatchObject({
      outcomes: ['rejected'],
    });
  });

  test.each(['01', '02'])(
    'stands as what customs said of the first post (%s), whatever of the second',
    (code) => {
      const first = answer(code, 1, { mrn: 'FIRST' });
      const message = twice(first);
      const alone = standingOf([message]);
      expect(alone.facts).toMatchObject({ held: true, mrn: 'FIRST' });
      for (const errors of [repeated.errors, [error], []]) {
        for (const second of [0, 2]) {
          const answers = [first, answer('03', second, { mrn: 'SECOND', errors })];
          expect(standingOf([{ ...message, answers }])).toEqual(alone);
        }
      }
    },
  );

  test('and taken twice is told as the last in force, and that the other is', () => {
    const [first, second] = [answer('01', 1, { mrn: 'FIRST' }), answer('02', 2, { mrn: 'SECOND' })];
    const both = standingOf([twice(first, second)]);
    expect(both.facts).toMatchObject({ mrn: 'SECOND', accepted: false, prelodged: true });
    expect(both.problems).toEqual([
      expect.objectContaining({ severity: 'warning', message: expect.stringContaining('FIRST') }),
    ]);
    const cancelled = answer('10', 3, { mrn: 'SECOND' });
    expect(standingOf([twice(first, second, cancelled)])).toMatchObject({
      facts: { mrn: 'FIRST', accepted: true, invalidated: false },
      problems: [],
    });
  });
});
