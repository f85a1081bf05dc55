import { type Selectable, sql } from 'kysely';
import type { FileOutcome, Notification } from '../../../../messages/index.ts';
import type { Database } from '../../../../server/storage/database.ts';
import type { OutboxTable } from '../../../../server/storage/tables.ts';

/** Stands for the function code of a notification that tells what came of a file: customs give those none. */
export const fileOutcome = 'file';

/** What of the outcome of a file says that customs received it. */
const received = 'SUCCESS';

/** The outcome of a file as a notification; an error of it unless customs received the file. */
export function notificationOf({ reference = '', code, details }: FileOutcome): Notification {
  return {
    functionCode: fileOutcome,
    // Customs may tell it twice.
    id: reference && `${reference} ${code}`,
    errors: code === received ? [] : [{ code, ...(details ? { description: details } : {}) }],
    statusCodes: [code],
    statuses: [],
    information: [],
    amendments: [],
    duties: [],
    payments: [],
    amendedValues: [],
    extras: [],
  };
}

/**
 * Notes the outcome on the file itself; once received, it is not told otherwise by what comes late. Nothing else of its
 * detail is written: its post may be settled at the same moment.
 */
export async function noteOutcome(
  transaction: Database,
  { id }: Pick<Selectable<OutboxTable>, 'id'>,
  { code, details }: FileOutcome,
): Promise<void> {
  const outcome = JSON.stringify({ code, details });
  await sql`
    update outbox set detail = jsonb_set(detail, '{file,outcome}', ${outcome}::jsonb)
    where id = ${id} and detail ? 'file' and detail #>> '{file,outcome,code}' is distinct from ${received}
  `.execute(transaction);
}
