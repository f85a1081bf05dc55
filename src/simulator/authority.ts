import {
  type AdditionalMessage,
  type Conversation,
  changesOf,
  type Lodged,
  type Request,
  readAdditionalMessage,
  valuesOf,
} from './additional-message.ts';
import { newMrn } from './mrn.ts';
import { notificationsOf, type Step, type Subject, usualCourse } from './notifications/course.ts';
import type { Dispatch } from './notifications/dispatch.ts';
import { dutiesOf } from './notifications/duties.ts';
import { writeResponse } from './notifications/response.ts';
import { pointTo } from './place.ts';
import { judge, judgeAdditional } from './rules/index.ts';
import type { BusinessError } from './rules/rule.ts';
import { type Scenario, scenarioOf } from './scenarios.ts';
import { isPreLodged, readSubmission, type Submission } from './submission.ts';
import type { XmlElement } from './xml/reader.ts';

/** What became of a message that was taken; an additional message is accepted, denied or rejected. */
export type Verdict = 'accepted' | 'pre-lodged' | 'rejected' | 'denied';

/** One message taken, as the authority keeps it. */
export interface TakenMessage {
  readonly kind: 'submission' | Request;
  readonly lrn: string;
  readonly mrn: string;
  readonly conversationId: string;
  readonly takenAt: Date;
  readonly verdict: Verdict;
  readonly errors: readonly BusinessError[];
}

const lrnMemory = 48 * 60 * 60 * 1000;

/** The customs authority itself: judges what it takes, remembers it, and notifies. */
export class Authority {
  /** Everything taken since the start, oldest first. */
  readonly taken: TakenMessage[] = [];
  private readonly lodged = new Map<string, Lodged>();
  private readonly refusals = new Map<string, number>();

  constructor(
    private readonly dispatch: Dispatch,
    private readonly clock: () => Date,
  ) {}

  /** Whether the scenario of this LRN refuses the request this time; counts the refusals. */
  refuses(lrn: string): 'unavailable' | 'rate limited' | undefined {
    const answer = scenarioOf(lrn)?.answer;
    if (!answer || !('refusals' in answer)) return undefined;
    const refusedBefore = this.refusals.get(lrn) ?? 0;
    if (refusedBefore >= answer.refusals) return undefined;
    this.refusals.set(lrn, refusedBefore + 1);
    return answer.kind;
  }

  /** Takes a submission: from here on it counts, and its notifications will come. */
  takeSubmission(element: XmlElement, conversation: Conversation): void {
    const submission = readSubmission(element);
    const { lrn } = submission;
    const takenAt = this.clock();
    const errors = [
      ...judge(submission, { now: takenAt, isLrnUsed: this.isLrnUsed(submission, takenAt) }),
      ...scenarioErrors(submission),
    ];
    const mrn = newMrn(takenAt);
    const verdict = errors.length > 0 ? 'rejected' : isPreLodged(submission) ? 'pre-lodged' : 'accepted';
    this.taken.push({
      kind: 'submission',
      lrn,
      mrn,
      conversationId: conversation.id,
      takenAt,
      verdict,
      errors,
    });
    const course = courseOf(verdict, submission);
    if (verdict !== 'rejected') {
      const stage = stageAfter(course);
      this.lodged.set(mrn, { submission, mrn, conversation, lodgedAt: takenAt, stage, version: 1 });
    }
    this.notify(course, { lrn, mrn, errors, duties: dutiesOf(submission) }, takenAt, conversation);
  }

  /** Takes an amendment, a cancellation request or an arrival notification, as `takeSubmission` does. */
  takeAdditional(request: Request, element: XmlElement, conversation: Conversation): void {
    const message = readAdditionalMessage(request, element, (mrn) => this.lodged.get(mrn));
    const { lrn, mrn, lodged, amended } = message;
    const takenAt = this.clock();
    const isLrnUsed = this.isRequestLrnUsed(message, takenAt);
    const ownErrors = judgeAdditional(message, { now: takenAt, isLrnUsed });
    const result = amended && ownErrors.length === 0 ? readSubmission(amended.declaration) : undefined;
    const errors = result ? judge(result, { now: takenAt, isLrnUsed: false }) : ownErrors;
    const isDenied = request !== 'arrival' && scenarioOf(lrn)?.isDenied === true;
    const verdict = errors.length > 0 ? 'rejected' : isDenied ? 'denied' : 'accepted';
    this.taken.push({ kind: request, lrn, mrn, conversationId: conversation.id, takenAt, verdict, errors });
    const answer = additionalCourse(message, verdict);
    const changes = { amendments: changesOf(message.root), values: valuesOf(message.root) };
    const duties = result ? dutiesOf(result) : [];
    const version = (lodged?.version ?? 1) + (verdict === 'accepted' && result ? 1 : 0);
    this.notify(answer, { lrn, mrn, errors, changes, duties, version }, takenAt, conversation);
    if (verdict !== 'accepted' || !lodged) return;
    if (result) Object.assign(lodged, { submission: result, version });
    if (request === 'cancellation') lodged.stage = 'invalidated';
    if (request === 'arrival') this.arrive(lodged, takenAt);
  }

  /** The declaration an MRN stands for, with every amendment granted. */
  standing(mrn: string): Lodged | undefined {
    return this.lodged.get(mrn);
  }

  /** The goods are here: the declaration goes its course, told to those who made it. */
  private arrive(lodged: Lodged, at: Date): void {
    const { submission, mrn, conversation, version } = lodged;
    const course = courseOf('accepted', submission);
    lodged.stage = stageAfter(course);
    const subject = { lrn: submission.lrn, mrn, version, duties: dutiesOf(submission) };
    this.notify(course, subject, new Date(at.getTime() + 1000), conversation);
  }

  /** Whether another request of this declarant that was not rejected had this LRN in the last 48 hours. */
  private isRequestLrnUsed({ lrn, lodged }: AdditionalMessage, now: Date): boolean {
    const declarant = lodged?.submission.declarant;
    return this.taken.some(
      (earlier) =>
        earlier.kind !== 'submission' &&
        earlier.lrn === lrn &&
        earlier.verdict !== 'rejected' &&
        this.lodged.get(earlier.mrn)?.submission.declarant === declarant &&
        now.getTime() - earlier.takenAt.getTime() < lrnMemory,
    );
  }

  private isLrnUsed({ lrn, declarant }: Submission, now: Date): boolean {
    return [...this.lodged.values()].some(
      ({ submission, lodgedAt }) =>
        submission.lrn === lrn &&
        submission.declarant === declarant &&
        now.getTime() - lodgedAt.getTime() < lrnMemory,
    );
  }

  private notify(course: readonly Step[], subject: Subject, from: Date, conversation: Conversation): void {
    const deliveries = notificationsOf(course, subject, from).map((notification) => ({
      body: writeResponse(notification),
      conversationId: conversation.id,
      headers: conversation.headers,
    }));
    this.dispatch.send(deliveries, scenarioOf(subject.lrn)?.delivery);
  }
}

function courseOf(verdict: Verdict, submission: Submission): readonly Step[] {
  if (verdict === 'rejected') return ['rejected'];
  if (verdict === 'pre-lodged') return ['registered'];
  return scenarioOf(submission.lrn)?.course ?? usualCourse(submission);
}

function additionalCourse({ request, lodged }: AdditionalMessage, verdict: Verdict): readonly Step[] {
  if (verdict === 'rejected') return ['rejected'];
  if (verdict === 'denied') return ['registered', 'request denied'];
  const courses: Record<Request, readonly Step[]> = {
    // Duties are told of what is accepted; before the arrival there are none.
    amendment:
      lodged?.stage === 'open' && !lodged.submission.isExport
        ? ['registered', 'request granted', 'tax provisional', 'changed']
        : ['registered', 'request granted', 'changed'],
    cancellation: ['registered', 'request granted', 'invalidated'],
    arrival: ['registered'],
  };
  return courses[request];
}

/** Where a course leaves its declaration, told at once although the notifications take their time. */
function stageAfter(course: readonly Step[]): Lodged['stage'] {
  if (course.includes('registered')) return 'pre-lodged';
  if (course.includes('invalidated')) return 'invalidated';
  return course.includes('tax final') || course.includes('exited') ? 'final' : 'open';
}

function scenarioErrors({ lrn, root }: Submission): BusinessError[] {
  const rejection: Scenario['rejection'] = scenarioOf(lrn)?.rejection;
  return rejection ? [{ code: rejection.code, pointer: pointTo(root, rejection.path) }] : [];
}
