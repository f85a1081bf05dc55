import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';

/** Columns a list can be sorted by. */
export const sortColumns = [
  'id',
  'internal_id',
  'ref_general',
  'lrn',
  'mrn',
  'customs_regime',
  'additional_dec_type',
  'status',
  'items',
  'total',
  'currency',
  'acceptance_date',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

export interface ListQuery {
  readonly sort: (typeof sortColumns)[number];
  readonly direction: 'asc' | 'desc';
  readonly current_page: number;
  readonly per_page: number;
  readonly keyword: string;
  /** The archived view shows what was deleted (D-82). */
  readonly show: 'active' | 'archived';
}

/** One page of the declarations this actor reaches, and how many there are in all. */
export async function listDeclarations(db: Database, actor: Actor, query: ListQuery) {
  let found = declarationsWithin(db, actor).where(
    'declarations.deleted_at',
    query.show === 'archived' ? 'is not' : 'is',
    null,
  );
  const keyword = query.keyword.trim().toLowerCase().replaceAll('\0', '');
  if (keyword !== '') found = found.where(sql<boolean>`keywords like ${`%${escapedLike(keyword)}%`}`);

  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const lastPage = Math.max(1, Math.ceil(total / query.per_page));
  const rows = await found
    .innerJoin('users', 'users.id', 'declarations.user_id')
    .orderBy(`declarations.${query.sort}`, query.direction)
    .orderBy('declarations.id', query.direction)
    .limit(query.per_page)
    .offset((query.current_page - 1) * query.per_page)
    .select([
      'declarations.id',
      'declarations.internal_id',
      'declarations.ref_general',
      'declarations.lrn',
      'declarations.mrn',
      'declarations.customs_regime',
      'declarations.additional_dec_type',
      'declarations.status',
      'declarations.facts',
      'declarations.items',
      'declarations.total',
      'declarations.currency',
      'declarations.acceptance_date',
      'declarations.created_at',
      'declarations.updated_at',
      'declarations.deleted_at',
      'users.name as user',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('outbox')
            .whereRef('outbox.declaration_id', '=', 'declarations.id')
            .where('outbox.state', '=', 'unconfirmed')
            .where('outbox.outcome', 'is', null)
            .select('outbox.id'),
        )
        .$castTo<boolean>()
        .as('unconfirmed'),
    )
    .execute();
  return {
    data: rows,
    meta: { total, current_page: query.current_page, per_page: query.per_page, last_page: lastPage },
  };
}

function escapedLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
