import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Action, Actor } from '../access.ts';
import { noteAudit } from '../audit.ts';
import type { CallKind } from '../call-limits.ts';
import { codeQuestions } from '../code-lists/held-problems.ts';
import { refusals } from '../errors.ts';
import { importedAnew } from '../imports/known.ts';
import { takingJsonBytes } from '../json-body.ts';
import { listRoutes } from '../lists/list-routes.ts';
import { markAllRead } from '../notifications/unread.ts';
import type { Services } from '../services.ts';
import { documentsWithin } from '../storage/scope.ts';
import { askerFor } from '../threads/threads.ts';
import { assignDeclaration } from './assign.ts';
import { copyDeclaration } from './copy.ts';
import { type Creation, createDeclaration } from './create.ts';
import { documentLimit } from './document.ts';
import {
  announceStanding,
  changeDeclaration,
  type DocumentRef,
  historyQuestions,
  standingColumns,
} from './edit.ts';
import type { Kind } from './kind.ts';
import { documentList } from './list.ts';
import { createWork } from './new-declaration.ts';
import { patchWork, putWork } from './saved-edit.ts';
import { idParams } from './schemas.ts';
import { refuseTaken } from './unique.ts';
import { answerDeclaration, answerJson, answerWithPart, type DocumentPart } from './view.ts';

const uuidPattern = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

type WithId = { Params: { id: number } };

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
const copySchemaOf = ({ definition }: Kind) => ({
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
});

/**
 * Documents of a kind: list, create, read, save, copy, assign, archive and restore (specification 1 section 7), and all news of one
 * read. One with a message on its way is not archived; one that is restored names those that were imported anew meanwhile.
 */
export async function declarationRoutes(api: FastifyInstance, services: Services, kind: Kind): Promise<void> {
  const { db, threads } = services;
  const { calls } = kind.addresses;
  const copySchema = copySchemaOf(kind);
  const ref = (id: number): DocumentRef => ({ kind: kind.document, id });
  const may = (action: Action, cost: CallKind = 'call') =>
    ({ access: { resource: kind.permissions, action }, cost }) as const;

  listRoutes(api, services, documentList(kind));

  await takingJsonBytes(api, (scope) => {
    scope.post<Keyed>(
      calls,
      { config: may('write', 'save'), bodyLimit: documentLimit, schema: { headers: keySchema } },
      async ({ actor, body, headers }, reply) => {
        const { made, part } = await threads.run(
          createWork,
          { kind: kind.document, body, actor },
          askerFor('saving', actor),
          codeQuestions(db),
        );
        const creation = await createDeclaration(db, actor, made, headers['idempotency-key']);
        return await answerCreation(actor, reply, { ...creation, part });
      },
    );

    scope.put<WithId & { Headers: { 'if-match'?: string } }>(
      `${calls}/:id`,
      { config: may('write', 'save'), bodyLimit: documentLimit, schema: { params: idParams } },
      async ({ actor, params: { id }, body, headers }, reply) => {
        const { declaration, made } = await changeDeclaration(services, actor, ref(id), {
          purpose: 'saving',
          work: putWork,
          about: { body, base: revisionIn(headers['if-match']) },
          questions: { ...historyQuestions(db, actor, ref(id)), ...codeQuestions(db) },
        });
        return await answerWithPart(db, actor, reply, declaration, made.part);
      },
    );

    scope.patch<WithId>(
      `${calls}/:id`,
      { config: may('write', 'save'), bodyLimit: documentLimit, schema: { params: idParams } },
      async ({ actor, params: { id }, body }, reply) => {
        const { made } = await changeDeclaration(services, actor, ref(id), {
          purpose: 'saving',
          work: patchWork,
          about: { body },
          questions: { ...historyQuestions(db, actor, ref(id)), ...codeQuestions(db) },
        });
        return answerJson(reply, made.answer);
      },
    );
  });

  api.get<WithId>(
    `${calls}/:id`,
    { config: may('read', 'read'), schema: { params: idParams } },
    async ({ actor, params }, reply) =>
      await answerDeclaration(services, actor, reply, { ...ref(params.id), purpose: 'reading' }),
  );

  if (kind.capabilities.includes('copy'))
    api.post<WithId & Keyed & { Body: CopyBody | null }>(
      `${calls}/:id/copy`,
      { config: may('write', 'copy'), schema: { params: idParams, body: copySchema, headers: keySchema } },
      async ({ actor, params, body, headers }, reply) => {
        const creation = await copyDeclaration(services, actor, ref(params.id), {
          sections: body?.sections,
          key: headers['idempotency-key'],
        });
        return await answerCreation(actor, reply, creation);
      },
    );

  api.delete<WithId>(
    `${calls}/:id`,
    { config: may('write'), schema: { params: idParams } },
    async ({ actor, params, ip }) => {
      await setArchived(params.id, true, actor, ip);
      return { data: { id: params.id } };
    },
  );

  api.post<WithId>(
    `${calls}/:id/restore`,
    { config: may('write', 'save'), schema: { params: idParams } },
    async ({ actor, params, ip }, reply) => {
      await setArchived(params.id, false, actor, ip);
      const beside = { importedAnew: await importedAnew(db, actor, params.id) };
      return await answerDeclaration(services, actor, reply, {
        ...ref(params.id),
        purpose: 'saving',
        beside,
      });
    },
  );

  api.post<WithId>(
    `${calls}/:id/read`,
    { config: may('read'), schema: { params: idParams } },
    async ({ actor, params }) => {
      await db.transaction().execute((transaction) => markAllRead(transaction, actor, params.id));
      return { data: { id: params.id, unread: false } };
    },
  );

  if (kind.capabilities.includes('assign'))
    api.post<WithId & { Body: { assignee_id: number | null } }>(
      `${calls}/:id/assignee`,
      {
        config: may('write', 'save'),
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
        const { id, revision } = await assignDeclaration(services, actor, ref(params.id), body.assignee_id);
        return { data: { id, revision } };
      },
    );

  async function answerCreation(
    actor: Actor,
    reply: FastifyReply,
    creation: Creation & { readonly part: DocumentPart },
  ): Promise<Buffer> {
    reply.status(creation.isNew ? 201 : 200);
    if (creation.isNew) return await answerWithPart(db, actor, reply, creation.declaration, creation.part);
    const { id } = creation.declaration;
    return await answerDeclaration(services, actor, reply, {
      ...ref(id),
      purpose: 'saving',
      isArchivedToo: true,
    });
  }

  async function setArchived(id: number, isArchived: boolean, actor: Actor, ip: string) {
    await db.transaction().execute(async (transaction) => {
      const found = await documentsWithin(transaction, actor, kind.document)
        .where('id', '=', id)
        .where('deleted_at', isArchived ? 'is' : 'is not', null)
        .select('facts')
        .forUpdate()
        .executeTakeFirst();
      if (found === undefined) throw refusals.documentNotFound();
      if (isArchived) kind.authority?.requireArchivable(found.facts);
      const declaration = await transaction
        .updateTable('documents')
        .set({ deleted_at: isArchived ? sql<Date>`now()` : null })
        .where('id', '=', id)
        .returning(standingColumns)
        .executeTakeFirstOrThrow();
      if (!isArchived) await refuseTaken(transaction, kind, { id, companyId: declaration.company_id });
      await noteAudit(transaction, {
        action: isArchived ? 'declaration archived' : 'declaration restored',
        userId: actor.userId,
        companyId: actor.companyId,
        recordId: id,
        ip,
      });
      await announceStanding(transaction, declaration);
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
