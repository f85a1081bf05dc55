import { sql } from 'kysely';
import type { MessageKind } from '../../../../server/sending/message-kind.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { endingCodes, type RequestKind, sameKinds } from '../story/messages.ts';
import { requestLrn } from './lrn.ts';

/** A message that customs refused at once, with a list of faults, and may have all the same. */
interface KeptLrn {
  readonly lrn: string;
  /** When they refused it. */
  readonly at: Date;
}

const refusedAt = sql<Date>`coalesce((detail -> 'posts' -> -1 ->> 'at')::timestamptz, created_at)`;

/**
 * Whether customs have another under the LRN of a message: they answered a message under it otherwise than by its end, and did not
 * reject it since, or it went after this one, which they would have refused to take as repeated.
 */
export function isUsedUp(message: 'outbox' | 'earlier') {
  const of = (column: string) => sql.ref(`${message}.${column}`);
  return sql<boolean>`exists (
    select 1 from outbox as same join notifications on notifications.outbox_id = same.id
    where same.document_id = ${of('document_id')} and same.lrn = ${of('lrn')}
      and (same.outcome is distinct from 'rejected' or same.id > ${of('id')})
      and notifications.function_code not in (${sql.join(endingCodes)}))`;
}

/**
 * The message under whose LRN alone one of these kinds goes again: the last of them that customs refused at once and did
 * not answer, where all that went since was under its LRN and was rejected. Should they have it, they refuse another under the same LRN as repeated, or for whatever else they find in
 * it first; under another they would hold both. No time ends that: a person who asked them gives it up. Where they answered another under
 * this LRN and did not reject it, they have that one, and the LRN is used up.
 */
export async function keptLrn(
  db: Database,
  declarationId: number,
  kinds: readonly MessageKind[],
): Promise<KeptLrn | undefined> {
  const kept = await db
    .selectFrom('outbox')
    .where('document_id', '=', declarationId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'refused')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as later')
            .whereRef('later.document_id', '=', 'outbox.document_id')
            .where('later.kind', 'in', kinds)
            .where('later.state', '!=', 'discarded')
            .whereRef('later.id', '>', 'outbox.id')
            .where(({ or, eb }) =>
              or([
                eb('later.lrn', 'is distinct from', eb.ref('outbox.lrn')),
                eb('later.outcome', 'is distinct from', 'rejected'),
              ]),
            )
            .select('later.id'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .select(['lrn', refusedAt.as('at'), isUsedUp('outbox').as('isUsedUp')])
    .executeTakeFirst();
  if (kept === undefined || kept.lrn === null) return undefined;
  return kept.isUsedUp ? undefined : { lrn: kept.lrn, at: kept.at };
}

/** The LRN of a request about a declaration: that of the last one like it where customs may have that, else a new one. */
export async function lrnOfRequest(
  db: Database,
  about: { companyId: number; declarationId: number; of: string; kind: RequestKind },
): Promise<string> {
  const kept = await keptLrn(db, about.declarationId, sameKinds(about.kind));
  return kept?.lrn ?? (await requestLrn(db, about));
}
