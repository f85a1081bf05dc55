import { type Kysely, type Migration, sql } from 'kysely';

/** The known device an attempt came from; '' of any other. */
export const devicesOfAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table sign_in_attempts add column device text not null default ''`.execute(db);
  },
};
