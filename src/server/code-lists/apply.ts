import { sql, type Transaction } from 'kysely';
import { stemOf, wordsOf } from '../../engine/index.ts';
import type { Tables } from '../storage/tables.ts';
import { codesInDocuments } from './held.ts';
import type { ImportOrder } from './import.ts';

const BATCH = 2000;
/** A save that began before the import and was not seen by its first look ended within this time. */
const LONGEST_SAVE = '1 minute';

/**
 * Writes what `difference` says, as versions from `order.day` on. `removable` began on that day and stood in no
 * document a moment ago; those that still stand in none are taken back. Answers how many were.
 */
export async function applyDifference(
  transaction: Transaction<Tables>,
  order: ImportOrder,
  removable: readonly string[],
): Promise<number> {
  const { list, day, source, onProgress } = order;
  const dayBefore = new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const isFirst = await isFirstImport(transaction, list);

  // What a version of this same day or of one to come said is put right in place, with the end of the one before it.
  await sql`
    delete from list_codes using difference
    where list = ${list} and list_codes.code = difference.code and kind = 'changed' and since >= ${day}
      and valid_from >= begins and valid_from < since`.execute(transaction);
  await sql`
    update list_codes set valid_to = begins - 1 from difference
    where list = ${list} and list_codes.code = difference.code and kind = 'changed' and since >= ${day}
      and (valid_to >= begins or valid_to = since - 1)`.execute(transaction);
  await sql`
    update list_codes set
      valid_from = begins, label = incoming.label, guidance = incoming.guidance, regime = incoming.regime
    from difference join incoming using (code)
    where list = ${list} and list_codes.code = difference.code and valid_to is null
      and difference.kind = 'changed' and difference.since >= ${day}`.execute(transaction);
  // An older version holds until the new one begins; of a code that ends, whichever holds ends the day before.
  await sql`
    update list_codes set valid_to = begins - 1 from difference
    where list = ${list} and list_codes.code = difference.code and valid_to is null
      and kind = 'changed' and since < ${day}`.execute(transaction);
  await sql`
    update list_codes set valid_to = ${dayBefore} from difference
    where list = ${list} and list_codes.code = difference.code and kind = 'ended'
      and (valid_to is null or valid_to >= ${day})`.execute(transaction);
  // A version of this day that had been ended again is there already and comes back.
  await sql`
    insert into list_codes (list, code, valid_from, label, guidance, regime)
    select
      ${list}, code,
      case
        when starts > ${day} then starts
        when ${isFirst} then '-infinity'::date
        else ${day}::date
      end,
      label, guidance, incoming.regime
    from difference join incoming using (code)
    where kind = 'added' or (kind = 'changed' and since < ${day})
    on conflict (list, code, valid_from) do update set
      valid_to = null, label = excluded.label, guidance = excluded.guidance, regime = excluded.regime`.execute(
    transaction,
  );
  await writeWords(transaction, list, onProgress);
  const removed = await remove(transaction, list, day, removable);
  await sql`
    insert into stored_lists (name, source, as_of, codes)
    select ${list}, ${source}, ${day}, count(*) from list_codes where list = ${list} and valid_to is null
    on conflict (name) do update set
      source = excluded.source, as_of = excluded.as_of, codes = excluded.codes, imported_at = now()`.execute(
    transaction,
  );
  return removed;
}

async function isFirstImport(transaction: Transaction<Tables>, list: string): Promise<boolean> {
  const known = await transaction
    .selectFrom('stored_lists')
    .select('name')
    .where('name', '=', list)
    .executeTakeFirst();
  return known === undefined;
}

/** Words of all added and changed codes, and the near spellings of words that are new. */
async function writeWords(
  transaction: Transaction<Tables>,
  list: string,
  onProgress: ImportOrder['onProgress'],
): Promise<void> {
  const different = await sql<{ code: string; after: string }>`
    select code, after from difference where kind in ('added', 'changed') order by code`.execute(transaction);
  await sql`create temp table words (word text collate "C", code text collate "C") on commit drop`.execute(
    transaction,
  );
  await sql`create temp table stems (stem text collate "C" primary key) on commit drop`.execute(transaction);
  for (let start = 0; start < different.rows.length; start += BATCH) {
    const batch = different.rows.slice(start, start + BATCH);
    // A list without names has its codes as words: those are found as codes.
    const named = batch.filter(({ code, after }) => code !== after);
    const pairs = named.flatMap(({ code, after }) => wordsOf(after).map((word) => ({ code, word })));
    const stems = new Set(pairs.flatMap(({ word }) => stemOf(word) ?? []));
    await sql`
      insert into words
      select * from unnest(${pairs.map(({ word }) => word)}::text[], ${pairs.map(({ code }) => code)}::text[])`.execute(
      transaction,
    );
    await sql`insert into stems select unnest(${[...stems]}::text[]) on conflict do nothing`.execute(
      transaction,
    );
    onProgress?.('words', start + batch.length, different.rows.length);
  }
  // In the order of the index, which is several times faster than in that of the codes.
  await sql`
    insert into list_words (list, word, code) select ${list}, word, code from words order by word, code
    on conflict do nothing`.execute(transaction);
  // The same as spellingsOf of words.ts: the stem, and the stem with each of its letters left out.
  await sql`
    insert into list_spellings (list, spelling, stem)
    select ${list}, stem, stem from stems
    union
    select ${list}, overlay(stem placing '' from at for 1), stem
    from stems, generate_series(1, length(stem)) as at
    order by 2, 3
    on conflict do nothing`.execute(transaction);
}

/**
 * Takes back what began on `day` and went again. Documents saved since the first look are looked at once more
 * while none can be saved, so that no code goes that a document has come to hold meanwhile.
 */
async function remove(
  transaction: Transaction<Tables>,
  list: string,
  day: string,
  removable: readonly string[],
): Promise<number> {
  if (removable.length === 0) return 0;
  await sql`lock table documents, outbox in share mode`.execute(transaction);
  const { rows } = await sql<{ began: Date }>`
    select transaction_timestamp() - ${LONGEST_SAVE}::interval as began`.execute(transaction);
  const held = await codesInDocuments(transaction, list, new Set(removable), { since: rows[0]!.began });
  const codes = removable.filter((code) => !held.has(code));
  await sql`
    delete from list_codes where list = ${list} and valid_from >= ${day} and code = any(${codes}::text[])`.execute(
    transaction,
  );
  await sql`
    delete from list_words where list = ${list} and code = any(${codes}::text[])
      and not exists (select from list_codes where list_codes.list = ${list} and list_codes.code = list_words.code)`.execute(
    transaction,
  );
  return codes.length;
}
