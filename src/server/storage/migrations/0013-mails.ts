import { type Kysely, type Migration, sql } from 'kysely';

/** Mails of the product, written with what they tell of and delivered after (src/server/mail). */
export const mails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table mails (
  id bigint generated always as identity primary key,
  kind text not null,
  address text not null,
  subject text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting','sent','kept','failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  reason text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_due on mails (next_attempt_at, id) where state = 'waiting';
create index mails_of_address on mails (address, id);
`;
