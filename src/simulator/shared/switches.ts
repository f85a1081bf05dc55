import { type OddKey, oddAnswers } from './odd-answers.ts';

/** What people and tests may switch while the simulator runs; it holds for every message. */
export interface SwitchState {
  outage: 'none' | 'unavailable' | 'failing' | 'silent';
  order: 'issued' | 'reversed' | 'shuffled';
  duplicates: 'off' | 'on';
  delivery: 'push' | 'pull';
  rateLimit: 'off' | 'on';
  oauth: 'off' | 'on';
  answer: 'usual' | OddKey;
  takes: 'yes' | 'no';
  /** Seconds, before the time scale, as the next. */
  slowAnswers: number;
  delay: number;
  /** Hours, whatever the time scale. */
  clockAhead: number;
}

interface SwitchFact {
  readonly name: keyof SwitchState;
  readonly label: string;
  /** For people: what its settings do. */
  readonly story: string;
  /** The settings there are, or the largest whole number of seconds or hours. */
  readonly settings: readonly string[] | number;
  /** Of a number; seconds unless given. */
  readonly unit?: 'hours';
}

/** Every switch; the first setting, or 0, is how the simulator starts unless told otherwise. */
export const switchFacts: readonly SwitchFact[] = [
  {
    name: 'outage',
    label: 'Outage',
    story: 'unavailable answers 503 to everything, failing 500, silent never; no message is taken then',
    settings: ['none', 'unavailable', 'failing', 'silent'],
  },
  {
    name: 'answer',
    label: 'Answer to a message',
    story: 'usual, or one of the odd answers to every message',
    settings: ['usual', ...Object.keys(oddAnswers)],
  },
  {
    name: 'takes',
    label: 'Takes what it answers oddly',
    story: 'yes takes a message all the same, no does not',
    settings: ['yes', 'no'],
  },
  {
    name: 'slowAnswers',
    label: 'Slow answers',
    story: 'seconds every request waits for its answer',
    settings: 120,
  },
  {
    name: 'rateLimit',
    label: 'Rate limit',
    story: 'on answers 429 to more than 3 requests within a second',
    settings: ['off', 'on'],
  },
  {
    name: 'oauth',
    label: 'Bearer tokens',
    story: 'on lets in only tokens granted at /oauth/token, off the fixed token too',
    settings: ['off', 'on'],
  },
  {
    name: 'delivery',
    label: 'Notifications go by',
    story: 'push to the callback address, or pull from /notifications',
    settings: ['push', 'pull'],
  },
  {
    name: 'delay',
    label: 'Delay of notifications',
    story: 'seconds before the first notification, beside the usual one',
    settings: 3600,
  },
  {
    name: 'clockAhead',
    label: 'Clock',
    story:
      'hours that the authority’s clock is ahead: what ends by then, such as authority and places for files, has ended',
    settings: 24 * 366,
    unit: 'hours',
  },
  {
    name: 'duplicates',
    label: 'Duplicates',
    story: 'on delivers every notification twice',
    settings: ['off', 'on'],
  },
  {
    name: 'order',
    label: 'Order of notifications',
    story: 'as issued, last first, or by chance',
    settings: ['issued', 'reversed', 'shuffled'],
  },
];

/** The switches of one simulator. */
export class Switches {
  readonly state: SwitchState = {
    outage: 'none',
    order: 'issued',
    duplicates: 'off',
    delivery: 'push',
    rateLimit: 'off',
    oauth: 'off',
    answer: 'usual',
    takes: 'yes',
    slowAnswers: 0,
    delay: 0,
    clockAhead: 0,
  };

  /**
   * Changes the switches named, all of them or none.
   *
   * @returns a sentence for each name or setting there is not
   */
  change(wanted: Readonly<Record<string, unknown>>): string[] {
    const faults = Object.entries(wanted).flatMap(([name, value]) => faultOf(name, value));
    if (faults.length > 0) return faults;
    const settings = Object.entries(wanted).map(([name, value]) => [
      name,
      typeof factOf(name)!.settings === 'number' ? Number(value) : value,
    ]);
    Object.assign(this.state, Object.fromEntries(settings));
    return [];
  }
}

function factOf(name: string): SwitchFact | undefined {
  return switchFacts.find((fact) => fact.name === name);
}

function faultOf(name: string, value: unknown): string[] {
  const fact = factOf(name);
  if (!fact)
    return [`There is no switch ${name}; there are ${switchFacts.map((each) => each.name).join(', ')}.`];
  const { settings, unit = 'seconds' } = fact;
  if (typeof settings === 'number') {
    const isWhole = /^\d{1,6}$/.test(String(value)) && Number(value) <= settings;
    return isWhole ? [] : [`${name} must be whole ${unit} from 0 to ${settings}.`];
  }
  return settings.includes(String(value)) ? [] : [`${name} must be one of ${settings.join(', ')}.`];
}
