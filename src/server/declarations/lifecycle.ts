import type { Problem } from '../../engine/problem.ts';
import { customsErrorWords } from '../notifications/error-words.ts';
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
  /** Customs took it, which every answer but a rejection implies: it is not sent a second time. */
  readonly held: boolean;
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
  held: false,
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
  readonly lrn: string;
  readonly state: OutboxState;
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
  /** How each message ended, in their order; null while it is pending. */
  readonly outcomes: readonly (OutboxOutcome | null)[];
}

/** What the answers to one message tell. */
interface Story {
  readonly status: string;
  readonly facts: DeclarationFacts;
  readonly problems: readonly Problem[];
  readonly outcome: OutboxOutcome | null;
}

/**
 * Where a declaration stands after these messages, the oldest first. A message customs holds tells it,
 * whatever became of the others and though somebody gave it up; without one the last that was not given up.
 */
export function standingOf(messages: readonly SentMessage[]): Standing {
  const stories = messages.map((message) => ({ ...storyOf(message), lrn: message.lrn }));
  const told =
    stories.findLast(isInForce) ??
    stories.findLast(({ facts }) => facts.held) ??
    stories.findLast(({ outcome }) => outcome !== 'discarded') ??
    draft;
  const others = stories.filter((story) => story !== told && isInForce(story));
  return {
    status: told.status,
    facts: { ...told.facts, messagePending: stories.some(({ outcome }) => outcome === null) },
    problems: [...told.problems, ...others.map(({ lrn, facts }) => heldAsWell(lrn, facts.mrn))],
    outcomes: stories.map(({ outcome }) => outcome),
  };
}

const draft: Story = { status: 'draft', facts: noFacts, problems: [], outcome: null };

/**
 * Told again from the beginning each time, in the order customs issued its answers, so that late, early and
 * doubled ones end in the same state (reference cds/lifecycle.md).
 */
function storyOf(message: SentMessage): Story {
  if (message.answers.length > 0) {
    return [...message.answers].sort(byIssue).reduce(after, { ...draft, status: 'validation' });
  }
  switch (message.state) {
    case 'discarded':
      return { ...draft, outcome: 'discarded' };
    case 'refused':
      return {
        status: 'rejection',
        facts: { ...noFacts, rejected: true },
        problems: message.refusals.map((error) => asProblem(error, 'error')),
        outcome: 'rejected',
      };
    default:
      return { ...draft, status: 'validation' };
  }
}

function isInForce({ facts }: Story): boolean {
  return facts.held && !facts.invalidated;
}

/** Two messages of one declaration taken: somebody gave up the first and customs took it after all. */
function heldAsWell(lrn: string, mrn: string | null): Problem {
  const name = mrn === null ? `LRN ${lrn}` : `LRN ${lrn}, MRN ${mrn}`;
  return {
    path: [],
    severity: 'warning',
    source: 'customs',
    code: 'server.held.twice',
    message: `Customs holds an earlier message of this declaration as well (${name}). One of the two must be cancelled.`,
  };
}

/** Whether a submission may be sent now, and the reason when not. */
export function submissionOffer(
  facts: DeclarationFacts,
): { offered: true } | { offered: false; reason: string } {
  if (facts.messagePending)
    return { offered: false, reason: 'A message is on its way and not answered yet.' };
  if (facts.held)
    return { offered: false, reason: 'Customs has this declaration already; it is not sent a second time.' };
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

function after(story: Story, answer: CustomsAnswer): Story {
  const isRejection = answer.functionCode === '03';
  // Customs rejects with errors no more what it has accepted: these are of a later message, an amendment.
  if (isRejection && answer.errors.length > 0 && wasAccepted(story.facts)) return story;

  const meaning = meaningOf(answer);
  const facts = {
    ...story.facts,
    mrn: answer.mrn ?? story.facts.mrn,
    held: !isRejection,
    rejected: isRejection,
    ...meaning.facts,
  };
  const staysCleared = story.facts.cleared && !afterClearance.includes(answer.functionCode);
  return {
    status: staysCleared ? story.status : (meaning.status ?? story.status),
    facts,
    problems: answer.errors.length > 0 || isRejection ? problemsOf(answer) : story.problems,
    outcome: isRejection ? 'rejected' : 'accepted',
  };
}

function wasAccepted({ accepted, released, cleared, exited }: DeclarationFacts): boolean {
  return accepted || released || cleared || exited;
}

function meaningOf(answer: CustomsAnswer): { status?: string; facts?: Partial<DeclarationFacts> } {
  switch (answer.functionCode) {
    case '01':
      return {
        status: 'validation',
        facts: {
          accepted: true,
          prelodged: false,
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
  if (answer.errors.length === 0) return { status: 'cancellation', facts: { invalidated: true } };
  const expired = answer.errors.every((error) => error.code === 'CDS12046');
  return { status: 'rejection', facts: { expired } };
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
    message: customsErrorWords(error.code, error.description),
    ...(error.value === undefined ? {} : { value: error.value }),
    ...(error.pointer === '' ? {} : { pointer: error.pointer }),
  };
}
