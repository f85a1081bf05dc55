import { type Kysely, type Migration, sql } from 'kysely';

/** Declarations that somebody watches, and when the newest they have seen of each was changed. */
export const watches: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table watches (
        id bigint generated always as identity primary key,
        user_id bigint not null references users,
        declaration_id bigint not null references declarations,
        seen timestamptz not null,
        unique (user_id, declaration_id)
      )`.execute(db);
  },
};
