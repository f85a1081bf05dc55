import { notificationNames } from '../../../../messages/index.ts';
import type { NotificationError } from '../../../../server/notifications/notification-error.ts';
import { customsErrorExplanation, customsErrorWords } from './error-words.ts';
import { fileOutcome } from './file-outcome.ts';
import type { ToldAnswer } from './told-answers.ts';

/** A notification as the API answers it, with what of it the caller has not read. */
export function answerView(answer: ToldAnswer, unread?: ReadonlySet<number>) {
  return {
    id: answer.id,
    outbox_id: answer.outbox_id,
    function_code: answer.function_code,
    name: nameOf(answer),
    issued_at: answer.issued_at,
    received_at: answer.created_at,
    lrn: answer.lrn,
    mrn: answer.mrn,
    unread: unread !== undefined,
    errors: errorViews(answer.errors, { after: 0, unread }),
    status_codes: answer.status_codes,
    information: answer.information,
    duties: answer.duties,
    payments: answer.payments,
    changed: answer.changed,
    /** How many more of what it says there are; `/customs-declarations/{id}/notifications/{id}/{part}` tells them. */
    more: answer.more,
  };
}

/** Errors of a notification after so many, in words. */
export function errorViews(
  errors: readonly NotificationError[],
  { after, unread }: { readonly after: number; readonly unread: ReadonlySet<number> | undefined },
) {
  return errors.map((error, index) => {
    const id = after + index + 1;
    return {
      id,
      ...error,
      message: customsErrorWords(error.code, error.description),
      explanation: customsErrorExplanation(error.code),
      unread: unread?.has(id) ?? false,
    };
  });
}

/** What customs call it; the outcome of a file by what it is. */
function nameOf({ function_code: code, status_codes: [first] }: ToldAnswer): string {
  return (code === fileOutcome ? first : notificationNames[code]) ?? code;
}
