import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The letter of a declaration is the one a person looks for its name by: blanks, quotation marks and brackets before it
 * are passed over, É stands under E and Ø under O. What is nobody's has an index in the order of the default sort.
 */
export const lettersAndNobody: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(letter).execute(db);
    await sql.raw(indexes).execute(db);
    await sql`analyze declarations`.execute(db);
  },
};

// Taken apart a letter stands before its marks; one with a stroke, or of two letters, cannot be taken apart.
const letter = `
alter table declarations drop column letter;
alter table declarations add column letter text not null generated always as (
  upper(translate(
    left(ltrim(normalize(coalesce(internal_id, ref_general, ''), NFKD), E' \\t\\r\\n"''([{<«‹“„‘‚'), 1),
    'ÆæŒœØøŁłĐđÐðÞþßĦħŊŋŦŧı', 'AaOoOoLlDdDdTtsHhNnTti'
  ))
) stored;
`;

const indexes = `
create index declarations_company_letter on declarations (company_id, archived, letter, updated_at, id);
create index declarations_letter on declarations ((archived + 0), letter, updated_at, id);
create index declarations_company_unassigned on declarations (company_id, archived, updated_at, id)
  where assignee_id is null;
`;
