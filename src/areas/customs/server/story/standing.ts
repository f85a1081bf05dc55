import type { Problem } from '../../../../engine/problem.ts';
import { customsWarning } from './customs-problems.ts';
import { type DeclarationStory, declarationStory, draft, firstOf } from './declaration-story.ts';
import type { DeclarationFacts, DocumentsWant } from './facts.ts';
import {
  acceptedCodes,
  butRepeats,
  byIssue,
  type CustomsAnswer,
  type Ending,
  endingCodes,
  isRejection,
  isRequest,
  lastAsked,
  type RequestKind,
  type SentMessage,
} from './messages.ts';
import { type RequestStory, repeated, requestStory, unanswered } from './request-story.ts';

export interface Standing {
  /** The declaration's own, which no request about it hides. */
  readonly status: string;
  /** Of the last request about it; null without one. */
  readonly requestStatus: string | null;
  readonly facts: DeclarationFacts;
  readonly problems: readonly Problem[];
  /** How each message ended, in their order; null while it is pending. */
  readonly outcomes: readonly Ending[];
  /** Requests that customs refused for the sake of an earlier one under their LRN, which they answered. */
  readonly repeats: readonly number[];
  /** The message whose document is what customs hold: the submission, or the last amendment granted. */
  readonly heldMessage: number | null;
}

interface Told extends SentMessage {
  /** Customs refused it for the sake of an earlier one under its LRN, which they answered. */
  readonly isRepeated: boolean;
}
type Submission = Told & { readonly story: DeclarationStory };
type Request = Told & { readonly kind: RequestKind; readonly story: RequestStory };

/**
 * Where a declaration stands after these messages, the oldest first. A submission customs holds tells it,
 * whatever became of the others and though somebody gave it up; without one the last that was not given up.
 */
export function standingOf(all: readonly SentMessage[]): Standing {
  const messages = all.map((message) =>
    isRepeatOfAnother(message, all) ? message : withoutEarlierEnds(withoutRepeats(message), all),
  );
  const asked = messages.flatMap((message) => asRequest(message, isRepeatOfAnother(message, all)));
  const submissions = messages
    .filter(({ kind }) => kind === 'submission')
    .map((message) => asSubmission(message, about(message, asked), isRepeatOfAnother(message, all)));
  const requests = asked.map((request) => endedWith(submissions, request));
  const told =
    submissions.findLast(isInForce) ??
    submissions.findLast(({ story }) => story.facts.held) ??
    submissions.findLast(({ story, isRepeated }) => story.outcome !== 'discarded' && !isRepeated);
  const { status, facts, problems } = told?.story ?? draft;
  const itsRequests = told ? about(told, requests) : [];
  const amendments = itsRequests.filter(isGrantedAmendment);
  const line = lineOf(amendments);

  const endings = new Map(
    [...submissions, ...requests].map(({ id, story }): [number, Ending] => [id, story.outcome]),
  );
  const outcomes = messages.map((message) =>
    endings.has(message.id) ? endings.get(message.id)! : uploadEnding(message),
  );
  return {
    status,
    requestStatus: requestStatus(told, itsRequests),
    facts: {
      ...facts,
      ...factsOfRequests(itsRequests),
      ...pendingFacts(messages, outcomes),
      faultsListed: told !== undefined && listedUnder(told, submissions) !== undefined,
      requestKept: told !== undefined && isInForce(told) ? keptOf(itsRequests) : null,
      ...(told && documentFacts(told, messages)),
    },
    problems: [
      ...problems,
      ...problemsOfLast(itsRequests),
      ...submissions.filter((one) => one !== told && isInForce(one)).map(heldAsWell),
      ...amendments.filter(({ id }) => !line.has(id)).map(grantedAsWell),
    ],
    outcomes,
    repeats: requests.filter(({ isRepeated }) => isRepeated).map(({ id }) => id),
    heldMessage: told && facts.held ? (amendments.at(-1)?.id ?? told.id) : null,
  };
}

/** What refuses a later post for the sake of an earlier one tells nothing of what becomes of the message. */
function withoutRepeats(message: SentMessage): SentMessage {
  return { ...message, answers: butRepeats(message) };
}

/**
 * That they rejected a post, registered or not, tells nothing of what becomes of the message while they may have another.
 * Once a person gave it up, or another was sent since, it tells what was wrong with it.
 */
function withoutEarlierEnds(message: SentMessage, all: readonly SentMessage[]): SentMessage {
  const { id, answers, isEnded, state } = message;
  const isOver =
    isEnded || state === 'discarded' || all.some((one) => one.id > id && one.kind === 'submission');
  if (isOver) return message;
  const isAccepted = (mrn: string | null) =>
    answers.some((answer) => answer.mrn === mrn && acceptedCodes.includes(answer.functionCode));
  const over = new Set(answers.filter(isRejection).map(({ mrn }) => mrn));
  const isOfOver = (answer: CustomsAnswer) =>
    isRejection(answer) || (answer.mrn !== null && over.has(answer.mrn) && !isAccepted(answer.mrn));
  return answers.every(isOfOver) ? { ...message, answers: [] } : message;
}

/**
 * Whether customs refused a message as repeated, at once or later, for the sake of another under its LRN that they answered: it is
 * not with them, and what they say of the other counts.
 */
function isRepeatOfAnother(message: SentMessage, all: readonly SentMessage[]): boolean {
  const isAsked = isRequest(message.kind);
  if (!isAsked && message.kind !== 'submission') return false;
  if (message.answers.length === 0 && !(message.state === 'sent' && message.isRepeatRefused)) return false;
  if (butRepeats(message).length > 0) return false;
  return all.some(
    (other) =>
      other.id !== message.id &&
      isRequest(other.kind) === isAsked &&
      other.lrn === message.lrn &&
      isRefusedFor(message, other),
  );
}

/**
 * Whether it is for the sake of `other` that customs refuse a message as repeated. One whose every post they had rejected before
 * the message was made had freed its LRN. Where they ended the other since, they may as well have an earlier post of the message
 * itself, or the one that they refused at once.
 */
function isRefusedFor(message: SentMessage, other: SentMessage): boolean {
  const said = butRepeats(other);
  const ends = said.filter(({ functionCode }) => endingCodes.includes(functionCode));
  const isOver = (answer: CustomsAnswer) =>
    ends.some((end) => (end.mrn ?? answer.mrn) === (answer.mrn ?? end.mrn) && byIssue(end, answer) >= 0);
  if (!said.every(isOver)) return true;
  const made = Date.parse(message.createdAt);
  const rejections = ends.filter(({ functionCode }) => functionCode === '03');
  if (rejections.length > 0 && rejections.every(({ receivedAt }) => Date.parse(receivedAt) < made))
    return false;
  return ends.length > 0 && other.isEnded && message.isEnded;
}

function asSubmission(message: SentMessage, requests: readonly Request[], isRepeated: boolean): Submission {
  const story: DeclarationStory = isRepeated
    ? { ...draft, outcome: 'rejected' }
    : declarationStory(message, requests);
  return { ...message, story, isRepeated };
}

function asRequest(message: SentMessage, isRepeated: boolean): Request[] {
  const { kind } = message;
  if (!isRequest(kind)) return [];
  const request = { ...message, kind, isRepeated };
  return [{ ...request, story: isRepeated ? repeated : requestStory(request) }];
}

/**
 * Of a rejected message, the one under its LRN, itself or an earlier one, of which customs listed faults, and which they
 * may have all the same: they answered it not, and no other under this LRN as one that they have (kept-lrn.ts).
 */
function listedUnder<Asked extends Submission | Request>(
  { lrn, story }: Asked,
  alike: readonly Asked[],
): Asked | undefined {
  if (story.outcome !== 'rejected') return undefined;
  const under = alike.filter((one) => one.lrn === lrn);
  const listed = under.findLast(({ state, answers }) => state === 'refused' && answers.length === 0);
  if (listed === undefined) return undefined;
  const isUsedUp = under.some(
    ({ id, story: { outcome }, answers }) =>
      (outcome !== 'rejected' || id > listed.id) &&
      answers.some(({ functionCode }) => !endingCodes.includes(functionCode)),
  );
  return isUsedUp ? undefined : listed;
}

/** The newest request that customs may have although they listed faults of it, where the last of its kind is rejected. */
function keptOf(requests: readonly Request[]): DeclarationFacts['requestKept'] {
  const kept = lastAsked(requests)
    .map((last) => listedUnder(last, requests))
    .findLast((one) => one !== undefined);
  return kept?.lrn ? { message: kept.id, lrn: kept.lrn } : null;
}

/** Of the last request; where that was refused for the sake of an earlier one, of that, and that it was. */
function problemsOfLast(requests: readonly Request[]): readonly Problem[] {
  const last = requests.at(-1);
  if (last === undefined || !last.isRepeated) return last?.story.problems ?? [];
  const taken = requests.findLast(({ lrn, isRepeated }) => lrn === last.lrn && !isRepeated);
  return [...(taken?.story.problems ?? []), earlierTaken(last)];
}

/**
 * A request that customs have and did not answer ends with its declaration: of one that is rejected or cancelled they
 * answer nothing more, and it would be on its way for ever.
 */
function endedWith(submissions: readonly Submission[], request: Request): Request {
  const { kind, about: aboutId, state, story } = request;
  const declaration = submissions.find(({ id }) => id === aboutId)?.story;
  const isCancelled = declaration?.facts.invalidated === true;
  const hasEnded = isCancelled || declaration?.outcome === 'rejected';
  if (story.outcome !== null || state !== 'sent' || !hasEnded) return request;
  return { ...request, story: unanswered(kind, isCancelled) };
}

function about({ id }: SentMessage, requests: readonly Request[]): readonly Request[] {
  return requests.filter((request) => request.about === id);
}

function isInForce({ story }: Submission): boolean {
  return story.facts.held && !story.facts.invalidated;
}

function isGrantedAmendment({ kind, story }: Request): boolean {
  return (kind === 'amendment' || kind === 'nil-amendment') && story.outcome === 'accepted';
}

/** Of the last request that was not given up; corrections that nobody asked for count as one. */
function requestStatus(told: Submission | undefined, requests: readonly Request[]): string | null {
  const last = requests.findLast(({ story }) => story.status !== null);
  const corrected = told?.answers.some(
    ({ functionCode, issuedAt }) =>
      functionCode === '07' && (!last || Date.parse(issuedAt) > Date.parse(last.createdAt)),
  );
  return corrected ? 'amend_accept' : (last?.story.status ?? null);
}

function factsOfRequests(
  requests: readonly Request[],
): Pick<DeclarationFacts, 'arrivalNotified' | 'cancellationGranted'> {
  const isGranted = (wanted: RequestKind) =>
    requests.some(({ kind, story }) => kind === wanted && story.outcome === 'accepted');
  return { arrivalNotified: isGranted('arrival'), cancellationGranted: isGranted('cancellation') };
}

function pendingFacts(messages: readonly SentMessage[], outcomes: readonly Ending[]) {
  const pending = messages.filter(
    // Customs has a file that was posted; what it finds in it changes nothing that could be done.
    ({ kind, state }, index) => outcomes[index] === null && !(kind === 'file' && state === 'sent'),
  );
  const isPending = (...kinds: SentMessage['kind'][]) => pending.some(({ kind }) => kinds.includes(kind));
  return {
    messagePending: pending.length > 0,
    submissionPending: isPending('submission'),
    amendmentPending: isPending('amendment', 'nil-amendment'),
    cancellationPending: isPending('cancellation'),
    arrivalPending: isPending('arrival'),
    uploadPending: isPending('upload', 'file'),
    waiting: pending.some(({ state }) => state === 'waiting'),
    unconfirmed: pending.some(({ state }) => state === 'unconfirmed'),
    repeatRefused: pending.some(({ state, isRepeatRefused }) => state === 'sent' && isRepeatRefused),
  };
}

/** How an upload or one of its files ended. */
function uploadEnding({ kind, state, isReceived }: SentMessage): Ending {
  if (isReceived !== null) return isReceived ? 'accepted' : 'rejected';
  if (state === 'refused') return 'rejected';
  if (state === 'discarded') return 'discarded';
  return kind === 'upload' && state === 'sent' ? 'accepted' : null;
}

/**
 * Which wants of documents are still open. No file says which of them it is for: one that customs received is for all
 * that were told before it.
 */
function documentFacts(
  told: Submission,
  messages: readonly SentMessage[],
): Pick<DeclarationFacts, 'documentsOpen' | 'documentsSent' | 'documentsBy' | 'documentsFrom'> {
  const wanted = told.story.facts.documentsOpen;
  const uploads = new Set(
    messages.filter(({ kind, about }) => kind === 'upload' && about === told.id).map(({ id }) => id),
  );
  const files = messages.filter(
    ({ kind, about, isReceived }) =>
      kind === 'file' && isReceived === true && about !== null && uploads.has(about),
  );
  const last = files.reduce(
    (latest, { createdAt }) => Math.max(latest, Date.parse(createdAt)),
    Number.NEGATIVE_INFINITY,
  );
  const heard = new Map(
    messages.flatMap(({ answers }) => answers.map(({ id, receivedAt }) => [id, receivedAt] as const)),
  );
  const open = wanted.filter((want) => !(last >= toldAt(heard, want)));
  return {
    documentsOpen: open,
    documentsSent: files.length > 0 && open.length === 0,
    ...firstOf(open.length > 0 ? open : wanted),
  };
}

/** When customs said so by its clock, or we had heard of it by ours, because one may be ahead of the other. */
function toldAt(heard: ReadonlyMap<number, string>, { from, at }: DocumentsWant): number {
  return Math.min(Date.parse(at), Date.parse(heard.get(from) ?? at));
}

/** The last amendment granted, and those it was made on top of, directly or through others. */
function lineOf(amendments: readonly Request[]): ReadonlySet<number> {
  const byId = new Map(amendments.map((amendment) => [amendment.id, amendment]));
  const line = new Set<number>();
  let link = amendments.at(-1);
  while (link !== undefined && !line.has(link.id)) {
    line.add(link.id);
    link = link.base === null ? undefined : byId.get(link.base);
  }
  return line;
}

/** Two messages of one declaration taken: somebody gave up the first and customs took it after all. */
function heldAsWell({ lrn, story }: Submission): Problem {
  const name = story.facts.mrn === null ? `LRN ${lrn}` : `LRN ${lrn}, MRN ${story.facts.mrn}`;
  return customsWarning(
    'server.held.twice',
    `Customs holds an earlier message of this declaration as well (${name}). One of the two must be cancelled.`,
  );
}

/** What was sent under the LRN of an earlier request of which customs listed faults, and which they took. */
function earlierTaken({ lrn }: Request): Problem {
  return customsWarning(
    'server.request.earlierTaken',
    `Customs took an earlier message under LRN ${lrn}, of which they had listed faults, and refused the one sent after it as repeated. What they answer to the earlier one counts. Compare the declaration with what customs holds, and send what differs.`,
  );
}

/** An amendment somebody gave up, granted after all, while another was made without it. */
function grantedAsWell({ lrn }: Request): Problem {
  return customsWarning(
    'server.amended.twice',
    `Customs granted an earlier amendment as well (LRN ${lrn}), which the later one does not know of. Compare the declaration with what customs holds.`,
  );
}
