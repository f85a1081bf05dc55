import { type Kysely, type Migration, sql } from 'kysely';

/** What people write to the provider, and which of it and of the plans asked for each of the provider's people has not read. */
export const messages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table messages (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null,
  email text not null,
  phone text not null,
  title text not null,
  content text not null,
  created_at timestamptz not null default now()
);
create table unread_messages (
  user_id bigint not null references users,
  kind text not null check (kind in ('external', 'upgrade_plan')),
  message_id bigint not null,
  primary key (user_id, kind, message_id)
);
`;
