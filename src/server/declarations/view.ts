import type { FastifyReply } from 'fastify';
import { type Selectable, sql } from 'kysely';
import type { DocumentData } from '../../engine/document.ts';
import { type ProvenanceTree, packProvenances } from '../../engine/index.ts';
import type { Actor } from '../access.ts';
import { type CodeQuestions, codeQuestions } from '../code-lists/held-problems.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import type { MessageDetail, OutboxTable } from '../storage/tables.ts';
import type { AskedPurpose } from '../threads/purposes.ts';
import { askerFor } from '../threads/threads.ts';
import { jsonWeight, type Work } from '../threads/work.ts';
import { customerOf } from './customer.ts';
import {
  asItStands,
  type DocumentRef,
  readDeclaration,
  type StandingDeclaration,
  type StoredDeclaration,
} from './edit.ts';
import { type Kind, kindNamed } from './kind.ts';
import { errorsByPlace, judgedWeight, problemsWithLists, ruleContext, toldProblems } from './problems.ts';
import { storedProvenances } from './provenances.ts';
import { readStored } from './stored-document.ts';
import { type KeptPart, unreadProblems } from './unread.ts';

/** What of a declaration's answer grows with its document: members of an object as JSON, in UTF-8. */
export type DocumentPart = Uint8Array;

/** The document, where its values came from, what is wrong with it and, by place, the texts of the errors among that (CUS-111). */
export async function documentPart(
  document: DocumentData,
  provenances: ProvenanceTree,
  unread: readonly KeptPart[],
  {
    kind,
    actor,
    status,
    customs_problems,
  }: Pick<StandingDeclaration, 'status' | 'customs_problems'> & { kind: Kind; actor: Actor },
  ask: CodeQuestions,
): Promise<DocumentPart> {
  const context = ruleContext(kind, actor, status, document);
  const problems = toldProblems([
    ...(await problemsWithLists(ask, kind, document, context, customs_problems)),
    ...unreadProblems(kind, document, unread),
  ]);
  const told = { document, provenances: packProvenances(provenances.all()) };
  const members = JSON.stringify({ ...told, problems, errors: errorsByPlace(problems) }).slice(1, -1);
  return new TextEncoder().encode(members);
}

/** The part of a declaration as it is stored. */
export const viewWork: Work<{ stored: StoredDeclaration; actor: Actor }, DocumentPart, CodeQuestions> = {
  name: 'documents.view',
  async run({ stored, actor }, ask) {
    const { document, unread } = readStored(stored);
    const kind = kindNamed(stored.document_kind);
    const provenances = storedProvenances(stored.provenances, document);
    const parts = [...stored.unread, ...unread];
    return await documentPart(document, provenances, parts, { ...stored, kind, actor }, ask);
  },
  weight: ({ stored }) => judgedWeight(stored) + jsonWeight(stored.provenances),
};

/** Which declaration is answered, and how. */
interface Answered extends DocumentRef {
  /** Of what was asked: a change or a look. */
  readonly purpose: AskedPurpose;
  readonly isArchivedToo?: boolean;
  readonly beside?: object;
}

/** Answers a declaration as it is stored, with `beside` it. 404 out of the actor's reach. */
export async function answerDeclaration(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  actor: Actor,
  reply: FastifyReply,
  { purpose, isArchivedToo = false, beside = {}, ...of }: Answered,
): Promise<Buffer> {
  const asker = askerFor(purpose, actor);
  return await asItStands(async () => {
    const stored = await readDeclaration(db, actor, of, { isArchivedToo });
    const part = await threads.run(viewWork, { stored, actor }, asker, codeQuestions(db));
    return await answerWithPart(db, actor, reply, stored, part, beside);
  });
}

/** Answers a declaration of which something was sent, or decided: others may have archived it by then. */
export function answerSent(
  services: Pick<Services, 'db' | 'threads'>,
  actor: Actor,
  reply: FastifyReply,
  of: DocumentRef,
): Promise<Buffer> {
  return answerDeclaration(services, actor, reply, { ...of, purpose: 'sending', isArchivedToo: true });
}

/** Answers a declaration whose part is made already. */
export async function answerWithPart(
  db: Database,
  actor: Actor,
  reply: FastifyReply,
  standing: StandingDeclaration,
  part: DocumentPart,
  beside: object = {},
): Promise<Buffer> {
  const head = JSON.stringify({ ...(await headOf(db, actor, standing)), ...beside });
  return answerJson(reply, Buffer.from(`{"data":${head.slice(0, -1)},`), part, Buffer.from('}}'));
}

/** Answers JSON that is text already. */
export function answerJson(reply: FastifyReply, ...pieces: readonly Uint8Array[]): Buffer {
  reply.type('application/json; charset=utf-8');
  return Buffer.concat(pieces);
}

/** The newest message of a declaration, which its view tells. */
export async function newestOf(db: Database, declarationId: number): Promise<ViewedMessage | undefined> {
  return await db
    .selectFrom('outbox')
    .where('document_id', '=', declarationId)
    .where('kind', '!=', 'file')
    .orderBy('id', 'desc')
    .limit(1)
    .select(outboxColumns)
    .executeTakeFirst();
}

/** All that the API answers of a declaration beside its document. */
async function headOf(db: Database, actor: Actor, standing: StandingDeclaration) {
  const outbox = await newestOf(db, standing.id);
  const { authority, definition } = kindNamed(standing.document_kind);
  return {
    id: standing.id,
    revision: standing.revision,
    /** Of the shape of the document, whatever it was stored in. */
    schema_version: definition.version,
    status: standing.status,
    /** Of the last request about it, beside its own status. */
    request_status: standing.request_status,
    lrn: standing.lrn,
    mrn: standing.mrn,
    facts: standing.facts,
    /** What it may be asked for; nothing where it is sent to nobody. */
    actions: authority?.offersFor(actor, standing.facts) ?? {},
    next_action: authority?.nextActionFor(actor, standing.facts) ?? null,
    environment: standing.environment,
    /** Who it is made for (CUS-003). */
    customer: await customerOf(db, actor, standing),
    created_at: standing.created_at,
    updated_at: standing.updated_at,
    /** All that customs reported last, those with it whose places hold something else since. */
    customs_problems: standing.customs_problems,
    outbox: outbox === undefined ? null : outboxView(outbox),
  };
}

type ShownDetail = Pick<MessageDetail, 'file' | 'posts' | 'unsent' | 'again'>;

const shownColumns = [
  'id',
  'document_id',
  'kind',
  'about_id',
  'provider',
  'environment',
  'badge',
  'lrn',
  'revision',
  'sha256',
  'state',
  'outcome',
  'attempts',
  'reposted',
  'next_attempt_at',
  'reason',
  'conversation_id',
  'created_at',
  'sent_at',
] as const;
/**
 * What of a message is shown. Its bytes are not read for that: an upload may have a hundred MiB; nor what a request asks
 * for, which has half a MiB where every item changes.
 */
export const outboxColumns = [
  ...shownColumns,
  sql<ShownDetail>`outbox.detail - 'changes' - 'passed'`.as('detail'),
] as const;
export type ViewedMessage = Pick<Selectable<OutboxTable>, (typeof shownColumns)[number]> & {
  readonly detail: ShownDetail;
};

/** A message on its way, or how it ended, with its posts and without its bytes; of a file what it is. */
export function outboxView({
  detail: { file, posts = [], unsent = 0, again = 0 },
  ...message
}: ViewedMessage) {
  /** `left_count`: of so many posts a byte may have left. */
  const shown = { ...message, posts, left_count: message.attempts - unsent + again };
  if (file === undefined) return shown;
  const { name, type, size, sequence } = file;
  return { ...shown, file: { name, type, size, sequence } };
}
