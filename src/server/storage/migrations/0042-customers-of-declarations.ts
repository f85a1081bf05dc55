import { type Kysely, type Migration, sql } from 'kysely';

/** The kept party that a declaration is made for, to be listed and filtered by. */
export const customersOfDeclarations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table declarations add column customer_id bigint`.execute(db);
    // A JSON function would stumble over texts that PostgreSQL cannot hold; within a text quotes are escaped.
    await sql`
      update declarations
      set customer_id = substring(document from '"customer_id":([0-9]{1,15})[,}]')::bigint
      where document ~ '"customer_id":'`.execute(db);
    await sql`
      create index declarations_company_customer
        on declarations (company_id, archived, customer_id, updated_at, id)
        where customer_id is not null`.execute(db);
  },
};
