import { sql } from 'kysely';
import type { Mapping } from '../../computations/import/index.ts';
import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';

/** Where columns of these words went before, in small letters: by this person, else by a colleague last. */
export async function rememberedColumns(
  db: Database,
  actor: Actor,
): Promise<Readonly<Record<string, string>>> {
  const rows = await db
    .selectFrom('import_columns')
    .where('company_id', '=', actor.companyId)
    .orderBy(sql`user_id = ${actor.userId}`, 'asc')
    .orderBy('updated_at', 'asc')
    .limit(2000)
    .select(['word', 'target'])
    .execute();
  return Object.fromEntries(rows.map(({ word, target }) => [word, target]));
}

/**
 * Keeps where a person put the columns of a file. A column that goes nowhere is forgotten; into a declaration that is
 * there none can go to a place of the declaration, so that says nothing of those.
 */
export async function rememberColumns(
  db: Database,
  actor: Actor,
  head: readonly string[],
  mapping: Mapping,
  isInto: boolean,
): Promise<void> {
  const words = new Map(head.map((word, at) => [storable(word), mapping[at] ?? null]));
  words.delete('');
  const gone = [...words].filter(([, target]) => target === null).map(([word]) => word);
  if (gone.length > 0)
    await db
      .deleteFrom('import_columns')
      .where('user_id', '=', actor.userId)
      .where('word', 'in', gone)
      .$if(isInto, (query) => query.where('target', 'not like', '/%'))
      .execute();
  const kept = [...words].flatMap(([word, target]) =>
    target === null ? [] : [{ company_id: actor.companyId, user_id: actor.userId, word, target }],
  );
  if (kept.length === 0) return;
  await db
    .insertInto('import_columns')
    .values(kept)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'word']).doUpdateSet((eb) => ({
        target: eb.ref('excluded.target'),
        updated_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/** As PostgreSQL keeps it: no NUL, no half of a character. */
function storable(word: string): string {
  return word.replaceAll('\0', '').toLowerCase().slice(0, 200).toWellFormed();
}
