import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What people granted us at customs, tokens sealed (src/server/authorisation), and the requests for it that are
 * open: a state sent along to customs leads back to who asked, for what.
 */
export const authorisations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table authorisations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  authority text not null,
  access_token bytea not null,
  refresh_token bytea not null,
  expires_at timestamptz not null,
  granted_at timestamptz not null default now(),
  renewed_at timestamptz,
  ended_at timestamptz,
  unique (user_id, authority)
);

create table authorisation_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  state_hash text not null unique,
  code_hash text unique,
  redirect_uri text not null,
  provider text not null,
  system text not null,
  record_id bigint not null,
  type text not null,
  expires_at timestamptz not null
);
create index authorisation_requests_expiry on authorisation_requests (expires_at);
`;
