import { sql } from 'kysely';
import { announce } from '../live/events.ts';
import type { Database } from '../storage/database.ts';
import type { Environments } from '../storage/tables.ts';
import { renewStanding } from './standing.ts';
import { awayReason } from './turns.ts';

/**
 * Tells the messages for PROD that wait why they stay, or lets them leave, after the environments of their company
 * changed. Call it within the transaction of that change.
 */
export async function tellProductionHold(
  transaction: Database,
  companyId: number,
  environments: Environments,
): Promise<void> {
  const waiting = await transaction
    .selectFrom('outbox')
    .where('company_id', '=', companyId)
    .where('environment', '=', 'PROD')
    .where('state', '=', 'waiting')
    .orderBy('declaration_id')
    .select(['id', 'declaration_id', 'provider'])
    .execute();
  for (const { id, declaration_id: declarationId, provider } of waiting) {
    const now = environments[provider] ?? 'TT';
    await transaction
      .updateTable('outbox')
      .set(
        now === 'PROD'
          ? { reason: await awayReason(transaction, provider), next_attempt_at: sql<Date>`now()` }
          : { reason: `The message is meant for PROD, and the company is set to ${now} at ${provider} now.` },
      )
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
    await renewStanding(transaction, declarationId);
  }
  if (waiting.length > 0) await announce(transaction, { name: 'outbox' });
}
