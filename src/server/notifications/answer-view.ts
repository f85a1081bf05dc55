import type { Selectable } from 'kysely';
import { notificationNames } from '../../messages/index.ts';
import type { NotificationsTable } from '../storage/tables.ts';
import { customsErrorExplanation, customsErrorWords } from './error-words.ts';
import { fileOutcome } from './file-outcome.ts';

/** A notification as the API answers it, with what of it the caller has not read. */
export function answerView(answer: Selectable<NotificationsTable>, unread: ReadonlySet<number> = new Set()) {
  return {
    id: answer.id,
    outbox_id: answer.outbox_id,
    function_code: answer.function_code,
    name: nameOf(answer),
    issued_at: answer.issued_at,
    received_at: answer.created_at,
    lrn: answer.lrn,
    mrn: answer.mrn,
    unread: unread.size > 0,
    errors: answer.errors.map((error, index) => ({
      id: index + 1,
      ...error,
      message: customsErrorWords(error.code, error.description),
      explanation: customsErrorExplanation(error.code),
      unread: unread.has(index + 1),
    })),
    status_codes: answer.content.statusCodes,
    information: answer.content.information,
    duties: answer.content.duties,
    payments: answer.content.payments,
    changed: answer.content.changed ?? [],
  };
}

/** What customs call it; the outcome of a file by what it is. */
function nameOf({ function_code: code, content }: Selectable<NotificationsTable>): string {
  return (code === fileOutcome ? content.statusCodes[0] : notificationNames[code]) ?? code;
}
