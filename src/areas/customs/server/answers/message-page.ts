import { sql } from 'kysely';
import { outboxColumns } from '../../../../server/declarations/view.ts';
import { pageSize } from '../../../../server/history/pages.ts';
import type { MessageKind } from '../../../../server/sending/message-kind.ts';
import type { Database } from '../../../../server/storage/database.ts';
import type { MessageDetail } from '../../../../server/storage/tables.ts';
import { type ToldAnswer, tellAnswers } from './told-answers.ts';

/** Most answers that one page tells; a message with more has its newest told. */
const mostAnswers = 500;

/** Most bytes of what requests ask for that one page tells; a request with more stands on a page alone. */
const heaviestChanges = 1024 * 1024;

/**
 * Messages of a declaration before one, of these kinds or of all: the newest first, each with its answers, the newest
 * first, told as far as a page has room for them, and, where they are wanted, with the changes it asks for.
 */
export async function messagePage(
  db: Database,
  declarationId: number,
  {
    before = Number.MAX_SAFE_INTEGER,
    kinds,
    withChanges = false,
  }: { before?: number; kinds?: readonly MessageKind[]; withChanges?: boolean },
) {
  const found = await db
    .selectFrom('outbox')
    .where('document_id', '=', declarationId)
    .where('id', '<', before)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds!))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .select('id')
    .execute();
  const ids = found.slice(0, pageSize).map(({ id }) => id);
  const told = withChanges ? ids.slice(0, await countOfFitting(db, ids)) : ids;
  const sent = await db
    .selectFrom('outbox')
    .where('id', 'in', [0, ...told])
    .orderBy('id', 'desc')
    .select(outboxColumns)
    .$if(withChanges, (query) =>
      query.select(sql<MessageDetail['changes'] | null>`detail -> 'changes'`.as('changes')),
    )
    .execute();
  const answers = await db
    .selectFrom('notifications')
    .where('document_id', '=', declarationId)
    .where('outbox_id', 'in', [0, ...sent.map(({ id }) => id)])
    .orderBy('outbox_id', 'desc')
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostAnswers + 1)
    .select(['id', 'outbox_id', 'weight'])
    .execute();
  // Of the message of the first answer that is too many not all would be told: it begins the next page.
  const excess = answers[mostAnswers];
  const whole = excess === undefined ? sent : sent.filter(({ id }) => id > excess.outbox_id!);
  const messages = whole.length > 0 ? whole : sent.slice(0, 1);
  const answersOf = new Map<number | null, ToldAnswer[]>(messages.map(({ id }) => [id, []]));
  const ofThese = answers.slice(0, mostAnswers).filter(({ outbox_id: message }) => answersOf.has(message));
  for (const answer of await tellAnswers(db, ofThese)) answersOf.get(answer.outbox_id)?.push(answer);
  return {
    messages: messages.map((message) => ({ message, answers: answersOf.get(message.id) ?? [] })),
    /** What the next page is asked by; null when there is none. */
    next: messages.length < found.length ? messages.at(-1)!.id : null,
  };
}

/**
 * How many of these messages, from the first on, ask for no more altogether than a page tells; one at least. They are
 * weighed one after the other, so that of those behind the first that is too many nothing is read.
 */
async function countOfFitting(db: Database, ids: readonly number[]): Promise<number> {
  const weight = sql`coalesce(octet_length(outbox.detail ->> 'changes'), 0)`;
  const { rows } = await sql<{ count: number }>`
    with recursive weighed as (
      select 1 as place, 0::bigint as weight
      union all
      select place + 1, weighed.weight + ${weight}
      from weighed join outbox on outbox.id = (${ids}::bigint[])[place]
      where weighed.weight <= ${heaviestChanges}
    )
    select count(*) - 1 as count from weighed where weight <= ${heaviestChanges}`.execute(db);
  return Math.max(1, rows[0]!.count);
}

export const beforeMessage = {
  type: 'object',
  properties: { before: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
} as const;
