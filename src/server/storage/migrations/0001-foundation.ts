import { type Kysely, type Migration, sql } from 'kysely';

/** Companies, people, declarations with their history, the outbox, notifications, audit. */
export const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
    await sql.raw(keywordIndex).execute(db);
  },
};

const tables = `
create table partners (
  id bigint generated always as identity primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table companies (
  id bigint generated always as identity primary key,
  name text not null,
  plan text not null,
  partner_id bigint references partners,
  state smallint not null default 1 check (state in (0, 1)),
  csp_env jsonb not null default '{"HMRC":"TT","CNS":"TT","MCP":"TT"}',
  ncts_env jsonb not null default '{"HMRC":"TT"}',
  ens_env jsonb not null default '{"HMRC":"TT"}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index companies_partner on companies (partner_id);

create table users (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  partner_id bigint references partners,
  role text not null check (role in ('admin','manager','editor','external','external_manager','user')),
  is_customer_manager smallint not null default 0 check (is_customer_manager in (0, 1)),
  email text not null unique check (email = lower(email)),
  name text not null,
  second_name text not null default '',
  phone text not null default '',
  password_hash text not null,
  state smallint not null default 1 check (state in (0, 1)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index users_company on users (company_id);

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table sign_in_attempts (
  id bigint generated always as identity primary key,
  email text not null,
  ip text not null,
  at timestamptz not null default now()
);
create index sign_in_attempts_email on sign_in_attempts (email, at);
create index sign_in_attempts_ip on sign_in_attempts (ip, at);

create table declarations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  user_id bigint not null references users,
  revision integer not null,
  schema_version integer not null,
  document text not null,
  lrn text,
  mrn text,
  internal_id text,
  ref_general text,
  customs_regime text,
  declaration_type text,
  additional_dec_type text,
  items integer not null,
  total numeric,
  currency text,
  acceptance_date date,
  status text not null,
  facts jsonb not null,
  customs_problems jsonb not null,
  environment text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  keywords text not null generated always as (
    lower(coalesce(lrn, '') || ' ' || coalesce(mrn, '') || ' ' || coalesce(internal_id, '') || ' ' || coalesce(ref_general, ''))
  ) stored
);
create index declarations_updated on declarations (company_id, updated_at desc, id desc) where deleted_at is null;
create index declarations_created on declarations (company_id, created_at desc, id desc) where deleted_at is null;
create index declarations_status on declarations (company_id, status, id desc) where deleted_at is null;
create index declarations_lrn on declarations (company_id, lrn, id desc) where deleted_at is null;
create index declarations_mrn on declarations (mrn);
create index declarations_all_updated on declarations (updated_at desc, id desc) where deleted_at is null;
create index declarations_archived on declarations (company_id, deleted_at desc, id desc) where deleted_at is not null;

create table declaration_history (
  id bigint generated always as identity primary key,
  declaration_id bigint not null references declarations,
  revision integer not null,
  user_id bigint not null references users,
  client text,
  origin text not null check (origin in ('create','edit','send')),
  patches text not null,
  inverse text not null,
  at timestamptz not null default now(),
  unique (declaration_id, revision)
);

create table outbox (
  id bigint generated always as identity primary key,
  declaration_id bigint not null references declarations,
  company_id bigint not null references companies,
  user_id bigint not null references users,
  kind text not null,
  provider text not null,
  environment text not null,
  lrn text not null,
  revision integer not null,
  document text not null,
  body bytea not null,
  sha256 text not null,
  state text not null default 'waiting' check (state in ('waiting','sending','sent','refused','unconfirmed','discarded')),
  outcome text check (outcome in ('accepted','rejected','discarded')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  worker integer,
  reason text,
  conversation_id text,
  http_status integer,
  response text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create unique index outbox_one_pending on outbox (declaration_id, kind) where outcome is null;
create index outbox_declaration on outbox (declaration_id, id);
create index outbox_waiting on outbox (next_attempt_at, id) where state = 'waiting';
create index outbox_sending on outbox (worker) where state = 'sending';
create index outbox_lrn on outbox (lrn, created_at);
create index outbox_conversation on outbox (conversation_id);

create table received_notifications (
  id bigint generated always as identity primary key,
  conversation_id text not null,
  sha256 text not null,
  headers jsonb not null,
  body bytea not null,
  state text not null default 'received' check (state in ('received','read','unreadable','unmatched')),
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  reason text,
  received_at timestamptz not null default now(),
  unique (conversation_id, sha256)
);
create index received_notifications_due on received_notifications (next_attempt_at, id) where next_attempt_at is not null;

create table notifications (
  id bigint generated always as identity primary key,
  received_id bigint not null references received_notifications,
  outbox_id bigint not null references outbox,
  declaration_id bigint not null references declarations,
  notification_id text not null,
  function_code text not null,
  issued_at timestamptz not null,
  lrn text,
  mrn text,
  accepted_at timestamptz,
  content jsonb not null,
  errors jsonb not null,
  created_at timestamptz not null default now(),
  unique (declaration_id, notification_id)
);
create index notifications_declaration on notifications (declaration_id, issued_at);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id bigint references users,
  company_id bigint references companies,
  action text not null,
  record_id bigint,
  ip text,
  detail jsonb not null default '{}'
);
create index audit_company on audit (company_id, at);
`;

/** pg_trgm is trusted, so a database owner may add it; where that is not allowed keyword search does without. */
const keywordIndex = `
do $$
begin
  begin
    create extension if not exists pg_trgm;
  exception when others then
    raise notice 'pg_trgm is not available: %', sqlerrm;
  end;
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index declarations_keywords on declarations using gin (keywords gin_trgm_ops);
  end if;
end
$$;
`;
