import { type Kysely, type Migration, sql } from 'kysely';

/** Answers that are fetched from an authority: where it is asked, from where on, and what was stored by reference. */
export const fetchedAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table polled_places (
        source text not null,
        place text not null,
        mark text,
        failures integer not null default 0,
        reason text,
        next_at timestamptz not null default now(),
        primary key (source, place)
      )`.execute(db);
    await sql`
      create table fetched_answers (
        source text not null,
        reference text not null,
        received_id bigint not null references received_notifications,
        is_acknowledged boolean not null default false,
        fetched_at timestamptz not null default now(),
        primary key (source, reference)
      )`.execute(db);
  },
};
