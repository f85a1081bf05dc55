import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { isCapable } from '../../engine/document-kind.ts';
import { inWordsOf } from '../../engine/kind-words.ts';
import { type KindName, kindNames, kinds } from '../../generated/kinds.ts';
import { requireReached } from '../declarations/reached.ts';
import { idParams } from '../declarations/schemas.ts';
import { ApiError, refusals } from '../errors.ts';
import { listRoutes } from '../lists/list-routes.ts';
import type { ListRow } from '../lists/list-source.ts';
import { type TableList, tableList } from '../lists/table-list.ts';
import type { Services } from '../services.ts';
import { isDocumentReached } from '../storage/scope.ts';

/** Documents that one person watches at most, of those still told them. */
const mostWatches = 500;

const watchedKinds = kindNames.map((name) => kinds[name]).filter((kind) => isCapable(kind, 'watch'));

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
export function watchRoutes(api: FastifyInstance, services: Services): void {
  const { db } = services;
  api.post<{ Body: { id: number } }>(
    '/watch',
    {
      config: { access: 'signed-in' },
      schema: { body: idBody },
    },
    async ({ actor, body }) => {
      await requireReached(db, actor, body.id, 'watch');
      const held = await db
        .selectFrom('watches')
        .innerJoin('documents', 'documents.id', 'watches.document_id')
        .where('watches.user_id', '=', actor.userId)
        .where('documents.deleted_at', 'is', null)
        .where(isDocumentReached(actor))
        .select('documents.id')
        .limit(mostWatches)
        .execute();
      if (held.length === mostWatches && held.every(({ id }) => id !== body.id))
        throw new ApiError(
          422,
          inWordsOf(
            `A person watches ${mostWatches} {documents} at most; end another watch first.`,
            watchedKinds,
          ),
        );
      await db
        .insertInto('watches')
        .columns(['user_id', 'document_id', 'seen'])
        .expression(
          db
            .selectFrom('documents')
            .where('id', '=', body.id)
            .select([sql<number>`${actor.userId}::bigint`.as('user_id'), 'id', 'updated_at']),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { data: { success: true }, message: 'Data saved' };
    },
  );

  listRoutes(api, services, tableList(watchList));

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
      const viewed = await db
        .updateTable('watches')
        .from('documents')
        .set((eb) => ({ seen: eb.ref('documents.updated_at') }))
        .whereRef('documents.id', '=', 'watches.document_id')
        .where('watches.user_id', '=', actor.userId)
        .where('watches.id', '=', body.id)
        .where(isDocumentReached(actor))
        .returning(['documents.id as transaction_id', 'documents.document_kind'])
        .executeTakeFirst();
      if (viewed === undefined) throw refusals.notFound();
      return { data: { success: true, ...viewed } };
    },
  );
}

/** The watch entity (COM-076). */
interface WatchRow extends ListRow {
  readonly user_id: number;
  readonly transaction_id: number;
  readonly document_kind: KindName;
  readonly transaction_name: string;
  /** 0: no changes since it was seen; 1: updated (COM-077). */
  readonly status: number;
  readonly updated_at: Date;
}

/** What is watched and not archived, as it is called in lists. */
const watched = sql`(
  select watches.id, watches.user_id, documents.id as transaction_id, documents.document_kind,
    documents.company_id, documents.updated_at,
    coalesce(nullif(documents.reference, ''), documents.lrn, documents.id::text) as transaction_name,
    (documents.updated_at > watches.seen)::int as status
  from watches join documents on documents.id = watches.document_id
  where documents.deleted_at is null
) as watched`;

/** What one person watches, of what they may still read. */
export const watchList: TableList<WatchRow> = {
  name: 'manage_watchers',
  table: watched,
  columns: {
    transaction_name: { kind: 'text' },
    status: { kind: 'change' },
    updated_at: { kind: 'instant' },
  },
  lettersOf: 'transaction_name',
  search: ['transaction_name'],
  beside: { user_id: sql`user_id`, transaction_id: sql`transaction_id`, document_kind: sql`document_kind` },
  only: sql<boolean>`true`,
  except: (actor) => sql<boolean>`(user_id = ${actor.userId}
    and exists (select from documents where documents.id = transaction_id and ${isDocumentReached(actor)}))`,
  shown: (row) => row as unknown as WatchRow,
};
