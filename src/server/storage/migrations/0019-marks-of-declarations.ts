import { type Kysely, type Migration, sql } from 'kysely';
import type { DocumentData } from '../../../engine/document.ts';
import { marksOf } from '../../sending/similar.ts';

/** What a declaration shares with a duplicate of it, to be found by index (src/server/sending/similar.ts). */
export const marksOfDeclarations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table declarations add column marks text[] not null default '{}'`.execute(db);
    for (let last = 0; ; ) {
      const { rows } = await sql<{ id: number; document: string }>`
        select id, document from declarations where id > ${last} order by id limit 200`.execute(db);
      for (const { id, document } of rows) {
        const marks = marksOf(JSON.parse(document) as DocumentData);
        if (marks.length > 0)
          await sql`update declarations set marks = ${marks}::text[] where id = ${id}`.execute(db);
      }
      if (rows.length === 0) break;
      last = rows.at(-1)!.id;
    }
    await sql`create index declarations_by_marks on declarations using gin (marks)`.execute(db);
  },
};
