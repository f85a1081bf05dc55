import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import { requireReached } from '../declarations/reached.ts';
import { idParams } from '../declarations/schemas.ts';
import { ApiError, refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { allDocumentsWithin } from '../storage/scope.ts';

/** Declarations that one person watches at most, of those still told them. */
const mostWatches = 500;

const idBody = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
} as const;

/**
 * What somebody watches: POST /watch begins it (API-035, D-127), /account/subscriptions lists and ends it, and POST
 * /account/viewed says that its changes were seen (API-146 to API-148, COM-072 to COM-077).
 */
export function watchRoutes(api: FastifyInstance, { db }: Services): void {
  api.post<{ Body: { id: number } }>(
    '/watch',
    {
      config: { access: 'signed-in' },
      schema: { body: idBody },
    },
    async ({ actor, body }) => {
      await requireReached(db, actor, body.id, 'watch');
      const held = await watchesOf(db, actor).limit(mostWatches).execute();
      if (held.length === mostWatches && held.every(({ transaction_id: id }) => id !== body.id))
        throw new ApiError(
          422,
          `A person watches ${mostWatches} declarations at most; end another watch first.`,
        );
      await db
        .insertInto('watches')
        .columns(['user_id', 'declaration_id', 'seen'])
        .expression(
          db
            .selectFrom('declarations')
            .where('id', '=', body.id)
            .select([sql<number>`${actor.userId}::bigint`.as('user_id'), 'id', 'updated_at']),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { data: { success: true }, message: 'Data saved' };
    },
  );

  api.get('/account/subscriptions', { config: { access: 'signed-in' } }, async ({ actor }) => ({
    data: await watchesOf(db, actor)
      .orderBy('declarations.updated_at', 'desc')
      .orderBy('watches.id')
      .limit(mostWatches)
      .execute(),
  }));

  api.delete<{ Params: { id: number } }>(
    '/account/subscriptions/:id',
    { config: { access: 'signed-in' }, schema: { params: idParams } },
    async ({ actor, params }) => {
      const { numDeletedRows } = await db
        .deleteFrom('watches')
        .where('user_id', '=', actor.userId)
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw refusals.notFound();
      return { data: { success: true } };
    },
  );

  api.post<{ Body: { id: number } }>(
    '/account/viewed',
    { config: { access: 'signed-in' }, schema: { body: idBody } },
    async ({ actor, body }) => {
      const { numUpdatedRows } = await db
        .updateTable('watches')
        .from('declarations')
        .set((eb) => ({ seen: eb.ref('declarations.updated_at') }))
        .whereRef('declarations.id', '=', 'watches.declaration_id')
        .where('watches.user_id', '=', actor.userId)
        .where('watches.id', '=', body.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw refusals.notFound();
      return { data: { success: true } };
    },
  );
}

/** The watch entity (COM-076), of what the person may still read. */
function watchesOf(db: Database, actor: Actor) {
  return allDocumentsWithin(db, actor)
    .innerJoin('watches', 'watches.declaration_id', 'declarations.id')
    .where('watches.user_id', '=', actor.userId)
    .where('declarations.deleted_at', 'is', null)
    .select([
      'watches.id',
      'watches.user_id',
      'declarations.id as transaction_id',
      'declarations.document_kind',
      sql<string>`coalesce(nullif(declarations.reference, ''), declarations.lrn, declarations.id::text)`.as(
        'transaction_name',
      ),
      // 0: no changes since it was seen; 1: updated (COM-077).
      sql<number>`(declarations.updated_at > watches.seen)::int`.as('status'),
      'declarations.updated_at',
    ]);
}
