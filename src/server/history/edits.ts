import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { HistoryOrigin } from '../storage/tables.ts';

/** What one person saved in one go: edits follow one another within minutes, and nothing was sent between them. */
interface EditRun {
  readonly userId: number;
  readonly origin: HistoryOrigin;
  /** Of its first and last save. */
  readonly since: Date;
  readonly at: Date;
  /** The revision it led to. */
  readonly revision: number;
  readonly saves: number;
}

/** Edits of a declaration, the oldest first, and the revision before which there are more; 0 when there are none. */
interface EditRuns {
  readonly runs: readonly EditRun[];
  readonly next: number;
}

/** Minutes after which another save is told by itself. */
const PAUSE = 15;

/** Most saves that are looked at for one answer. */
const mostSaves = 500;

/**
 * The newest edits of a declaration before a revision, in runs that are whole; one of more saves than are looked at comes
 * in parts. The patches themselves are not read.
 */
export async function editRuns(db: Database, declarationId: number, before: number): Promise<EditRuns> {
  const steps = await db
    .selectFrom('document_history')
    .where('document_id', '=', declarationId)
    .where('revision', '<', sql<number>`${before}::bigint`)
    .orderBy('revision', 'desc')
    .limit(mostSaves + 1)
    .select(['revision', 'user_id', 'origin', 'at'])
    .execute();
  const sent = await db
    .selectFrom('outbox')
    .where('document_id', '=', declarationId)
    .where('revision', '>=', steps.at(-1)?.revision ?? 0)
    .where('revision', '<=', steps[0]?.revision ?? 0)
    .select('revision')
    .distinct()
    .execute();
  const sentRevisions = new Set(sent.map(({ revision }) => revision));
  const runs: (EditRun & { readonly from: number })[] = [];
  for (const { revision, user_id: userId, origin, at } of steps.toReversed()) {
    const last = runs.at(-1);
    const goesOn =
      last?.userId === userId &&
      last.origin === origin &&
      at.getTime() - last.at.getTime() < PAUSE * 60_000 &&
      !sentRevisions.has(last.revision);
    if (goesOn) runs[runs.length - 1] = { ...last, at, revision, saves: last.saves + 1 };
    else runs.push({ userId, origin, since: at, at, revision, saves: 1, from: revision });
  }
  const isCut = steps.length > mostSaves;
  // The last one may have begun before what was looked at.
  if (isCut && runs.length > 1) runs.shift();
  return {
    runs: runs.map(({ from: _, ...run }) => run),
    next: isCut ? runs[0]!.from : 0,
  };
}
