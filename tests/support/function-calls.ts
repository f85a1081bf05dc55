import { type CompiledQuery, sql } from 'kysely';
import type { Database } from '../../src/server/storage/database.ts';

/** Runs a query once more and counts how often PostgreSQL calls a function of ours for it. */
export async function functionCalls(db: Database, name: string, query: CompiledQuery): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    await sql`set local track_functions = 'all'`.execute(transaction);
    const calls = async () => {
      const { rows } = await sql<{ calls: number }>`
        select coalesce(pg_stat_get_xact_function_calls(${name}::regproc), 0) as calls`.execute(transaction);
      return rows[0]!.calls;
    };
    const before = await calls();
    await transaction.executeQuery(query as never);
    return (await calls()) - before;
  });
}
