import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What a list finds a document by is told by whoever stores it, as its kind says: what it is called, and the words the keyword is
 * looked for in. The indexes of the list of each kind are made from its description (src/server/storage/kind-tables.ts),
 * and its tally counts its documents alone.
 */
export const listsOfKinds: Migration = {
  async up(db: Kysely<unknown>) {
    for (const index of listIndexes)
      await sql`drop index if exists ${sql.ref(`declarations_${index}`)}`.execute(db);
    await sql`
      alter table declarations
        alter column items drop not null,
        alter column reference drop expression,
        drop column keywords,
        drop column letter,
        add column words text not null default ''`.execute(db);
    // One pass over the table, and no row changed twice.
    await sql`
      alter table declarations
        alter column words drop default,
        alter column words type text
          using coalesce(internal_id, '') || ' ' || coalesce(ref_general, ''),
        add column keywords text not null
          generated always as (' ' || lower(coalesce(lrn, '') || ' ' || coalesce(mrn, '') || ' ' || words)) stored,
        add column letter text not null generated always as (${sql.raw(firstLetter)}) stored`.execute(db);

    await sql`
      create table kind_descriptions (document_kind text primary key, description jsonb not null)`.execute(
      db,
    );
    await sql`insert into kind_descriptions values ('customs-declaration', ${JSON.stringify(ofCustoms)})`.execute(
      db,
    );
    await sql`
      alter table declaration_tallies add column document_kind text not null default 'customs-declaration'`.execute(
      db,
    );
    await sql`
      drop index declaration_tallies_of_company;
      alter table declaration_tallies alter column document_kind drop default;
      create index declaration_tallies_of_company
        on declaration_tallies (company_id, document_kind, archived, day) include (change)`.execute(db);
    for (const [event, rows] of events)
      await sql
        .raw(`
          create or replace function tally_${event}_of_declarations() returns trigger language plpgsql as $$
          begin
            insert into declaration_tallies (company_id, document_kind, archived, day, change)
            select company_id, document_kind, archived, (updated_at at time zone 'UTC')::date, sum(change)
            from (${rows}) as changed
            group by 1, 2, 3, 4 having sum(change) <> 0;
            return null;
          end
          $$`)
        .execute(db);
  },
};

// Taken apart a letter stands before its marks; one with a stroke, or of two letters, cannot be taken apart.
const firstLetter = `upper(translate(
  left(ltrim(normalize(reference, NFKD), E' \\t\\r\\n"''([{<«‹“„‘‚'), 1),
  'ÆæŒœØøŁłĐđÐðÞþßĦħŊŋŦŧı', 'AaOoOoLlDdDdTtsHhNnTti'
))`;

const sorts = [
  'acceptance_date',
  'created_at',
  'deleted_at',
  'items',
  'lrn',
  'mrn',
  'reference',
  'status',
  'total',
  'updated_at',
];

/** What the columns of stored declarations were made of until then. */
const ofCustoms = {
  heading: ['internal_id', 'ref_general'],
  search: ['internal_id', 'ref_general'],
  columns: {
    lrn: { of: 'transaction_ref', as: 'text' },
    internal_id: { of: 'internal_id', as: 'text' },
    ref_general: { of: 'ref_general', as: 'text' },
    customs_regime: { of: 'customs_regime', as: 'text' },
    declaration_type: { of: 'declaration_type', as: 'text' },
    additional_dec_type: { of: 'additional_dec_type', as: 'text' },
    items: { of: 'CDSItems', as: 'count' },
    total: { of: 'currency_1', as: 'decimal' },
    currency: { of: 'currency', as: 'text' },
    acceptance_date: { of: 'acceptance_date', as: 'date' },
    assignee_id: { of: 'assignee_id', as: 'number' },
    customer_id: { of: 'customer_id', as: 'number' },
    state: { of: 'state', as: 'text' },
  },
};

const listIndexes = [
  ...sorts.flatMap((sort) => [`by_${sort}`, `company_by_${sort}`]),
  ...['assignee', 'customer', 'letter', 'request', 'status', 'unassigned'].map((of) => `company_${of}`),
  'keywords',
  'letter',
  'long_keywords',
];

const added = 'select company_id, document_kind, archived, updated_at, 1 as change from added';
const gone = 'select company_id, document_kind, archived, updated_at, -1 as change from gone';

const events = [
  ['insert', added],
  ['update', `${added} union all ${gone}`],
  ['delete', gone],
] as const;
