import type { CompiledQuery } from 'kysely';
import type { Database } from '../../src/server/storage/database.ts';

/** The same database, and every query that goes through it from now on. */
export function watchQueries(db: Database): { db: Database; seen: readonly CompiledQuery[] } {
  const seen: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery({ node, queryId }) {
      seen.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: watched, seen };
}
