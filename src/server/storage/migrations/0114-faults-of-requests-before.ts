import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Of what customs hold: the last request of a kind that they refused at once, with a list of faults, before the next one
 * kept its LRN, and of which they said nothing since. People are told of it and may give it up, as one of today.
 */
export const faultsOfRequestsBefore: Migration = {
  async up(db: Kysely<unknown>) {
    const kindOf = (table: string) => sql`replace(${sql.ref(`${table}.kind`)}, 'nil-amendment', 'amendment')`;
    await sql`
      update declarations set facts = facts || jsonb_build_object('requestKept', kept.told)
      from (
        select distinct on (d.id) d.id, jsonb_build_object('message', last.id, 'lrn', last.lrn) as told
        from declarations as d join outbox as last on last.declaration_id = d.id
        where last.state = 'refused' and last.lrn is not null
        and last.kind in ('amendment', 'nil-amendment', 'cancellation', 'arrival')
        and (d.facts ->> 'held')::boolean and not coalesce((d.facts ->> 'invalidated')::boolean, false)
        and last.about_id = (select max(s.id) from outbox as s
          where s.declaration_id = d.id and s.kind = 'submission' and s.outcome = 'accepted')
        and not exists (select from outbox as later
          where later.declaration_id = d.id and later.id > last.id and later.state != 'discarded'
            and ${kindOf('later')} = ${kindOf('last')})
        and not exists (select from notifications as n
          where n.declaration_id = d.id and n.outbox_id = last.id)
        and not exists (select from outbox as same join notifications as n
            on n.declaration_id = d.id and n.outbox_id = same.id
          where same.declaration_id = d.id and same.lrn = last.lrn and same.outcome is distinct from 'rejected'
            and n.function_code not in ('03', '10'))
        order by d.id, last.id desc
      ) as kept
      where kept.id = declarations.id`.execute(db);
  },
};
