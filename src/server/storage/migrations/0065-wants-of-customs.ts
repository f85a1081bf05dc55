import { type Kysely, type Migration, sql } from 'kysely';

/** What customs want of a person besides documents, and by when; of what was said before, only the time is known. */
export const wantsOfCustoms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update declarations
      set facts = '{"wants": null, "wantsBy": null, "arrivalBy": null}'::jsonb || facts
      where not facts ? 'wants'`.execute(db);
  },
};
