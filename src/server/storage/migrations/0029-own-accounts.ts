import { type Kysely, type Migration, sql } from 'kysely';

/** What people keep of themselves and their company: profile, settings, custom statuses, requests for a plan. */
export const ownAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
alter table users
  add column birthday text not null default '',
  add column job_position text not null default '',
  add column avatar bytea,
  add column avatar_type text,
  add column layout smallint not null default 1,
  add column widgets jsonb not null default '["",""]',
  add column open_sidebar boolean not null default true,
  add column default_tabs jsonb not null default '{}';

alter table companies
  add column customer_address text not null default '',
  add column reg_no text not null default '',
  add column attention text not null default '',
  add column customer_email text not null default '',
  add column end_sub_date date;

create table transaction_statuses (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  name text not null,
  corresponding_default_status text not null
    check (corresponding_default_status in ('complete','draft','enquiry')),
  is_system_default_status boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint transaction_statuses_once unique (company_id, name) deferrable initially deferred
);

insert into transaction_statuses (company_id, name, corresponding_default_status, is_system_default_status)
  select companies.id, initcap(word), word, true
  from companies, unnest(array['complete','draft','enquiry']) with ordinality as words (word, place)
  order by companies.id, place;

-- A company begins with a status of its own for each of ours.
create function begin_transaction_statuses() returns trigger language plpgsql as $$
begin
  insert into transaction_statuses (company_id, name, corresponding_default_status, is_system_default_status)
    values (new.id, 'Complete', 'complete', true), (new.id, 'Draft', 'draft', true), (new.id, 'Enquiry', 'enquiry', true);
  return null;
end $$;
create trigger begin_transaction_statuses after insert on companies
  for each row execute function begin_transaction_statuses();

create table upgrade_requests (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  user_id bigint not null references users,
  plan text not null,
  status text not null default 'processing' check (status in ('processing','approved','rejected','refused')),
  created_at timestamptz not null default now()
);
create index upgrade_requests_company on upgrade_requests (company_id, id);

create index audit_user on audit (user_id, id);
`;
