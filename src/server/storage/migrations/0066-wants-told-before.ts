import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What customs said before it was kept what they want: the goods of a pre-lodged declaration within 30 days, and duties,
 * proof of exit or an answer, unless they let it go since.
 */
export const wantsToldBefore: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update declarations as d
      set facts = facts || jsonb_build_object('arrivalBy', to_char(
        (said.first + interval '30 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from (
        select n.declaration_id, n.mrn, min(n.issued_at) as first
        from notifications n join outbox o on o.id = n.outbox_id
        where n.function_code = '02' and o.kind = 'submission'
        group by n.declaration_id, n.mrn
      ) as said
      where said.declaration_id = d.id and (said.mrn = d.mrn) is not false
        and (facts ->> 'prelodged')::boolean and facts ->> 'arrivalBy' is null`.execute(db);
    await sql`
      update declarations as d
      set facts = facts || jsonb_build_object('wants', said.wants, 'wantsBy', said.by)
      from (
        select distinct on (n.declaration_id) n.declaration_id,
          case n.function_code when '18' then 'exit' when '51' then 'answer' else 'payment' end as wants,
          coalesce(
            jsonb_path_query_first(n.content, '$.information[*].limitAt'),
            jsonb_path_query_first(n.content, '$.payments[*].dueAt')) as by,
          n.function_code in ('14', '15', '18', '51') as is_wanted
        from notifications n join declarations held on held.id = n.declaration_id
        where (n.mrn = held.mrn) is not false and (held.facts ->> 'held')::boolean
          and n.function_code in ('08', '09', '10', '14', '15', '16', '18', '51')
        order by n.declaration_id, n.issued_at desc,
          array_position(array['51', '14', '15', '08', '09', '18', '16', '10'], n.function_code) desc,
          n.notification_id desc
      ) as said
      where said.declaration_id = d.id and said.is_wanted and facts ->> 'wants' is null`.execute(db);
  },
};
