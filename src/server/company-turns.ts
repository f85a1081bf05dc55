import { type RawBuilder, sql } from 'kysely';
import type { Database } from './storage/database.ts';

/** Each company of which something waits; more of a key, such as an environment, where there is more than one of it. */
export const waitingCompanies = 'waiting_companies';

/**
 * What fills `waitingCompanies`, recursively: each is found by a step in an index over `keys`, the first of which is the
 * company, so that it does not matter how much of it waits.
 */
export function eachWaiting(
  table: 'outbox' | 'mails',
  keys: readonly ['company_id', ...string[]],
  where: RawBuilder<boolean> = sql`true`,
): RawBuilder<Record<string, unknown>> {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const last = sql.join(keys.map((key) => sql.ref(`last.${key}`)));
  const rows = sql`select ${columns} from ${sql.table(table)} where state = 'waiting' and ${where}`;
  return sql`((${rows} order by ${columns} limit 1)
    union all
    select next.* from ${sql.table(waitingCompanies)} as last
    cross join lateral (${rows} and (${columns}) > (${last}) order by ${columns} limit 1) as next)`;
}

/** The number of the turn that a company had last in a line; 0 where it had none. Whoever has the least is next. */
export function lastTurn(line: string, company: string): RawBuilder<number> {
  return sql<number>`coalesce((select turn from company_turns
    where line = ${line} and company_turns.company_id = ${sql.ref(company)}), 0)`;
}

/** Notes that a company had its turn in a line: all others that wait come before its next. */
export async function noteTurnOf(transaction: Database, line: string, company: number): Promise<void> {
  await transaction
    .insertInto('company_turns')
    .values({ line, company_id: company, turn: sql`nextval('turn_numbers')` })
    .onConflict((conflict) =>
      conflict.columns(['line', 'company_id']).doUpdateSet(({ ref }) => ({ turn: ref('excluded.turn') })),
    )
    .execute();
}
