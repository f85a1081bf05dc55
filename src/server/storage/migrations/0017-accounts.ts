import { type Kysely, type Migration, sql } from 'kysely';

/** Registrations that wait for their confirmation, codes that serve once, multi-factor sign-in, sessions another sign-in ends. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
alter table users
  add column is_demonstration boolean not null default false,
  add column mfa_secret bytea,
  add column mfa_candidate bytea,
  add column mfa_step bigint not null default 0;

alter table companies add column is_prospect boolean not null default false;

alter table sessions add column superseded_at timestamptz;

alter table sign_in_attempts add column kind text not null default 'sign-in';

create table registrations (
  id bigint generated always as identity primary key,
  product text not null,
  name text not null,
  second_name text not null,
  customer text not null,
  email text not null check (email = lower(email)),
  phone text not null,
  password_hash text not null,
  code_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index registrations_email on registrations (email);

create table account_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('reset-password','reset-mfa','change-password')),
  code_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index account_codes_user on account_codes (user_id, purpose);
create index account_codes_hash on account_codes (code_hash);
`;
