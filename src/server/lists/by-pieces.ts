import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { ChosenRows } from './list-source.ts';

/** Of what PostgreSQL says about how it would answer. */
interface Plan {
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

/**
 * Reads the chosen rows by the pieces of a long keyword where PostgreSQL would go by their index, and else by the
 * keyword alone: to compute the pieces of a row takes a hundred times as long as to look for the keyword in it, and what
 * most rows hold would have them computed of one after another.
 */
export async function readChosen<Row>(
  db: Database,
  chosen: ChosenRows,
  query: (chosen: ChosenRows) => RawBuilder<Row>,
): Promise<readonly Row[]> {
  const { pieces, conditions } = chosen;
  const byPieces = pieces && query({ ...chosen, conditions: [...conditions, pieces.condition] });
  const best = byPieces && (await usesIndex(db, byPieces, pieces.index)) ? byPieces : query(chosen);
  return (await best.execute(db)).rows;
}

async function usesIndex(db: Database, query: RawBuilder<unknown>, index: string): Promise<boolean> {
  const { rows } = await sql<{
    readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[];
  }>`explain (format json) ${query}`.execute(db);
  return rows[0]!['QUERY PLAN'].some(({ Plan }) => hasIndex(Plan, index));
}

function hasIndex({ 'Index Name': name, Plans = [] }: Plan, index: string): boolean {
  return name === index || Plans.some((plan) => hasIndex(plan, index));
}
