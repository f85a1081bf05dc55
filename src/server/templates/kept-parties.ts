import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import { storedTree } from '../declarations/stored-document.ts';
import type { Database } from '../storage/database.ts';
import { templatesWithin } from '../storage/scope.ts';

export interface TemplateQuery {
  readonly sort: 'updated_at' | 'name';
  readonly direction: 'asc' | 'desc';
  readonly current_page: number;
  readonly per_page: number;
  readonly keyword: string;
}

/** So many found are looked up by their pieces; where there are more, words are looked through until a page is full. */
const mostLookedUp = 200;

/** A page of an actor's kept parties of a family that hold the keyword, with how many there are. */
export async function keptParties(db: Database, actor: Actor, family: string, query: TemplateQuery) {
  const keyword = query.keyword.trim().replaceAll('\0', '');
  const within = templatesWithin(db, actor).where('family', '=', family).where('deleted_at', 'is', null);
  const { found, total } =
    keyword === ''
      ? { found: within, total: await countOf(db, within) }
      : await foundAmong(db, within, { actor, family, keyword });
  const rows = await found
    .orderBy(query.sort === 'name' ? sql`lower(name)` : 'updated_at', query.direction)
    .orderBy('id', query.direction)
    .limit(query.per_page)
    .offset((query.current_page - 1) * query.per_page)
    .select(['id', 'name', 'user_id', 'document', 'created_at', 'updated_at'])
    .execute();
  return {
    data: rows.map(({ document, ...row }) => ({ ...storedTree(document), ...row })),
    meta: {
      total,
      current_page: query.current_page,
      per_page: query.per_page,
      last_page: Math.max(1, Math.ceil(total / query.per_page)),
    },
  };
}

type Parties = ReturnType<typeof templatesWithin>;

/**
 * As in lists: anywhere in the words of a party, with less than three characters at the beginning of a word. To look for
 * a keyword in the words costs next to nothing, to compute the pieces of a party thousands of times that: so the index is
 * asked whether it finds few, by a subquery, since PostgreSQL goes by it where it cannot tell how many that are. Where it
 * goes another way it computes the pieces of no more than those few that hold the keyword.
 */
async function foundAmong(
  db: Database,
  within: Parties,
  { actor, family, keyword }: { readonly actor: Actor; readonly family: string; readonly keyword: string },
): Promise<{ readonly found: Parties; readonly total: number }> {
  const words = sql`lower(${[...keyword].length < 3 ? ` ${keyword}` : keyword}::text)`;
  const holding = within.where(sql<boolean>`position(${words} in keywords) > 0`);
  const lookedUp = holding.where(
    sql<boolean>`kept_party_pieces(company_id, family, keywords)
      @> (select kept_party_pieces(${actor.companyId}, ${family}, ${words}))`,
  );
  const few = await countOf(db, lookedUp, mostLookedUp + 1);
  if (few <= mostLookedUp) return { found: lookedUp, total: few };
  return { found: holding, total: await countOf(db, holding) };
}

/** How many parties these are, counted no further than `most`. */
export async function countOf(db: Database, parties: Parties, most?: number): Promise<number> {
  const each = parties.select('id');
  const { total } = await db
    .selectFrom((most === undefined ? each : each.limit(most)).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
