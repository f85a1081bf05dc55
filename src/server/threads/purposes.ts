import { availableParallelism } from 'node:os';

/** What orders are asked for. */
const askedPurposes = ['sending', 'saving', 'reading', 'checking', 'uploads', 'reports'] as const;
export type AskedPurpose = (typeof askedPurposes)[number];

/** Of these the largest have threads of their own: who saves or opens an ordinary declaration waits for none of them. */
const largeOf = { saving: 'largeSaving', reading: 'largeReading' } as const;

/** What threads are there for; nothing of one purpose waits for anything of another. */
export const purposes = [...askedPurposes, ...Object.values(largeOf)] as const;
export type Purpose = (typeof purposes)[number];

/** Bytes that an ordinary order goes over at most: more than a declaration of two hundred full items has. */
const ordinaryWeight = 1024 * 1024;

/** The purpose whose threads do an order of this weight. */
export function purposeOf(asked: AskedPurpose, weight: number): Purpose {
  const isDivided = asked === 'saving' || asked === 'reading';
  return isDivided && weight > ordinaryWeight ? largeOf[asked] : asked;
}

export interface PurposeLimits {
  /** Most threads; each has one order at a time. */
  readonly threads: number;
  /** How far they stand back behind the thread that answers, where the system has priorities of threads (Linux). */
  readonly niceness: number;
  /** Most orders that wait, and of them most of one company. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** Longest that an order may take, and most memory of its thread: it is ended then. */
  readonly seconds: number;
  readonly megabytes: number;
  /** How long a thread without orders stays; undefined: always. */
  readonly idleSeconds?: number;
}

/** One processor is left to the thread that answers; more of one kind at once are rare. */
const several = Math.max(1, Math.min(4, availableParallelism() - 1));

const ofDocuments = { waiting: 200, waitingOfOne: 100, megabytes: 768 };

export const limitsOf: Readonly<Record<Purpose, PurposeLimits>> = {
  /** Messages that leave, and customs' answers; one company's largest keep nobody's waiting. */
  sending: { ...ofDocuments, threads: 2, niceness: 2, seconds: 60 },
  /** Declarations that are made and saved, and the largest of them. Two at least, so that one company leaves one to others. */
  saving: { ...ofDocuments, threads: Math.max(2, several), niceness: 4, seconds: 60 },
  /** Declarations that are opened, copied and compared with what customs hold: somebody waits to go on with them. */
  reading: { ...ofDocuments, threads: Math.max(2, several), niceness: 8, seconds: 60 },
  largeSaving: { ...ofDocuments, threads: Math.max(2, several), niceness: 6, seconds: 60, idleSeconds: 60 },
  largeReading: { ...ofDocuments, threads: Math.max(2, several), niceness: 12, seconds: 60, idleSeconds: 60 },
  /** Looks that whoever may read can take of anything, as large as it may be: last, and with the time which that needs. */
  checking: { ...ofDocuments, threads: several, niceness: 15, seconds: 180 },
  /**
   * What people bring: tables, workbooks, messages to be read. On a busy machine they come late, and need their time.
   * One company leaves a thread to others: whatever it brought, they do not wait until it is read.
   */
  uploads: {
    ...{ threads: 2, niceness: 10 },
    ...{ waiting: 40, waitingOfOne: 10, seconds: 180, megabytes: 768, idleSeconds: 60 },
  },
  /** Printed declarations. */
  reports: {
    ...{ threads: 1, niceness: 10 },
    ...{ waiting: 40, waitingOfOne: 10, seconds: 120, megabytes: 1536, idleSeconds: 60 },
  },
};
