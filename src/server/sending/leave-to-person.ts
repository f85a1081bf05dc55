import type { SelectQueryBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import { lockDeclaration } from '../storage/scope.ts';
import type { Tables } from '../storage/tables.ts';
import { renewStanding } from './standing.ts';

interface Found {
  readonly id: number;
  readonly document_id: number;
  readonly lrn: string | null;
}

/**
 * Messages that await confirmation from now on: a person settles them. They are found, and each again once its declaration
 * is locked, because it may have gone on since. One that cannot be settled keeps no other from it, and is found again.
 */
export async function leaveToPerson<Message extends Found>(
  db: Database,
  find: (within: Database) => SelectQueryBuilder<Tables, 'outbox', Message>,
  { reasonOf, why, log }: { reasonOf: (message: Message) => string; why: string; log: Logger },
): Promise<void> {
  for (const { id, document_id, lrn } of await find(db).execute()) {
    const settled = db.transaction().execute(async (transaction) => {
      await lockDeclaration(transaction, document_id);
      const [still] = await find(transaction).where('outbox.id', '=', id).execute();
      if (still === undefined) return;
      await transaction
        .updateTable('outbox')
        .set({ state: 'unconfirmed', reason: reasonOf(still) })
        .where('id', '=', id)
        .execute();
      await renewStanding(transaction, document_id);
      log.warn({ outbox: id, lrn }, `${why}; it awaits confirmation.`);
    });
    await settled.catch((error) =>
      log.error({ err: error, outbox: id }, `${why}, and it could not be settled.`),
    );
  }
}
