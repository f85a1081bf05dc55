import { type Selectable, sql } from 'kysely';
import { inWordsOf } from '../../../../engine/kind-words.ts';
import { mailTexts } from '../../../../generated/mail-texts.ts';
import type { Notification } from '../../../../messages/index.ts';
import { queueMail } from '../../../../server/mail/mail.ts';
import type { NotificationError } from '../../../../server/notifications/notification-error.ts';
import { errorIds, markUnread } from '../../../../server/notifications/unread.ts';
import type { MessageKind } from '../../../../server/sending/message-kind.ts';
import type { Database } from '../../../../server/storage/database.ts';
import type { OutboxTable } from '../../../../server/storage/tables.ts';
import { fillText } from '../../../../server/texts.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import { factsIn } from '../story/facts.ts';
import { isRejection, isRequest, isToAnother, saysExpired, saysRepeated } from '../story/messages.ts';
import { customsErrorWords } from './error-words.ts';
import { fileOutcome } from './file-outcome.ts';

/** Status/NameCode of a DMSREQ that denies what was asked. */
const denied = '41';

/** Errors that stand in a mail; the declaration shows all. */
const mostErrors = 10;

/** The message that was answered. */
type Message = Pick<Selectable<OutboxTable>, 'kind' | 'document_id' | 'user_id' | 'lrn'>;

type NewsOf<Id> = Id extends `mail.news.${infer Name}` ? Name : never;
type News = NewsOf<keyof typeof mailTexts>;

/**
 * What was answered: a message of ours, one that somebody else sent about our declaration, or one of its posts, which
 * customs end while they may have another.
 */
type Answered = MessageKind | 'of another' | 'a post of several';

const isOfRequest = (answers: Answered) =>
  answers !== 'of another' && answers !== 'a post of several' && isRequest(answers);

/**
 * What a notification tells that somebody must hear of: that customs refused something, or asks for something.
 * Undefined for the usual course, which the status shows.
 */
function newsIn(
  notification: Pick<Notification, 'functionCode' | 'statusCodes' | 'errors'>,
  answers: Answered,
): News | undefined {
  const { functionCode, statusCodes, errors } = notification;
  switch (saysRepeated(notification) ? '03' : functionCode) {
    case '03':
      if (answers === 'a post of several') return 'part';
      if (answers === 'of another') return 'remarks';
      if (isOfRequest(answers)) return 'denial';
      if (errors.length === 0) return 'end';
      return saysExpired(notification) ? 'expiry' : 'rejection';
    case '05':
      return 'control';
    case '06':
      return 'documents';
    case '07':
      return isOfRequest(answers) ? undefined : 'change';
    case '10':
      return answers === 'cancellation' ? undefined : 'end';
    case '11':
      return statusCodes.includes(denied) && answers !== 'of another' ? 'denial' : undefined;
    case '14':
      return 'balance';
    case '15':
      return 'payment';
    case '18':
      return 'exit';
    case '51':
      return 'query';
    case '52':
      return 'detention';
    case fileOutcome:
      return errors.length > 0 ? 'file' : undefined;
    default:
      return errors.length > 0 ? 'remarks' : undefined;
  }
}

/**
 * Tells whoever sent the message answered, or stands in for them (`hearerOf`), what customs asks or refuses: unread in the timeline, by the counter and
 * by mail. Call it once for each notification, in the transaction that stores it.
 */
export async function tellNews(
  transaction: Database,
  notification: Notification,
  of: {
    readonly id: number;
    readonly message: Message;
    /** Whether it says what becomes of the message, and not of one of its posts alone. */
    readonly isSettled: boolean;
    readonly errors: readonly NotificationError[];
    readonly publicUrl: string;
  },
): Promise<void> {
  const hearer = await hearerOf(transaction, of.message);
  if (hearer === undefined) return;
  // Of what customs do not hold nobody else can have asked anything.
  const isOfAnother = hearer.facts.held && isToAnother({ lrn: notification.lrn ?? null }, of.message);
  const { cancellationPending, cancellationGranted } = factsIn(hearer.facts);
  const isAskedFor = notification.functionCode === '10' && (cancellationPending || cancellationGranted);
  // What customs hold is told: that they rejected another of its messages, or posts, ends nothing.
  const isOfOtherPost =
    isRejection(notification) &&
    of.message.kind === 'submission' &&
    hearer.facts.held &&
    notification.mrn !== undefined &&
    notification.mrn !== hearer.mrn;
  const ofPost = of.isSettled && !isOfOtherPost ? of.message.kind : 'a post of several';
  const answered = isAskedFor ? 'cancellation' : isOfAnother ? 'of another' : ofPost;
  const news = newsIn(notification, answered);
  if (news === undefined) return;
  await markUnread(transaction, hearer.id, of.id, errorIds(of.errors.length));
  await mailNews(transaction, hearer.email, {
    news,
    lrn: of.message.lrn ?? hearer.lrn,
    mrn: notification.mrn ?? hearer.mrn,
    errors: of.errors,
    publicUrl: of.publicUrl,
    declarationId: of.message.document_id,
  });
}

/**
 * Tells whoever sent a message by mail that customs refused it at once: no notification comes of that. Without a verdict
 * customs may have it, and a person is to settle it. Call it in the transaction that stores the refusal.
 */
export async function tellRefusal(
  transaction: Database,
  {
    message,
    errors,
    isVerdict,
    publicUrl,
  }: {
    readonly message: Message;
    readonly errors: readonly NotificationError[];
    readonly isVerdict: boolean;
    readonly publicUrl: string;
  },
): Promise<void> {
  const hearer = await hearerOf(transaction, message);
  if (hearer === undefined) return;
  await mailNews(transaction, hearer.email, {
    news: isVerdict ? 'refusal' : 'unconfirmed',
    lrn: message.lrn ?? hearer.lrn,
    mrn: hearer.mrn,
    errors,
    publicUrl,
    declarationId: message.document_id,
  });
}

/**
 * Who hears of a message: whoever sent it; once they are here no more whoever works on the declaration, else the owner of
 * its company. With the names of the declaration it is about.
 */
async function hearerOf(db: Database, message: Pick<Message, 'document_id' | 'user_id'>) {
  return await db
    .selectFrom('users')
    .innerJoin('documents', (join) => join.on('documents.id', '=', message.document_id))
    .where('users.state', '=', 1)
    .where('users.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('users.id', '=', message.user_id),
        eb.and([
          eb('users.company_id', '=', eb.ref('documents.company_id')),
          eb.or([
            eb('users.id', '=', eb.ref('documents.assignee_id')),
            eb('users.is_customer_manager', '=', 1),
          ]),
        ]),
      ]),
    )
    .orderBy((eb) => eb('users.id', '=', message.user_id), 'desc')
    .orderBy(sql`coalesce(users.id = documents.assignee_id, false)`, 'desc')
    .orderBy('users.id')
    .limit(1)
    .select(['users.id', 'users.email', 'documents.lrn', 'documents.mrn', 'documents.facts'])
    .executeTakeFirst();
}

async function mailNews(
  transaction: Database,
  address: string,
  of: {
    readonly news: News;
    readonly lrn: string | null;
    readonly mrn: string | null;
    readonly errors: readonly NotificationError[];
    readonly publicUrl: string;
    readonly declarationId: number;
  },
): Promise<void> {
  await queueMail(transaction, {
    kind: 'customs-news',
    address,
    declarationId: of.declarationId,
    values: {
      news: inWordsOf(mailTexts[`mail.news.${of.news}`], [cdsDeclaration]),
      document: cdsDeclaration.words.one,
      lrn: of.lrn ?? '–',
      mrn: of.mrn ?? '–',
      errors: listed(of.errors),
      link: `${of.publicUrl}${cdsDeclaration.addresses.editor}/edit/${of.declarationId}`,
    },
  });
}

function listed(errors: readonly NotificationError[]): string {
  const words = errors
    .slice(0, mostErrors)
    .map(({ code, description }) => `- ${customsErrorWords(code, description)}\n`);
  const left = errors.length - words.length;
  if (left > 0) words.push(`- ${fillText(mailTexts['mail.customs-news.more'], { count: String(left) })}\n`);
  return words.length > 0 ? `${words.join('')}\n` : '';
}
