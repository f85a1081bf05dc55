import type { Selectable } from 'kysely';
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

/** Notes the outcome on the file itself; once received, it is not told otherwise by what comes late. */
export async function noteOutcome(
  transaction: Database,
  { id, detail }: Pick<Selectable<OutboxTable>, 'id' | 'detail'>,
  { code, details }: FileOutcome,
): Promise<void> {
  if (detail.file === undefined || detail.file.outcome?.code === received) return;
  await transaction
    .updateTable('outbox')
    .set({ detail: JSON.stringify({ ...detail, file: { ...detail.file, outcome: { code, details } } }) })
    .where('id', '=', id)
    .execute();
}
