import type { Selectable } from 'kysely';
import { outboxColumns } from '../declarations/view.ts';
import { pageSize } from '../history/pages.ts';
import type { MessageKind } from '../lifecycle/messages.ts';
import type { Database } from '../storage/database.ts';
import type { NotificationsTable } from '../storage/tables.ts';

type Answer = Selectable<NotificationsTable>;

/** Most answers that one page tells; a message with more has its newest told. */
const mostAnswers = 500;

/** Messages of a declaration before one, of these kinds or of all: the newest first, each with its answers, the newest first. */
export async function messagePage(
  db: Database,
  declarationId: number,
  { before = Number.MAX_SAFE_INTEGER, kinds }: { before?: number; kinds?: readonly MessageKind[] },
) {
  const found = await db
    .selectFrom('outbox')
    .where('declaration_id', '=', declarationId)
    .where('id', '<', before)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds!))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .select(outboxColumns)
    .execute();
  const sent = found.slice(0, pageSize);
  const answers = await db
    .selectFrom('notifications')
    .where('declaration_id', '=', declarationId)
    .where('outbox_id', 'in', [0, ...sent.map(({ id }) => id)])
    .orderBy('outbox_id', 'desc')
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostAnswers + 1)
    .selectAll()
    .execute();
  // Of the message of the first answer that is too many not all would be told: it begins the next page.
  const excess = answers[mostAnswers];
  const whole = excess === undefined ? sent : sent.filter(({ id }) => id > excess.outbox_id!);
  const messages = whole.length > 0 ? whole : sent.slice(0, 1);
  const answersOf = new Map<number | null, Answer[]>(messages.map(({ id }) => [id, []]));
  for (const answer of answers.slice(0, mostAnswers)) answersOf.get(answer.outbox_id)?.push(answer);
  return {
    messages: messages.map((message) => ({ message, answers: answersOf.get(message.id) ?? [] })),
    /** What the next page is asked by; null when there is none. */
    next: messages.length < found.length ? messages.at(-1)!.id : null,
  };
}

export const beforeMessage = {
  type: 'object',
  properties: { before: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
} as const;
