import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Patch } from '../../engine/patch.ts';
import type { Action, Actor } from '../access.ts';
import { noteAudit } from '../audit.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { createDeclaration } from './create.ts';
import { acceptDocument, documentLimit } from './document.ts';
import { announceStanding, saveEdit } from './edit.ts';
import { type ListQuery, listDeclarations, sortColumns } from './list.ts';
import { keyedPatches, patchLimit, patchSchema } from './patch-schema.ts';
import { problemsWithLists, ruleContext } from './problems.ts';
import { declarationView } from './view.ts';

/** JSON Schema of an id in an address. */
export const idParams = {
  type: 'object',
  properties: { id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
};

/** JSON Schema of the name an editor window gives itself. */
export const clientSchema = { type: 'string', minLength: 1, maxLength: 64 };

const uuidPattern = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

type WithId = { Params: { id: number } };

/**
 * Declarations: list, create, read, save, archive and restore (specification 1 section 7). One with a message
 * on its way is not archived.
 */
export function declarationRoutes(api: FastifyInstance, { db }: Services): void {
  const may = (action: Action) => ({ access: { resource: 'customs-declaration', action } }) as const;
  const anyDocument = { type: 'object' };

  api.get<{ Querystring: ListQuery }>(
    '/customs-declarations',
    {
      config: may('read'),
      schema: {
        querystring: {
          type: 'object',
          properties: {
            sort: { enum: sortColumns, default: 'updated_at' },
            direction: { enum: ['asc', 'desc'], default: 'desc' },
            current_page: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
            per_page: { type: 'integer', minimum: 1, maximum: 500, default: 10 },
            keyword: { type: 'string', maxLength: 50, default: '' },
            show: { enum: ['active', 'archived'], default: 'active' },
          },
        },
      },
    },
    (request) => listDeclarations(db, request.actor, request.query),
  );

  api.post<{ Headers: { 'idempotency-key'?: string } }>(
    '/customs-declarations',
    {
      config: may('write'),
      bodyLimit: documentLimit,
      schema: {
        body: anyDocument,
        headers: {
          type: 'object',
          properties: { 'idempotency-key': { type: 'string', pattern: uuidPattern } },
        },
      },
    },
    async ({ actor, body, headers }, reply) => {
      const document = acceptDocument(body);
      const { declaration, isNew } = await createDeclaration(db, actor, document, headers['idempotency-key']);
      reply.status(isNew ? 201 : 200);
      return { data: await declarationView(db, actor, declaration) };
    },
  );

  api.get<WithId>(
    '/customs-declarations/:id',
    { config: may('read'), schema: { params: idParams } },
    async ({ actor, params }) => {
      const declaration = await declarationsWithin(db, actor)
        .where('id', '=', params.id)
        .where('deleted_at', 'is', null)
        .selectAll()
        .executeTakeFirst();
      if (declaration === undefined) throw refusals.documentNotFound();
      return { data: await declarationView(db, actor, declaration) };
    },
  );

  api.put<WithId & { Headers: { 'if-match'?: string } }>(
    '/customs-declarations/:id',
    { config: may('write'), bodyLimit: documentLimit, schema: { params: idParams, body: anyDocument } },
    async ({ actor, params, body, headers }) => {
      const document = acceptDocument(body);
      const base = revisionIn(headers['if-match']);
      const { declaration } = await db
        .transaction()
        .execute((transaction) =>
          saveEdit(transaction, actor, params.id, { base, change: { document }, origin: 'edit' }),
        );
      return { data: await declarationView(db, actor, declaration) };
    },
  );

  api.patch<WithId & { Body: { revision: number; patches: Patch[]; client?: string; answered?: boolean } }>(
    '/customs-declarations/:id',
    {
      config: may('write'),
      bodyLimit: documentLimit,
      schema: {
        params: idParams,
        body: {
          type: 'object',
          required: ['revision', 'patches'],
          additionalProperties: false,
          properties: {
            revision: { type: 'integer', minimum: 1 },
            patches: { type: 'array', maxItems: patchLimit, items: patchSchema },
            client: clientSchema,
            answered: { type: 'boolean' },
          },
        },
      },
    },
    async ({ actor, params, body }) => {
      const change = { patches: keyedPatches(body.patches) };
      const { declaration, document, patches, deletedBy } = await db.transaction().execute((transaction) =>
        saveEdit(transaction, actor, params.id, {
          base: body.revision,
          change,
          client: body.client,
          answered: body.answered,
          origin: 'edit',
        }),
      );
      const context = ruleContext(actor, declaration.status, document);
      return {
        data: {
          revision: declaration.revision,
          patches,
          ...(deletedBy === undefined ? {} : { deletedBy }),
          problems: await problemsWithLists(db, document, context, declaration.customs_problems),
        },
      };
    },
  );

  api.delete<WithId>(
    '/customs-declarations/:id',
    { config: may('write'), schema: { params: idParams } },
    async ({ actor, params, ip }) => {
      await setArchived(params.id, true, actor, ip);
      return { data: { id: params.id } };
    },
  );

  api.post<WithId>(
    '/customs-declarations/:id/restore',
    { config: may('write'), schema: { params: idParams } },
    async ({ actor, params, ip }) => {
      const declaration = await setArchived(params.id, false, actor, ip);
      return { data: await declarationView(db, actor, declaration) };
    },
  );

  async function setArchived(id: number, isArchived: boolean, actor: Actor, ip: string) {
    return await db.transaction().execute(async (transaction) => {
      const found = await declarationsWithin(transaction, actor)
        .where('id', '=', id)
        .where('deleted_at', isArchived ? 'is' : 'is not', null)
        .select('facts')
        .forUpdate()
        .executeTakeFirst();
      if (found === undefined) throw refusals.documentNotFound();
      if (isArchived && found.facts.messagePending) throw refusals.messagePending();
      const declaration = await transaction
        .updateTable('declarations')
        .set({ deleted_at: isArchived ? sql<Date>`now()` : null })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await noteAudit(transaction, {
        action: isArchived ? 'declaration archived' : 'declaration restored',
        userId: actor.userId,
        companyId: actor.companyId,
        recordId: id,
        ip,
      });
      await announceStanding(transaction, declaration);
      return declaration;
    });
  }
}

/** `"12"` or `12`; anything else is a revision this document has not. */
function revisionIn(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const [, digits] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim()) ?? [];
  if (digits === undefined) throw refusals.unknownRevision();
  return Number(digits);
}
