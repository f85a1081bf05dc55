import { type Kysely, type Migration, sql } from 'kysely';

/** Which declaration a mail tells of: it stands in its timeline. */
export const mailsOfDeclarations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table mails
        add column declaration_id bigint references declarations (id) on delete set null`.execute(db);
    await sql`
      create index mails_by_declaration on mails (declaration_id, id) where declaration_id is not null`.execute(
      db,
    );
  },
};
