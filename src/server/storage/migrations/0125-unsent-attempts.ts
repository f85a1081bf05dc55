import { type Kysely, type Migration, sql } from 'kysely';

/** How many attempts of a message ended before a byte had left, as far as its posts were noted. */
export const unsentAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update outbox set detail = detail || jsonb_build_object('unsent', noted.unsent)
      from (
        select id, sum((post ->> 'count')::int) as unsent
        from outbox cross join jsonb_array_elements(detail -> 'posts') as post
        where post ->> 'outcome' = 'untaken' and post ->> 'status' is null
        group by id
      ) as noted
      where noted.id = outbox.id`.execute(db);
  },
};
