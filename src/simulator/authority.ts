import { newMrn } from './mrn.ts';
import type { Channel } from './notifications/channel.ts';
import { notificationsOf, type Step, usualCourse } from './notifications/course.ts';
import { writeResponse } from './notifications/response.ts';
import { pointTo } from './place.ts';
import { judge } from './rules/index.ts';
import type { BusinessError } from './rules/rule.ts';
import { type Scenario, scenarioOf } from './scenarios.ts';
import { isPreLodged, type Submission } from './submission.ts';

/** What became of a message that was taken. */
export type Verdict = 'accepted' | 'pre-lodged' | 'rejected';

/** One message taken, as the authority keeps it. */
export interface TakenMessage {
  readonly lrn: string;
  readonly declarant: string;
  readonly mrn: string;
  readonly conversationId: string;
  readonly takenAt: Date;
  readonly verdict: Verdict;
  readonly errors: readonly BusinessError[];
}

/** Milliseconds between a message and its first notification, and between one notification and the next. */
const notificationPace = 1000;
const lrnMemory = 48 * 60 * 60 * 1000;

/** The customs authority itself: judges what it takes, remembers it, and notifies. */
export class Authority {
  /** Everything taken since the start, oldest first. */
  readonly taken: TakenMessage[] = [];
  private readonly refusals = new Map<string, number>();
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly channel: Channel,
    private readonly clock: () => Date,
    private readonly timeScale: number,
  ) {}

  /** Whether the scenario of this LRN refuses the request unread this time; counts the refusals. */
  refuses(lrn: string): 'unavailable' | 'rate limited' | undefined {
    const answer = scenarioOf(lrn)?.answer;
    if (!answer || !('refusals' in answer)) return undefined;
    const refusedBefore = this.refusals.get(lrn) ?? 0;
    if (refusedBefore >= answer.refusals) return undefined;
    this.refusals.set(lrn, refusedBefore + 1);
    return answer.kind;
  }

  /** Takes a submission: from here on it counts, and its notifications will come. */
  take(submission: Submission, conversationId: string): void {
    const { lrn, declarant } = submission;
    const now = this.clock();
    const scenario = scenarioOf(lrn);
    const errors = [
      ...judge(submission, { now, isLrnUsed: this.isLrnUsed(submission, now) }),
      ...scenarioErrors(scenario, submission),
    ];
    const mrn = newMrn(now);
    const verdict = errors.length > 0 ? 'rejected' : isPreLodged(submission) ? 'pre-lodged' : 'accepted';
    this.taken.push({ lrn, declarant, mrn, conversationId, takenAt: now, verdict, errors });
    const course = courseOf(verdict, submission, scenario);
    const bodies = notificationsOf(course, { submission, mrn, errors }, now).map(writeResponse);
    this.schedule(bodies, conversationId, scenario?.delivery);
  }

  /** Stops notifying. */
  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private isLrnUsed({ lrn, declarant }: Submission, now: Date): boolean {
    return this.taken.some(
      (earlier) =>
        earlier.lrn === lrn &&
        earlier.declarant === declarant &&
        earlier.verdict !== 'rejected' &&
        now.getTime() - earlier.takenAt.getTime() < lrnMemory,
    );
  }

  private schedule(bodies: readonly string[], conversationId: string, delivery: Scenario['delivery']): void {
    if (delivery === 'withheld') return;
    const ordered = delivery === 'reversed' ? bodies.toReversed() : bodies;
    for (const [index, body] of ordered.entries()) {
      const timer = setTimeout(
        () => {
          this.timers.delete(timer);
          this.channel.push({ body, conversationId });
          if (delivery === 'twice') this.channel.push({ body, conversationId });
        },
        (index + 1) * notificationPace * this.timeScale,
      );
      this.timers.add(timer);
    }
  }
}

function courseOf(verdict: Verdict, submission: Submission, scenario: Scenario | undefined): readonly Step[] {
  if (verdict === 'rejected') return ['rejected'];
  if (verdict === 'pre-lodged') return ['registered'];
  return scenario?.course ?? usualCourse(submission);
}

function scenarioErrors(scenario: Scenario | undefined, { root }: Submission): BusinessError[] {
  if (!scenario?.rejection) return [];
  return [{ code: scenario.rejection.code, pointer: pointTo(root, scenario.rejection.path) }];
}
