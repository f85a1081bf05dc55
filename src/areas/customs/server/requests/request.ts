import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../../../engine/problem.ts';
import type { ChangeReason } from '../../../../messages/index.ts';
import type { Actor } from '../../../../server/access.ts';
import type { StoredDeclaration } from '../../../../server/declarations/edit.ts';
import type { SeenFigure } from '../../../../server/declarations/figures.ts';
import { ApiError } from '../../../../server/errors.ts';
import type { Provider } from '../../../../server/sending/provider.ts';
import { leave, queueMessage } from '../../../../server/sending/queue.ts';
import type { Services } from '../../../../server/services.ts';
import { askerFor } from '../../../../server/threads/threads.ts';
import { lrnOfRequest } from '../reference/kept-lrn.ts';
import { notSendable } from '../send/readiness.ts';
import { requestWork } from '../send/works.ts';
import { type RequestKind, sameKinds } from '../story/messages.ts';
import { changedSince, forgetReasons, givenReasons, shapeOf } from './amendment-reasons.ts';
import { aboutHeld, channelOf, refuseOtherWay } from './held.ts';

/** What can be asked about a declaration, by its type in the calls (D-53). */
export const requestTypes = ['amend', 'nil', 'cancel', 'goods-arrival'] as const;
export type RequestType = (typeof requestTypes)[number];

const kinds: Readonly<Record<RequestType, RequestKind>> = {
  amend: 'amendment',
  nil: 'nil-amendment',
  cancel: 'cancellation',
  'goods-arrival': 'arrival',
};

export interface DeclarationRequest {
  readonly id: number;
  readonly type: RequestType;
  /**
   * Why: of a cancellation or nil amendment one; of an amendment one for each difference. Absent: those that were
   * given before (POST /customs-declarations/{id}/amend).
   */
  readonly reasons?: readonly ChangeReason[];
  /** The revision whose changes the sender saw; absent: the newest. */
  readonly revision?: number;
  /** Figures that differ from their computation and that the sender has seen and lets stand. */
  readonly seenFigures: readonly SeenFigure[];
  /** To whom and by which badge, where the caller says so; it must be the way the declaration went. */
  readonly provider?: Provider;
  readonly badge?: string;
  readonly ip: string;
}

/**
 * Puts a request about a declaration customs hold into the outbox, in one transaction with status and audit row. It
 * goes where the declaration went. 404 out of reach; 409 with the first while one like it is pending, and with the
 * reason when it is not offered; 422 with what is wrong, each on its place.
 */
export async function sendRequest(
  { db, settings, threads }: Pick<Services, 'db' | 'settings' | 'threads'>,
  actor: Actor,
  request: DeclarationRequest,
): Promise<void> {
  const { id, type, seenFigures, ip } = request;
  const kind = kinds[type];
  const about = { id, action: type, kinds: sameKinds(kind) };
  await aboutHeld(db, actor, about, async (declaration, held) => {
    refuseOtherWay(held, request);
    if (type === 'amend') requireSeen(declaration, request.revision);
    const reasons = request.reasons ?? (await givenReasons(db, declaration, type));
    if (type === 'cancel' || type === 'nil') requireReason(reasons);
    const { status, company_id: companyId, mrn } = declaration;
    await channelOf(db, held, settings);
    const ofLrn = { companyId, declarationId: id, of: held.submission.lrn!, kind };
    // It stands in the message; that nobody else has taken it meanwhile is seen when that is stored.
    const lrn = await lrnOfRequest(db, ofLrn);
    const { message, problems, document } = await threads.run(
      requestWork,
      {
        ...{ kind, held: held.stored, edited: shapeOf(declaration), reasons, names: { mrn: mrn!, lrn } },
        ...(type === 'amend' ? { sender: { actor, status, seenFigures } } : {}),
      },
      askerFor('sending', actor),
    );
    if (message === undefined) throw notSendable(sentenceOf(problems), problems);

    return async (transaction) => {
      const now = request.reasons ?? (await givenReasons(transaction, declaration, type));
      if (!isDeepStrictEqual(now, reasons)) return 'again';
      const channel = await channelOf(transaction, held, settings);
      if ((await lrnOfRequest(transaction, ofLrn)) !== lrn) return 'again';
      const isAmendment = type === 'amend' || type === 'nil';
      await queueMessage(transaction, actor, declaration, {
        kind,
        about_id: held.submission.id,
        base_id: isAmendment ? held.message : null,
        ...channel,
        submitter: held.submission.submitter,
        lrn,
        document,
        body: Buffer.from(message.xml, 'utf8'),
        detail: JSON.stringify({ changes: message.changes }),
        action: `${kind} sent`,
        ip,
        noted: { mrn, ...(seenFigures.length > 0 ? { seenFigures } : {}) },
      });
      if (isAmendment) await forgetReasons(transaction, declaration.id);
      await leave(transaction, id);
      return undefined;
    };
  });
}

/** Nothing may leave that the sender has not seen. */
function requireSeen({ revision }: StoredDeclaration, seen: number | undefined): void {
  if (seen !== undefined && seen !== revision) throw changedSince(revision);
}

/** CUS-038, D-62: both, and not of blanks alone. */
function requireReason([reason]: readonly ChangeReason[]): void {
  const errors = Object.fromEntries(
    (['change_reason', 'statement_description'] as const)
      .filter((field) => !reason?.[field]?.trim())
      .map((field) => [field, ['The field is required']]),
  );
  if (Object.keys(errors).length === 0) return;
  throw new ApiError(422, 'A reason and a description are needed.', { errors, data: { error: errors } });
}

/** What is wrong, where it is one thing. */
function sentenceOf(problems: readonly Problem[]): string {
  return problems.length === 1 ? problems[0]!.message : 'The request has errors and was not sent.';
}
