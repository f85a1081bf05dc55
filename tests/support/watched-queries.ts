import type { CompiledQuery, QueryId } from 'kysely';
import type { Database } from '../../src/server/storage/database.ts';

/** The same database, and every query that is answered through it from now on; neither what is a part of another nor what is only explained. */
export function watchQueries(db: Database): { db: Database; seen: readonly CompiledQuery[] } {
  const seen: CompiledQuery[] = [];
  const made = new WeakMap<QueryId, CompiledQuery>();
  const watched = db.withPlugin({
    transformQuery({ node, queryId }) {
      made.set(queryId, db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    async transformResult({ result, queryId }) {
      // One that came compiled was not made here.
      const query = made.get(queryId);
      if (query && !query.sql.startsWith('explain')) seen.push(query);
      return result;
    },
  });
  return { db: watched, seen };
}
