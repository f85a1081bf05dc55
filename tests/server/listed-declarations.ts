import { sql } from 'kysely';
import { noFacts } from '../../src/areas/customs/server/story/facts.ts';
import type { Database } from '../../src/server/storage/database.ts';
import { vacuum } from '../support/vacuum.ts';

/** Some thousand declarations of a company made by its first user, straight into the table: number 1 is the oldest. */
export async function insertDeclarations(
  db: Database,
  { company, count, from = 1 }: { company: number; count: number; from?: number },
): Promise<void> {
  await sql`
    insert into documents (company_id, user_id, revision, document_kind, schema_version, document, lrn, mrn, internal_id,
      ref_general, reference, words, customs_regime, additional_dec_type, items, total, currency, acceptance_date, status, facts,
      customs_problems, environment, created_at, updated_at)
    select ${company}::bigint, (select min(id) from users where company_id = ${company}::bigint), 1, 'customs-declaration', 1, '{}',
      'LRN' || lpad(n::text, 7, '0'),
      case when n % 3 = 0 then '26GB' || lpad((n * 7919 % 1000003)::text, 14, '0') end,
      own, ucr, coalesce(own, ucr, ''), concat_ws(' ', own, ucr),
      case when n % 2 = 0 then 'import' else 'export' end, 'A', n % 9,
      case when n % 4 > 0 then round((n * 7919 % 1000) / 10.0, 2) end, 'GBP',
      case when n % 6 > 0 then date '2026-01-01' + n % 300 end,
      (array['draft', 'validation', 'cleared', 'rejection', 'control'])[1 + n % 5], ${JSON.stringify(noFacts)}::jsonb, '[]', 'TT',
      timestamptz '2026-03-01' + n * interval '1 minute 0.000001 seconds',
      timestamptz '2026-03-01' + (n * 7919 % 1000003) * interval '1 second' + n * interval '1 microsecond'
    from generate_series(${from}::integer, ${from + count - 1}::integer) as n
    cross join lateral (select
      case when n % 5 > 0 then chr(65 + n % 26) || '-ref ' || n end as own,
      case when n % 7 > 0 then 'UCR' || n % 11 end as ucr
    ) as references_of`.execute(db);
  await vacuum(db, 'documents');
}

/** The company of someone of the seed. */
export async function companyOf(db: Database, email: string): Promise<number> {
  const { company_id } = await db
    .selectFrom('users')
    .where('email', '=', email)
    .select('company_id')
    .executeTakeFirstOrThrow();
  return company_id;
}
