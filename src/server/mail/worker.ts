import { type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import { eachWaiting, lastTurn, noteTurnOf, waitingCompanies } from '../company-turns.ts';
import { dueAgain, isDueInOrder, pauseAfter } from '../sending/pause.ts';
import type { Database } from '../storage/database.ts';
import type { MailsTable } from '../storage/tables.ts';
import { startWantedWork, type WantedWork } from '../wanted-work.ts';
import type { MailServer, OutgoingMail } from './smtp.ts';

/** In which companies take turns. */
const line = 'mails';
const lookEveryMs = 5000;
/** A mail taken in hand is nobody else's for so long; a process that died leaves it to the next then. */
const inHandSeconds = 120;
/** With pauses of five minutes at most, about two days. */
const mostAttempts = 580;
const graceMs = 1000;

/**
 * Delivers what is queued, one mail after the other, companies by turns; without a mail server they stay in the local mailbox. Any
 * number of workers may run.
 */
export function startMailWorker(options: {
  db: Database;
  /** Undefined: there is none. */
  mailServer: MailServer | undefined;
  /** What stands behind the @ of a Message-ID. */
  host: string;
  retryMs: number;
  log: Logger;
}): WantedWork {
  const { db, mailServer, host, retryMs, log } = options;
  const stopping = new AbortController();

  async function deliverNext(server: MailServer): Promise<boolean> {
    const mail = await takeInHand(db);
    if (mail === undefined) return false;
    const { address, subject, body } = mail;
    const messageId = `<${mail.id}.${mail.created_at.getTime()}@${host}>`;
    const outcome = await server.deliver(
      { messageId, address, subject, body, ...extrasOf(mail) },
      stopping.signal,
    );
    if (outcome.kind === 'taken') {
      await end(mail.id, { state: 'sent', reason: null, sent_at: new Date() });
      return true;
    }
    log.warn({ mail: mail.id, kind: mail.kind, reason: outcome.reason }, 'A mail was not taken.');
    if (outcome.kind === 'refused' || mail.attempts >= mostAttempts) {
      await end(mail.id, { state: 'failed', reason: outcome.reason });
      return true;
    }
    const pauseMs = pauseAfter(mail.attempts, retryMs);
    await db
      .updateTable('mails')
      .set({ reason: outcome.reason, next_attempt_at: fromNow(pauseMs / 1000) })
      .where('id', '=', mail.id)
      .execute();
    setTimeout(loop.wake, pauseMs + 5).unref();
    return true;
  }

  async function end(
    id: number,
    columns: { state: 'sent' | 'failed'; reason: string | null; sent_at?: Date },
  ): Promise<void> {
    await db
      .updateTable('mails')
      .set({ ...columns, body: '', attachment: null })
      .where('id', '=', id)
      .execute();
  }

  const loop = startWantedWork({
    everyMs: lookEveryMs,
    onError: (error) => log.error({ err: error }, 'Mails could not be delivered.'),
    async work(isClosing) {
      if (mailServer === undefined) return await keepAll(db);
      await dueAgain(db, 'mails');
      while (!isClosing() && (await deliverNext(mailServer))) {
        // One after the other.
      }
    },
  });
  return {
    wake: loop.wake,
    async close() {
      const letGo = setTimeout(() => stopping.abort(), graceMs);
      await loop.close();
      clearTimeout(letGo);
    },
  };
}

function extrasOf(mail: Selectable<MailsTable>): Pick<OutgoingMail, 'replyTo' | 'attachment'> {
  const { reply_to: replyTo, attachment: content, attachment_name: name, attachment_type: type } = mail;
  return {
    ...(replyTo === null ? {} : { replyTo }),
    ...(content === null ? {} : { attachment: { content, name: name ?? '', type: type ?? '' } }),
  };
}

async function keepAll(db: Database): Promise<void> {
  await db.updateTable('mails').set({ state: 'kept' }).where('state', '=', 'waiting').execute();
}

/** The first mail of the company that had its last turn the longest ago; what is nobody's takes turns as a company does. */
async function takeInHand(db: Database): Promise<Selectable<MailsTable> | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .updateTable('mails')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: fromNow(inHandSeconds) }))
      .where('id', '=', () =>
        transaction
          .withRecursive(waitingCompanies, () =>
            eachWaiting('mails', ['company_id']).$castTo<{ company_id: number }>(),
          )
          .selectFrom((eb) =>
            eb
              .selectFrom(waitingCompanies)
              .orderBy(lastTurn(line, `${waitingCompanies}.company_id`))
              .orderBy('company_id')
              .select('company_id')
              .as('next'),
          )
          .innerJoinLateral(
            (eb) =>
              eb
                .selectFrom('mails')
                .where('state', '=', 'waiting')
                .whereRef('mails.company_id', '=', 'next.company_id')
                .where(isDueInOrder)
                .orderBy('next_attempt_at')
                .orderBy('id')
                .limit(1)
                .forUpdate()
                .skipLocked()
                .select('id')
                .as('due'),
            (join) => join.onTrue(),
          )
          .limit(1)
          .select('due.id'),
      )
      .returningAll()
      .executeTakeFirst();
    if (taken !== undefined) await noteTurnOf(transaction, line, taken.company_id);
    return taken;
  });
}

function fromNow(seconds: number) {
  return sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;
}
