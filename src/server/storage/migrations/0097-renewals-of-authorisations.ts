import { type Kysely, type Migration, sql } from 'kysely';

/** Until when one process renews an authorisation, so that no other does meanwhile: its refresh token works once. */
export const renewalsOfAuthorisations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table authorisations add column renewing_until timestamptz not null default 'epoch'`.execute(
      db,
    );
  },
};
