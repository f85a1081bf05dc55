import { type Kysely, type Migration, sql } from 'kysely';

/** Credentials of a company at a community system; the pass is sealed (src/server/authorisation/sealing.ts). */
export const badges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table badges (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  badge text not null,
  description text not null,
  csp text not null check (csp in ('CNS','MCP')),
  csp_env text not null check (csp_env in ('TT','TDR','PROD')),
  csp_client_id text not null,
  csp_client_pass bytea not null,
  csp_topic text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index badges_company on badges (company_id, id);
`;
