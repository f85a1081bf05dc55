import type { Problem } from '../../engine/problem.ts';
import type { NotificationError } from '../notifications/notification-error.ts';
import type { OutboxOutcome, OutboxState } from '../storage/tables.ts';

/**
 * What is known of a declaration from customs' answers. What can be done next follows from these, not
 * from the status word (D-51).
 */
export interface DeclarationFacts {
  readonly mrn: string | null;
  /** Instant of legal acceptance, ISO 8601 UTC. */
  readonly acceptedAt: string | null;
  readonly accepted: boolean;
  /** Registered before the goods arrived, not accepted yet. */
  readonly prelodged: boolean;
  readonly rejected: boolean;
  /** Ended without arrival of the goods (rejection with CDS12046 only). */
  readonly expired: boolean;
  /** Cancelled by the trader or by customs. */
  readonly invalidated: boolean;
  readonly underControl: boolean;
  readonly documentsWanted: boolean;
  readonly released: boolean;
  readonly cleared: boolean;
  readonly exited: boolean;
  /** Customs made its final calculation (DMSTAX 4): no import amendment after it. */
  readonly taxFinal: boolean;
  /** A message is on its way or unanswered. */
  readonly messagePending: boolean;
}

export const noFacts: DeclarationFacts = {
  mrn: null,
  acceptedAt: null,
  accepted: false,
  prelodged: false,
  rejected: false,
  expired: false,
  invalidated: false,
  underControl: false,
  documentsWanted: false,
  released: false,
  cleared: false,
  exited: false,
  taxFinal: false,
  messagePending: false,
};

/** One message sent for a declaration and the notifications that answer it, in any order. */
export interface SentMessage {
  readonly state: OutboxState;
  readonly outcome: OutboxOutcome | null;
  /** What customs' immediate refusal named. */
  readonly refusals: readonly NotificationError[];
  readonly answers: readonly CustomsAnswer[];
}

export interface CustomsAnswer {
  readonly functionCode: string;
  readonly notificationId: string;
  /** ISO 8601 UTC. */
  readonly issuedAt: string;
  readonly mrn: string | null;
  readonly acceptedAt: string | null;
  readonly statusCodes: readonly string[];
  readonly errors: readonly NotificationError[];
}

export interface Standing {
  readonly status: string;
  readonly facts: DeclarationFacts;
  readonly problems: readonly Problem[];
  /** How the last message ended; null while it is pending. */
  readonly outcome: OutboxOutcome | null;
}

/**
 * Where a declaration stands after these messages, the oldest first: told again from the beginning each
 * time, in the order customs issued its answers, so that late, early and doubled ones end in the same
 * state (reference cds/lifecycle.md). Given up messages do not count.
 */
export function standingOf(messages: readonly SentMessage[]): Standing {
  const last = messages
    .filter((message) => message.state !== 'discarded' || message.answers.length > 0)
    .at(-1);
  if (last === undefined) return { status: 'draft', facts: noFacts, problems: [], outcome: null };
  if (last.answers.length === 0 && last.state === 'refused') {
    return {
      status: 'rejection',
      facts: { ...noFacts, rejected: true },
      problems: last.refusals.map((error) => asProblem(error, 'error')),
      outcome: 'rejected',
    };
  }

  let standing: Standing = {
    status: 'validation',
    facts: { ...noFacts, messagePending: true },
    problems: [],
    outcome: null,
  };
  for (const answer of [...last.answers].sort(byIssue)) standing = after(standing, answer);
  return standing;
}

/** Whether a submission may be sent now, and the reason when not. */
export function submissionOffer(
  facts: DeclarationFacts,
): { offered: true } | { offered: false; reason: string } {
  if (facts.messagePending)
    return { offered: false, reason: 'A message is on its way and not answered yet.' };
  if ((facts.accepted || facts.prelodged) && !facts.rejected) {
    return {
      offered: false,
      reason: 'Customs holds this declaration already; it can be amended or cancelled.',
    };
  }
  return { offered: true };
}

/** Order of answers issued in the same second: the usual course of a declaration. */
const usualCourse = '02 01 17 05 50 51 52 06 13 14 15 11 07 08 09 18 16 03 10'.split(' ');

function byIssue(a: CustomsAnswer, b: CustomsAnswer): number {
  return (
    Date.parse(a.issuedAt) - Date.parse(b.issuedAt) ||
    usualCourse.indexOf(a.functionCode) - usualCourse.indexOf(b.functionCode) ||
    (a.notificationId < b.notificationId ? -1 : 1)
  );
}

/** Answers that still say something new about a declaration that is cleared. */
const afterClearance = ['03', '10', '16', '18'];

function after(standing: Standing, answer: CustomsAnswer): Standing {
  const meaning = meaningOf(answer);
  const facts = {
    ...standing.facts,
    mrn: answer.mrn ?? standing.facts.mrn,
    messagePending: false,
    ...meaning.facts,
  };
  const staysCleared = standing.facts.cleared && !afterClearance.includes(answer.functionCode);
  return {
    status: staysCleared ? standing.status : (meaning.status ?? standing.status),
    facts,
    problems: answer.errors.length > 0 || facts.rejected ? problemsOf(answer) : standing.problems,
    outcome: facts.rejected ? 'rejected' : 'accepted',
  };
}

function meaningOf(answer: CustomsAnswer): { status?: string; facts?: Partial<DeclarationFacts> } {
  switch (answer.functionCode) {
    case '01':
      return {
        status: 'validation',
        facts: {
          accepted: true,
          prelodged: false,
          rejected: false,
          acceptedAt: answer.acceptedAt ?? answer.issuedAt,
        },
      };
    case '02':
      return { status: 'validation', facts: { prelodged: true } };
    case '03':
      return rejection(answer);
    case '05':
    case '50':
    case '52':
      return { status: 'control', facts: { underControl: true } };
    case '06':
      return { status: 'control', facts: { underControl: true, documentsWanted: true } };
    case '07':
      return { status: 'amend_accept' };
    case '08':
      return { status: 'decision', facts: { released: true, underControl: false, documentsWanted: false } };
    case '09':
      return {
        status: 'cleared',
        facts: { cleared: true, released: true, underControl: false, documentsWanted: false },
      };
    case '10':
      return { status: 'cancel_accept', facts: { invalidated: true } };
    case '13':
      return { status: 'calculation', facts: answer.statusCodes.includes('4') ? { taxFinal: true } : {} };
    case '14':
    case '15':
      return { status: 'handling_debts' };
    case '16':
      return { status: 'exited', facts: { exited: true } };
    case '17':
    case '51':
      return { status: 'enquiry' };
    case '18':
      return { status: 'monitoring' };
    default:
      return {};
  }
}

/** DMSREJ without errors means cancelled, with CDS12046 alone expired without arrival (lifecycle.md, traps). */
function rejection(answer: CustomsAnswer): { status: string; facts: Partial<DeclarationFacts> } {
  if (answer.errors.length === 0)
    return { status: 'cancellation', facts: { rejected: true, invalidated: true } };
  const expired = answer.errors.every((error) => error.code === 'CDS12046');
  return { status: 'rejection', facts: { rejected: true, expired } };
}

/** CDS13000 may come with an acceptance: a warning then, not a rejection. */
function problemsOf(answer: CustomsAnswer): readonly Problem[] {
  const severity = answer.functionCode === '03' ? 'error' : 'warning';
  return answer.errors.map((error) => asProblem(error, severity));
}

function asProblem(error: NotificationError, severity: Problem['severity']): Problem {
  return {
    path: error.path,
    severity,
    source: 'customs',
    code: error.code,
    message: error.description ?? `Customs does not accept this (${error.code}).`,
    ...(error.value === undefined ? {} : { value: error.value }),
    ...(error.pointer === '' ? {} : { pointer: error.pointer }),
  };
}
