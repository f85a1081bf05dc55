import { type Kysely, type Migration, sql } from 'kysely';

/** Which interface of the authority takes a message: until now there was one, and lanes had the name of the way alone. */
export const lanesOfInterfaces: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outbox add column api text not null default 'CDS'`.execute(db);
    await sql`drop index outbox_turns`.execute(db);
    await sql`create index outbox_turns on outbox (provider, api, company_id, environment, next_attempt_at, id)
      where state = 'waiting'`.execute(db);
    await sql`update authorities set name = regexp_replace(name, '^[A-Z]+', '\\& CDS')`.execute(db);
    await sql`update company_turns set line = regexp_replace(line, '^[A-Z]+', '\\& CDS')
      where line in ('HMRC', 'CNS', 'CNS PROD', 'MCP', 'MCP PROD')`.execute(db);
  },
};
