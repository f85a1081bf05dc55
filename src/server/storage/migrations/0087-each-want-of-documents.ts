import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Each time that customs wanted documents is a want of its own; of what was said before, those are open that nobody
 * marked as done and after which customs neither received a file nor let the goods go.
 */
export const eachWantOfDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update declarations set facts = '{"documentsOpen": []}'::jsonb || facts
      where not facts ? 'documentsOpen'`.execute(db);
    await sql`
      update declarations as d
      set facts = facts || jsonb_build_object(
        'documentsOpen', said.open, 'documentsFrom', said.open -> 0 -> 'from', 'documentsBy', said.open -> 0 -> 'by')
      from (
        select n.declaration_id, jsonb_agg(
          jsonb_build_object('from', n.id, 'by', due.by, 'says', due.says,
            'at', to_char(n.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by due.by nulls last, n.issued_at, n.id) as open
        from notifications n
        join declarations held on held.id = n.declaration_id
        cross join lateral (
          select min(one ->> 'limitAt') as by, string_agg(distinct one ->> 'description', '; ') as says
          from jsonb_path_query(n.content, '$.information[*]') as one
        ) as due
        where n.function_code = '06' and (n.mrn = held.mrn) is not false
          and (held.facts ->> 'documentsWanted')::boolean
          and not coalesce(
            (select done from done_marks where notification_id = n.id order by id desc limit 1), false)
          and not exists (
            select from notifications later
            where later.declaration_id = n.declaration_id and (later.mrn = held.mrn) is not false
              and later.function_code in ('08', '09', '10') and later.issued_at > n.issued_at)
          and not exists (
            select from outbox file
            where file.declaration_id = n.declaration_id and file.kind = 'file'
              and file.detail #>> '{file,outcome,code}' = 'SUCCESS'
              and file.created_at >= least(n.issued_at, n.created_at))
        group by n.declaration_id
      ) as said
      where said.declaration_id = d.id`.execute(db);
  },
};
