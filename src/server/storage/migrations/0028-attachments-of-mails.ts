import { type Kysely, type Migration, sql } from 'kysely';

/** What people write to support may carry a file, and is answered to them. */
export const attachmentsOfMails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table mails
        add column reply_to text,
        add column attachment bytea,
        add column attachment_name text,
        add column attachment_type text`.execute(db);
  },
};
