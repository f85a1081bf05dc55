import { sql } from 'kysely';
import { announceStanding } from '../declarations/edit.ts';
import { type SentMessage, standingOf } from '../declarations/lifecycle.ts';
import type { Database } from '../storage/database.ts';
import { lockDeclaration } from '../storage/scope.ts';
import { refusalErrors } from './refusal.ts';

/**
 * Tells a declaration's story again from all its messages and their answers, stores where it stands and
 * announces it. Call it within a transaction; it locks the declaration.
 */
export async function renewStanding(transaction: Database, declarationId: number): Promise<void> {
  await lockDeclaration(transaction, declarationId);
  const rows = await transaction
    .selectFrom('outbox')
    .where('declaration_id', '=', declarationId)
    .orderBy('id')
    .select(['id', 'state', 'outcome', 'response', 'http_status'])
    .execute();
  const answers = await transaction
    .selectFrom('notifications')
    .where('declaration_id', '=', declarationId)
    .selectAll()
    .execute();

  const messages: SentMessage[] = rows.map((row) => ({
    state: row.state,
    outcome: row.outcome,
    refusals: row.state === 'refused' ? refusalErrors(row.response ?? '', row.http_status ?? 0) : [],
    answers: answers
      .filter((answer) => answer.outbox_id === row.id)
      .map((answer) => ({
        functionCode: answer.function_code,
        notificationId: answer.notification_id,
        issuedAt: answer.issued_at.toISOString(),
        mrn: answer.mrn,
        acceptedAt: answer.accepted_at?.toISOString() ?? null,
        statusCodes: answer.content.statusCodes,
        errors: answer.errors,
      })),
  }));
  const standing = standingOf(messages);

  const last = rows.filter((row) => row.state !== 'discarded').at(-1);
  if (last !== undefined && last.outcome !== standing.outcome) {
    await transaction
      .updateTable('outbox')
      .set({ outcome: standing.outcome })
      .where('id', '=', last.id)
      .execute();
  }
  const declaration = await transaction
    .updateTable('declarations')
    .set({
      status: standing.status,
      mrn: standing.facts.mrn,
      facts: JSON.stringify(standing.facts),
      customs_problems: JSON.stringify(standing.problems),
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', declarationId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceStanding(transaction, declaration);
}
