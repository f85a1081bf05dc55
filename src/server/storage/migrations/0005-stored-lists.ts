import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Code lists too large for a file. list_codes holds each code once for every time it had other words: a
 * version holds from valid_from to valid_to, both included; -infinity: since before our first import; null:
 * until further notice. list_words leads from the beginning of a word to the codes whose words hold it,
 * list_spellings from a word's beginning less one letter to that beginning (see src/engine/words.ts).
 */
export const storedLists: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table stored_lists (
  name text primary key,
  source text not null,
  as_of date not null,
  codes integer not null,
  imported_at timestamptz not null default now()
);

create table list_codes (
  list text collate "C" not null,
  code text collate "C" not null,
  valid_from date not null,
  valid_to date,
  label text not null,
  guidance text,
  regime text check (regime in ('import','export')),
  primary key (list, code, valid_from)
);
create unique index list_codes_open on list_codes (list, code) where valid_to is null;

create table list_words (
  list text collate "C" not null,
  word text collate "C" not null,
  code text collate "C" not null,
  primary key (list, word, code)
);

create table list_spellings (
  list text collate "C" not null,
  spelling text collate "C" not null,
  stem text collate "C" not null,
  primary key (list, spelling, stem)
);
`;
