import { type Kysely, type Migration, sql } from 'kysely';

/**
 * An index for keywords of six characters and more, by all pieces of six. That of three characters reads most of the
 * table for one LRN among many that begin alike: each of its pieces of three stands in nearly every row.
 */
export const longKeywords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function pieces_of_six(words text) returns text[]
        language sql immutable strict parallel safe
        as $$
          select coalesce(array_agg(distinct substr(words, place, 6)), '{}')
          from generate_series(1, length(words) - 5) as place
        $$`.execute(db);
    await sql`create index declarations_long_keywords on declarations using gin (pieces_of_six(keywords))`.execute(
      db,
    );
    await sql`analyze declarations`.execute(db);
  },
};
