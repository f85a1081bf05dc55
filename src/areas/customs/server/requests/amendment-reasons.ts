import { sql } from 'kysely';
import type { ChangeReason } from '../../../../messages/index.ts';
import type { Actor } from '../../../../server/access.ts';
import { readDeclaration, type StoredDeclaration } from '../../../../server/declarations/edit.ts';
import type { StoredShape } from '../../../../server/declarations/stored-document.ts';
import { ApiError } from '../../../../server/errors.ts';
import type { Services } from '../../../../server/services.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { askerFor } from '../../../../server/threads/threads.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import { notSendable } from '../send/readiness.ts';
import { differencesWork, requestWork } from '../send/works.ts';
import { nilReason } from './change-reasons.ts';
import { aboutHeld, heldDeclaration } from './held.ts';

/**
 * What an amendment would change, as it is answered: the declaration as customs hold it, as it stands here, each
 * difference that needs a reason (D-54), and reasons given for this revision and not sent yet. 404 out of reach, 409 when
 * customs hold nothing.
 */
export async function amendmentDiff(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  actor: Actor,
  id: number,
): Promise<Buffer> {
  const declaration = await readDeclaration(db, actor, { kind: cdsDeclaration.document, id });
  const { stored: held } = await heldDeclaration(db, declaration);
  const given = await db
    .selectFrom('amendment_reasons')
    .where('document_id', '=', id)
    .where('revision', '=', declaration.revision)
    .select('reasons')
    .executeTakeFirst();
  const part = await threads.run(
    differencesWork,
    { held, edited: shapeOf(declaration) },
    askerFor('checking', actor),
  );
  const head = JSON.stringify({ revision: declaration.revision, reasons: given?.reasons ?? [] });
  return Buffer.concat([Buffer.from(`{"data":${head.slice(0, -1)},`), part, Buffer.from('}}')]);
}

/** What a thread needs of a declaration that is read: not all of its row. */
export function shapeOf({ document_kind, document, schema_version }: StoredDeclaration): StoredShape {
  return { document_kind, document, schema_version };
}

/**
 * Keeps why the declaration shall be amended, in place of what was given before, until it is sent. 404 out of reach,
 * 409 when no amendment is offered or the declaration is another one than the giver saw, 422 when a difference has no
 * reason.
 */
export async function giveReasons(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  actor: Actor,
  { id, revision, reasons }: { id: number; revision?: number; reasons: readonly ChangeReason[] },
): Promise<{ revision: number; reasons: readonly ChangeReason[] }> {
  const isNil = reasons.length === 1 && reasons[0]!.change_reason === nilReason;
  const about = {
    id,
    action: isNil ? 'nil' : 'amend',
    kinds: ['amendment', 'nil-amendment'],
  } as const;
  return await aboutHeld(db, actor, about, async (declaration, held) => {
    if (revision !== undefined && revision !== declaration.revision) throw changedSince(declaration.revision);
    const { problems } = await threads.run(
      requestWork,
      {
        ...{ kind: isNil ? 'nil-amendment' : 'amendment', held: held.stored, edited: shapeOf(declaration) },
        ...{ reasons, names: { mrn: declaration.mrn!, lrn: 'TRIED' }, isTried: true },
      },
      askerFor('sending', actor),
    );
    // The values are judged when it is sent; here it is enough that each difference has its reason.
    if (problems.length > 0) throw notSendable(problems[0]!.message, problems);

    return async (transaction) => {
      const given = {
        revision: declaration.revision,
        user_id: actor.userId,
        reasons: JSON.stringify(reasons),
      };
      await transaction
        .insertInto('amendment_reasons')
        .values({ document_id: id, ...given })
        .onConflict((conflict) =>
          conflict.column('document_id').doUpdateSet({ ...given, at: sql<Date>`now()` }),
        )
        .execute();
      return { revision: declaration.revision, reasons };
    };
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
    .where('document_id', '=', id)
    .select(['revision', 'reasons'])
    .executeTakeFirst();
  // A nil amendment sends what customs hold, whatever was edited here.
  if (type === 'amend' && given !== undefined && given.revision !== revision) throw changedSince(revision);
  return given?.reasons ?? [];
}

export async function forgetReasons(transaction: Database, id: number): Promise<void> {
  await transaction.deleteFrom('amendment_reasons').where('document_id', '=', id).execute();
}

/** Nothing may leave that the sender has not seen. */
export function changedSince(revision: number): ApiError {
  return new ApiError(409, 'The declaration was changed since. Look at its changes again.', {
    data: { outbox: null, revision },
  });
}
