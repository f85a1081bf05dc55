import type { FastifyInstance } from 'fastify';
import { inWordsOf } from '../../engine/kind-words.ts';
import { listTexts } from '../../generated/list-texts.ts';
import { locale } from '../../generated/locale.ts';
import { reportTexts } from '../../generated/report-texts.ts';
import type { Actor } from '../access.ts';
import { codesNamed } from '../code-lists/search.ts';
import { asItStands, readDeclaration, type StandingDeclaration } from '../declarations/edit.ts';
import type { Kind } from '../declarations/kind.ts';
import { idParams } from '../declarations/schemas.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { fillText } from '../texts.ts';
import { askerFor } from '../threads/threads.ts';
import { timeWords } from '../time-words.ts';
import type { PrintedDeclaration } from './declaration-report.ts';
import { formWork, printWork } from './works.ts';

/**
 * GET …/generate-report?id=: a document of a kind as PDF, a download (specification 1 section 7, API-041). GET
 * …/{id}/print/{form}: the same in one of the printed forms of its kind, and …/{form}/pages: what is drawn of that on the
 * screen, as JSON.
 */
export function reportRoutes(api: FastifyInstance, services: Services, kind: Kind): void {
  const { db, threads } = services;
  formRoutes(api, services, kind);
  api.get<{ Querystring: { id: number } }>(
    `${kind.addresses.calls}/generate-report`,
    {
      config: {
        access: { resource: kind.permissions, action: 'read' },
        tokenInQuery: 'download',
        cost: 'report',
      },
      schema: { querystring: { ...idParams, required: ['id'] } },
    },
    async ({ actor, query }, reply) => {
      const { pdf, name } = await asItStands(async () => {
        const declaration = await readDeclaration(db, actor, { kind: kind.document, id: query.id });
        const { document_kind, document, schema_version, status } = declaration;
        const told = await toldBeside(db, actor, kind, declaration);
        const pdf = await threads.run(
          printWork,
          { ...told, actor, stored: { document_kind, document, schema_version, status } },
          askerFor('reports', actor),
          { codesNamed: (list, day, codes) => codesNamed(db, list, day, codes) },
        );
        return { pdf, name: told.name };
      });
      reply.header('content-type', 'application/pdf');
      reply.header(
        'content-disposition',
        `attachment; filename="${fileName(name, `${kind.words.one}-${query.id}`)}"`,
      );
      return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    },
  );
}

interface FormParams {
  readonly id: number;
  readonly form: string;
}

function formRoutes(api: FastifyInstance, { db, threads }: Services, kind: Kind): void {
  const route = {
    config: {
      access: { resource: kind.permissions, action: 'read' },
      cost: 'report',
    },
    schema: {
      params: {
        ...idParams,
        properties: { ...idParams.properties, form: { type: 'string', minLength: 1, maxLength: 64 } },
      },
    },
  } as const;
  const inForm = async (actor: Actor, { id, form }: FormParams, made?: Date) =>
    await asItStands(async () => {
      const declaration = await readDeclaration(db, actor, { kind: kind.document, id });
      if (!kind.forms?.some(({ name }) => name === form)) throw refusals.notFound();
      const { document_kind, document, schema_version, status } = declaration;
      const { name, mrn, notices, facts } = await toldBeside(db, actor, kind, declaration);
      const said = Object.fromEntries(
        facts.map(([fact, words]) => [fact.slice('report.'.length), words ?? '']),
      );
      const bytes = await threads.run(
        formWork,
        {
          form,
          actor,
          stored: { document_kind, document, schema_version, status },
          facts: { ...said, mrn: mrn ?? '', notices: notices.join(' ') },
          ...(made ? { made } : {}),
        },
        askerFor('reports', actor),
        { codesNamed: (list, day, codes) => codesNamed(db, list, day, codes) },
      );
      return { name, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    });
  api.get<{ Params: FormParams }>(
    `${kind.addresses.calls}/:id/print/:form`,
    { ...route, config: { ...route.config, tokenInQuery: 'download' } },
    async ({ actor, params }, reply) => {
      const { name, bytes } = await inForm(actor, params, new Date());
      const file = fileName(`${params.form}-${name || params.id}`, `${kind.words.one}-${params.id}`);
      reply.header('content-type', 'application/pdf');
      reply.header('content-disposition', `attachment; filename="${file}"`);
      return bytes;
    },
  );
  api.get<{ Params: FormParams }>(
    `${kind.addresses.calls}/:id/print/:form/pages`,
    route,
    async ({ actor, params }, reply) => {
      reply.header('content-type', 'application/json; charset=utf-8');
      return (await inForm(actor, params)).bytes;
    },
  );
}

/** What is printed of a document beside its fields. */
async function toldBeside(
  db: Database,
  actor: Actor,
  kind: Kind,
  stored: StandingDeclaration,
): Promise<Pick<PrintedDeclaration, 'name' | 'mrn' | 'notices' | 'facts'>> {
  const { name: company } = await db
    .selectFrom('companies')
    .where('id', '=', stored.company_id)
    .select('name')
    .executeTakeFirstOrThrow();
  return {
    name: stored.reference || (stored.lrn ?? ''),
    mrn: stored.mrn,
    notices: kind.sending ? noticesOf(kind, stored, await heldRevision(db, stored)) : [],
    facts: [
      ['report.reference', stored.reference],
      ['report.lrn', stored.lrn],
      ['report.mrn', stored.mrn],
      ['report.status', statusWords(stored.status)],
      ['report.request', stored.request_status && statusWords(stored.request_status)],
      ['report.acceptedAt', stored.facts.acceptedAt && timeWords(new Date(stored.facts.acceptedAt))],
      ['report.company', company],
      ['report.revision', String(stored.revision)],
      [
        'report.printed',
        fillText(reportTexts['report.printedBy'], { at: timeWords(new Date()), name: actor.name }),
      ],
    ],
  };
}

/** Which revision the authority holds; undefined when it holds none. */
async function heldRevision(
  db: Database,
  { held_message: message }: StandingDeclaration,
): Promise<number | undefined> {
  if (message === null) return undefined;
  const held = await db
    .selectFrom('outbox')
    .where('id', '=', message)
    .select('revision')
    .executeTakeFirstOrThrow();
  return held.revision;
}

const texts: Readonly<Record<string, string>> = { ...locale, ...listTexts };

function noticesOf(
  kind: Kind,
  { environment, revision }: StandingDeclaration,
  held: number | undefined,
): string[] {
  const trial = fillText(inWordsOf(reportTexts['report.trial'], [kind]), {
    environment: texts[`environment.${environment}`] ?? environment,
  });
  return [
    ...(environment === 'PROD' ? [] : [trial]),
    ...(held === undefined ? [inWordsOf(reportTexts['report.unsent'], [kind])] : []),
    ...(held === undefined || held === revision
      ? []
      : [fillText(reportTexts['report.edited'], { held: String(held), revision: String(revision) })]),
  ];
}

function statusWords(status: string): string {
  return texts[`status.${status}`] ?? status;
}

/** In letters that every file system takes; where a name has none of them, the other. */
function fileName(name: string, other: string): string {
  const plain = (words: string) => words.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|-+$/g, '');
  return `${plain(name) || plain(other)}.pdf`;
}
