import { type Selectable, sql } from 'kysely';
import { announce } from '../live/events.ts';
import type { Database } from '../storage/database.ts';
import { lockDeclaration } from '../storage/scope.ts';
import type { Environments, OutboxTable } from '../storage/tables.ts';
import { laneOf } from './lanes.ts';
import type { Provider } from './provider.ts';
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
    .orderBy('document_id')
    .select(['id', 'document_id', 'provider', 'api'])
    .execute();
  for (const { id, document_id: declarationId, provider, api } of waiting) {
    const held = reasonWhile(environments, provider);
    const lane = laneOf({ provider, api, environment: 'PROD' });
    await lockDeclaration(transaction, declarationId);
    await transaction
      .updateTable('outbox')
      .set(
        held === null
          ? { reason: await awayReason(transaction, lane), next_attempt_at: sql<Date>`now()` }
          : { reason: held },
      )
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
    await renewStanding(transaction, declarationId);
  }
  if (waiting.length > 0) await announce(transaction, { name: 'outbox' });
}

/** Why a message that waits is not posted, however often it is tried: its company is set to a rehearsal. */
export async function productionHold(
  db: Database,
  message: Pick<Selectable<OutboxTable>, 'company_id' | 'provider' | 'environment'>,
): Promise<string | null> {
  if (message.environment !== 'PROD') return null;
  const { csp_env } = await db
    .selectFrom('companies')
    .where('id', '=', message.company_id)
    .select('csp_env')
    .executeTakeFirstOrThrow();
  return reasonWhile(csp_env, message.provider);
}

function reasonWhile(environments: Environments, provider: Provider): string | null {
  const now = environments[provider] ?? 'TT';
  if (now === 'PROD') return null;
  return `The message is meant for PROD, and the company is set to ${now} at ${provider} now.`;
}
