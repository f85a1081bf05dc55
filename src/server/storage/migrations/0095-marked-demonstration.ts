import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Everybody whom the demonstration brought along is marked, also where it did before there was a mark. Their addresses are
 * reserved names, which nobody can have.
 */
export const markedDemonstration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update users set is_demonstration = true
      where split_part(email, '@', 2) = 'tidewaiter.example'
        and split_part(email, '@', 1) in ('demo', 'colleague', 'other', 'partner', 'editor', 'admin')
    `.execute(db);
  },
};
