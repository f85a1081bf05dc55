import { sql } from 'kysely';
import type { DocumentData } from '../../engine/document.ts';
import type { Difference } from '../../engine/index.ts';
import type { ChangeReason } from '../../messages/index.ts';
import type { Actor } from '../access.ts';
import type { StoredDeclaration } from '../declarations/edit.ts';
import { documentOf } from '../declarations/stored-document.ts';
import { ApiError, refusals } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { nilReason } from './change-reasons.ts';
import { heldDeclaration, requireHeld } from './held.ts';
import type { MessageWriter } from './message-writer.ts';
import { notSendable } from './readiness.ts';

/** What an amendment would change: the declaration as customs hold it, as it stands here, and each difference. */
export interface AmendmentDiff {
  readonly revision: number;
  readonly oldValues: DocumentData;
  readonly newValues: DocumentData;
  /** Those that need a reason (D-54). */
  readonly differences: readonly Difference[];
  /** Reasons given for this revision and not sent yet. */
  readonly reasons: readonly ChangeReason[];
}

/** 404 out of reach, 409 when customs hold nothing. */
export async function amendmentDiff(
  { db, messages }: { db: Database; messages: MessageWriter },
  actor: Actor,
  id: number,
): Promise<AmendmentDiff> {
  const declaration = await declarationsWithin(db, actor)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (declaration === undefined) throw refusals.documentNotFound();
  const { document: held } = await heldDeclaration(db, declaration);
  const edited = documentOf(declaration);
  const given = await db
    .selectFrom('amendment_reasons')
    .where('declaration_id', '=', id)
    .where('revision', '=', declaration.revision)
    .select('reasons')
    .executeTakeFirst();
  return {
    revision: declaration.revision,
    oldValues: held,
    newValues: edited,
    differences: await messages.differences({ held, edited }),
    reasons: given?.reasons ?? [],
  };
}

/**
 * Keeps why the declaration shall be amended, in place of what was given before, until it is sent. 404 out of reach,
 * 409 when no amendment is offered or the declaration is another one than the giver saw, 422 when a difference has no
 * reason.
 */
export async function giveReasons(
  { db, messages }: { db: Database; messages: MessageWriter },
  actor: Actor,
  { id, revision, reasons }: { id: number; revision?: number; reasons: readonly ChangeReason[] },
): Promise<{ revision: number; reasons: readonly ChangeReason[] }> {
  return await db.transaction().execute(async (transaction) => {
    const isNil = reasons.length === 1 && reasons[0]!.change_reason === nilReason;
    const { declaration, held } = await requireHeld(transaction, actor, {
      id,
      action: isNil ? 'nil' : 'amend',
      kinds: ['amendment', 'nil-amendment'],
    });
    if (revision !== undefined && revision !== declaration.revision) throw changedSince(declaration.revision);
    const kind = isNil ? 'nil-amendment' : 'amendment';
    const { problems } = await messages.request(
      { kind, held: held.document, edited: documentOf(declaration), reasons },
      { mrn: declaration.mrn!, lrn: 'TRIED' },
    );
    // The values are judged when it is sent; here it is enough that each difference has its reason.
    const ofReasons = problems.filter(({ code }) => code.startsWith('request.'));
    if (ofReasons.length > 0) throw notSendable(ofReasons[0]!.message, ofReasons);

    const given = { revision: declaration.revision, user_id: actor.userId, reasons: JSON.stringify(reasons) };
    await transaction
      .insertInto('amendment_reasons')
      .values({ declaration_id: id, ...given })
      .onConflict((conflict) =>
        conflict.column('declaration_id').doUpdateSet({ ...given, at: sql<Date>`now()` }),
      )
      .execute();
    return { revision: declaration.revision, reasons };
  });
}

/** The reasons given for the declaration as it stands; none for what needs none. 409 when it was changed since. */
export async function givenReasons(
  transaction: Database,
  { id, revision }: StoredDeclaration,
  type: 'amend' | 'nil' | 'cancel' | 'goods-arrival',
): Promise<readonly ChangeReason[]> {
  if (type !== 'amend' && type !== 'nil') return [];
  const given = await transaction
    .selectFrom('amendment_reasons')
    .where('declaration_id', '=', id)
    .select(['revision', 'reasons'])
    .executeTakeFirst();
  // A nil amendment sends what customs hold, whatever was edited here.
  if (type === 'amend' && given !== undefined && given.revision !== revision) throw changedSince(revision);
  return given?.reasons ?? [];
}

export async function forgetReasons(transaction: Database, id: number): Promise<void> {
  await transaction.deleteFrom('amendment_reasons').where('declaration_id', '=', id).execute();
}

/** Nothing may leave that the sender has not seen. */
export function changedSince(revision: number): ApiError {
  return new ApiError(409, 'The declaration was changed since. Look at its changes again.', {
    data: { outbox: null, revision },
  });
}
