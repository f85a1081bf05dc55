import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** An item that an import brings, and of what contents its lines are. */
export interface BroughtItem {
  /** Key of its row. */
  readonly item: string;
  /** How many of its lines have each content. */
  readonly contents: Readonly<Record<string, number>>;
}

/** A standing item as it is kept. */
interface KeptItem {
  readonly id: number;
  readonly item: string;
  readonly import: number;
  readonly name: string;
  readonly lines: number;
}

/** What an import into a declaration asks of those before it. */
export type BroughtQuestions = {
  /** Of items that stand, by their keys, those that imports brought, the first brought first: no more than there are keys. */
  readonly items: (keys: readonly string[]) => Promise<readonly KeptItem[]>;
  /**
   * Lines of these items with the contents asked for, `Record<content, lines>` as JSON; of each content no more than are
   * asked for. As JSON: `[content, item, lines][]`.
   */
  readonly lines: (items: readonly number[], contents: string) => Promise<string>;
};

/** The answers of what is kept of one declaration: each grows with what is asked, and not with what was imported before. */
export function broughtQuestions(db: Database, declarationId: number): BroughtQuestions {
  return {
    async items(keys) {
      return await db
        .selectFrom('imported_items')
        .where('document_id', '=', declarationId)
        .where(sql<boolean>`item = any(${[...keys]}::text[])`)
        .orderBy('id')
        .select(['id', 'item', 'import_id as import', 'name', 'lines'])
        .execute();
    },
    async lines(items, contents) {
      // The sum keeps the items out of what the index is asked for: it would be asked once for each of them.
      const { rows } = await sql<{ told: string }>`
        select coalesce(json_agg(json_build_array(line.content, line.item_id, line.lines)), '[]')::text as told
        from jsonb_each_text(${contents}::jsonb) as asked (content, lines),
          lateral (
            select content, item_id, lines from imported_lines
            where document_id = ${declarationId} and content = asked.content
              and item_id + 0 = any(${[...items]}::bigint[])
            order by item_id
            limit asked.lines::integer
          ) as line`.execute(db);
      return rows[0]!.told;
    },
  };
}

/** Keeps what an import (0: the one that made it) of a file of this name brought to a declaration: BroughtItem[] as JSON. */
export async function keepBrought(
  db: Database,
  { declaration, by, name, brought }: { declaration: number; by: number; name: string; brought: string },
): Promise<void> {
  await sql`
    with given as (
      select place, one ->> 'item' as item, one -> 'contents' as contents
      from jsonb_array_elements(${brought}::jsonb) with ordinality as given (one, place)
    ), kept as (
      insert into imported_items (document_id, import_id, name, item, lines)
      select ${declaration}, ${by}, ${name}, item,
        (select coalesce(sum(lines::integer), 0) from jsonb_each_text(contents) as line (content, lines))
      from given order by place
      returning id, item
    )
    insert into imported_lines (document_id, content, item_id, lines)
    select ${declaration}, line.content, kept.id, line.lines::integer
    from kept join given using (item), jsonb_each_text(given.contents) as line (content, lines)`.execute(db);
}
