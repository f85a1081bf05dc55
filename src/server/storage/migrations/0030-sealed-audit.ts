import { type Kysely, type Migration, sql } from 'kysely';

/** The audit is only ever added to, and each entry is sealed with the one before (src/server/audit-seals.ts). */
export const sealedAudit: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
alter table audit
  add column seal_no bigint unique,
  add column seal bytea;
create index audit_unsealed on audit (id) where seal_no is null;

-- Once and for all: an entry gets its seal, and nothing else of it ever changes.
create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.seal_no is null and new.seal_no is not null
    and to_jsonb(new) - 'seal_no' - 'seal' = to_jsonb(old) - 'seal_no' - 'seal' then
    return new;
  end if;
  raise exception 'The audit is only ever added to.';
end $$;
create trigger keep_audit before update or delete on audit for each row execute function keep_audit();
create trigger keep_whole_audit before truncate on audit for each statement execute function keep_audit();
`;
