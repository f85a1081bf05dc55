import { type Kysely, type Migration, sql } from 'kysely';
import { kindNamed } from '../../declarations/kind.ts';
import { storedTree } from '../../declarations/stored-document.ts';

/** What a declaration shares with a duplicate of it, to be found by index (`marksOf` of its authority). */
export const marksOfDeclarations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table declarations add column marks text[] not null default '{}'`.execute(db);
    await markAll(db);
    await sql`create index declarations_by_marks on declarations using gin (marks)`.execute(db);
  },
};

/** Whatever counts as a mark now is found in the declarations that are there already. */
export const marksAnew: Migration = { up: markAll };

async function markAll(db: Kysely<unknown>): Promise<void> {
  const { authority } = kindNamed('customs-declaration');
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; document: string; marks: readonly string[] }>`
      select id, document, marks from declarations where id > ${last} order by id limit 200`.execute(db);
    for (const { id, document, marks: held } of rows) {
      const marks = authority!.marksOf(storedTree(document));
      if (JSON.stringify(marks) !== JSON.stringify(held))
        await sql`update declarations set marks = ${marks}::text[] where id = ${id}`.execute(db);
    }
    if (rows.length === 0) break;
    last = rows.at(-1)!.id;
  }
}
