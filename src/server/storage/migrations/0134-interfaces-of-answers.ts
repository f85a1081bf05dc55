import { type Kysely, type Migration, sql } from 'kysely';

/** Which interface of an authority an answer came from, by which it is read: until now there was one. */
export const interfacesOfAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table received_notifications add column api text not null default 'CDS'`.execute(db);
  },
};
