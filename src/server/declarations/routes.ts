import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Patch } from '../../engine/patch.ts';
import type { Action, Actor } from '../access.ts';
import { noteAudit } from '../audit.ts';
import { refusals } from '../errors.ts';
import { importedAnew } from '../imports/known.ts';
import { requireOffer } from '../lifecycle/offers.ts';
import { listRoutes } from '../lists/list-routes.ts';
import { markAllRead } from '../notifications/unread.ts';
import type { Services } from '../services.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { assignDeclaration } from './assign.ts';
import { copyDeclaration } from './copy.ts';
import { createDeclaration } from './create.ts';
import { acceptDocument, definition, documentLimit } from './document.ts';
import { announceStanding, type Edit, saveEdit } from './edit.ts';
import { declarationList } from './list.ts';
import { keyedPatches, patchLimit, patchSchema, settledSchema } from './patch-schema.ts';
import { problemsWithLists, ruleContext } from './problems.ts';
import { unreadProblems } from './unread.ts';
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

interface PatchBody extends Pick<Edit, 'client' | 'answered' | 'settled'> {
  readonly revision: number;
  readonly patches: readonly Patch[];
}

interface Keyed {
  readonly Headers: { readonly 'idempotency-key'?: string };
}

/** The key by which a call that makes a declaration may be repeated when its answer was lost. */
const keySchema = {
  type: 'object',
  properties: { 'idempotency-key': { type: 'string', pattern: uuidPattern } },
};

interface CopyBody {
  readonly sections?: readonly string[];
}

/** What a copy is asked with (API-020): its type, of which there is one, and the sections it takes. */
const copySchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    type: { enum: ['duplicate'], default: 'duplicate' },
    sections: {
      type: 'array',
      uniqueItems: true,
      maxItems: 100,
      items: { enum: definition.sections.map(({ id }) => id) },
    },
  },
};

/**
 * Declarations: list, create, read, save, copy, assign, archive and restore (specification 1 section 7), and all news of one
 * read. One with a message on its way is not archived; one that is restored names those that were imported anew meanwhile.
 */
export function declarationRoutes(api: FastifyInstance, services: Services): void {
  const { db } = services;
  const may = (action: Action) => ({ access: { resource: 'customs-declaration', action } }) as const;
  const anyDocument = { type: 'object' };

  listRoutes(api, services, declarationList);

  api.post<Keyed>(
    '/customs-declarations',
    {
      config: may('write'),
      bodyLimit: documentLimit,
      schema: { body: anyDocument, headers: keySchema },
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

  api.patch<WithId & { Body: PatchBody }>(
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
            settled: settledSchema,
          },
        },
      },
    },
    async ({ actor, params, body }) => {
      const change = { patches: keyedPatches(body.patches) };
      const { declaration, document, patches, deletedBy, unread } = await db
        .transaction()
        .execute((transaction) =>
          saveEdit(transaction, actor, params.id, {
            base: body.revision,
            change,
            client: body.client,
            answered: body.answered,
            settled: body.settled,
            origin: 'edit',
          }),
        );
      const context = ruleContext(actor, declaration.status, document);
      return {
        data: {
          revision: declaration.revision,
          patches,
          ...(deletedBy === undefined ? {} : { deletedBy }),
          problems: [
            ...(await problemsWithLists(db, document, context, declaration.customs_problems)),
            ...unreadProblems(document, unread),
          ],
        },
      };
    },
  );

  api.post<WithId & Keyed & { Body: CopyBody | null }>(
    '/customs-declarations/:id/copy',
    { config: may('write'), schema: { params: idParams, body: copySchema, headers: keySchema } },
    async ({ actor, params, body, headers }, reply) => {
      const { declaration, isNew } = await copyDeclaration(db, actor, params.id, {
        sections: body?.sections,
        key: headers['idempotency-key'],
      });
      reply.status(isNew ? 201 : 200);
      return { data: await declarationView(db, actor, declaration) };
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
      return {
        data: {
          ...(await declarationView(db, actor, declaration)),
          importedAnew: await importedAnew(db, actor, params.id),
        },
      };
    },
  );

  api.post<WithId>(
    '/customs-declarations/:id/read',
    { config: may('read'), schema: { params: idParams } },
    async ({ actor, params }) => {
      await db.transaction().execute((transaction) => markAllRead(transaction, actor, params.id));
      return { data: { id: params.id, unread: false } };
    },
  );

  api.post<WithId & { Body: { assignee_id: number | null } }>(
    '/customs-declarations/:id/assignee',
    {
      config: may('write'),
      schema: {
        params: idParams,
        body: {
          type: 'object',
          required: ['assignee_id'],
          additionalProperties: false,
          properties: {
            assignee_id: { type: ['integer', 'null'], minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
          },
        },
      },
    },
    async ({ actor, params, body }) => {
      const { declaration } = await db
        .transaction()
        .execute((transaction) => assignDeclaration(transaction, actor, params.id, body.assignee_id));
      return { data: { id: declaration.id, revision: declaration.revision } };
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
      if (isArchived) requireOffer('archive', found.facts);
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
export function revisionIn(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const [, digits] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim()) ?? [];
  if (digits === undefined) throw refusals.unknownRevision();
  return Number(digits);
}
