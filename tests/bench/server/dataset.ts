import { availableParallelism } from 'node:os';
import pg from 'pg';
import { importDeclaration } from '../../../e2e/pages/declarations.ts';
import { foldTallies } from '../../../src/server/lists/tallies.ts';
import { openDatabase } from '../../../src/server/storage/database.ts';

/** Companies the declarations are spread over when they are not all in one. */
export const MANY_COMPANIES = 1000;

/** Items of the documents in the table, one after the other: 2 to 20 KB of JSON. */
const ITEMS = [2, 4, 6, 9, 12, 15, 18, 22, 26, 31];
/** Rows a statement inserts, and how many connections insert at the same time. */
const BATCH = 25_000;
const WRITERS = Math.max(2, availableParallelism());

/**
 * Fills the table with copies of one declaration (`model`) until it holds `count` more: documents of 2 to 20 KB, LRNs,
 * references from A to J, as many of each in every company, and times of their own; all in the model's company, or over
 * a thousand.
 */
export async function fill(
  databaseUrl: string,
  model: number,
  count: number,
  isSpread: boolean,
): Promise<{ bytes: number }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: WRITERS });
  try {
    const documents = storedDocuments();
    const { rows: columns } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'documents' and is_generated = 'NEVER' and is_identity = 'NO'`,
    );
    if (isSpread) await addCompanies(pool, model);
    const own: Readonly<Record<string, string>> = {
      company_id: isSpread ? '(select id from spread where place = n % $5)' : 'model.company_id',
      document: '($4::text[])[1 + n % array_length($4::text[], 1)]',
      lrn: "'LRN' || lpad(n::text, 8, '0')",
      mrn: "case when n % 3 = 0 then '26GB' || lpad((n::bigint * 7919 % 100000007)::text, 14, '0') end",
      internal_id: "chr(65 + n / $5 % 10) || '-ref ' || n",
      reference: "chr(65 + n / $5 % 10) || '-ref ' || n",
      words: "chr(65 + n / $5 % 10) || '-ref ' || n || ' ' || coalesce(model.ref_general, '')",
      creation_key: 'null',
      created_at: "timestamptz '2026-01-01' + n * interval '7 seconds'",
      updated_at: "timestamptz '2026-01-01' + (n::bigint * 7919 % 100000007) * interval '0.3 seconds'",
    };
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map(({ name }) => own[name] ?? `model."${name}"`).join(', ');
    let next = 1;
    const write = async () => {
      while (next <= count) {
        const from = next;
        next += BATCH;
        await pool.query(
          `insert into documents (${names})
           select ${values} from documents as model, generate_series($2::int, $3::int) as n
           where model.id = $1 and $5::int > 0`,
          [model, from, Math.min(count, from + BATCH - 1), documents, isSpread ? MANY_COMPANIES : 1],
        );
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    await putTalliesTogether(databaseUrl);
    await pool.query('vacuum analyze documents, document_tallies');
    const lengths = documents.map((text) => text.length);
    return { bytes: Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length) };
  } finally {
    await pool.end();
  }
}

/** As the server does each hour: a statement of the filling counts more rows than a day's work. */
async function putTalliesTogether(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl);
  try {
    await foldTallies(db);
  } finally {
    await db.destroy();
  }
}

/** The documents that the table is filled with, as JSON. */
export function storedDocuments(): string[] {
  return ITEMS.map((items) => JSON.stringify(importDeclaration('MODEL', items)));
}

/** LRN of a filled row, from 1 on. */
export function filledLrn(n: number): string {
  return `LRN${String(n).padStart(8, '0')}`;
}

/** Companies beside the model's, which is one of the thousand. */
async function addCompanies(pool: pg.Pool, model: number): Promise<void> {
  await pool.query(
    `create unlogged table spread as
     with added as (
       insert into companies (name, plan) select 'Company ' || n, 'customs declarations'
       from generate_series(2, ${MANY_COMPANIES}) as n returning id
     ), all_of_them as (
       select id from added union all select company_id from documents where id = ${Number(model)}
     )
     select id, (row_number() over (order by id) - 1)::int as place from all_of_them`,
  );
  await pool.query('create unique index on spread (place)');
}
