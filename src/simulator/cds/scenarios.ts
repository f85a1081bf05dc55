import type { DeliveryScenario } from '../shared/notifications/dispatch.ts';
import type { Step } from './notifications/course.ts';

/** How this authority answers when an LRN begins with a scenario's letters. */
export interface Scenario {
  readonly prefix: string;
  /** For people: what happens. */
  readonly story: string;
  /** What happens at HTTP instead of 202. `refusals` is how often, after which all goes its usual way. */
  readonly answer?:
    | { readonly kind: RefusalKind; readonly refusals: number }
    | { readonly kind: 'slow' | 'never' | 'reset' };
  /** How the notifications travel, when not one by one in order; torn: the first is cut short. */
  readonly delivery?: DeliveryScenario;
  /** What is notified of an accepted declaration, when not its usual course. */
  readonly course?: readonly Step[];
  /** Takes the declaration as one lodged before the goods arrive, whatever its type, and tells this of it. */
  readonly beforeArrival?: readonly Step[];
  /** Denies an amendment or cancellation with this LRN. */
  readonly isDenied?: true;
  /** Rejects the declaration with this error whatever it holds; without a path it points nowhere. */
  readonly rejection?: { readonly code: string; readonly path?: string };
}

/** How a request is refused whatever it holds; nothing is taken then. */
export type RefusalKind = 'unavailable' | 'failing' | 'rate limited' | 'forbidden' | 'without enrolment';

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
    prefix: 'TT500',
    story: 'answers 500 once, then takes the message',
    answer: { kind: 'failing', refusals: 1 },
  },
  {
    prefix: 'TTFIRE',
    story: 'answers 403 every time, as a firewall does (PAYLOAD_FORBIDDEN)',
    answer: { kind: 'forbidden', refusals: Number.POSITIVE_INFINITY },
  },
  {
    prefix: 'TTNOEORI',
    story: 'answers 401 every time: the user has no customs enrolment',
    answer: { kind: 'without enrolment', refusals: Number.POSITIVE_INFINITY },
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
    prefix: 'TTTORN',
    story: 'cuts the first notification short, so that it cannot be read',
    delivery: 'torn',
  },
  {
    prefix: 'TTREJ',
    story: 'rejects with CDS12007 on the first authorisation',
    rejection: { code: 'CDS12007', path: 'AuthorisationHolder/CategoryCode' },
  },
  {
    prefix: 'TTNOPTR',
    story: 'rejects with CDS12062, which points nowhere',
    rejection: { code: 'CDS12062' },
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
    prefix: 'TTQUOTA',
    story: 'duties told three times, as for a quota (DMSTAX 67, 115, 4), then cleared',
    course: ['accepted', 'tax provisional', 'tax of the quota', 'tax final', 'cleared'],
  },
  {
    prefix: 'TTRCV',
    story: 'registered only, whatever its type; an arrival notification lets it go on',
    beforeArrival: ['registered'],
  },
  {
    prefix: 'TTLAPSE',
    story: 'registered, then lapsed as if the goods had not arrived within 30 days (DMSREJ CDS12046)',
    beforeArrival: ['registered', 'lapsed'],
  },
  {
    prefix: 'TTEND',
    story: 'registered, then ended by customs (DMSREJ without errors)',
    beforeArrival: ['registered', 'ended'],
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
