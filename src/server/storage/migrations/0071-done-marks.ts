import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Who said that what customs want is done, or is not after all: each word stays, the last counts. What they want already
 * learns which notification wants it.
 */
export const doneMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table done_marks (
        id bigint generated always as identity primary key,
        declaration_id bigint not null references declarations,
        notification_id bigint not null references notifications,
        user_id bigint not null references users,
        done boolean not null,
        created_at timestamptz not null default clock_timestamp()
      )`.execute(db);
    await sql`create index done_marks_of_declarations on done_marks (declaration_id, notification_id, id desc)`.execute(
      db,
    );
    await sql`
      update declarations set facts = '{"wantsFrom": null, "documentsFrom": null}'::jsonb || facts
      where not facts ? 'wantsFrom'`.execute(db);
    await sql`
      update declarations as d
      set facts = facts || jsonb_build_object('wantsFrom', said.id)
      from (
        select distinct on (n.declaration_id,
            case n.function_code when '18' then 'exit' when '51' then 'answer' else 'payment' end)
          n.declaration_id, n.id,
          case n.function_code when '18' then 'exit' when '51' then 'answer' else 'payment' end as wants
        from notifications n join declarations held on held.id = n.declaration_id
        where n.function_code in ('14', '15', '18', '51') and (n.mrn = held.mrn) is not false
        order by 1, case n.function_code when '18' then 'exit' when '51' then 'answer' else 'payment' end,
          n.issued_at desc, n.id desc
      ) as said
      where said.declaration_id = d.id and facts ->> 'wants' = said.wants`.execute(db);
    await sql`
      update declarations as d
      set facts = facts || jsonb_build_object('documentsFrom', said.id)
      from (
        select distinct on (n.declaration_id) n.declaration_id, n.id
        from notifications n join declarations held on held.id = n.declaration_id
        where n.function_code = '06' and (n.mrn = held.mrn) is not false
        order by n.declaration_id, n.issued_at desc, n.id desc
      ) as said
      where said.declaration_id = d.id and (facts ->> 'documentsWanted')::boolean`.execute(db);
  },
};
