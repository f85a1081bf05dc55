import type { Step } from './notifications/course.ts';

/** How this authority answers when an LRN begins with a scenario's letters. */
export interface Scenario {
  readonly prefix: string;
  /** For people: what happens. */
  readonly story: string;
  /** What happens at HTTP instead of 202. `refusals` is how often, after which all goes its usual way. */
  readonly answer?:
    | { readonly kind: 'unavailable' | 'rate limited'; readonly refusals: number }
    | { readonly kind: 'slow' | 'never' | 'reset' };
  /** How the notifications travel, when not one by one in order. */
  readonly delivery?: 'twice' | 'reversed' | 'withheld';
  /** What is notified of an accepted declaration, when not its usual course. */
  readonly course?: readonly Step[];
  /** Denies an amendment or cancellation with this LRN. */
  readonly isDenied?: true;
  /** Rejects the declaration with this error whatever it holds. */
  readonly rejection?: { readonly code: string; readonly path: string };
}

/** Seconds that a slow answer takes, before `timeScale`. */
export const slowAnswerSeconds = 20;

/** Every scenario, by the first letters of the LRN. */
export const scenarios: readonly Scenario[] = [
  {
    prefix: 'TTSLOW',
    story: `answers 202 only after ${slowAnswerSeconds} seconds`,
    answer: { kind: 'slow' },
  },
  {
    prefix: 'TTDOWN',
    story: 'answers 503 every time',
    answer: { kind: 'unavailable', refusals: Number.POSITIVE_INFINITY },
  },
  {
    prefix: 'TTBUSY',
    story: 'answers 503 twice, then takes the message',
    answer: { kind: 'unavailable', refusals: 2 },
  },
  {
    prefix: 'TT429',
    story: 'answers 429 once, then takes the message',
    answer: { kind: 'rate limited', refusals: 1 },
  },
  {
    prefix: 'TTNOANS',
    story: 'takes the message, never answers the request, notifies as usual',
    answer: { kind: 'never' },
  },
  {
    prefix: 'TTRESET',
    story: 'takes the message, resets the connection, notifies as usual',
    answer: { kind: 'reset' },
  },
  { prefix: 'TTLOST', story: 'answers 202, never notifies', delivery: 'withheld' },
  { prefix: 'TTDUP', story: 'delivers every notification twice', delivery: 'twice' },
  { prefix: 'TTORDER', story: 'delivers the notifications last first', delivery: 'reversed' },
  {
    prefix: 'TTREJ',
    story: 'rejects with CDS12007 on the first authorisation',
    rejection: { code: 'CDS12007', path: 'AuthorisationHolder/CategoryCode' },
  },
  {
    prefix: 'TTDENY',
    story: 'an amendment or cancellation with this LRN is denied (DMSREQ 41)',
    isDenied: true,
  },
  {
    prefix: 'TTWARN',
    story: 'accepts with the plausibility warning CDS13000',
    course: ['accepted with warning', 'tax provisional', 'tax final', 'cleared'],
  },
  {
    prefix: 'TTCTL',
    story: 'physical control before clearance',
    course: ['accepted', 'tax provisional', 'physical control', 'tax final', 'cleared'],
  },
  {
    prefix: 'TTDOC',
    story: 'wants documents before clearance',
    course: ['accepted', 'tax provisional', 'documents wanted', 'tax final', 'cleared'],
  },
  {
    prefix: 'TTROG',
    story: 'releases the goods, debt not final',
    course: ['accepted', 'tax provisional', 'released'],
  },
  {
    prefix: 'TTRCV',
    story: 'registered only, whatever its type; an arrival notification lets it go on',
    course: ['registered'],
  },
  {
    prefix: 'TTRES',
    story: 'customs change the location of the goods, then clear',
    course: ['accepted', 'tax provisional', 'changed', 'tax final', 'cleared'],
  },
  {
    prefix: 'TTEOG',
    story: 'cleared and exited, without duties',
    course: ['accepted', 'cleared', 'exited'],
  },
  { prefix: 'TTINV', story: 'invalidated by customs after acceptance', course: ['accepted', 'invalidated'] },
  {
    prefix: 'TTCPI',
    story: 'insufficient balance, then a reminder',
    course: ['accepted', 'tax provisional', 'insufficient balance', 'payment reminder'],
  },
  { prefix: 'TTMAN', story: 'handled manually', course: ['accepted', 'handled manually'] },
  {
    prefix: 'TTGER',
    story: 'exit results awaited (exports)',
    course: ['accepted', 'cleared', 'exit results awaited'],
  },
  {
    prefix: 'TTALV',
    story: 'delayed by another department, then cleared',
    course: ['accepted', 'tax provisional', 'delayed', 'tax final', 'cleared'],
  },
  { prefix: 'TTQRY', story: 'a query is raised', course: ['accepted', 'tax provisional', 'query raised'] },
  { prefix: 'TTDET', story: 'the goods are detained', course: ['accepted', 'tax provisional', 'detained'] },
];

/** The scenario an LRN asks for, if any. */
export function scenarioOf(lrn: string): Scenario | undefined {
  return scenarios.find(({ prefix }) => lrn.startsWith(prefix));
}
