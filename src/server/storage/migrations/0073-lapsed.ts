import { type Kysely, type Migration, sql } from 'kysely';

/** What lapsed stood as rejected. */
export const lapsed: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update declarations set status = 'lapsed'
      where status = 'rejection' and facts @> '{"expired": true, "held": false}'`.execute(db);
  },
};
