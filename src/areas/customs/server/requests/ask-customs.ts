import type { FastifyReply } from 'fastify';
import type { ChangeReason } from '../../../../messages/index.ts';
import type { Actor } from '../../../../server/access.ts';
import { authorisationWanting } from '../../../../server/authorisation/authorisation.ts';
import type { SeenFigure } from '../../../../server/declarations/figures.ts';
import { answerSent } from '../../../../server/declarations/view.ts';
import { ApiError, refusals } from '../../../../server/errors.ts';
import { FormFile } from '../../../../server/forms.ts';
import type { Provider } from '../../../../server/sending/provider.ts';
import type { Services } from '../../../../server/services.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { documentsWithin } from '../../../../server/storage/scope.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import { sendProperties } from '../send/send-body.ts';
import { amendReasons, cancelReasons, longestDescription, nilReason } from './change-reasons.ts';
import { sameWay } from './held.ts';
import { type RequestType, requestTypes, sendRequest } from './request.ts';
import { sendUpload } from './upload.ts';

/** What can be asked about a declaration: requests, and the upload of files for it. */
export const askedTypes = [...requestTypes, 'cds-upload'] as const;

/** What send-xml takes, and send-csp beside it. */
export interface RequestBody {
  readonly type: RequestType | 'cds-upload';
  readonly user_id?: number;
  readonly change_reason?: string;
  readonly statement_description?: string;
  readonly revision?: number;
  readonly provider?: Provider;
  readonly badge?: string;
  readonly seen_figures: readonly SeenFigure[];
  /** Of an upload. */
  readonly files: readonly FormFile[];
}

export const requestProperties = {
  user_id: { type: 'integer' },
  change_reason: { type: 'string', maxLength: 3 },
  statement_description: { type: 'string', maxLength: longestDescription },
  revision: { type: 'integer', minimum: 1 },
  seen_figures: sendProperties.seen_figures,
  files: { type: 'array', maxItems: 1000, items: { type: 'object' }, default: [] },
} as const;

interface Asked {
  readonly id: number;
  readonly body: RequestBody;
  readonly ip: string;
  readonly isForCsp?: boolean;
}

/**
 * Sends what a call asks for and answers it with the declaration then. 403 when it is in another user's name, 409 when
 * the declaration went to HMRC and the call is for community systems.
 */
export async function askCustoms(services: Services, actor: Actor, reply: FastifyReply, asked: Asked) {
  await sendAsked(services, actor, asked);
  return await answerSent(services, actor, reply, { kind: cdsDeclaration.document, id: asked.id });
}

async function sendAsked(
  services: Services,
  actor: Actor,
  { id, body, ip, isForCsp = false }: Asked,
): Promise<void> {
  const { db, authorisation, settings } = services;
  requireOwnName(body, actor);
  if ((await providerOf(db, actor, id)) === 'HMRC') {
    if (isForCsp) throw sameWay('HMRC');
    const wanting = await authorisationWanting({ db, authorisation }, actor, id);
    if (wanting !== undefined) throw wanting;
  }
  const { type, revision, seen_figures: seenFigures, provider, badge } = body;
  const asked = { id, provider, badge, ip };
  return type === 'cds-upload'
    ? await sendUpload(db, actor, { ...asked, settings, files: filesIn(body) })
    : await sendRequest(services, actor, {
        ...asked,
        type,
        reasons: reasonsIn({ ...body, type }),
        revision,
        seenFigures,
      });
}

/** Nobody sends in another user's name. */
export function requireOwnName({ user_id }: Pick<RequestBody, 'user_id'>, { userId }: Actor): void {
  if (user_id !== undefined && user_id !== userId) throw refusals.forbidden();
}

/** Of a body that is no form, nothing is a file. */
function filesIn({ files }: RequestBody): readonly FormFile[] {
  if (files.every((file) => file instanceof FormFile)) return files;
  const errors = { files: ['Files come in a form.'] };
  throw new ApiError(422, 'Files come in a form.', { errors, data: { error: errors } });
}

/** To whom the declaration was sent; undefined where it was not, or is out of reach. */
async function providerOf(db: Database, actor: Actor, id: number): Promise<string | undefined> {
  const held = await documentsWithin(db, actor, cdsDeclaration.document)
    .innerJoin('outbox', 'outbox.id', 'documents.held_message')
    .where('documents.id', '=', id)
    .select('outbox.provider')
    .executeTakeFirst();
  return held?.provider;
}

/** The reason a call brings with it; undefined where those given before hold. */
function reasonsIn({
  type,
  change_reason,
  statement_description,
}: RequestBody & { readonly type: RequestType }): ChangeReason[] | undefined {
  if (type === 'goods-arrival') return [];
  if (change_reason === undefined && statement_description === undefined) {
    return type === 'cancel' ? [] : undefined;
  }
  const reason = change_reason ?? (type === 'nil' ? nilReason : '');
  const allowed = type === 'cancel' ? cancelReasons : amendReasons;
  if (reason.trim() !== '' && !allowed.includes(reason)) {
    const errors = { change_reason: [`One of ${allowed.join(', ')}.`] };
    throw new ApiError(422, 'There is no such reason.', { errors, data: { error: errors } });
  }
  return [{ change_reason: reason, statement_description: statement_description ?? '' }];
}
