import type { DocumentData, FieldValue } from '../../engine/document.ts';
import { type Conflict, getAt } from '../../engine/index.ts';
import type { Patch } from '../../engine/patch.ts';
import type { Problem } from '../../engine/problem.ts';
import type { Actor } from '../access.ts';
import { type StoredDeclaration, saveEdit } from '../declarations/edit.ts';
import type { SeenFigure } from '../declarations/figures.ts';
import { refusals } from '../errors.ts';
import { requireOffer } from '../lifecycle/offers.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { type ChannelChoice, channelFor } from './channel.ts';
import { lrnField, lrnProblem } from './lrn-problem.ts';
import type { MessageWriter } from './message-writer.ts';
import { newestMessage } from './newest-message.ts';
import type { KeptPassing, PassedChecks } from './passed-checks.ts';
import { leave, queueMessage, refuseSecond } from './queue.ts';
import { errorsOf, notSendable, type Readiness, readyForSending } from './readiness.ts';
import { submitterOf } from './submitter.ts';
import { strictOnTaxes } from './tax-check.ts';

export interface Submission {
  readonly id: number;
  /** Revision the document was edited from; absent: the newest. */
  readonly revision?: number;
  readonly document: DocumentData;
  /** Which editor window it comes from: its own earlier saves are no conflict. */
  readonly client?: string;
  /** Figures that differ from their computation and that the sender has seen and lets stand. */
  readonly seenFigures: readonly SeenFigure[];
  /** Findings of published rules that the sender passes over. */
  readonly passed?: PassedChecks;
  /** Sent only when the tax check finds nothing, not even something doubtful (API-024). */
  readonly isTaxSend: boolean;
  /** Which way it goes. */
  readonly choice: ChannelChoice;
  readonly settings: Pick<Settings, 'environment' | 'serviceProviders'>;
  readonly messages: MessageWriter;
  readonly ip: string;
}

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
    .execute(async (transaction): Promise<{ refused: readonly Problem[] } | { id: number }> => {
      await requireSendable(transaction, actor, submission.id);
      const { declaration, document, patches, isMerged } = await saveEdit(transaction, actor, submission.id, {
        base: submission.revision,
        client: submission.client,
        change: { document: submission.document },
        origin: 'send',
      });
      // Nothing may leave that the sender has not seen: not what others wrote meanwhile, nor an own later save.
      if (isMerged && patches.length > 0) throw refusals.conflict(conflictsOf(submission.document, patches));
      const ready = await readinessOf(transaction, actor, declaration, document, submission);
      const problems = submission.isTaxSend
        ? await strictOnTaxes(transaction, declaration.id, document, ready.problems)
        : ready.problems;
      const { body, passed } = ready;
      if (errorsOf(problems).length > 0 || body === undefined) return { refused: problems };
      await queueSubmission(transaction, actor, declaration, { document, body, passed }, submission);
      return { id: declaration.id };
    });
  if ('refused' in result) {
    throw notSendable('The declaration has errors and was not sent.', result.refused);
  }
  return await declarationsWithin(db, actor)
    .where('id', '=', result.id)
    .selectAll()
    .executeTakeFirstOrThrow();
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

/** Locks the declaration, so that a second click, tab or process waits here and finds the first. */
async function requireSendable(transaction: Database, actor: Actor, id: number): Promise<void> {
  const declaration = await declarationsWithin(transaction, actor)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('facts')
    .forUpdate()
    .executeTakeFirst();
  // Out of reach: saveEdit answers 404.
  if (declaration === undefined) return;
  await refuseSecond(transaction, id, ['submission']);
  requireOffer('send', declaration.facts, { outbox: await newestMessage(transaction, actor, id) });
}

/** What keeps the document from being sent, its LRN among it. */
async function readinessOf(
  transaction: Database,
  actor: Actor,
  declaration: StoredDeclaration,
  document: DocumentData,
  { messages, seenFigures, passed }: Submission,
): Promise<Readiness> {
  const { status } = declaration;
  const outgoing = { status, document, seenFigures, passed, as: 'submission' } as const;
  const ready = await readyForSending(messages, actor, outgoing);
  const found = await lrnProblem(transaction, declaration.company_id, document, ready.problems);
  return found ? { ...ready, problems: [...ready.problems, found] } : ready;
}

async function queueSubmission(
  transaction: Database,
  actor: Actor,
  declaration: StoredDeclaration,
  { document, body, passed }: { document: DocumentData; body: Buffer; passed: KeptPassing | undefined },
  { choice, settings, ip, seenFigures }: Submission,
): Promise<void> {
  const channel = await channelFor(transaction, declaration.company_id, choice, settings);
  await transaction
    .updateTable('declarations')
    .set({ environment: channel.environment })
    .where('id', '=', declaration.id)
    .execute();
  await queueMessage(transaction, actor, declaration, {
    kind: 'submission',
    ...channel,
    submitter: submitterOf(document),
    lrn: document[lrnField] as string,
    document: JSON.stringify(document),
    body,
    action: 'declaration sent',
    ip,
    ...(passed && { detail: JSON.stringify({ passed }) }),
    noted: {
      ...(seenFigures.length > 0 ? { seenFigures } : {}),
      ...(passed && { passedChecks: passed }),
    },
  });
  await leave(transaction, declaration.id);
}
