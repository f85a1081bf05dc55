import { sql } from 'kysely';
import type { MailKind } from '../mail/mail.ts';
import { emailAddress } from '../sign-in/email-address.ts';
import type { Database } from '../storage/database.ts';

/** So many within an hour go at once; what they bring holds as long as no other comes. */
const usuallyAtOnce = 3;
/** Then one waits so long for the next. */
const minutesApart = 10;

/**
 * Whether so many mails of this kind went to an address lately that one more would bring nothing new: strangers may ask
 * for them as often as they like, and neither fill the mailbox nor keep the person from asking. Whoever asks for another
 * waits until the transaction has ended.
 */
export async function isMailedEnough(
  transaction: Database,
  {
    kind,
    address,
    atOnce = usuallyAtOnce,
  }: { readonly kind: MailKind; readonly address: string; readonly atOnce?: number },
): Promise<boolean> {
  const mailbox = emailAddress(address);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${kind} ${mailbox}`}, 0))`.execute(
    transaction,
  );
  const { count, isRecent } = await transaction
    .selectFrom('mails')
    .where('address', '=', mailbox)
    .where('kind', '=', kind)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<boolean>`coalesce(max(created_at) > now() - make_interval(mins => ${minutesApart}), false)`.as(
        'isRecent',
      ),
    ])
    .executeTakeFirstOrThrow();
  return count >= atOnce && isRecent;
}
