import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CustomsAnswer,
  type SentMessage,
  standingOf,
  submissionOffer,
} from '../../src/server/declarations/lifecycle.ts';

let ids = 0;

function answer(functionCode: string, second: number, more: Partial<CustomsAnswer> = {}): CustomsAnswer {
  ids += 1;
  return {
    functionCode,
    notificationId: `n${ids}`,
    issuedAt: new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString(),
    mrn: '26GB0000000000001A',
    acceptedAt: null,
    statusCodes: [],
    errors: [],
    ...more,
  };
}

function sent(...answers: CustomsAnswer[]): SentMessage {
  return { state: 'sent', outcome: null, refusals: [], answers };
}

const error = { code: 'CDS12005', pointer: '42A/17C/R144', path: ['transaction_ref'], value: 'L1' };

test('a declaration never sent is a draft, one on its way is in validation', () => {
  expect(standingOf([])).toMatchObject({ status: 'draft', facts: { messagePending: false } });
  expect(standingOf([sent()])).toMatchObject({
    status: 'validation',
    outcome: null,
    facts: { messagePending: true },
  });
});

describe('each notification gives its status (reference cds/lifecycle.md)', () => {
  test.each([
    ['01', 'validation', 'accepted'],
    ['02', 'validation', 'prelodged'],
    ['05', 'control', 'underControl'],
    ['06', 'control', 'documentsWanted'],
    ['07', 'amend_accept', 'mrn'],
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
    expect(standing.outcome).toBe('accepted');
  });
});

test('a rejection keeps its errors as problems and lets the declaration be sent again', () => {
  const standing = standingOf([sent(answer('03', 1, { errors: [error] }))]);
  expect(standing).toMatchObject({ status: 'rejection', outcome: 'rejected', facts: { rejected: true } });
  expect(standing.problems).toEqual([
    expect.objectContaining({
      source: 'customs',
      severity: 'error',
      code: 'CDS12005',
      path: ['transaction_ref'],
    }),
  ]);
  expect(submissionOffer(standing.facts)).toEqual({ offered: true });
});

test('a rejection without errors is a cancellation, with CDS12046 alone an expiry', () => {
  expect(standingOf([sent(answer('02', 1), answer('03', 2))])).toMatchObject({
    status: 'cancellation',
    facts: { invalidated: true },
  });
  const expiry = standingOf([
    sent(answer('02', 1), answer('03', 2, { errors: [{ ...error, code: 'CDS12046' }] })),
  ]);
  expect(expiry).toMatchObject({ status: 'rejection', facts: { expired: true } });
});

test('an acceptance with CDS13000 is an acceptance, its error a warning', () => {
  const standing = standingOf([sent(answer('01', 1, { errors: [{ ...error, code: 'CDS13000' }] }))]);
  expect(standing).toMatchObject({ status: 'validation', outcome: 'accepted' });
  expect(standing.problems[0]).toMatchObject({ severity: 'warning', code: 'CDS13000' });
});

test('only the last message counts: an accepted correction clears the errors before it', () => {
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
  const inOrder = standingOf([sent(...course)]);
  expect(inOrder.status).toBe('cleared');
  fc.assert(
    fc.property(fc.shuffledSubarray([...course, ...course], { minLength: 14 }), (arrivals) => {
      expect(standingOf([sent(...arrivals)])).toEqual(inOrder);
    }),
  );
});

test('a held declaration is not sent a second time', () => {
  expect(submissionOffer(standingOf([sent()]).facts)).toMatchObject({ offered: false });
  expect(submissionOffer(standingOf([sent(answer('01', 1))]).facts)).toMatchObject({ offered: false });
  expect(submissionOffer(standingOf([sent(answer('02', 1))]).facts)).toMatchObject({ offered: false });
});

test('a message given up does not count, unless customs answers it after all', () => {
  const givenUp: SentMessage = { state: 'discarded', outcome: 'discarded', refusals: [], answers: [] };
  expect(standingOf([givenUp]).status).toBe('draft');
  expect(standingOf([{ ...givenUp, answers: [answer('01', 1)] }]).facts.accepted).toBe(true);
});
