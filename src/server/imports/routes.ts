import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Mapping } from '../../computations/import/index.ts';
import type { Actor } from '../access.ts';
import { asItStands, rowVersion } from '../declarations/edit.ts';
import { idParams } from '../declarations/schemas.ts';
import { ApiError, refusals } from '../errors.ts';
import { FormFile, takingForms } from '../forms.ts';
import type { Services } from '../services.ts';
import { documentColumns, documentFound } from '../storage/documents.ts';
import { documentsWithin } from '../storage/scope.ts';
import { askerFor } from '../threads/threads.ts';
import { broughtQuestions } from './brought.ts';
import { rememberColumns, rememberedColumns } from './columns.ts';
import { importedKind } from './imported-kind.ts';
import { knownQuestions } from './known.ts';
import { addsUp } from './plan.ts';
import { isUndone, leftAfter, runImport, type Taker, takeImport } from './run.ts';
import { asLeft, importView, type ToldImport, toldColumns } from './stored.ts';
import { cut } from './told.ts';
import { ImportsUnderWay } from './under-way.ts';
import { importFileWork } from './works.ts';

interface ImportBody {
  readonly file?: FormFile;
  readonly sheet?: number;
  readonly headless?: boolean;
  readonly mapping?: string;
  readonly into?: number;
  readonly grouped: boolean;
  readonly anyway: readonly string[];
  readonly dry_run: boolean;
}

/** Largest file taken, in bytes. */
const fileLimit = 16 * 1024 * 1024;

/**
 * POST /import (form): items or invoice lines for a declaration (`into`), or whole declarations, from a CSV or XLSX
 * table or a customs message (API-033, D-04). Without `dry_run=false` nothing is stored: the answer tells where the
 * columns go, every line that cannot be taken, what is taken as something else, what would be made and what was
 * before, and what of the file would stand nowhere; of a workbook, which of its sheets. Of declarations whose reference
 * one has that an import made before of other content (`others`) only those that `anyway` names are made. GET /import/{id} (ours): how
 * far one is, failed where its process was ended; GET /import: the own one that is under way; POST /import/{id}/stop:
 * what is made stays, and the same file finishes it. 404 where the company has no such import.
 */
export async function importRoutes(api: FastifyInstance, services: Services): Promise<void> {
  const { db, threads, log } = services;
  const underWay = new ImportsUnderWay();

  await takingForms(api, threads, (forms) => {
    forms.post<{ Body: ImportBody }>(
      '/import',
      {
        config: {
          access: { resource: importedKind.permissions, action: 'write' },
          cost: 'import',
          formLimit: fileLimit + 64 * 1024,
        },
        // A mapping, and as many references as one file may be imported anyway for.
        bodyLimit: 1024 * 1024,
        schema: {
          body: {
            type: 'object',
            properties: {
              file: { type: 'object' },
              sheet: { type: 'integer', minimum: 0, maximum: 10_000 },
              headless: { type: 'boolean' },
              mapping: { type: 'string', maxLength: 100_000 },
              into: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
              grouped: { type: 'boolean', default: true },
              anyway: { type: 'array', maxItems: 20_000, items: { type: 'string' }, default: [] },
              dry_run: { type: 'boolean', default: true },
            },
          },
        },
      },
      async ({ actor, body, ip }, reply) => {
        const { file, grouped: isGrouped } = body;
        if (!(file instanceof FormFile)) throw notRead('Choose a file.');
        const content = await file.bytes();
        const mapping = mappingIn(body.mapping);
        const anyway = [...new Set(body.anyway)].sort();
        const remembered = await rememberedColumns(db, actor);
        const about = {
          bytes: new Uint8Array(content),
          reading: { sheet: body.sheet, isHeadless: body.headless },
          ...(mapping ? { mapping } : {}),
          remembered,
          isGrouped,
          ...{ actor, name: nameOf(file.name), isDry: body.dry_run, anyway },
        };
        const over = body.dry_run ? () => {} : underWay.begin(actor.companyId);
        let goesOn = false;
        try {
          const { plan, taking } = await asItStands(async () => {
            const taking = body.into === undefined ? undefined : await taker(actor, body.into);
            const plan = await threads.run(
              importFileWork,
              { ...about, ...(taking ? { into: taking } : {}) },
              askerFor('uploads', actor),
              { ...broughtQuestions(db, taking?.id ?? 0), ...knownQuestions(db, actor) },
            );
            return { plan, taking };
          });
          if ('refused' in plan) throw notRead(plan.refused);
          const { told } = plan;
          const into = taking && { ...taking, items: plan.held };
          if (body.dry_run) {
            const repeated = await earlier(actor, plan.key, into);
            const known = repeated === null ? {} : { there: 0, archived: 0 };
            return { data: { ...told, repeated, ...known } };
          }

          if (!addsUp(told))
            throw new ApiError(500, 'The items do not add up to the lines; nothing was imported.');
          if (told.kind === 'table')
            await rememberColumns(db, actor, told.head, told.mapping, into !== undefined);
          const wanted = new Set(anyway.map((one) => cut(one)));
          const started = { name: nameOf(file.name), into, plan, wanted };
          const { stored, isMine } = await takeImport(db, actor, started);
          goesOn = isMine;
          if (isMine)
            void runImport(services, actor, stored, started, ip)
              .catch((error: unknown) => log.error({ err: error }))
              .finally(over);
          return await reply.status(202).send({
            data: importView(stored),
            repeated: !isMine,
            leftOut: told.leftOut,
            leftOutCount: told.leftOutCount,
          });
        } finally {
          if (!goesOn) over();
        }
      },
    );
  });

  api.get(
    '/import',
    { config: { access: { resource: importedKind.permissions, action: 'write' } } },
    async ({ actor }) => {
      const stored = await db
        .selectFrom('imports')
        .where('company_id', '=', actor.companyId)
        .where('user_id', '=', actor.userId)
        .where('state', '=', 'running')
        .where('updated_at', '>', sql<Date>`now() - ${leftAfter}::interval`)
        .orderBy('id', 'desc')
        .limit(1)
        .select(toldColumns)
        .execute();
      return { data: stored.map(importView) };
    },
  );

  api.get<{ Params: { id: number } }>(
    '/import/:id',
    {
      config: { access: { resource: importedKind.permissions, action: 'write' }, cost: 'read' },
      schema: { params: idParams },
    },
    async ({ actor, params }) => {
      return { data: importView(await importOf(actor, params.id)) };
    },
  );

  api.post<{ Params: { id: number } }>(
    '/import/:id/stop',
    {
      config: { access: { resource: importedKind.permissions, action: 'write' } },
      schema: { params: idParams },
    },
    async ({ actor, params }) => {
      const { id } = await importOf(actor, params.id);
      await db
        .updateTable('imports')
        .set({ state: 'failed' })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .execute();
      return { data: { id } };
    },
  );

  /** The declaration that takes the items. */
  async function taker(actor: Actor, id: number) {
    const stored = await documentsWithin(db, actor, importedKind.document)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .select(['id', 'revision', 'status', 'document_kind', 'schema_version'])
      .select(documentColumns('documents'))
      .select(rowVersion.as('row_version'))
      .select((of) =>
        of
          .selectFrom('imported_items')
          .where('document_id', '=', id)
          .select((item) => item.fn.coalesce(item.fn.max('id'), sql<number>`0`).as('newest'))
          .as('newest'),
      )
      .executeTakeFirst();
    if (stored === undefined) throw refusals.documentNotFound();
    const { short_document, document_length, row_version, ...told } = stored;
    const found = { id, short_document, document_length };
    const document = documentFound(db, 'documents', found, row_version);
    return { ...told, document, newest: told.newest ?? 0 };
  }

  /** An import of the own company; 404 for any other. */
  async function importOf({ companyId }: Actor, id: number): Promise<ToldImport> {
    const found = await db
      .selectFrom('imports')
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .select(toldColumns)
      .select(sql<boolean>`updated_at < now() - ${leftAfter}::interval`.as('is_left'))
      .executeTakeFirst();
    if (found === undefined) throw refusals.documentNotFound();
    const { is_left: isLeft, ...stored } = found;
    return isLeft ? asLeft(stored) : stored;
  }

  /** The import of this key that is done and was not undone; null while there is none. */
  async function earlier(actor: Actor, key: string, into: Taker | undefined): Promise<number | null> {
    const found = await db
      .selectFrom('imports')
      .where('company_id', '=', actor.companyId)
      .where('key', '=', key)
      .where('state', '=', 'done')
      .where((of) => of.not(isUndone(into)))
      .select('id')
      .executeTakeFirst();
    return found?.id ?? null;
  }
}

function nameOf(fileName: string): string {
  return fileName.slice(0, 200);
}

function mappingIn(text: string | undefined): Mapping | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.every((each) => each === null || typeof each === 'string'))
      return value as Mapping;
  } catch {
    // Told below.
  }
  throw new ApiError(422, 'The mapping is no list of fields.', {
    errors: { mapping: ['A list of fields or null.'] },
  });
}

function notRead(reason: string): ApiError {
  return new ApiError(422, reason, { errors: { file: [reason] } });
}
