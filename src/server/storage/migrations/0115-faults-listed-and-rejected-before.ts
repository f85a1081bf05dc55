import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Of what customs rejected: that they listed faults of an earlier submission under its LRN, and said nothing of it since.
 * It may be given up, as one of today.
 */
export const faultsListedAndRejectedBefore: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update declarations as d set facts = facts || '{"faultsListed": true}'::jsonb
      from (
        select distinct on (declaration_id) declaration_id, lrn, outcome from outbox
        where kind = 'submission' and state != 'discarded'
        order by declaration_id, id desc
      ) as last
      join outbox as listed on listed.declaration_id = last.declaration_id and listed.lrn = last.lrn
      where last.declaration_id = d.id and last.outcome = 'rejected' and not (d.facts ->> 'held')::boolean
        and listed.kind = 'submission' and listed.state = 'refused'
        and not exists (select from notifications n where n.outbox_id = listed.id)
        and not exists (select from outbox as same join notifications n on n.outbox_id = same.id
          where same.declaration_id = last.declaration_id and same.lrn = last.lrn
            and (same.outcome is distinct from 'rejected' or same.id > listed.id)
            and n.function_code not in ('03', '10'))`.execute(db);
  },
};
