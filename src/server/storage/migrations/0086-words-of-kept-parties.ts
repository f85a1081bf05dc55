import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What a keyword is looked for in, of each kept party: its name and the texts of its members, with a space before every
 * word. The index holds all pieces of three characters of that and the first two of each word, each with its company
 * and family before it: a search reads nothing of others, and needs no extension.
 */
export const wordsOfKeptParties: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(functions).execute(db);
    await sql`
      alter table templates add column keywords text not null
        generated always as (kept_party_words(name, document)) stored`.execute(db);
    await sql`
      create index templates_keywords on templates
        using gin (kept_party_pieces(company_id, family, keywords))`.execute(db);
    await sql`analyze templates`.execute(db);
  },
};

/** The document is read as text: a JSON function would stumble over one that is broken. */
const functions = String.raw`
create function kept_party_words(name text, document text) returns text
  language sql immutable strict parallel safe
  as $$
    select ' ' || lower(name || coalesce(string_agg(' ' || regexp_replace(found[1], '\\(["\\/])', '\1', 'g'), ''), ''))
    from regexp_matches(document, ':\s*"((?:[^"\\]|\\.)*)"', 'g') as found
  $$;
create function kept_party_pieces(company_id bigint, family text, words text) returns text[]
  language sql immutable strict parallel safe
  as $$
    select coalesce(array_agg(distinct company_id::text || ' ' || family || ' ' || piece), '{}')
    from (
      select substr(words, place, 3) from generate_series(1, length(words) - 2) as place
      union all
      select substr(words, place, 2) from generate_series(1, length(words) - 1) as place
      where substr(words, place, 1) = ' '
    ) as pieces (piece)
  $$;
`;
