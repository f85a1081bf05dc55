import { sql } from 'kysely';
import type { NotificationError } from '../../../../server/notifications/notification-error.ts';
import type { Standing } from '../../../../server/sending/authority.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { keptContent } from '../answers/kept-content.ts';
import { isEnded } from '../post/ended-posts.ts';
import { mayHaveLeft, wasPostedBefore } from '../post/posts.ts';
import { refusalErrors } from '../post/refusal.ts';
import { isUsedUp } from '../reference/kept-lrn.ts';
import { doneOf } from '../send/done.ts';
import { type CustomsAnswer, type SentMessage, saysRepeated } from './messages.ts';
import { standingOf } from './standing.ts';

/**
 * Where a declaration stands by all its messages and their answers. A submission that waits is given up when customs hold
 * an earlier one. The declaration is locked by then.
 */
export async function standingOfDeclaration(transaction: Database, declarationId: number): Promise<Standing> {
  await giveUpPrepared(transaction, declarationId);
  const rows = await transaction
    .selectFrom('outbox')
    .where('document_id', '=', declarationId)
    .orderBy('id')
    .select([
      'id',
      'kind',
      'about_id',
      'base_id',
      'lrn',
      'state',
      'reposted',
      wasPostedBefore.as('was_posted_before'),
      isEnded.as('is_ended'),
      'repeat_refused',
      'outcome',
      // Of those that another of their kind came after nothing is told.
      sql<string | null>`case when state = 'refused' and not exists (
        select 1 from outbox as later where later.document_id = outbox.document_id
          and later.kind = outbox.kind and later.id > outbox.id and later.state <> 'discarded')
        then response end`.as('response'),
      'http_status',
      // Of files alone: what a request asks for has half a MiB where every item changes.
      sql<string | null>`case when kind = 'file' then detail #>> '{file,outcome,code}' end`.as('file_code'),
      'created_at',
    ])
    .execute();
  const answers = await answersOf(transaction, declarationId);
  const done = await doneOf(transaction, declarationId);

  const messages: SentMessage[] = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    about: row.about_id,
    base: row.base_id,
    lrn: row.lrn,
    state: row.state,
    isReposted: row.was_posted_before,
    isEnded: row.is_ended,
    isRepeatRefused: row.repeat_refused,
    refusals: row.state === 'refused' ? refusalErrors(row.response ?? '', row.http_status ?? 0) : [],
    answers: answers
      .filter((answer) => answer.outbox_id === row.id)
      .map((answer) => customsAnswer(answer, done.has(answer.id))),
    isReceived: row.file_code === null ? null : row.file_code === 'SUCCESS',
    createdAt: row.created_at.toISOString(),
  }));
  const { outcomes, repeats, ...standing } = standingOf(messages);
  if (standing.facts.held && (await giveUpWaiting(transaction, declarationId)))
    return await standingOfDeclaration(transaction, declarationId);
  await tellRepeats(transaction, repeats);
  return {
    ...standing,
    messages: rows.map(({ id, kind, outcome }, index) => ({ id, kind, outcome, now: outcomes[index]! })),
  };
}

/** Says of requests why they count for nothing: customs have an earlier one under their LRN. */
async function tellRepeats(transaction: Database, repeats: readonly number[]): Promise<void> {
  if (repeats.length === 0) return;
  await transaction
    .updateTable('outbox')
    .set({
      reason:
        'Customs took an earlier message under this LRN, of which they had listed faults, and refused this one as repeated: it is not with them, and what they answer to the earlier one counts.',
    })
    .where('id', 'in', repeats)
    .execute();
}

interface StandingAnswer {
  readonly id: number;
  readonly outbox_id: number;
  readonly function_code: string;
  readonly notification_id: string;
  readonly issued_at: Date;
  readonly created_at: Date;
  readonly accepted_at: Date | null;
  readonly lrn: string | null;
  readonly mrn: string | null;
  readonly errors: readonly NotificationError[];
  readonly status_codes: readonly string[];
  readonly limits: readonly string[];
  /** What it says in words, of documents alone. */
  readonly descriptions: readonly string[];
}

/** Of each answer what tells where the declaration stands: a calculation says much besides. */
async function answersOf(db: Database, declarationId: number): Promise<readonly StandingAnswer[]> {
  const { rows } = await sql<StandingAnswer>`
    select id, outbox_id, function_code, notification_id, issued_at, created_at, accepted_at, lrn, mrn, errors,
      kept."statusCodes" as status_codes,
      jsonb_path_query_array(kept.information, '$[*].limitAt')
        || jsonb_path_query_array(kept.payments, '$[*].dueAt') as limits,
      case when function_code = '06' then jsonb_path_query_array(kept.information, '$[*].description')
        else '[]'::jsonb end as descriptions
    from notifications cross join lateral ${keptContent}
    where document_id = ${declarationId}`.execute(db);
  return rows;
}

function customsAnswer(answer: StandingAnswer, isDone: boolean): CustomsAnswer {
  const said = new Set(answer.descriptions.filter(Boolean));
  const [earliest] = answer.limits.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return {
    id: answer.id,
    // Invalid by repetition is refused as repeated: nothing that they had is cancelled.
    functionCode: saysRepeated({ functionCode: answer.function_code, errors: answer.errors })
      ? '03'
      : answer.function_code,
    notificationId: answer.notification_id,
    issuedAt: answer.issued_at.toISOString(),
    receivedAt: answer.created_at.toISOString(),
    lrn: answer.lrn,
    mrn: answer.mrn,
    acceptedAt: answer.accepted_at?.toISOString() ?? null,
    limitAt: earliest ?? null,
    says: [...said].join('; ') || null,
    statusCodes: answer.status_codes,
    errors: answer.errors,
    isDone,
  };
}

/** Whether customs may have a message that waits, under an LRN by which they have no other. */
const mayBeTaken = sql<boolean>`(${mayHaveLeft('outbox')} and not ${isUsedUp('outbox')})`;

/**
 * Whether there was a submission that waits. It is not posted any more; where customs may have it, from a post before, a
 * person asks them.
 */
async function giveUpWaiting(transaction: Database, declarationId: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({
      state: sql`case when ${mayBeTaken} then 'unconfirmed' else 'discarded' end`,
      reason: sql<string>`case when ${mayBeTaken}
        then 'Customs took an earlier message of this declaration; this one is not posted any more, and they may have it as well. Ask them; if they have it, one of the two must be cancelled.'
        else 'Customs took an earlier message of this declaration; this one is not posted.' end`,
    })
    .where('document_id', '=', declarationId)
    .where('kind', '=', 'submission')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Files whose upload was refused or given up get no place any more. */
async function giveUpPrepared(transaction: Database, declarationId: number): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ state: 'discarded', reason: 'Customs named no place for this file; it was not sent.' })
    .where('document_id', '=', declarationId)
    .where('state', '=', 'prepared')
    .where('about_id', 'in', (eb) =>
      eb
        .selectFrom('outbox as upload')
        .where('upload.document_id', '=', declarationId)
        .where('upload.state', 'in', ['refused', 'discarded'])
        .select('upload.id'),
    )
    .execute();
}
