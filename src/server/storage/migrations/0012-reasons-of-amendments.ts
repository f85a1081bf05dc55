import { type Kysely, type Migration, sql } from 'kysely';

/** Why a declaration shall be amended, as it was given before the amendment is sent. */
export const reasonsOfAmendments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(table).execute(db);
  },
};

const table = `
create table amendment_reasons (
  declaration_id bigint primary key references declarations,
  revision integer not null,
  user_id bigint not null references users,
  reasons jsonb not null,
  at timestamptz not null default now()
);
`;
