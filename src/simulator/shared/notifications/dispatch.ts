import { randomUUID } from 'node:crypto';
import type { Entry } from '../memory/entry.ts';
import type { Journal } from '../memory/journal.ts';
import type { Switches } from '../switches.ts';
import type { Channel } from './channel.ts';
import type { Inbox } from './inbox.ts';
import type { Delivery, Notice } from './notice.ts';

/** What becomes of the notifications of one message, whatever the switches say. */
export type DeliveryScenario = 'withheld' | 'twice' | 'reversed' | 'torn';

/** What notifications travel by. */
export interface DispatchSettings {
  readonly channel: Channel;
  readonly inbox: Inbox;
  readonly switches: Switches;
  readonly journal: Journal;
  readonly clock: () => Date;
  readonly timeScale: number;
}

/** Milliseconds between a message and its first notification, and between one notification and the next. */
const notificationPace = 1000;

/** Brings notifications on their way at the usual pace, as the scenario and the switches say. */
export class Dispatch {
  private readonly timers = new Set<NodeJS.Timeout>();
  /** Those remembered that were not delivered. */
  private readonly recalled = new Map<string, Notice>();

  constructor(private readonly settings: DispatchSettings) {}

  /** When each of these, issued in this order, is delivered. */
  plan(deliveries: readonly Delivery[], scenario?: DeliveryScenario): Notice[] {
    if (scenario === 'withheld') return [];
    const { clock, timeScale, switches } = this.settings;
    const { order, duplicates, delay } = switches.state;
    const isTwice = scenario === 'twice' || duplicates === 'on';
    const ordered = inOrder(deliveries, scenario === 'reversed' ? 'reversed' : order);
    return ordered.flatMap((delivery, index) => {
      const body = scenario === 'torn' && index === 0 ? torn(delivery.body) : delivery.body;
      const dueAt = clock().getTime() + (delay * 1000 + (index + 1) * notificationPace) * timeScale;
      const notice = () => ({ ...delivery, body, id: randomUUID(), dueAt });
      return isTwice ? [notice(), notice()] : [notice()];
    });
  }

  /** Brings notices on their way; noted together with what they tell of. */
  send(notices: readonly Notice[], told: readonly Entry[]): void {
    this.settings.journal.note(...told, { what: 'notices', notices });
    for (const notice of notices) this.start(notice);
  }

  /** Takes back what was noted; `resume` then brings it on its way. */
  recall(entry: Entry): void {
    const { recalled } = this;
    if (entry.what === 'notices') for (const notice of entry.notices) recalled.set(notice.id, notice);
    if (entry.what === 'notice ended') recalled.delete(entry.id);
    if (entry.what === 'notice kept') {
      this.settings.inbox.restore(recalled.get(entry.id)!, entry.keptAt);
      recalled.delete(entry.id);
    }
    if (entry.what === 'notice pulled') this.settings.inbox.recallPull(entry.id);
  }

  /** Goes on with what was not delivered when the process ended. */
  resume(): void {
    for (const notice of [...this.recalled.values()].sort((one, other) => one.dueAt - other.dueAt))
      this.start(notice);
    this.recalled.clear();
  }

  /** Stops delivering. */
  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private start(notice: Notice): void {
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        if (this.settings.switches.state.delivery === 'pull') this.settings.inbox.add(notice);
        else this.settings.channel.push(notice);
      },
      Math.max(0, notice.dueAt - this.settings.clock().getTime()),
    );
    this.timers.add(timer);
  }
}

/** The first half of a notification, which no one can read. */
function torn(body: string): string {
  return body.slice(0, body.length / 2);
}

function inOrder(deliveries: readonly Delivery[], order: 'issued' | 'reversed' | 'shuffled') {
  if (order === 'issued') return deliveries;
  if (order === 'reversed') return deliveries.toReversed();
  return deliveries
    .map((delivery) => ({ delivery, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ delivery }) => delivery);
}
