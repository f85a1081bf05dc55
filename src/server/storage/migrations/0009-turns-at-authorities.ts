import { type Kysely, type Migration, sql } from 'kysely';

/** How it stands with each authority, for all processes that post to it (src/server/sending/turns.ts). */
export const turnsAtAuthorities: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table authorities (
  name text primary key,
  failures integer not null default 0,
  away_since timestamptz,
  closed_until timestamptz not null default 'epoch',
  next_post_at timestamptz not null default 'epoch'
);
`;
