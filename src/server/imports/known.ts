import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { keepBrought } from './brought.ts';
import type { ReadyDeclaration } from './works.ts';

/**
 * Under which key a declaration of this content is created: the same content is the same declaration, whichever file
 * it comes in. Each time it was put into the archive the next key is free for it.
 */
export function creationKey(content: string, turn: number): string {
  const hash = createHash('sha256').update(`${content} ${turn}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** A declaration that an import made and that stands. */
export interface OtherDeclaration {
  readonly id: number;
  readonly status: string;
}

/** Most of them that are told of one reference. */
const mostOthers = 10;

/** What imports before made of the declarations of a file, of the own company. */
export interface KnownDeclarations {
  /** How many of them are there already. */
  readonly there: number;
  /** How many lie in the archive instead. */
  readonly archived: number;
  /** Of those that are not there: the ones with the same reference and another content, the newest first. */
  readonly others: ReadonlyMap<ReadyDeclaration, readonly OtherDeclaration[]>;
}

export async function knownDeclarations(
  db: Database,
  actor: Actor,
  declarations: readonly ReadyDeclaration[],
): Promise<KnownDeclarations> {
  let contents = declarations.flatMap(({ content = [] }) => content);
  const there = new Set<string>();
  let known = 0;
  for (let turn = 0; contents.length > 0; turn += 1) {
    const byKey = new Map(contents.map((content) => [creationKey(content, turn), content]));
    const found = await declarationsWithin(db, actor)
      .where('company_id', '=', actor.companyId)
      .where('creation_key', 'in', [...byKey.keys()])
      .select(['creation_key', 'deleted_at'])
      .execute();
    if (turn === 0) known = found.length;
    const contentOf = (key: string | null) => byKey.get(key!)!;
    for (const { creation_key: key, deleted_at: at } of found) if (at === null) there.add(contentOf(key));
    contents = found.filter(({ deleted_at: at }) => at !== null).map((one) => contentOf(one.creation_key));
  }
  const fresh = declarations.filter(
    ({ content, reference }) => reference !== '' && content && !there.has(content),
  );
  const byReference = await standingByReference(
    db,
    actor,
    fresh.map(({ reference }) => reference),
  );
  const others = fresh.map((one) => [one, byReference.get(one.reference) ?? []] as const);
  return {
    there: there.size,
    archived: known - there.size,
    others: new Map(others.filter(([, found]) => found.length > 0)),
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
  const standing = await declarationsWithin(transaction, actor)
    .innerJoin('imported_declarations as made', 'made.declaration_id', 'declarations.id')
    .where('made.company_id', '=', actor.companyId)
    .where('made.reference', '<>', '')
    .where('made.reference', '=', reference)
    .where('made.content', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy((of) => of('made.content', '=', declaration.content ?? null), 'desc')
    .orderBy('declarations.id', 'desc')
    .select(['declarations.id', 'made.content'])
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
    .insertInto('imported_declarations')
    .values({
      declaration_id: id,
      company_id: actor.companyId,
      reference: declaration.reference,
      content: declaration.content ?? null,
    })
    .onConflict((conflict) => conflict.column('declaration_id').doNothing())
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
    .selectFrom('imported_declarations')
    .where('declaration_id', '=', id)
    .select(['company_id', 'reference', 'content'])
    .executeTakeFirst();
  if (own === undefined) return [];
  return await declarationsWithin(db, actor)
    .innerJoin('imported_declarations as made', 'made.declaration_id', 'declarations.id')
    .where('made.company_id', '=', own.company_id)
    .where((of) =>
      of.or([
        of('made.content', '=', own.content),
        of.and([of('made.reference', '<>', ''), of('made.reference', '=', own.reference)]),
      ]),
    )
    .where('declarations.id', '<>', id)
    .where('deleted_at', 'is', null)
    .orderBy('declarations.id', 'desc')
    .limit(mostOthers)
    .select(['declarations.id', 'declarations.status', 'declarations.reference'])
    .execute();
}

async function standingByReference(
  db: Database,
  actor: Actor,
  all: readonly string[],
): Promise<ReadonlyMap<string, readonly OtherDeclaration[]>> {
  if (all.length === 0) return new Map();
  const references = [...new Set(all)];
  const found = await db
    .selectFrom(
      sql<{ reference: string }>`unnest(${sql.val(references)}::text[])`.as<'asked'>(sql`asked (reference)`),
    )
    .innerJoinLateral(
      declarationsWithin(db, actor)
        .innerJoin('imported_declarations as made', 'made.declaration_id', 'declarations.id')
        .where('made.company_id', '=', actor.companyId)
        .where('made.reference', '<>', '')
        .whereRef('made.reference', '=', sql.ref('asked.reference'))
        .where('deleted_at', 'is', null)
        .orderBy('declarations.id', 'desc')
        .limit(mostOthers)
        .select(['declarations.id', 'declarations.status'])
        .as('other'),
      (join) => join.onTrue(),
    )
    .select(['asked.reference', 'other.id', 'other.status'])
    .execute();
  const byReference = new Map<string, OtherDeclaration[]>();
  for (const { reference, ...other } of found)
    byReference.set(reference, [...(byReference.get(reference) ?? []), other]);
  return byReference;
}
