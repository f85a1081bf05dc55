import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What lists of declarations show, filter and sort by. Every column that can be sorted has an index within a company
 * and one over all companies, each in both views, so that no page of a list reads more rows than it shows
 * (src/server/lists/order.ts has the same expressions). A letter, the statuses and an assignee have theirs in the
 * order of the default sort. An index over all begins with `archived + 0`, which only a list over all asks for:
 * PostgreSQL would else walk it for a company's page, and past whatever belongs to others.
 */
export const listsOfDeclarations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(columns).execute(db);
    await sql.raw(formerIndexes).execute(db);
    for (const [name, key] of Object.entries(keys)) {
      await sql
        .raw(
          `create index declarations_company_by_${name} on declarations (company_id, archived, (${key}), id)`,
        )
        .execute(db);
      await sql
        .raw(`create index declarations_by_${name} on declarations ((archived + 0), (${key}), id)`)
        .execute(db);
    }
    await sql.raw(otherIndexes).execute(db);
    await sql.raw(keywordIndex).execute(db);
  },
};

const keys: Readonly<Record<string, string>> = {
  reference: "lower(coalesce(reference, ''))",
  lrn: "lower(coalesce(lrn, ''))",
  mrn: "lower(coalesce(mrn, ''))",
  status: "lower(coalesce(status, ''))",
  items: 'coalesce(items, -1)',
  total: "coalesce(total, '-infinity')",
  acceptance_date: "coalesce(acceptance_date, '-infinity')",
  created_at: 'created_at',
  updated_at: 'updated_at',
};

const columns = `
alter table declarations
  add column assignee_id bigint,
  add column state text,
  add column archived smallint not null
    generated always as (case when deleted_at is null then 0 else 1 end) stored,
  add column reference text not null
    generated always as (coalesce(internal_id, ref_general, '')) stored,
  add column letter text not null
    generated always as (upper(left(coalesce(internal_id, ref_general, ''), 1))) stored;
-- A JSON function would stumble over texts that PostgreSQL cannot hold; within a text quotes are escaped.
update declarations set
  assignee_id = substring(document from '"assignee_id":([0-9]{1,15})[,}]')::bigint,
  state = substring(document from '"state":"([^"\\\\]{0,255})"')
where document ~ '"(assignee_id|state)":';
alter table partners add column logo text;
-- With a space before every word, so that the beginning of any can be looked for.
alter table declarations drop column keywords;
alter table declarations add column keywords text not null generated always as (
  ' ' || lower(coalesce(lrn, '') || ' ' || coalesce(mrn, '') || ' ' || coalesce(internal_id, '') || ' ' || coalesce(ref_general, ''))
) stored;
`;

const formerIndexes = `
drop index declarations_updated;
drop index declarations_created;
drop index declarations_status;
drop index declarations_lrn;
drop index declarations_all_updated;
drop index declarations_archived;
`;

const otherIndexes = `
create index declarations_company_by_deleted_at on declarations (company_id, archived, deleted_at, id)
  where archived = 1;
create index declarations_by_deleted_at on declarations ((archived + 0), deleted_at, id)
  where archived + 0 = 1;
create index declarations_company_letter on declarations (company_id, archived, letter, updated_at, id);
create index declarations_letter on declarations ((archived + 0), letter, updated_at, id);
create index declarations_company_status on declarations (company_id, archived, status, updated_at, id);
create index declarations_company_request on declarations (company_id, archived, request_status, updated_at, id)
  where request_status is not null;
create index declarations_company_assignee on declarations (company_id, archived, assignee_id, updated_at, id)
  where assignee_id is not null;
`;

/** Where pg_trgm was not allowed keyword search does without, as in the first migration. */
const keywordIndex = `
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index declarations_keywords on declarations using gin (keywords gin_trgm_ops);
  end if;
end
$$;
`;
