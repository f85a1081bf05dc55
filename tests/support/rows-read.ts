import type { CompiledQuery } from 'kysely';
import type { Database } from '../../src/server/storage/database.ts';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Runs a query once more and counts the rows of a table that PostgreSQL read for it, kept or not. */
export async function rowsRead(
  db: Database,
  table: string,
  { sql, parameters }: CompiledQuery,
): Promise<number> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>({
    sql: `explain (analyze, format json, timing off, costs off) ${sql}`,
    parameters,
  } as CompiledQuery as never);
  return readIn(rows[0]!['QUERY PLAN'][0]!.Plan, table);
}

function readIn(node: PlanNode, table: string): number {
  const inside = (node.Plans ?? []).reduce((sum, plan) => sum + readIn(plan, table), 0);
  if (node['Relation Name'] !== table) return inside;
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return inside + each * node['Actual Loops'];
}
