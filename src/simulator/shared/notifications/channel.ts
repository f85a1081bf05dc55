import type { Journal } from '../memory/journal.ts';
import type { Notice } from './notice.ts';

/** Where the channel pushes to and how fast its time runs. */
export interface ChannelSettings {
  readonly callbackUrl: string;
  /** Sent as the Authorization header of every push. */
  readonly callbackToken: string;
  /** Factor on every waiting time below; 1 is HMRC's own pace. */
  readonly timeScale: number;
  readonly clock: () => Date;
  readonly journal: Journal;
}

const minute = 60_000;
/** After no answer or 5xx: the whole channel waits, this delivery stays first (API contract, notifications). */
const blockedFor = 2.5 * minute;
/** After 1xx, 3xx or 4xx: this delivery is tried again later, the others go on. */
const postponedFor = 10 * minute;
/** What could not be delivered by then is given up; by the authority's time, so not scaled. */
const keptFor = 14 * 24 * 60 * minute;
/** A receiver that has not answered by then has not answered; not scaled. */
const answerWithin = 20_000;

/**
 * The push channel of one client: delivers one notification after the other, retries as the contract says,
 * and never delivers again what was answered with 2xx.
 */
export class Channel {
  private readonly waiting: Notice[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly stop = new AbortController();
  private isBusy = false;

  constructor(private readonly settings: ChannelSettings) {}

  /** How many deliveries wait, the postponed ones included, and whether the receiver blocks the channel. */
  readonly state = { delivered: 0, postponed: 0, isBlocked: false };

  get waitingCount(): number {
    return this.waiting.length + this.state.postponed;
  }

  /** Puts a delivery at the end of the channel. */
  push(notice: Notice): void {
    this.waiting.push(notice);
    void this.work();
  }

  /** Ends all waiting; what was not delivered is dropped. */
  close(): void {
    this.stop.abort();
    for (const timer of this.timers) clearTimeout(timer);
    this.waiting.length = 0;
  }

  private async work(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.waiting[0]; next && !this.stop.signal.aborted; next = this.waiting[0]) {
      if (this.settings.clock().getTime() - next.dueAt > keptFor) {
        this.waiting.shift();
        this.end(next);
        continue;
      }
      const status = await this.deliver(next);
      this.state.isBlocked = status === undefined || status >= 500;
      if (this.state.isBlocked) await this.pause(blockedFor);
      else {
        this.waiting.shift();
        if (status! < 200 || status! >= 300) this.postpone(next);
        else {
          this.state.delivered += 1;
          this.end(next);
        }
      }
    }
    this.isBusy = false;
  }

  /** The receiver's status, undefined when it did not answer. */
  private async deliver({ body, conversationId, headers = {} }: Notice): Promise<number | undefined> {
    // A time-out that AbortSignal.any alone holds can be collected with the memory before it is over.
    const ending = new AbortController();
    const end = () => ending.abort();
    const timer = setTimeout(end, answerWithin);
    this.stop.signal.addEventListener('abort', end);
    try {
      const answer = await fetch(this.settings.callbackUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/xml; charset=UTF-8',
          accept: 'application/xml',
          authorization: this.settings.callbackToken,
          'x-conversation-id': conversationId,
          ...headers,
        },
        body,
        signal: ending.signal,
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
      this.stop.signal.removeEventListener('abort', end);
    }
  }

  private postpone(notice: Notice): void {
    this.state.postponed += 1;
    this.after(postponedFor, () => {
      this.state.postponed -= 1;
      this.push(notice);
    });
  }

  private end({ id }: Notice): void {
    this.settings.journal.noteDone({ what: 'notice ended', id });
  }

  private pause(milliseconds: number): Promise<void> {
    const { signal } = this.stop;
    return new Promise((resolve) => {
      const end = () => {
        signal.removeEventListener('abort', end);
        resolve();
      };
      signal.addEventListener('abort', end);
      this.after(milliseconds, end);
    });
  }

  private after(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, milliseconds * this.settings.timeScale);
    this.timers.add(timer);
  }
}
