import type { Actor } from '../../../../server/access.ts';
import {
  changeDeclaration,
  historyQuestions,
  type StandingDeclaration,
} from '../../../../server/declarations/edit.ts';
import { ApiError } from '../../../../server/errors.ts';
import { newestMessage, refuseSentMeanwhile } from '../../../../server/sending/newest-message.ts';
import { leave, queueMessage, refuseSecond } from '../../../../server/sending/queue.ts';
import type { Services } from '../../../../server/services.ts';
import type { Settings } from '../../../../server/settings.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import { lrnProblem } from '../reference/lrn-problem.ts';
import { factsIn } from '../story/facts.ts';
import { requireOffer } from '../story/offers.ts';
import { type ChannelChoice, channelFor } from './channel.ts';
import { lastCalculation } from './tax-check.ts';
import { type ComputedSubmission, type Submitted, submissionWork, unsendable } from './works.ts';

export interface Submission
  extends Pick<Submitted, 'seenFigures' | 'isTaxSend'>,
    Partial<Pick<Submitted, 'dataJ' | 'client' | 'passed'>> {
  readonly id: number;
  /** Revision the document was edited from; absent: the newest. */
  readonly revision?: number | undefined;
  /** Which way it goes. */
  readonly choice: ChannelChoice;
  readonly ip: string;
  /** Refuses a declaration of another revision than the sender saw. */
  requireSeen?(revision: number): void;
}

/**
 * Saves the document and puts its message into the outbox, in one transaction with the status and the
 * audit row. A document with errors is saved and refused (422, errors on their places); while an earlier
 * message is pending the answer is 409 with that one, and so it is for a declaration customs holds. What is
 * sent is the submitted document: when the declaration went on since its revision and merging would make it
 * another one, the answer is 409 with the places and nothing is saved.
 */
export async function submitDeclaration(
  services: Pick<Services, 'db' | 'threads' | 'settings'>,
  actor: Actor,
  submission: Submission,
): Promise<void> {
  const { db, settings } = services;
  const { id, revision: base, dataJ, client, passed, seenFigures, isTaxSend } = submission;
  const newest = await newestMessage(db, actor, id);
  let companyId = actor.companyId;
  const of = { kind: cdsDeclaration.document, id };
  const { result: refused } = await changeDeclaration(services, actor, of, {
    purpose: 'sending',
    work: submissionWork,
    about: { dataJ, base, client, passed, seenFigures, isTaxSend },
    questions: {
      ...historyQuestions(db, actor, of),
      lastCalculation: () => lastCalculation(db, id),
      lrnProblem: (lrn) => lrnProblem(db, { companyId, declarationId: id }, lrn),
    },
    async before(stored) {
      companyId = stored.company_id;
      submission.requireSeen?.(stored.revision);
      refuseSentMeanwhile(newest, await requireSendable(db, actor, stored));
    },
    async within(transaction, declaration, made): Promise<ApiError | undefined> {
      // The declaration is locked by now: a second click, tab or process waited and finds the first.
      refuseSentMeanwhile(newest, await requireSendable(transaction, actor, declaration));
      const { outcome } = made;
      if ('answer' in outcome) return new ApiError(422, outcome.message, {}, outcome.answer);
      // Another send may have taken it since it was looked at; from here on none can.
      const wrongLrn = await lrnProblem(
        transaction,
        { companyId: declaration.company_id, declarationId: id },
        made.lrn,
      );
      if (wrongLrn !== undefined) return unsendable([...outcome.problems, wrongLrn]);
      await queueSubmission(
        transaction,
        actor,
        declaration,
        { ...made, body: outcome.body },
        submission,
        settings,
      );
      return undefined;
    },
  });
  if (refused !== undefined) throw refused;
}

/** Its newest submission. */
async function requireSendable(
  db: Database,
  actor: Actor,
  { id, facts }: Pick<StandingDeclaration, 'id' | 'facts'>,
) {
  await refuseSecond(db, id, ['submission']);
  const newest = await newestMessage(db, actor, id);
  requireOffer('send', factsIn(facts), { outbox: newest });
  return newest;
}

async function queueSubmission(
  transaction: Database,
  actor: Actor,
  declaration: StandingDeclaration,
  { body, passed, lrn: { lrn }, submitter, document }: ComputedSubmission & { readonly body: Uint8Array },
  { choice, ip, seenFigures }: Submission,
  settings: Pick<Settings, 'environment' | 'serviceProviders'>,
): Promise<void> {
  const channel = await channelFor(transaction, declaration.company_id, choice, settings);
  await transaction
    .updateTable('documents')
    .set({ environment: channel.environment })
    .where('id', '=', declaration.id)
    .execute();
  await queueMessage(transaction, actor, declaration, {
    kind: 'submission',
    ...channel,
    submitter,
    lrn: lrn as string,
    document,
    body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
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
