import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { DocumentData, FieldValue } from '../../engine/document.ts';
import { type Conflict, getAt } from '../../engine/index.ts';
import type { Patch } from '../../engine/patch.ts';
import { formatPath } from '../../engine/path.ts';
import type { Problem } from '../../engine/problem.ts';
import { messageMaps } from '../../generated/messages.ts';
import { checkMessage, writeMessage } from '../../messages/index.ts';
import type { Actor } from '../access.ts';
import { noteAudit } from '../audit.ts';
import { definition, documentName } from '../declarations/document.ts';
import { type StoredDeclaration, saveEdit } from '../declarations/edit.ts';
import { judgedFigures, type SeenFigure } from '../declarations/figures.ts';
import { submissionOffer } from '../declarations/lifecycle.ts';
import { errorsByPlace, problemsOf, ruleContext } from '../declarations/problems.ts';
import { outboxView } from '../declarations/view.ts';
import { ApiError, refusals } from '../errors.ts';
import { announce } from '../live/events.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import type { OutboxTable } from '../storage/tables.ts';
import { type Environment, environmentFor } from './environment.ts';
import { renewStanding } from './standing.ts';
import { awayReason } from './turns.ts';

export interface Submission {
  readonly id: number;
  /** Revision the document was edited from; absent: the newest. */
  readonly revision?: number;
  readonly document: DocumentData;
  /** Which editor window it comes from: its own earlier saves are no conflict. */
  readonly client?: string;
  /** Figures that differ from their computation and that the sender has seen and lets stand. */
  readonly seenFigures: readonly SeenFigure[];
  readonly provider: string;
  /** Another environment than the company's, for a rehearsal. */
  readonly env?: Environment;
  /** What the authority is that the settings name. */
  readonly authority: Settings['environment'];
  readonly ip: string;
}

/** LRN field of the document (data element 2/5). */
const lrnField = 'transaction_ref';

/** Customs refuses an LRN it has seen within this long, unless that declaration was rejected. */
const lrnHours = 48;

/**
 * Saves the document and puts its message into the outbox, in one transaction with the status and the
 * audit row. A document with errors is saved and refused (422, errors on their places); while an earlier
 * message is pending the answer is 409 with that one, and so it is for a declaration customs holds. What is
 * sent is the submitted document: when the declaration went on since its revision and merging would make it
 * another one, the answer is 409 with the places and nothing is saved.
 */
export async function submitDeclaration(
  db: Database,
  actor: Actor,
  submission: Submission,
): Promise<StoredDeclaration> {
  const result = await db
    .transaction()
    .execute(async (transaction): Promise<{ refused: Problem[] } | { id: number }> => {
      // Locks the declaration, so that a second click, tab or process waits here and finds the first.
      await refuseSecond(transaction, actor, submission.id);
      const { declaration, document, patches, isMerged } = await saveEdit(transaction, actor, submission.id, {
        base: submission.revision,
        client: submission.client,
        change: { document: submission.document },
        origin: 'send',
      });
      // Nothing may leave that the sender has not seen: not what others wrote meanwhile, nor an own later save.
      if (isMerged && patches.length > 0) throw refusals.conflict(conflictsOf(submission.document, patches));
      const problems = await problemsForSending(transaction, actor, declaration, document, submission);
      if (errorsOf(problems).length > 0) return { refused: problems };
      await queueMessage(transaction, actor, declaration, document, submission);
      return { id: declaration.id };
    });
  if ('refused' in result) {
    throw new ApiError(422, 'The declaration has errors and was not sent.', {
      errors: errorsByPlace(result.refused),
      problems: result.refused,
    });
  }
  return await declarationsWithin(db, actor)
    .where('id', '=', result.id)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** The message of this declaration that is not settled, if any. */
async function pendingMessage(db: Database, id: number): Promise<Selectable<OutboxTable> | undefined> {
  return await db
    .selectFrom('outbox')
    .where('declaration_id', '=', id)
    .where('outcome', 'is', null)
    .selectAll()
    .executeTakeFirst();
}

/** The places where `patches`, which the submitted document lacks, make it another one. */
function conflictsOf(submitted: DocumentData, patches: readonly Patch[]): Conflict[] {
  return patches.map((patch) => {
    if (patch.op === 'insert') return { path: [...patch.path, { id: patch.row.uuid }] };
    if (patch.op !== 'set') return { path: patch.path };
    const mine = getAt(submitted, patch.path) as FieldValue | undefined;
    return {
      path: patch.path,
      ...(mine === undefined ? {} : { mine }),
      ...(patch.value === undefined ? {} : { theirs: patch.value }),
    };
  });
}

async function refuseSecond(transaction: Database, actor: Actor, id: number): Promise<void> {
  const declaration = await declarationsWithin(transaction, actor)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('facts')
    .forUpdate()
    .executeTakeFirst();
  // Out of reach: saveEdit answers 404.
  if (declaration === undefined) return;
  const pending = await pendingMessage(transaction, id);
  if (pending !== undefined) {
    const message =
      pending.state === 'unconfirmed'
        ? 'This declaration was posted and customs has not confirmed it; it is not sent a second time.'
        : 'This declaration is being sent already.';
    throw new ApiError(409, message, { data: { outbox: outboxView(pending) } });
  }
  const offer = submissionOffer(declaration.facts);
  if (!offer.offered) throw new ApiError(409, offer.reason, { data: { outbox: null } });
}

async function problemsForSending(
  transaction: Database,
  actor: Actor,
  declaration: StoredDeclaration,
  document: DocumentData,
  { seenFigures }: Submission,
): Promise<Problem[]> {
  // What customs said of the last message is no reason not to send a corrected one.
  const context = ruleContext(actor, declaration.status, document);
  const problems = judgedFigures(problemsOf(document, context, []), seenFigures);
  const ofMessage = checkMessage(messageMaps[documentName].cds, document, definition);
  problems.push(...notSaidYet(problems, ofMessage));
  const places = new Set(errorsOf(problems).map(({ path }) => formatPath(path)));

  const lrn = document[lrnField];
  if (typeof lrn !== 'string') {
    if (!places.has(`/${lrnField}`)) {
      problems.push(serverError(lrnField, 'server.lrn.missing', 'The LRN is required to send.'));
    }
  } else if (!places.has(`/${lrnField}`)) {
    const earlier = await earlierUse(transaction, declaration.company_id, lrn);
    if (earlier !== undefined) {
      const at = earlier.created_at.toISOString().slice(0, 16).replace('T', ' ');
      const text = `This LRN was sent at ${at} UTC; customs takes it again after ${lrnHours} hours. Choose another.`;
      problems.push(serverError(lrnField, 'server.lrn.used', text, lrn));
    }
  }
  return problems;
}

/** Of what the message check finds, that which no error of the same place says already. */
function notSaidYet(problems: readonly Problem[], found: readonly Problem[]): Problem[] {
  const said = new Set(
    errorsOf(problems).flatMap(({ path, code }) => [formatPath(path), `${formatPath(path)} ${kindOf(code)}`]),
  );
  return found.filter(({ path, code }) => {
    const kind = kindOf(code);
    return !said.has(kind === 'missing' ? formatPath(path) : `${formatPath(path)} ${kind}`);
  });
}

/** `maxLength` of `problem.maxLength` and `problem.message.maxLength`. */
function kindOf(code: string): string {
  return code.slice(code.lastIndexOf('.') + 1);
}

function errorsOf(problems: readonly Problem[]): Problem[] {
  return problems.filter((problem) => problem.severity === 'error');
}

function serverError(field: string, code: string, message: string, value = ''): Problem {
  return { path: [field], severity: 'error', source: 'server', code, message, value };
}

/** Sends of one LRN in one company come one after the other until their transaction ends. */
async function earlierUse(transaction: Database, companyId: number, lrn: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${lrn}`}, 0))`.execute(transaction);
  return await transaction
    .selectFrom('outbox')
    .where('company_id', '=', companyId)
    .where('lrn', '=', lrn)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${lrnHours})`)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'accepted')]))
    .select('created_at')
    .executeTakeFirst();
}

async function queueMessage(
  transaction: Database,
  actor: Actor,
  declaration: StoredDeclaration,
  document: DocumentData,
  { provider, env, authority, ip, seenFigures }: Submission,
): Promise<void> {
  const body = Buffer.from(writeMessage(messageMaps[documentName].cds, document, definition), 'utf8');
  const sha256 = createHash('sha256').update(body).digest('hex');
  const lrn = document[lrnField] as string;
  const company = await transaction
    .selectFrom('companies')
    .where('id', '=', declaration.company_id)
    .select('csp_env')
    .executeTakeFirstOrThrow();
  const environment = environmentFor(env, company.csp_env[provider] ?? 'TT', authority);
  await transaction
    .updateTable('declarations')
    .set({ environment })
    .where('id', '=', declaration.id)
    .execute();
  const { id } = await transaction
    .insertInto('outbox')
    .values({
      declaration_id: declaration.id,
      company_id: declaration.company_id,
      user_id: actor.userId,
      kind: 'submission',
      provider,
      environment,
      lrn,
      revision: declaration.revision,
      document: JSON.stringify(document),
      schema_version: definition.version,
      body,
      sha256,
      reason: await awayReason(transaction, provider),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await renewStanding(transaction, declaration.id);
  await noteAudit(transaction, {
    action: 'declaration sent',
    userId: actor.userId,
    companyId: actor.companyId,
    recordId: declaration.id,
    ip,
    detail: {
      outbox: id,
      lrn,
      revision: declaration.revision,
      sha256,
      provider,
      ...(seenFigures.length > 0 ? { seenFigures } : {}),
    },
  });
  await announce(transaction, { name: 'outbox' });
}
