import { randomUUID } from 'node:crypto';
import { tag, textTag } from '../../shared/xml/writer.ts';
import type { BusinessError } from '../rules/rule.ts';
import type { Submission } from '../submission.ts';
import { type ItemDuties, totalOf } from './duties.ts';
import type { Notification } from './response.ts';

/** One thing customs tells of a declaration. */
export type Step = keyof typeof steps;

/** The message a course answers. */
export interface Subject {
  /** Of the message answered. */
  readonly lrn: string;
  /** Of the declaration it is or is about. */
  readonly mrn: string;
  /** Of that declaration; 1 unless it was amended. */
  readonly version?: number;
  readonly errors?: readonly BusinessError[];
  readonly duties?: readonly ItemDuties[];
  readonly changes?: Notification['changes'];
}

type Saying = Omit<Notification, 'id' | 'issuedAt' | 'lrn' | 'mrn' | 'version'>;

const steps = {
  accepted: (_subject: Subject, at: Date): Saying => ({ functionCode: '01', acceptedAt: at }),
  'accepted with warning': (_subject: Subject, at: Date): Saying => ({
    functionCode: '01',
    acceptedAt: at,
    errors: [
      {
        code: 'CDS13000',
        description: 'Value per kilo appears too high for this commodity',
        pointer: firstItem,
      },
    ],
  }),
  registered: (): Saying => ({ functionCode: '02' }),
  rejected: ({ errors = [] }: Subject, at: Date): Saying => ({ functionCode: '03', rejectedAt: at, errors }),
  lapsed: (_subject: Subject, at: Date): Saying => ({
    functionCode: '03',
    rejectedAt: at,
    errors: [{ code: 'CDS12046' }],
  }),
  ended: (_subject: Subject, at: Date): Saying => ({ functionCode: '03', rejectedAt: at }),
  'physical control': (): Saying => ({ functionCode: '05' }),
  'documents wanted': (_subject: Subject, at: Date): Saying => ({
    functionCode: '06',
    statements: [{ code: 'ACA', limit: new Date(at.getTime() + 30 * day), type: 'ACA' }],
  }),
  changed: ({ changes = movedByCustoms }: Subject): Saying => ({ functionCode: '07', changes }),
  released: (): Saying => ({ functionCode: '08', statements: [{ code: 'A1', type: 'AFB' }] }),
  cleared: (): Saying => ({ functionCode: '09', statements: [{ code: 'A2', type: 'AFB' }] }),
  invalidated: (_subject: Subject, at: Date): Saying => ({
    functionCode: '10',
    cancelledAt: at,
    statements: [{ description: 'Invalidated in rehearsal', type: 'AFB' }],
  }),
  'request granted': (): Saying => ({ functionCode: '11', status: '39' }),
  'request denied': (): Saying => ({ functionCode: '11', status: '41' }),
  'tax provisional': (subject: Subject): Saying => taxed('67', subject),
  'tax of the quota': (subject: Subject): Saying => taxed('115', subject),
  'tax final': (subject: Subject): Saying => taxed('4', subject),
  'insufficient balance': ({ duties = [] }: Subject): Saying => ({
    functionCode: '14',
    hasBank: true,
    amountDue: totalOf(duties),
  }),
  'payment reminder': ({ duties = [] }: Subject): Saying => ({
    functionCode: '15',
    hasBank: true,
    amountDue: totalOf(duties),
  }),
  exited: (): Saying => ({ functionCode: '16', statements: [{ description: 'GB000041', type: 'CEX' }] }),
  'handled manually': (): Saying => ({ functionCode: '17' }),
  'exit results awaited': (_subject: Subject, at: Date): Saying => ({
    functionCode: '18',
    statements: [{ limit: new Date(at.getTime() + 100 * day), type: 'CEX' }],
  }),
  delayed: (): Saying => ({ functionCode: '50' }),
  'query raised': (): Saying => ({ functionCode: '51' }),
  detained: (): Saying => ({ functionCode: '52' }),
};

function taxed(status: string, { duties = [] }: Subject): Saying {
  return { functionCode: '13', status, hasBank: true, duties };
}

const day = 24 * 60 * 60 * 1000;
/** What customs change of their own accord: the location of the goods, with the reason seen in such messages. */
const movedByCustoms: NonNullable<Notification['changes']> = {
  amendments: [
    {
      reason: '16',
      pointer: [{ section: '42A' }, { section: '67A' }, { section: '28A' }, { section: '64A', tag: 'L016' }],
    },
  ],
  values:
    textTag('dec:FunctionCode', '9') +
    tag(
      'dec:GoodsShipment',
      tag('dec:Consignment', tag('dec:GoodsLocation', textTag('dec:Name', 'BELBFSBEL'))),
    ),
};
const firstItem = [{ section: '42A' }, { section: '67A' }, { section: '68A', sequence: 1 }];

/** What an accepted declaration is usually told, from its acceptance to the end. */
export function usualCourse({ isExport }: Submission): readonly Step[] {
  return isExport
    ? ['accepted', 'cleared', 'exited']
    : ['accepted', 'tax provisional', 'tax final', 'cleared'];
}

/**
 * The notifications of a course, each with its own id and issued one second after the one before, so that
 * their order can be told from the issue times, which know whole seconds only.
 */
export function notificationsOf(course: readonly Step[], subject: Subject, from: Date): Notification[] {
  return course.map((step, index) => {
    const issuedAt = new Date(from.getTime() + index * 1000);
    return {
      ...steps[step](subject, issuedAt),
      id: randomUUID().replaceAll('-', ''),
      issuedAt,
      lrn: subject.lrn,
      mrn: subject.mrn,
      version: subject.version ?? 1,
    };
  });
}
