import type { CompiledQuery, QueryId } from 'kysely';
import type { Database } from '../../src/server/storage/database.ts';

/** The same database, and every query that is answered through it from now on; not what is a part of another. */
export function watchQueries(db: Database): { db: Database; seen: readonly CompiledQuery[] } {
  const seen: CompiledQuery[] = [];
  const made = new WeakMap<QueryId, CompiledQuery>();
  const watched = db.withPlugin({
    transformQuery({ node, queryId }) {
      made.set(queryId, db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    async transformResult({ result, queryId }) {
      seen.push(made.get(queryId)!);
      return result;
    },
  });
  return { db: watched, seen };
}
