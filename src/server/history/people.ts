import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';

/** Who did something with a declaration. */
export interface Doer {
  /** Null for somebody of neither the person's own company nor the declaration's. */
  readonly name: string | null;
  readonly isMe: boolean;
}

/** Tells people by their ids, as the actor may know them. */
export async function doersOf(
  db: Database,
  actor: Actor,
  companyId: number,
  ids: readonly number[],
): Promise<(id: number) => Doer> {
  const found = await db
    .selectFrom('users')
    .where('id', 'in', [...new Set([0, ...ids])])
    .where('company_id', 'in', [companyId, actor.companyId])
    .select(['id', 'name', 'second_name'])
    .execute();
  const names = new Map(
    found.map(({ id, name, second_name }) => [id, [name, second_name].filter(Boolean).join(' ')]),
  );
  return (id) => ({ name: names.get(id) ?? null, isMe: id === actor.userId });
}
