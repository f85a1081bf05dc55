import { type RawBuilder, sql } from 'kysely';
import { inWordsOf } from '../../engine/kind-words.ts';
import type { Actor } from '../access.ts';
import { noteAudit } from '../audit.ts';
import { createDeclaration } from '../declarations/create.ts';
import { changeDeclaration, historyQuestions } from '../declarations/edit.ts';
import type { NewDeclaration } from '../declarations/new-declaration.ts';
import { editWork } from '../declarations/saved-edit.ts';
import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { keepBrought } from './brought.ts';
import { importedKind } from './imported-kind.ts';
import { madeMeanwhile, noteMade } from './known.ts';
import { unpacked } from './packed.ts';
import { creationKey } from './recognised.ts';
import { cutOff, type Outcome, OutcomeNotes, type ToldImport, toldColumns } from './stored.ts';
import type { ReadyDeclaration, ReadyImport } from './works.ts';

/** What is imported, once: the same key again is the same import. */
export interface StartedImport {
  readonly name: string;
  readonly into: Taker | undefined;
  readonly plan: ReadyImport;
  /** Keys of those that are wanted beside others, as they are told. */
  readonly wanted: ReadonlySet<string>;
}

/** An import whose process has not moved it for so long was left. */
export const leftAfter = '30 seconds';

const said = (words: string) => inWordsOf(words, [importedKind]);
const overtaken = said('Another import put items into the {document} meanwhile; start it again.');
const besideOther = said(
  'Left out: {aDocument} with this reference is there from an earlier import, with other content.',
);
const stopped = 'The import was stopped; start it again to finish it.';

/** The declaration that takes items, as it was read. */
export interface Taker {
  readonly id: number;
  readonly revision: number;
  /** Keys of its items. */
  readonly items: readonly string[];
  /** The newest of what imports brought to it. */
  readonly newest: number;
}

/**
 * Whether nothing is left of what an import made: nothing was taken at all, all of it was archived or deleted, or none
 * of the items is in the declaration that took them any more. It was undone then, and its file may be imported anew.
 * A declaration that was stored anew since it was read says nothing of its items.
 */
export function isUndone(into: Taker | undefined): RawBuilder<boolean> {
  const held = [...(into?.items ?? [])];
  const isStanding =
    into === undefined
      ? sql`true`
      : sql`(
          made -> 'items' is null or made -> 'items' ?| ${sql.val(held)}::text[]
          or documents.revision <> ${into.revision}
        )`;
  return sql<boolean>`(
    imports.state = 'done' and not exists (
      select from documents, jsonb_array_elements(imports.outcome -> 'declarations') as made
      where documents.id = (made ->> 'id')::bigint and documents.deleted_at is null and ${isStanding}
    )
  )`;
}

/** Takes up an import, or finds the one that is under way or done under this key. */
export async function takeImport(
  db: Database,
  actor: Actor,
  { name, into, plan: { key, lines: total } }: StartedImport,
): Promise<{ readonly stored: ToldImport; readonly isMine: boolean }> {
  await db
    .deleteFrom('imports')
    .where('company_id', '=', actor.companyId)
    .where('key', '=', key)
    .where(isUndone(into))
    .execute();
  const mine = await db
    .insertInto('imports')
    .values({
      ...{ company_id: actor.companyId, user_id: actor.userId, key, name, total },
      document_id: into?.id ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'key'])
        .doUpdateSet({
          ...{ state: 'running', done: 0, updated_at: sql<Date>`now()` },
          outcome: JSON.stringify({ declarations: [], refused: [] } satisfies Outcome),
        })
        .where(
          sql<boolean>`imports.state = 'failed' or (imports.state = 'running' and imports.updated_at < now() - ${leftAfter}::interval)`,
        ),
    )
    .returning(toldColumns)
    .executeTakeFirst();
  if (mine) return { stored: mine, isMine: true };
  const stored = await db
    .selectFrom('imports')
    .where('company_id', '=', actor.companyId)
    .where('key', '=', key)
    .select(toldColumns)
    .executeTakeFirstOrThrow();
  return { stored, isMine: false };
}

/**
 * Imports one declaration after the other, each whole or not at all, and keeps count. One that was made before, by a
 * run that was cut off or from a file that was corrected since, is found again by its content and not made twice.
 */
export async function runImport(
  services: Pick<Services, 'db' | 'threads' | 'log'>,
  actor: Actor,
  { id, company_id: companyId, created_at: startedAt }: ToldImport,
  { name: file, into, plan, wanted }: StartedImport,
  ip: string,
): Promise<void> {
  const { db, log } = services;
  const notes = new OutcomeNotes();
  const of = plan.told.counts.declarations;
  let done = 0;
  try {
    for (const declaration of unpacked<ReadyDeclaration>(plan.declarations)) {
      const { other } = declaration;
      const reason = whyNot(declaration);
      if (reason !== undefined) notes.refuse({ key: declaration.key, reason });
      else if (other !== undefined && !wanted.has(declaration.key))
        notes.refuse({ key: declaration.key, reason: besideOther, id: other });
      else {
        const one = await importOne(declaration);
        if ('id' in one) notes.made(one);
        else notes.refuse({ key: declaration.key, reason: besideOther, id: one.beside });
      }
      done += declaration.lines;
      // Items go in with the end of their import, and are not stopped.
      if (!(await note({ done })) && into === undefined) throw new ApiError(409, stopped);
    }
    await note({ done, state: 'done', outcome: notes.outcome(of) });
  } catch (error) {
    if (!(error instanceof ApiError)) log.error({ err: error, import: id }, 'An import was cut off.');
    const reason = error instanceof ApiError ? error.message : cutOff;
    await note({ done, state: 'failed', outcome: notes.outcome(of, reason) });
  }

  async function importOne(
    declaration: ReadyDeclaration,
  ): Promise<Outcome['declarations'][number] | { readonly beside: number }> {
    const { key: name, made: ready, content, patches = '[]', itemKeys: items, brought } = declaration;
    if (into === undefined) {
      return await db.transaction().execute(async (transaction) => {
        const beside = wanted.has(name) ? undefined : await madeMeanwhile(transaction, actor, declaration);
        if (beside !== undefined) return { beside };
        const { id: made, created_at: at } = await created(transaction, newOf(ready!), content!);
        await noteMade(transaction, actor, made, declaration, file);
        return { id: made, key: name, ...(at < startedAt ? { isThere: true } : {}) };
      });
    }
    const added = { id: into.id, key: name, items };
    const taker = { kind: importedKind.document, id: into.id };
    await changeDeclaration(services, actor, taker, {
      purpose: 'saving',
      work: editWork,
      about: { patches, base: into.revision, answered: false },
      questions: historyQuestions(db, actor, taker),
      async within(transaction) {
        // Whoever takes this run for one that was left waits here until it is done, and adds nothing.
        const { state } = await transaction
          .selectFrom('imports')
          .where('id', '=', id)
          .select('state')
          .forUpdate()
          .executeTakeFirstOrThrow();
        if (state === 'done') throw new AlreadyDone();
        // It may have brought the same lines; what stands by now was not seen when this one was tried.
        const meanwhile = await transaction
          .selectFrom('imported_items')
          .where('document_id', '=', into.id)
          .where('id', '>', into.newest)
          .select('id')
          .limit(1)
          .executeTakeFirst();
        if (meanwhile) throw new ApiError(409, overtaken);
        await keepBrought(transaction, { declaration: into.id, by: id, name: file, brought });
        await noteAudit(transaction, {
          action: 'items imported',
          userId: actor.userId,
          companyId,
          recordId: into.id,
          ip,
          detail: { key: plan.key },
        });
        // With the items in one transaction: whoever asks again finds that they are in.
        const outcome = JSON.stringify({ declarations: [added], refused: [] });
        await transaction
          .updateTable('imports')
          .set({ state: 'done', outcome })
          .where('id', '=', id)
          .execute();
      },
    }).catch((error: unknown) => {
      if (!(error instanceof AlreadyDone)) throw error;
    });
    return added;
  }

  /** The declaration of this content, which may have been there before. */
  async function created(transaction: Database, document: NewDeclaration, content: string) {
    for (let turn = 0; ; turn += 1) {
      const { declaration } = await createDeclaration(
        transaction,
        actor,
        document,
        creationKey(content, turn),
      );
      if (declaration.deleted_at === null) return declaration;
    }
  }

  /** False when somebody stopped the import meanwhile, unless it ends anyway; what another run finished stays so. */
  async function note({
    outcome,
    ...values
  }: {
    done: number;
    state?: 'done' | 'failed';
    outcome?: Outcome;
  }): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('imports')
      .set({
        ...values,
        ...(outcome ? { outcome: JSON.stringify(outcome) } : {}),
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .$if(values.state === undefined, (query) => query.where('state', '=', 'running'))
      .$if(values.state === 'failed', (query) => query.where('state', '<>', 'done'))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

/** Another run put the items in: this one changes nothing. */
class AlreadyDone extends Error {
  override readonly name = 'AlreadyDone';
}

function newOf(made: NonNullable<ReadyDeclaration['made']>): NewDeclaration {
  if ('refused' in made) throw new ApiError(422, made.refused);
  return made;
}

/** A declaration goes in whole or not at all. */
function whyNot({ errors, left, refused, made }: ReadyDeclaration): string | undefined {
  if (refused !== undefined) return refused;
  if (made !== undefined && 'refused' in made) return made.refused;
  if (errors > 0) return errors === 1 ? 'A line has an error.' : `${errors} lines have errors.`;
  return left > 0 ? said(`${left} items find no room: {aDocument} takes 999.`) : undefined;
}
