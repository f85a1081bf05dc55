import type { Entry } from '../shared/memory/entry.ts';
import type { Journal } from '../shared/memory/journal.ts';
import type { Dispatch } from '../shared/notifications/dispatch.ts';
import { readXml, type XmlElement } from '../shared/xml/reader.ts';
import {
  type AdditionalMessage,
  type Conversation,
  changesOf,
  type Lodged,
  type Request,
  readAdditionalMessage,
  valuesOf,
  writeStanding,
} from './additional-message.ts';
import { newMrn } from './mrn.ts';
import { notificationsOf, type Step, type Subject, usualCourse } from './notifications/course.ts';
import { dutiesOf } from './notifications/duties.ts';
import { writeResponse } from './notifications/response.ts';
import { pointTo } from './place.ts';
import { judge, judgeAdditional } from './rules/index.ts';
import type { BusinessError } from './rules/rule.ts';
import { type RefusalKind, scenarioOf } from './scenarios.ts';
import { isPreLodged, readSubmission, type Submission } from './submission.ts';

/** What became of a message that was taken; an additional message is accepted, denied or rejected. */
type Verdict = 'accepted' | 'pre-lodged' | 'rejected' | 'denied';

/** One message taken, as the authority keeps it. */
export interface TakenMessage {
  readonly kind: 'submission' | Request;
  readonly lrn: string;
  readonly mrn: string;
  readonly conversationId: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  readonly verdict: Verdict;
  readonly errors: readonly BusinessError[];
}

const lrnMemory = 48 * 60 * 60 * 1000;

/** The customs authority itself: judges what it takes, remembers it, and notifies. */
export class Authority {
  /** Everything taken, oldest first. */
  readonly taken: TakenMessage[] = [];
  private readonly lodged = new Map<string, Lodged>();
  private readonly refusals = new Map<string, number>();

  constructor(
    private readonly dispatch: Dispatch,
    private readonly clock: () => Date,
    private readonly journal: Journal,
  ) {}

  /** Takes back what was noted. */
  recall(entry: Entry): void {
    if (entry.what === 'message taken') this.taken.push(entry.message);
    if (entry.what === 'refusal') this.refusals.set(entry.lrn, (this.refusals.get(entry.lrn) ?? 0) + 1);
    if (entry.what !== 'declaration') return;
    const submission = readSubmission(readXml(Buffer.from(entry.xml)));
    this.lodged.set(entry.lodged.mrn, { ...entry.lodged, submission });
  }

  /** How the scenario of this LRN refuses the request this time, if so; counts the refusals. */
  refuses(lrn: string): RefusalKind | undefined {
    const answer = scenarioOf(lrn)?.answer;
    if (!answer || !('refusals' in answer)) return undefined;
    const refusedBefore = this.refusals.get(lrn) ?? 0;
    if (refusedBefore >= answer.refusals) return undefined;
    // One that is refused for ever needs no counting.
    if (Number.isFinite(answer.refusals)) {
      this.journal.note({ what: 'refusal', lrn });
      this.refusals.set(lrn, refusedBefore + 1);
    }
    return answer.kind;
  }

  /** Takes a submission: from here on it counts, and its notifications will come. */
  takeSubmission(element: XmlElement, conversation: Conversation): void {
    const submission = readSubmission(element);
    const { lrn } = submission;
    const now = this.clock();
    const errors = [
      ...judge(submission, { now, isLrnUsed: this.isLrnUsed(submission, now) }),
      ...scenarioErrors(submission),
    ];
    const mrn = newMrn(now);
    const verdict = errors.length > 0 ? 'rejected' : isLodgedEarly(submission) ? 'pre-lodged' : 'accepted';
    const message = {
      kind: 'submission',
      lrn,
      mrn,
      conversationId: conversation.id,
      verdict,
      errors,
    } as const;
    const course = courseOf(verdict, submission);
    const lodgedAt = now.getTime();
    const stage = stageAfter(course);
    const lodged = { submission, mrn, conversation, lodgedAt, stage, version: 1 };
    const subject = { lrn, mrn, errors, duties: dutiesOf(submission) };
    this.answer({
      taken: { ...message, takenAt: now.getTime() },
      lodged: verdict === 'rejected' ? undefined : lodged,
      told: [{ course, subject, from: now, conversation }],
    });
  }

  /** Takes an amendment, a cancellation request or an arrival notification, as `takeSubmission` does. */
  takeAdditional(request: Request, element: XmlElement, conversation: Conversation): void {
    const message = readAdditionalMessage(request, element, (mrn) => this.lodged.get(mrn));
    const { lrn, mrn, lodged, amended } = message;
    const now = this.clock();
    const isLrnUsed = this.isRequestLrnUsed(message, now);
    const ownErrors = judgeAdditional(message, { now, isLrnUsed });
    const result = amended && ownErrors.length === 0 ? readSubmission(amended.declaration) : undefined;
    const errors = result ? judge(result, { now, isLrnUsed: false }) : ownErrors;
    const isDenied = request !== 'arrival' && scenarioOf(lrn)?.isDenied === true;
    const verdict = errors.length > 0 ? 'rejected' : isDenied ? 'denied' : 'accepted';
    const course = additionalCourse(message, verdict);
    const changes = { amendments: changesOf(message.root), values: valuesOf(message.root) };
    const duties = result ? dutiesOf(result) : [];
    const isGranted = verdict === 'accepted' && lodged !== undefined;
    const version = (lodged?.version ?? 1) + (isGranted && result ? 1 : 0);
    const subject = { lrn, mrn, errors, changes, duties, version };
    const answer = { course, subject, from: now, conversation };
    const arrival = isGranted && request === 'arrival' ? arrivalOf(lodged, now) : undefined;
    const stage = arrival
      ? stageAfter(arrival.course)
      : request === 'cancellation'
        ? 'invalidated'
        : lodged?.stage;
    this.answer({
      taken: {
        kind: request,
        lrn,
        mrn,
        conversationId: conversation.id,
        takenAt: now.getTime(),
        verdict,
        errors,
      },
      lodged: isGranted
        ? { ...lodged, submission: result ?? lodged.submission, version, stage: stage! }
        : undefined,
      told: arrival ? [answer, arrival] : [answer],
    });
  }

  /** The conversation of the last message but this one; this one's where there is no other. */
  another(conversationId: string): string {
    const others = this.taken.filter((message) => message.conversationId !== conversationId);
    return others.at(-1)?.conversationId ?? conversationId;
  }

  /** The declaration an MRN stands for, with every amendment granted. */
  standing(mrn: string): Lodged | undefined {
    return this.lodged.get(mrn);
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
        now.getTime() - earlier.takenAt < lrnMemory,
    );
  }

  private isLrnUsed({ lrn, declarant }: Submission, now: Date): boolean {
    return [...this.lodged.values()].some(
      ({ submission, lodgedAt }) =>
        submission.lrn === lrn && submission.declarant === declarant && now.getTime() - lodgedAt < lrnMemory,
    );
  }

  /** Remembers a message with all it led to, at once, and brings what is told of it on its way. */
  private answer({ taken, lodged, told }: Answer): void {
    const entries: Entry[] = [{ what: 'message taken', message: taken }];
    if (lodged) {
      const { submission: _written, ...rest } = lodged;
      entries.push({ what: 'declaration', xml: writeStanding(lodged), lodged: rest });
    }
    const notices = told.flatMap(({ course, subject, from, conversation }) => {
      const deliveries = notificationsOf(course, subject, from).map((notification) => ({
        body: writeResponse(notification),
        conversationId: conversation.id,
        headers: conversation.headers,
      }));
      return this.dispatch.plan(deliveries, scenarioOf(subject.lrn)?.delivery);
    });
    this.dispatch.send(notices, entries);
    this.taken.push(taken);
    if (lodged) this.lodged.set(lodged.mrn, lodged);
  }
}

/** What comes of a message: it was taken, a declaration stands or is changed, and those concerned are told. */
interface Answer {
  readonly taken: TakenMessage;
  readonly lodged: Lodged | undefined;
  readonly told: readonly Told[];
}

interface Told {
  readonly course: readonly Step[];
  readonly subject: Subject;
  readonly from: Date;
  readonly conversation: Conversation;
}

/** Whether it is taken as one made before the goods arrive. */
function isLodgedEarly(submission: Submission): boolean {
  return isPreLodged(submission) || scenarioOf(submission.lrn)?.beforeArrival !== undefined;
}

/** What is told of a submission. */
function courseOf(verdict: Verdict, submission: Submission): readonly Step[] {
  if (verdict === 'rejected') return ['rejected'];
  const scenario = scenarioOf(submission.lrn);
  if (verdict === 'pre-lodged') return scenario?.beforeArrival ?? ['registered'];
  return scenario?.course ?? usualCourse(submission);
}

/** The goods are here: the declaration goes its course, told to those who made it. */
function arrivalOf({ submission, mrn, conversation, version }: Lodged, at: Date): Told {
  const subject = { lrn: submission.lrn, mrn, version, duties: dutiesOf(submission) };
  return {
    course: courseOf('accepted', submission),
    subject,
    from: new Date(at.getTime() + 1000),
    conversation,
  };
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
  if (course.some((step) => endingSteps.has(step))) return 'invalidated';
  if (course.includes('registered')) return 'pre-lodged';
  return course.includes('tax final') || course.includes('exited') ? 'final' : 'open';
}

const endingSteps: ReadonlySet<Step> = new Set(['invalidated', 'lapsed', 'ended']);

function scenarioErrors({ lrn, root }: Submission): BusinessError[] {
  const rejection = scenarioOf(lrn)?.rejection;
  if (!rejection) return [];
  const { code, path } = rejection;
  return [path === undefined ? { code } : { code, pointer: pointTo(root, path) }];
}
