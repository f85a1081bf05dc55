import { sql } from 'kysely';
import { noteAudit } from '../audit.ts';
import { announceStanding, standingColumns } from '../declarations/edit.ts';
import { kindNamed } from '../declarations/kind.ts';
import type { Database } from '../storage/database.ts';
import { lockDeclaration } from '../storage/scope.ts';
import type { EndedMessage } from './authority.ts';

/**
 * Has the authority of a document tell its story again from all its messages and their answers, stores how each message
 * ended and where the document stands, and announces it. Call it within a transaction; it locks the document.
 */
export async function renewStanding(transaction: Database, declarationId: number): Promise<void> {
  await lockDeclaration(transaction, declarationId);
  const before = await transaction
    .selectFrom('documents')
    .where('id', '=', declarationId)
    .select(['document_kind', 'company_id', 'deleted_at', 'facts'])
    .executeTakeFirstOrThrow();
  const { authority } = kindNamed(before.document_kind);
  const standing = await authority!.standingOf(transaction, declarationId);
  await storeOutcomes(transaction, standing.messages);
  // What somebody put away comes back when customs turn out to hold it.
  const isBack = before.deleted_at !== null && standing.facts.held && !before.facts.held;
  if (isBack) {
    await noteAudit(transaction, {
      action: 'declaration restored',
      companyId: before.company_id,
      recordId: declarationId,
      detail: { because: 'customs hold it' },
    });
  }
  const declaration = await transaction
    .updateTable('documents')
    .set({
      status: standing.status,
      request_status: standing.requestStatus,
      held_message: standing.heldMessage,
      mrn: standing.facts.mrn,
      facts: JSON.stringify(standing.facts),
      customs_problems: JSON.stringify(standing.problems),
      updated_at: sql<Date>`clock_timestamp()`,
      ...(isBack ? { deleted_at: null } : {}),
    })
    .where('id', '=', declarationId)
    .returning(standingColumns)
    .executeTakeFirstOrThrow();
  await announceStanding(transaction, declaration);
}

/**
 * Of each kind one message is pending, at most. One that was given up or ended and is answered after all, without a
 * decision, stays ended while another of its kind is pending.
 */
async function storeOutcomes(transaction: Database, told: readonly EndedMessage[]): Promise<void> {
  const isOther = (row: (typeof told)[number]) =>
    row.kind !== 'file' &&
    told.some(({ id, kind, now }) => id !== row.id && kind === row.kind && now === null);
  const changed = told.filter((row) => row.now !== row.outcome && !(row.now === null && isOther(row)));
  // Those that end make room for the one that is pending again.
  changed.sort((one, other) => Number(one.now === null) - Number(other.now === null));
  for (const { id, now } of changed) {
    await transaction.updateTable('outbox').set({ outcome: now }).where('id', '=', id).execute();
  }
}
