import type { DeclarationFacts } from '../api/sending.ts';
import type { StandingState } from './sending-session.ts';

/**
 * What is said while a message is on its way. unconfirmed: the server had no answer to it, so that a person settles
 * it. repeatRefused: customs have it from an earlier post, and have not answered that. unknown: the browser lost the
 * answer to its own call; the server may know more.
 */
export function messageStanding({
  sending,
  outbox,
  facts,
}: Pick<StandingState, 'sending' | 'outbox' | 'facts'>):
  | 'unconfirmed'
  | 'repeatRefused'
  | 'unknown'
  | 'waiting' {
  if (outbox?.state === 'unconfirmed' && outbox.outcome === null) return 'unconfirmed';
  if (facts?.repeatRefused) return 'repeatRefused';
  return sending === 'unknown' ? 'unknown' : 'waiting';
}

/** Why the last message has not left yet; undefined when it has, or is about to. */
export function unsentReason({ outbox }: Pick<StandingState, 'outbox'>): string | undefined {
  return (outbox?.state === 'waiting' && outbox.reason) || undefined;
}

/**
 * What goes again under its LRN alone, since customs listed faults and may have it all the same: the declaration, or what
 * was asked about it last.
 */
export function keptOf({ facts, outbox }: Pick<StandingState, 'facts' | 'outbox'>):
  | {
      readonly words: 'faultsListed' | 'requestFaultsListed';
      readonly lrn: string;
      /** The message, where it need not be the newest. */
      readonly message?: number;
    }
  | undefined {
  if (facts?.faultsListed && outbox?.lrn) return { words: 'faultsListed', lrn: outbox.lrn };
  return facts?.requestKept ? { words: 'requestFaultsListed', ...facts.requestKept } : undefined;
}

/** True while a message is on its way: no second send then. */
function isUnanswered(facts: DeclarationFacts | undefined, sending: StandingState['sending']): boolean {
  return sending !== 'idle' || facts?.messagePending === true;
}

/** How it stands with customs when nothing is to be done. */
type Rest = 'cancelling' | 'exited' | 'cleared' | 'released' | 'control' | 'withCustoms';

/**
 * What the declaration waits for: an answer, documents, what else customs want, corrections, the goods, customs, or to be
 * sent; of one that ended or lapsed that it did.
 */
export type NextStep =
  | 'message'
  | 'ended'
  | 'lapsed'
  | 'upload'
  | NonNullable<DeclarationFacts['wants']>
  | 'fix'
  | 'fixAmend'
  | 'correct'
  | 'arrival'
  | 'send'
  | Rest;

/** The one step that comes next, of a declaration with so many errors. */
export function nextStep(
  {
    facts,
    actions,
    nextAction,
    sending,
  }: Pick<StandingState, 'facts' | 'actions' | 'nextAction' | 'sending'>,
  errors: number,
): NextStep {
  if (isUnanswered(facts, sending)) return 'message';
  const end = endOf(facts);
  if (end) return end;
  // Before any amendment: customs may have named the time by which they want documents.
  if (nextAction === 'cds-upload') return 'upload';
  if (facts?.wants) return facts.wants;
  if (errors > 0 && actions?.amend.offered === true) return 'fixAmend';
  if (facts?.faultsListed && !facts.held) return 'correct';
  if (errors > 0 && !facts?.held) return 'fix';
  if (nextAction === 'goods-arrival') return 'arrival';
  return facts?.held ? restOf(facts) : 'send';
}

/** How it ended, of one that counts no more. */
export function endOf(facts: DeclarationFacts | undefined): 'ended' | 'lapsed' | undefined {
  if (facts?.invalidated) return 'ended';
  return facts?.expired && !facts.held ? 'lapsed' : undefined;
}

function restOf(facts: DeclarationFacts): Rest {
  if (facts.cancellationGranted) return 'cancelling';
  if (facts.exited) return 'exited';
  if (facts.cleared) return 'cleared';
  if (facts.released) return 'released';
  return facts.underControl ? 'control' : 'withCustoms';
}

/** The notification that wants that step; nothing of documents, which several may want, and of steps that end by themselves. */
export function wantedBy(step: NextStep, facts: DeclarationFacts | undefined): number | null | undefined {
  return step === facts?.wants ? facts.wantsFrom : undefined;
}

/** The time by which customs want that step done, ISO 8601; nothing of documents and where they named none. */
export function limitOf(step: NextStep, facts: DeclarationFacts | undefined): string | null | undefined {
  return step === 'arrival' ? facts?.arrivalBy : step === facts?.wants ? facts.wantsBy : undefined;
}
