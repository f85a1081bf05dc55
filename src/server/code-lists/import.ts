import { sql, type Transaction } from 'kysely';
import { noteAudit } from '../audit.ts';
import type { Database } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { applyDifference } from './apply.ts';
import { codesInDocuments } from './held.ts';
import { type IncomingCode, ListFileError } from './incoming.ts';

export interface ImportOrder {
  readonly list: string;
  readonly codes: readonly IncomingCode[];
  /** Names of the files, for people. */
  readonly source: string;
  /** Day from which the files hold, YYYY-MM-DD. */
  readonly day: string;
  /** Shows the difference and changes nothing. */
  readonly dryRun?: boolean;
  /** The files are only a part of the list: codes that are not in them stay. */
  readonly isPart?: boolean;
  /** Codes that are not in the files may end. */
  readonly allowEnding?: boolean;
  readonly onProgress?: (step: ImportStep, done: number, of: number) => void;
}

export type ImportStep = 'read' | 'documents' | 'words';

export interface ListDifference {
  readonly counts: DifferenceCounts;
  /** The first codes of each kind, by code. */
  readonly first: readonly DifferentCode[];
  /** Ended codes that stand in stored documents, with how many and the first of them. */
  readonly held: readonly {
    readonly code: string;
    readonly documents: number;
    readonly ids: readonly number[];
  }[];
  /** Removed for good: came and went on the same day, so never in force, and in no document. */
  readonly removed: number;
}

interface DifferenceCounts {
  readonly added: number;
  readonly changed: number;
  readonly ended: number;
  readonly unchanged: number;
}

export interface DifferentCode {
  readonly code: string;
  readonly kind: 'added' | 'changed' | 'ended';
  /** Words before, null when it was not in force. */
  readonly before: string | null;
  /** Words from now on, null when it ends. */
  readonly after: string | null;
  /** For which declarations it was offered and is, where that changes; null for both. */
  readonly regime?: { readonly before: string | null; readonly after: string | null };
  /** What becomes of its guidance, where that changes. */
  readonly guidance?: 'added' | 'changed' | 'removed';
  /** Day from which it holds, where that is after the import's own. */
  readonly from?: string;
  /** Day from which it would have held, where that was still to come. */
  readonly insteadOf?: string;
}

/** Rows of each kind that are shown. */
const FIRST = 10;
const BATCH = 5000;

class DryRun extends Error {}

/**
 * Makes a stored list what the files say, from `day` on, in one transaction, and tells what that changes
 * against the database. A code that is no longer there is ended the day before and never removed, so that
 * documents of earlier days still know it; only what began on `day` itself is taken back, and even that stays,
 * as ended, where a document holds it. Throws ListFileError for a day before the last import or years ahead, and when
 * a code would end without `allowEnding`.
 */
export async function importList(db: Database, order: ImportOrder): Promise<ListDifference> {
  let difference: ListDifference | undefined;
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`stored-list ${order.list}`}, 0))`.execute(
        transaction,
      );
      await requireFittingDay(transaction, order);
      await stage(transaction, order);
      await compare(transaction, order);
      const { counts, first } = await describeDifference(transaction, order.day);
      const { held, unheld } = await heldCodes(transaction, db, order, counts.ended);
      difference = { counts, first, held, removed: unheld.length };
      if (order.dryRun) throw new DryRun();
      requireEndingsMeant(order, difference);
      const removed = await applyDifference(transaction, order, unheld);
      difference = { ...difference, removed };
      const { list, source, day } = order;
      await noteAudit(transaction, { action: 'list-import', detail: { list, source, day, ...counts } });
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  if (!order.dryRun) await sql`analyze list_codes, list_words, list_spellings`.execute(db);
  return difference!;
}

/** A list is published for the year to come at most; a later day is a slip that would block every import before it. */
const YEARS_AHEAD = 2;

async function requireFittingDay(
  transaction: Transaction<Tables>,
  { list, day }: ImportOrder,
): Promise<void> {
  if (Number(day.slice(0, 4)) >= new Date().getUTCFullYear() + YEARS_AHEAD) {
    throw new ListFileError(
      `An import as of ${day} would block every import of ${list} before that day. Name a day of this year or the next with --as-of.`,
    );
  }
  const known = await transaction
    .selectFrom('stored_lists')
    .select('as_of')
    .where('name', '=', list)
    .executeTakeFirst();
  if (known && known.as_of > day) {
    throw new ListFileError(
      `${list} was imported as of ${known.as_of}; an import as of ${day} would change what was in force before. Name a later day with --as-of.`,
    );
  }
}

/** The codes of the files in a table of this transaction. */
async function stage(transaction: Transaction<Tables>, { codes, onProgress }: ImportOrder): Promise<void> {
  await sql`
    create temp table incoming (
      code text collate "C" primary key, label text not null, guidance text, regime text, starts date
    ) on commit drop`.execute(transaction);
  for (let start = 0; start < codes.length; start += BATCH) {
    const batch = codes.slice(start, start + BATCH);
    const column = (of: (code: IncomingCode) => string | null) => batch.map(of);
    await sql`
      insert into incoming
      select * from unnest(
        ${column(({ code }) => code)}::text[], ${column(({ label }) => label)}::text[],
        ${column(({ guidance }) => guidance)}::text[], ${column(({ regime }) => regime)}::text[],
        ${column(({ from }) => from)}::date[]
      )`.execute(transaction);
    onProgress?.('read', start + batch.length, codes.length);
  }
  await sql`analyze incoming`.execute(transaction);
}

/**
 * What differs between the last version of each code and the files: one statement, one row a code. A code holds from the
 * day its file says, `day` at the earliest; what has begun stays in force whatever day is said of it later.
 */
async function compare(transaction: Transaction<Tables>, { list, day, isPart }: ImportOrder): Promise<void> {
  await sql`
    create temp table difference on commit drop as
    with last as (
      select distinct on (code) * from list_codes where list = ${list} order by code, valid_from desc
    )
    select
      coalesce(incoming.code, last.code) collate "C" as code,
      case
        when incoming.code is null then 'ended'
        when last.code is null or last.valid_to is not null then 'added'
        when (incoming.label, incoming.guidance, incoming.regime)
          is distinct from (last.label, last.guidance, last.regime) then 'changed'
        when last.valid_from > ${day} and last.valid_from <> greatest(incoming.starts, ${day}::date) then 'changed'
        else 'unchanged'
      end as kind,
      case when last.valid_to is null then last.label end as before,
      incoming.label as after,
      case when incoming.regime is distinct from last.regime
        then jsonb_build_object('before', last.regime, 'after', incoming.regime) end as regimes,
      case
        when incoming.guidance is not distinct from last.guidance then null
        when last.guidance is null then 'added'
        when incoming.guidance is null then 'removed'
        else 'changed'
      end as guided,
      last.valid_from as since,
      greatest(incoming.starts, ${day}::date) as begins
    from incoming full join last on last.code = incoming.code
    where incoming.code is not null or (last.valid_to is null and not ${isPart ?? false}::boolean)`.execute(
    transaction,
  );
  await sql`create index on difference (kind, code)`.execute(transaction);
  await sql`analyze difference`.execute(transaction);
}

/** A row as the database answers it: what is not said of a code is null. */
type ReadRow = Pick<DifferentCode, 'code' | 'kind' | 'before' | 'after'> & {
  readonly [Member in 'regime' | 'guidance' | 'from' | 'insteadOf']: NonNullable<
    DifferentCode[Member]
  > | null;
};

async function describeDifference(
  transaction: Transaction<Tables>,
  day: string,
): Promise<Pick<ListDifference, 'counts' | 'first'>> {
  const counted = await sql<{ kind: keyof DifferenceCounts; count: number }>`
    select kind, count(*) as count from difference group by kind`.execute(transaction);
  const counts = { added: 0, changed: 0, ended: 0, unchanged: 0 };
  for (const { kind, count } of counted.rows) counts[kind] = count;
  const first = await sql<ReadRow>`
    select kinds.kind, rows.* from (values ('added'), ('changed'), ('ended')) as kinds (kind),
    lateral (
      select
        code, before, after,
        case when difference.kind = 'changed' then regimes end as regime,
        case when difference.kind = 'changed' then guided end as guidance,
        case when difference.kind <> 'ended' and begins > ${day} then begins end as "from",
        case when difference.kind = 'changed' and since > ${day} and since <> begins then since end as "insteadOf"
      from difference where difference.kind = kinds.kind order by code limit ${FIRST}
    ) as rows`.execute(transaction);
  return {
    counts,
    first: first.rows.map(({ regime, guidance, from, insteadOf, ...row }) => ({
      ...row,
      ...(regime === null ? {} : { regime }),
      ...(guidance === null ? {} : { guidance }),
      ...(from === null ? {} : { from }),
      ...(insteadOf === null ? {} : { insteadOf }),
    })),
  };
}

/** Ended codes that documents hold, and those that began on the day itself and no document holds. */
async function heldCodes(
  transaction: Transaction<Tables>,
  db: Database,
  { list, day, onProgress }: ImportOrder,
  endedCount: number,
) {
  if (endedCount === 0) return { held: [], unheld: [] };
  const ended = await sql<{ code: string; isNew: boolean }>`
    select code, since >= ${day} as "isNew" from difference where kind = 'ended' order by code`.execute(
    transaction,
  );
  const wanted = new Set(ended.rows.map(({ code }) => code));
  const { count: all } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const holders = await codesInDocuments(transaction, list, wanted, {
    onProgress: (documents) => onProgress?.('documents', documents, Math.max(all, documents)),
  });
  return {
    held: [...holders].map(([code, { documents, firstIds }]) => ({ code, documents, ids: firstIds })),
    unheld: ended.rows.filter(({ code, isNew }) => isNew && !holders.has(code)).map(({ code }) => code),
  };
}

/** Whether a code that is not in the files is meant to end, or merely not in this part, only a person knows. */
function requireEndingsMeant(
  { allowEnding, list }: ImportOrder,
  { counts, first, held }: ListDifference,
): void {
  if (allowEnding || counts.ended === 0) return;
  const inForce = counts.changed + counts.ended + counts.unchanged;
  const codes = first.filter(({ kind }) => kind === 'ended').map(({ code }) => code);
  const others = counts.ended - codes.length;
  const which = others > 0 ? `${codes.join(', ')} and ${others} more` : codes.join(', ');
  const holders = held.length === 0 ? '' : ` ${held.length} of them stand in stored documents.`;
  throw new ListFileError(
    `${counts.ended} of the ${inForce} codes of ${list} are not in the file and would end: ${which}.${holders} Nothing was imported. Where the file is only a part of the list, say --part; where they are meant to end, --end.`,
  );
}
