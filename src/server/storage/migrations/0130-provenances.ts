import { type Kysely, type Migration, sql } from 'kysely';

/** Where the values of each document came from. Of those of before nothing is known: they count as typed. */
export const provenances: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table declarations add column provenances text not null default '{}'`.execute(db);
  },
};
