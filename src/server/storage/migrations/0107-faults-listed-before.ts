import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What customs refused at once, with a list of faults, before it was told apart: the last submission of a declaration, of
 * which they said nothing since. It may be given up, as one of today.
 */
export const faultsListedBefore: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update declarations as d set facts = facts || '{"faultsListed": true}'::jsonb
      from (
        select distinct on (declaration_id) id, declaration_id, state from outbox
        where kind = 'submission' and state != 'discarded'
        order by declaration_id, id desc
      ) as last
      where last.declaration_id = d.id and last.state = 'refused' and (d.facts ->> 'rejected')::boolean
        and not exists (select from notifications n where n.outbox_id = last.id)`.execute(db);
  },
};
