import type { Scenario } from '../scenarios.ts';
import type { Switches } from '../switches.ts';
import type { Channel, Delivery } from './channel.ts';
import type { Inbox } from './inbox.ts';

/** Milliseconds between a message and its first notification, and between one notification and the next. */
const notificationPace = 1000;

/** Brings notifications on their way at the usual pace, as the scenario and the switches say. */
export class Dispatch {
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly channel: Channel,
    private readonly inbox: Inbox,
    private readonly switches: Switches,
    private readonly timeScale: number,
  ) {}

  /** Delivers these, issued in this order, one after the other. */
  send(deliveries: readonly Delivery[], scenario?: Scenario['delivery']): void {
    if (scenario === 'withheld') return;
    const { order, duplicates, delay } = this.switches.state;
    const isTwice = scenario === 'twice' || duplicates === 'on';
    const ordered = inOrder(deliveries, scenario === 'reversed' ? 'reversed' : order);
    for (const [index, delivery] of ordered.entries()) {
      const wait = (delay * 1000 + (index + 1) * notificationPace) * this.timeScale;
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        this.deliver(delivery);
        if (isTwice) this.deliver(delivery);
      }, wait);
      this.timers.add(timer);
    }
  }

  /** Stops delivering. */
  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private deliver(delivery: Delivery): void {
    if (this.switches.state.delivery === 'pull') this.inbox.add(delivery);
    else this.channel.push(delivery);
  }
}

function inOrder(deliveries: readonly Delivery[], order: 'issued' | 'reversed' | 'shuffled') {
  if (order === 'issued') return deliveries;
  if (order === 'reversed') return deliveries.toReversed();
  return deliveries
    .map((delivery) => ({ delivery, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ delivery }) => delivery);
}
