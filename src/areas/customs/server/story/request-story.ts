import type { Problem } from '../../../../engine/problem.ts';
import type { MessageKind } from '../../../../server/sending/message-kind.ts';
import { customsProblem } from './customs-problems.ts';
import {
  byIssue,
  type CustomsAnswer,
  type Ending,
  type RequestKind,
  type SentMessage,
  saysCancelled,
} from './messages.ts';

/** How it stands with one request about a declaration: its own story, beside the declaration's. */
export interface RequestStory {
  /** amend_submit, amend_accept …; null for one that was given up, or refused for the sake of an earlier one. */
  readonly status: string | null;
  readonly problems: readonly Problem[];
  readonly outcome: Ending;
}

const words: Readonly<Record<RequestKind, Readonly<Record<'pending' | 'accepted' | 'rejected', string>>>> = {
  amendment: { pending: 'amend_submit', accepted: 'amend_accept', rejected: 'amendment_declined' },
  'nil-amendment': { pending: 'nil_amend_submit', accepted: 'amend_accept', rejected: 'amendment_declined' },
  cancellation: { pending: 'cancel_submit', accepted: 'cancel_accept', rejected: 'cancel_decline' },
  arrival: { pending: 'arrival_submit', accepted: 'arrival_accept', rejected: 'arrival_decline' },
};

/**
 * Told in the order customs issued its answers; the last that decides does. What customs granted of one post stays
 * granted, whatever they say of another post of the same.
 */
export function requestStory(request: SentMessage & { readonly kind: RequestKind }): RequestStory {
  const { kind, state, answers, refusals, isReposted } = request;
  if (answers.length === 0 && state === 'discarded') {
    return { status: null, problems: [], outcome: 'discarded' };
  }
  if (answers.length === 0 && state === 'refused') {
    return { status: words[kind].rejected, problems: problemsOf(kind, refusals), outcome: 'rejected' };
  }
  const verdicts = [...answers].sort(byIssue).filter((answer) => verdictOf(kind, answer) !== undefined);
  const granted = verdicts.findLast((answer) => verdictOf(kind, answer) === 'accepted');
  const decisive = (isReposted ? granted : undefined) ?? verdicts.at(-1);
  const outcome = decisive ? verdictOf(kind, decisive)! : null;
  return {
    status: words[kind][outcome ?? 'pending'],
    problems: outcome === 'rejected' ? problemsOf(kind, decisive!.errors) : [],
    outcome,
  };
}

/** A request that customs refused for the sake of an earlier one under its LRN: what stands is that one. */
export const repeated: RequestStory = { status: null, problems: [], outcome: 'rejected' };

/** A request that customs never answered, because its declaration ended: what it asked for came about, or not. */
export function unanswered(kind: RequestKind, isCancelled: boolean): RequestStory {
  const outcome = kind === 'cancellation' && isCancelled ? 'accepted' : 'rejected';
  return { status: words[kind][outcome], problems: [], outcome };
}

/** What an answer to a request says of it; undefined where it decides nothing. */
export function verdictOf(kind: RequestKind, answer: CustomsAnswer): 'accepted' | 'rejected' | undefined {
  const { functionCode, statusCodes } = answer;
  switch (functionCode) {
    case '03':
      return saysCancelled(kind, answer) ? 'accepted' : 'rejected';
    case '11':
      if (statusCodes.includes('41')) return 'rejected';
      return statusCodes.includes('39') ? 'accepted' : undefined;
    case '07':
      return kind === 'amendment' || kind === 'nil-amendment' ? 'accepted' : undefined;
    case '10':
      return kind === 'cancellation' ? 'accepted' : undefined;
    default:
      // Customs answer an arrival with what becomes of the declaration, be it only that it is registered.
      return kind === 'arrival' ? 'accepted' : undefined;
  }
}

/** Codes of answers that decide a request, whatever else becomes of the declaration. */
export const decisiveCodes: readonly string[] = ['03', '07', '11'];

/** Whether such an answer is of a request of this kind, rather than of another (reference cds/lifecycle.md). */
export function canDecide(
  kind: MessageKind,
  { functionCode, errors }: { readonly functionCode: string; readonly errors: readonly unknown[] },
): boolean {
  switch (functionCode) {
    case '03':
      return errors.length > 0 || kind === 'cancellation';
    case '07':
      return kind === 'amendment' || kind === 'nil-amendment';
    default:
      return kind !== 'arrival';
  }
}

/** Only what a person can mend in the declaration is an error of it. */
function problemsOf(kind: RequestKind, errors: SentMessage['refusals']): readonly Problem[] {
  return errors.map((error) =>
    customsProblem(error, kind === 'amendment' && error.path.length > 0 ? 'error' : 'warning'),
  );
}
