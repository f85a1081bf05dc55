import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';
import { documentsWithin } from '../storage/scope.ts';
import { keepBrought } from './brought.ts';
import { importedKind } from './imported-kind.ts';
import type { KnownQuestions, OtherDeclaration } from './recognised.ts';
import type { ReadyDeclaration } from './works.ts';

/** Most of them that are told of one reference. */
const mostOthers = 10;

/** The answers of what imports before made, of the own company. */
export function knownQuestions(db: Database, actor: Actor): KnownQuestions {
  return {
    async created(keys) {
      const found = await documentsWithin(db, actor, importedKind.document)
        .where('company_id', '=', actor.companyId)
        .where(sql<boolean>`creation_key = any(${sql.val(keys)}::uuid[])`)
        .select(['creation_key', sql<boolean>`deleted_at is not null`.as('archived')])
        .execute();
      return found.map(({ creation_key: key, archived: isArchived }) => ({ key: key!, isArchived }));
    },
    async standing(references) {
      return await standingByReference(db, actor, references);
    },
  };
}

/**
 * A declaration with the reference of this one and other content that another import made by now. Until the transaction
 * ends, no other makes one with this reference.
 */
export async function madeMeanwhile(
  transaction: Database,
  actor: Actor,
  declaration: ReadyDeclaration,
): Promise<number | undefined> {
  const { reference } = declaration;
  if (reference === '') return undefined;
  const name = `imported declaration ${actor.companyId} ${reference}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  const standing = await documentsWithin(transaction, actor, importedKind.document)
    .innerJoin('imported_documents as made', 'made.document_id', 'documents.id')
    .where('made.company_id', '=', actor.companyId)
    .where('made.reference', '<>', '')
    .where('made.reference', '=', reference)
    .where('made.content', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy((of) => of('made.content', '=', declaration.content ?? null), 'desc')
    .orderBy('documents.id', 'desc')
    .select(['documents.id', 'made.content'])
    .executeTakeFirst();
  return standing?.content === declaration.content ? undefined : standing?.id;
}

/** Keeps what of a file of this name a declaration was made of, and which of its lines each item was. */
export async function noteMade(
  db: Database,
  actor: Actor,
  id: number,
  declaration: ReadyDeclaration,
  name: string,
): Promise<void> {
  const { numInsertedOrUpdatedRows: isFirst } = await db
    .insertInto('imported_documents')
    .values({
      document_id: id,
      company_id: actor.companyId,
      reference: declaration.reference,
      content: declaration.content ?? null,
    })
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .executeTakeFirstOrThrow();
  if (isFirst) await keepBrought(db, { declaration: id, by: 0, name, brought: declaration.brought });
}

/** Declarations that stand and were imported with the content or the reference of this one, the newest first. */
export async function importedAnew(
  db: Database,
  actor: Actor,
  id: number,
): Promise<readonly (OtherDeclaration & { readonly reference: string })[]> {
  const own = await db
    .selectFrom('imported_documents')
    .where('document_id', '=', id)
    .select(['company_id', 'reference', 'content'])
    .executeTakeFirst();
  if (own === undefined) return [];
  return await documentsWithin(db, actor, importedKind.document)
    .innerJoin('imported_documents as made', 'made.document_id', 'documents.id')
    .where('made.company_id', '=', own.company_id)
    .where((of) =>
      of.or([
        of('made.content', '=', own.content),
        of.and([of('made.reference', '<>', ''), of('made.reference', '=', own.reference)]),
      ]),
    )
    .where('documents.id', '<>', id)
    .where('deleted_at', 'is', null)
    .orderBy('documents.id', 'desc')
    .limit(mostOthers)
    .select(['documents.id', 'documents.status', 'documents.reference'])
    .execute();
}

async function standingByReference(db: Database, actor: Actor, references: readonly string[]) {
  return await db
    .selectFrom(
      sql<{ reference: string }>`unnest(${sql.val(references)}::text[])`.as<'asked'>(sql`asked (reference)`),
    )
    .innerJoinLateral(
      documentsWithin(db, actor, importedKind.document)
        .innerJoin('imported_documents as made', 'made.document_id', 'documents.id')
        .where('made.company_id', '=', actor.companyId)
        .where('made.reference', '<>', '')
        .whereRef('made.reference', '=', sql.ref('asked.reference'))
        .where('deleted_at', 'is', null)
        .orderBy('documents.id', 'desc')
        .limit(mostOthers)
        .select(['documents.id', 'documents.status'])
        .as('other'),
      (join) => join.onTrue(),
    )
    .select(['asked.reference', 'other.id', 'other.status'])
    .execute();
}
