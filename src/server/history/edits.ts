import type { Database } from '../storage/database.ts';
import type { HistoryOrigin } from '../storage/tables.ts';

/** What one person saved in one go: edits follow one another within minutes, and nothing was sent between them. */
export interface EditRun {
  readonly userId: number;
  readonly origin: HistoryOrigin;
  /** Of its first and last save. */
  readonly since: Date;
  readonly at: Date;
  /** The revision it led to. */
  readonly revision: number;
  readonly saves: number;
}

/** Minutes after which another save is told by itself. */
const PAUSE = 15;

/** The edits of a declaration in runs, the oldest first. The patches themselves are not read. */
export async function editRuns(db: Database, declarationId: number): Promise<readonly EditRun[]> {
  const steps = await db
    .selectFrom('declaration_history')
    .where('declaration_id', '=', declarationId)
    .orderBy('revision')
    .select(['revision', 'user_id', 'origin', 'at'])
    .execute();
  const sent = await db
    .selectFrom('outbox')
    .where('declaration_id', '=', declarationId)
    .select('revision')
    .distinct()
    .execute();
  const sentRevisions = new Set(sent.map(({ revision }) => revision));
  const runs: EditRun[] = [];
  for (const { revision, user_id: userId, origin, at } of steps) {
    const last = runs.at(-1);
    const goesOn =
      last?.userId === userId &&
      last.origin === origin &&
      at.getTime() - last.at.getTime() < PAUSE * 60_000 &&
      !sentRevisions.has(last.revision);
    if (goesOn) runs[runs.length - 1] = { ...last, at, revision, saves: last.saves + 1 };
    else runs.push({ userId, origin, since: at, at, revision, saves: 1 });
  }
  return runs;
}
