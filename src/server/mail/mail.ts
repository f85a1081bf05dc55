import { sql } from 'kysely';
import { mailTexts } from '../../generated/mail-texts.ts';
import { announce } from '../live/events.ts';
import { emailAddress } from '../sign-in/email-address.ts';
import type { Database } from '../storage/database.ts';
import { fillText } from '../texts.ts';

type Texts = typeof mailTexts;

type KindOf<Id> = Id extends `mail.${infer Kind}.subject`
  ? `mail.${Kind}.body` extends keyof Texts
    ? Kind
    : never
  : never;

/** What a mail is: `customs-news` has the texts mail.customs-news.subject and mail.customs-news.body. */
export type MailKind = KindOf<keyof Texts>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type TextOf<Kind extends MailKind> =
  | Texts[`mail.${Kind}.subject` & keyof Texts]
  | Texts[`mail.${Kind}.body` & keyof Texts];

/** One mail to one address, of a kind whose texts stand in the locale, with the values they ask for. */
export interface Mail<Kind extends MailKind> {
  readonly kind: Kind;
  readonly address: string;
  readonly values: Readonly<Record<Names<TextOf<Kind>>, string>>;
  /** The declaration it tells of, in whose timeline it stands. */
  readonly declarationId?: number;
  /** Whom an answer to it reaches, if not the sender. */
  readonly replyTo?: string;
  readonly attachment?: MailAttachment;
}

/** A file sent with a mail. */
export interface MailAttachment {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly content: Buffer;
}

/**
 * Queues a mail. Within a transaction it leaves only when that commits, and is lost with it; no caller ever waits
 * for a mail server. It is delivered at least once: a mail server that breaks off may get it twice, under one
 * Message-ID.
 */
export async function queueMail<Kind extends MailKind>(
  db: Database,
  { kind, address, values, declarationId, replyTo, attachment }: Mail<Kind>,
): Promise<void> {
  const texts: Readonly<Record<string, string>> = mailTexts;
  await db
    .insertInto('mails')
    .values({
      kind,
      address: emailAddress(address),
      company_id: companyOf({ declarationId, person: replyTo ?? address }),
      document_id: declarationId,
      subject: fillText(texts[`mail.${kind}.subject`]!, values).replace(/\s+/g, ' ').trim(),
      body: fillText(texts[`mail.${kind}.body`]!, values),
      reply_to: replyTo === undefined ? undefined : emailAddress(replyTo),
      attachment: attachment?.content,
      attachment_name: attachment?.name,
      attachment_type: attachment?.type,
    })
    .execute();
  await announce(db, { name: 'mail' });
}

/** Of the declaration it tells of, else of the person who writes it or to whom it is written; 0 of nobody known. */
function companyOf({ declarationId, person }: { readonly declarationId?: number; readonly person: string }) {
  return sql<number>`coalesce(
    (select company_id from documents where id = ${declarationId ?? null}::bigint),
    (select company_id from users where email = lower(${person})), 0)`;
}
