import { sql } from 'kysely';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';

/** A submission that customs refused at once, with a list of faults, and may have all the same. */
interface KeptLrn {
  readonly lrn: string;
  /** When they refused it. */
  readonly at: Date;
}

const refusedAt = sql<Date>`coalesce((detail -> 'posts' -> -1 ->> 'at')::timestamptz, created_at)`;

/**
 * The message under whose LRN alone a declaration goes again: its last submission, where customs refused that at once and
 * may still answer it, for as long as they may answer a message that they took. Should they have it, they refuse a second
 * under the same LRN as repeated; under another they would hold both. A person who asked them gives it up.
 */
export async function keptLrn(
  db: Database,
  declarationId: number,
  { answerHours }: Pick<Settings, 'answerHours'>,
): Promise<KeptLrn | undefined> {
  const last = await db
    .selectFrom('outbox')
    .where('declaration_id', '=', declarationId)
    .where('kind', '=', 'submission')
    .where('state', '!=', 'discarded')
    .orderBy('id', 'desc')
    .limit(1)
    .select([
      'lrn',
      'state',
      refusedAt.as('at'),
      sql<boolean>`${answerHours} > 0 and ${refusedAt} < clock_timestamp() - make_interval(hours => ${answerHours})`.as(
        'isOver',
      ),
    ])
    .executeTakeFirst();
  if (last === undefined || last.lrn === null || last.state !== 'refused' || last.isOver) return undefined;
  return { lrn: last.lrn, at: last.at };
}
