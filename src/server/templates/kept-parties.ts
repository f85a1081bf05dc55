import { type RawBuilder, sql } from 'kysely';
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

/** A page of an actor's kept parties of a family that hold the keyword, with how many there are. */
export async function keptParties(db: Database, actor: Actor, family: string, query: TemplateQuery) {
  const keyword = query.keyword.trim().replaceAll('\0', '');
  const within = templatesWithin(db, actor).where('family', '=', family).where('deleted_at', 'is', null);
  const found = keyword === '' ? within : within.where(isFound(actor, family, keyword));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
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
      total: Number(total),
      current_page: query.current_page,
      per_page: query.per_page,
      last_page: Math.max(1, Math.ceil(Number(total) / query.per_page)),
    },
  };
}

/** As in lists: anywhere in the words of a party, with less than three characters at the beginning of a word. */
function isFound({ companyId }: Actor, family: string, keyword: string): RawBuilder<boolean> {
  const words = sql`lower(${[...keyword].length < 3 ? ` ${keyword}` : keyword}::text)`;
  return sql<boolean>`(
    kept_party_pieces(company_id, family, keywords) @> kept_party_pieces(${companyId}, ${family}, ${words})
    and position(${words} in keywords) > 0)`;
}
