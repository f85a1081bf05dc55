import type { Problem } from '../../engine/problem.ts';
import type { ChangeReason } from '../../messages/index.ts';
import type { Actor } from '../access.ts';
import type { StoredDeclaration } from '../declarations/edit.ts';
import type { SeenFigure } from '../declarations/figures.ts';
import { documentOf } from '../declarations/stored-document.ts';
import { ApiError } from '../errors.ts';
import type { MessageKind, RequestKind } from '../lifecycle/messages.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { changedSince, forgetReasons, givenReasons } from './amendment-reasons.ts';
import { channelOf, type HeldDeclaration, refuseOtherWay, requireHeld } from './held.ts';
import { requestLrn } from './lrn.ts';
import type { MessageWriter } from './message-writer.ts';
import type { Provider } from './provider.ts';
import { leave, queueMessage } from './queue.ts';
import { errorsOf, notSendable, readyForSending } from './readiness.ts';

/** What can be asked about a declaration, by its type in the calls (D-53). */
export const requestTypes = ['amend', 'nil', 'cancel', 'goods-arrival'] as const;
export type RequestType = (typeof requestTypes)[number];

const kinds: Readonly<Record<RequestType, RequestKind>> = {
  amend: 'amendment',
  nil: 'nil-amendment',
  cancel: 'cancellation',
  'goods-arrival': 'arrival',
};

/** What may not be on its way twice: amendments of both kinds are one. */
const sameKinds: Readonly<Record<RequestType, readonly MessageKind[]>> = {
  amend: ['amendment', 'nil-amendment'],
  nil: ['amendment', 'nil-amendment'],
  cancel: ['cancellation'],
  'goods-arrival': ['arrival'],
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
  readonly settings: Pick<Settings, 'environment' | 'serviceProviders'>;
  readonly messages: MessageWriter;
  readonly ip: string;
}

/**
 * Puts a request about a declaration customs hold into the outbox, in one transaction with status and audit row. It
 * goes where the declaration went. 404 out of reach; 409 with the first while one like it is pending, and with the
 * reason when it is not offered; 422 with what is wrong, each on its place.
 */
export async function sendRequest(
  db: Database,
  actor: Actor,
  request: DeclarationRequest,
): Promise<StoredDeclaration> {
  const { id, type } = request;
  await db.transaction().execute(async (transaction) => {
    const found = await requireHeld(transaction, actor, { id, action: type, kinds: sameKinds[type] });
    refuseOtherWay(found.held, request);
    if (type === 'amend') requireSeen(found.declaration, request.revision);
    const reasons = request.reasons ?? (await givenReasons(transaction, found.declaration, type));
    if (type === 'cancel' || type === 'nil') requireReason(reasons);
    await queueRequest(transaction, actor, { ...request, ...found, reasons });
    await leave(transaction, id);
  });
  return await declarationsWithin(db, actor).where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

interface ReadyRequest extends DeclarationRequest {
  readonly declaration: StoredDeclaration;
  readonly held: HeldDeclaration;
  readonly reasons: readonly ChangeReason[];
}

async function queueRequest(
  transaction: Database,
  actor: Actor,
  { type, declaration, held, reasons, seenFigures, settings, messages, ip }: ReadyRequest,
): Promise<void> {
  const kind = kinds[type];
  const edited = documentOf(declaration);
  if (type === 'amend') {
    const { status } = declaration;
    const outgoing = { status, document: edited, seenFigures, as: 'request' } as const;
    const { problems: ofDocument } = await readyForSending(messages, actor, outgoing);
    if (errorsOf(ofDocument).length > 0)
      throw notSendable('The declaration has errors and was not sent.', ofDocument);
  }
  const { company_id: companyId, mrn } = declaration;
  const channel = await channelOf(transaction, held, settings);
  const lrn = await requestLrn(transaction, { companyId, of: held.submission.lrn!, kind });
  const { message, problems } = await messages.request(
    { kind, held: held.document, edited, reasons },
    { mrn: mrn!, lrn },
  );
  if (message === undefined) throw notSendable(sentenceOf(problems), problems);

  const isAmendment = type === 'amend' || type === 'nil';
  await queueMessage(transaction, actor, declaration, {
    kind,
    about_id: held.submission.id,
    base_id: isAmendment ? held.message : null,
    ...channel,
    submitter: held.submission.submitter,
    lrn,
    document: JSON.stringify(type === 'amend' ? edited : held.document),
    body: Buffer.from(message.xml, 'utf8'),
    detail: JSON.stringify({ changes: message.changes }),
    action: `${kind} sent`,
    ip,
    noted: { mrn, ...(seenFigures.length > 0 ? { seenFigures } : {}) },
  });
  if (isAmendment) await forgetReasons(transaction, declaration.id);
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
