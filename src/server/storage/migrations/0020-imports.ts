import { type Kysely, type Migration, sql } from 'kysely';

/** Files that were imported, so that none is applied twice, and where people put the columns of their files. */
export const imports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table imports (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  user_id bigint not null references users,
  -- Hash of the file, of where its columns go and of what takes its items.
  key text not null,
  name text not null,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  done integer not null default 0,
  total integer not null,
  -- Declarations by id, and those that were not imported with the reason.
  outcome jsonb not null default '{"declarations": [], "refused": []}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, key)
);
create table import_columns (
  company_id bigint not null references companies,
  user_id bigint not null references users,
  -- The word over the column, in small letters.
  word text not null,
  target text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, word)
);
create index import_columns_of_company on import_columns (company_id, word, updated_at desc);
`;
