import { type Kysely, type Migration, sql } from 'kysely';

/** Who has which declaration open now. Unlogged: after a crash of the database nobody has. */
export const openEditors: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(table).execute(db);
  },
};

const table = `
create unlogged table open_editors (
  client text not null,
  user_id bigint not null references users on delete cascade,
  declaration_id bigint not null references declarations on delete cascade,
  process text not null,
  expires_at timestamptz not null,
  primary key (client, user_id)
);
create index open_editors_declaration on open_editors (declaration_id);
create index open_editors_process on open_editors (process);
`;
