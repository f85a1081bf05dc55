import type { Problem } from '../../../../engine/problem.ts';
import { customsProblem, customsWarning } from './customs-problems.ts';
import { type DeclarationFacts, type DocumentsWant, noFacts } from './facts.ts';
import {
  byIssue,
  type CustomsAnswer,
  type Ending,
  isRejection,
  isToAnother,
  type RequestKind,
  type SentMessage,
  saysCancelled,
  saysExpired,
} from './messages.ts';
import { verdictOf } from './request-story.ts';

/** What the answers to one submission, and to the requests about it, tell of the declaration itself. */
export interface DeclarationStory {
  readonly status: string;
  readonly facts: DeclarationFacts;
  readonly problems: readonly Problem[];
  readonly outcome: Ending;
  /** All that customs want besides documents and have not let go, the last first. */
  readonly wants: readonly Want[];
}

interface Want extends Pick<DeclarationFacts, 'wants' | 'wantsBy' | 'wantsFrom'> {
  readonly isDone: boolean;
}

/** A declaration of which nothing was sent. */
export const draft: DeclarationStory = {
  status: 'draft',
  facts: noFacts,
  problems: [],
  outcome: null,
  wants: [],
};

/** An answer, and whether it was given to a request about the declaration, of ours or of somebody else. */
interface ToldAnswer extends CustomsAnswer {
  readonly isOfRequest: boolean;
}

/**
 * Told again from the beginning each time, in the order customs issued its answers, so that late, early and
 * doubled ones end in the same state (reference cds/lifecycle.md).
 */
export function declarationStory(
  submission: SentMessage,
  requests: readonly (SentMessage & { readonly kind: RequestKind })[],
): DeclarationStory {
  const own = withoutDisproved(submission.answers, requests).map((answer) => ({
    ...answer,
    isOfRequest: isToAnother(answer, submission),
  }));
  const besides = requests.flatMap(({ kind, answers }) =>
    answers
      .map((answer) => ({ ...answer, isOfRequest: !saysCancelled(kind, answer) }))
      .filter(({ functionCode, isOfRequest }) => !isOfRequest || !ofRequestAlone.includes(functionCode)),
  );
  if (own.length + besides.length > 0) return toldByMrn([...own, ...besides].sort(byIssue));
  switch (submission.state) {
    case 'discarded':
      return { ...draft, outcome: 'discarded' };
    case 'refused':
      return {
        status: 'rejection',
        facts: { ...noFacts, rejected: true },
        problems: submission.refusals.map((error) => customsProblem(error, 'error')),
        wants: [],
        outcome: 'rejected',
      };
    default:
      return { ...draft, status: 'validation' };
  }
}

/**
 * Who grants a request about a declaration holds it: a rejection before that was of something else, and told wrongly of
 * it. That the goods did not arrive is of nothing else.
 */
function withoutDisproved(
  answers: readonly CustomsAnswer[],
  requests: readonly (SentMessage & { readonly kind: RequestKind })[],
): readonly CustomsAnswer[] {
  const grants = requests.flatMap((request) =>
    request.answers.filter((answer) => verdictOf(request.kind, answer) === 'accepted'),
  );
  const last = grants.sort(byIssue).at(-1);
  if (last === undefined) return answers;
  const isOther = ({ mrn }: CustomsAnswer) => mrn !== null && last.mrn !== null && mrn !== last.mrn;
  return answers.filter(
    (answer) => !isRejection(answer) || saysExpired(answer) || isOther(answer) || byIssue(answer, last) > 0,
  );
}

/**
 * Each post of one message that customs took has an MRN of its own, a rejected one too: what they say under another MRN
 * than that of the declaration they hold is not of it. Where they took two posts, the last that is in force is told,
 * and of the others that they are.
 */
function toldByMrn(answers: readonly ToldAnswer[]): DeclarationStory {
  const held = answers.filter(({ functionCode }) => functionCode !== '03').map(({ mrn }) => mrn);
  const mrns = [...new Set(held)].filter((mrn) => mrn !== null);
  if (mrns.length === 0) return answers.reduce(after, start);
  const stories = mrns.map((own) =>
    answers.filter(({ mrn }) => mrn === null || mrn === own).reduce(after, start),
  );
  const inForce = stories.filter(({ facts }) => facts.held && !facts.invalidated);
  const told = inForce.at(-1) ?? stories.at(-1)!;
  const others = inForce.filter((story) => story !== told);
  return { ...told, problems: [...told.problems, ...others.map(takenTwice)] };
}

const start: DeclarationStory = { ...draft, status: 'validation' };

function takenTwice({ facts }: DeclarationStory): Problem {
  return customsWarning(
    'server.held.twice',
    `Customs took two posts of this message: they hold it as MRN ${facts.mrn} as well. One of the two must be cancelled.`,
  );
}

/** What customs say of a request itself: registered, rejected, corrections applied, granted or denied. */
const ofRequestAlone = ['02', '03', '07', '11'];

/** Answers that still say something new about a declaration that is cleared. */
const afterClearance = ['03', '10', '16', '18'];

function after(story: DeclarationStory, answer: ToldAnswer): DeclarationStory {
  // Of what customs do not hold nobody can ask anything: then it is the declaration's, whatever LRN it names.
  if (answer.isOfRequest && ofRequestAlone.includes(answer.functionCode) && story.facts.held) return story;
  const isEnd = answer.functionCode === '03';
  // Customs rejects with errors no more what it has accepted: these are of a later message, an amendment.
  if (isRejection(answer) && wasAccepted(story.facts)) return story;

  const meaning = meaningOf(answer);
  const wants = wantsAfter(story.wants, meaning, answer);
  const { wants: what, wantsBy, wantsFrom } = wants.find(({ isDone }) => !isDone) ?? nothingWanted;
  const told = {
    ...story.facts,
    documentsOpen: documentsAfter(story.facts.documentsOpen, answer),
    wants: what,
    wantsBy,
    wantsFrom,
    mrn: answer.mrn ?? story.facts.mrn,
    held: !isEnd,
    rejected: isEnd,
    ...meaning.facts,
  };
  const facts = { ...told, documentsWanted: told.documentsOpen.length > 0, ...firstOf(told.documentsOpen) };
  const staysCleared = story.facts.cleared && !afterClearance.includes(answer.functionCode);
  // The duties of an amended declaration are told to the amendment: news of it, and not where it stands.
  const isAside = answer.isOfRequest && answer.functionCode === '13';
  return {
    status: staysCleared || isAside ? story.status : (meaning.status ?? story.status),
    facts,
    problems: answer.errors.length > 0 || isEnd ? problemsOf(answer) : story.problems,
    outcome: isEnd ? 'rejected' : 'accepted',
    wants,
  };
}

const nothingWanted = { wants: null, wantsBy: null, wantsFrom: null } as const;

/** Customs may want several things at once: what they say again replaces what they said of the same. */
function wantsAfter(
  before: readonly Want[],
  { wants, isSatisfied }: Meaning,
  { id, limitAt, isDone }: CustomsAnswer,
): readonly Want[] {
  if (isSatisfied) return [];
  if (wants === undefined) return before;
  const now = { wants, wantsBy: limitAt, wantsFrom: id, isDone };
  return [now, ...before.filter((want) => want.wants !== wants)];
}

/** Each is a want of its own, what is due first at the front: customs may want the invoice and, later, a certificate. */
function documentsAfter(
  before: readonly DocumentsWant[],
  { functionCode, id, limitAt, issuedAt, says, isDone }: CustomsAnswer,
): readonly DocumentsWant[] {
  if (functionCode !== '06' || isDone) return before;
  const now = { from: id, by: limitAt, at: issuedAt, says };
  return before.toSpliced(placeOf(due(now), before), 0, now);
}

function due({ by }: DocumentsWant): number {
  return by === null ? Number.POSITIVE_INFINITY : Date.parse(by);
}

/** Behind all that are due as soon, found by halves: customs may say so thousands of times. */
function placeOf(time: number, wants: readonly DocumentsWant[]): number {
  let [from, to] = [0, wants.length];
  while (from < to) {
    const half = (from + to) >> 1;
    if (due(wants[half]!) > time) to = half;
    else from = half + 1;
  }
  return from;
}

/** The one that is due first. */
export function firstOf(
  open: readonly DocumentsWant[],
): Pick<DeclarationFacts, 'documentsBy' | 'documentsFrom'> {
  return { documentsBy: open[0]?.by ?? null, documentsFrom: open[0]?.from ?? null };
}

function wasAccepted({ accepted, released, cleared, exited }: DeclarationFacts): boolean {
  return accepted || released || cleared || exited;
}

interface Meaning {
  readonly status?: string;
  readonly facts?: Partial<DeclarationFacts>;
  /** What customs want besides documents. */
  readonly wants?: NonNullable<DeclarationFacts['wants']>;
  /** Nothing is wanted any more besides documents. */
  readonly isSatisfied?: true;
}

/** Nothing is under control and no document wanted any more. */
const letGo = { underControl: false, documentsOpen: [] } as const;
/** Of what customs do not hold any more. */
const ended = { ...letGo, prelodged: false, arrivalBy: null } as const;

/** Customs end a pre-lodged declaration whose goods are not told to have arrived within these days (CDS12031, CDS12046). */
const ARRIVAL_DAYS = 30;

function daysAfter(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * 86_400_000).toISOString();
}

function meaningOf(answer: CustomsAnswer): Meaning {
  switch (answer.functionCode) {
    case '01':
      return {
        status: 'validation',
        facts: {
          accepted: true,
          prelodged: false,
          arrivalBy: null,
          acceptedAt: answer.acceptedAt ?? answer.issuedAt,
        },
      };
    case '02':
      return {
        status: 'validation',
        facts: { prelodged: true, arrivalBy: daysAfter(answer.issuedAt, ARRIVAL_DAYS) },
      };
    case '03':
      return rejection(answer);
    case '05':
    case '06':
    case '50':
    case '52':
      return { status: 'control', facts: { underControl: true } };
    case '08':
      return { status: 'decision', facts: { released: true, ...letGo }, isSatisfied: true };
    case '09':
      return { status: 'cleared', facts: { cleared: true, released: true, ...letGo }, isSatisfied: true };
    case '10':
      return { status: 'cancel_accept', facts: { invalidated: true, ...ended }, isSatisfied: true };
    case '13':
      return { status: 'calculation', facts: answer.statusCodes.includes('4') ? { taxFinal: true } : {} };
    case '14':
    case '15':
      return { status: 'handling_debts', wants: 'payment' };
    case '16':
      return { status: 'exited', facts: { exited: true }, isSatisfied: true };
    case '17':
      return { status: 'enquiry' };
    case '18':
      return { status: 'monitoring', wants: 'exit' };
    case '51':
      return { status: 'enquiry', wants: 'answer' };
    default:
      return {};
  }
}

/** DMSREJ without errors means cancelled, with CDS12046 alone expired without arrival (lifecycle.md, traps). */
function rejection(answer: CustomsAnswer): Meaning {
  const isSatisfied = true;
  if (answer.errors.length === 0)
    return { status: 'cancellation', facts: { invalidated: true, ...ended }, isSatisfied };
  const expired = saysExpired(answer);
  return { status: expired ? 'lapsed' : 'rejection', facts: { expired, ...ended }, isSatisfied };
}

/** CDS13000 may come with an acceptance: a warning then, not a rejection. */
function problemsOf(answer: CustomsAnswer): readonly Problem[] {
  const severity = answer.functionCode === '03' ? 'error' : 'warning';
  return answer.errors.map((error) => customsProblem(error, severity));
}
