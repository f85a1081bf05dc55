import { type Selectable, sql } from 'kysely';
import type { KindName } from '../../generated/kinds.ts';
import type { Actor } from '../access.ts';
import { refusals } from '../errors.ts';
import { announce } from '../live/events.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import {
  documentColumns,
  documentFound,
  lengthOfText,
  type StoredText,
  shortText,
  textFound,
  textOfBytes,
} from '../storage/documents.ts';
import { documentsWithin } from '../storage/scope.ts';
import type { DocumentsTable, HistoryOrigin } from '../storage/tables.ts';
import { TextGone } from '../threads/long-text.ts';
import type { AskedPurpose } from '../threads/purposes.ts';
import type { Questions } from '../threads/questions.ts';
import { askerFor } from '../threads/threads.ts';
import type { Work } from '../threads/work.ts';
import type { HistoryQuestions, NewRevision } from './computed-edit.ts';
import { kindNamed } from './kind.ts';
import { inTurn } from './turn.ts';
import { refuseTaken } from './unique.ts';

/** A declaration without its document, which is long, and what is looked for in it. */
export type StandingDeclaration = Pick<Selectable<DocumentsTable>, (typeof standingColumns)[number]>;

export type StoredDeclaration = StandingDeclaration & {
  readonly document: StoredText;
  /** Where its values came from. */
  readonly provenances: StoredText;
};

export const standingColumns = [
  'id',
  'company_id',
  'user_id',
  'revision',
  'document_kind',
  'schema_version',
  'lrn',
  'mrn',
  'reference',
  'customer_id',
  'status',
  'request_status',
  'facts',
  'held_message',
  'customs_problems',
  'unread',
  'environment',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** A document by its kind, under whose address it is asked for, and its id: one of another kind is not found there. */
export interface DocumentRef {
  readonly kind: KindName;
  readonly id: number;
}

/** What a work makes of a declaration that shall change. */
export interface ComputedChange {
  /** Undefined when its document stays as it is. */
  readonly revision: NewRevision | undefined;
  readonly client: string | undefined;
  readonly origin: HistoryOrigin;
}

/** What a work is given of a declaration that shall change, and who changes it. */
export interface Changing {
  readonly stored: StoredDeclaration;
  readonly actor: Actor;
}

export interface Change<About, Made extends ComputedChange, Result, Asked extends Questions> {
  readonly purpose: AskedPurpose;
  /** Computes it from the declaration as it is stored, away from here and outside of every transaction. */
  readonly work: Work<About & Changing, Made, Asked>;
  readonly about: About;
  readonly questions: Asked;
  /** Refuses it before anything is computed. */
  before?(stored: StoredDeclaration): Promise<void>;
  /** What else is done in the transaction that stores it; the declaration is locked then. */
  within?(transaction: Database, declaration: StandingDeclaration, made: Made): Promise<Result>;
}

export interface Changed<Made, Result> {
  readonly declaration: StandingDeclaration;
  readonly made: Made;
  readonly result: Result | undefined;
}

/** After so many tries that others of other processes overtook, the person is asked to come again. */
const mostTries = 8;

/**
 * Changes a declaration: reads it, has computed what becomes of it, and stores that in one short transaction when the
 * declaration is still as it was read; if not, all of it is done again with the newer one. Changes that one process is
 * asked for come one after the other. 404 out of the actor's reach, 503 when others keep overtaking.
 */
export async function changeDeclaration<About, Made extends ComputedChange, Result, Asked extends Questions>(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  actor: Actor,
  of: DocumentRef,
  change: Change<About, Made, Result, Asked>,
): Promise<Changed<Made, Result>> {
  return await inTurn(db, of.id, async () => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const stored = await readDeclaration(db, actor, of);
      await change.before?.(stored);
      const asker = askerFor(change.purpose, actor);
      const about = { ...change.about, stored, actor };
      const making = threads.run<About & Changing, Made, Asked>(
        change.work,
        about,
        asker,
        ...([change.questions] as never),
      );
      const made = await making.catch(unlessGone);
      if (made === undefined) continue;
      if (made.revision === undefined && change.within === undefined)
        return { declaration: stored, made, result: undefined };
      const changed = await db.transaction().execute((transaction) => written(transaction, stored, made));
      if (changed) return changed;
    }
    throw refusals.overtaken();
  });

  /** Undefined when the declaration went on since it was read. */
  async function written(
    transaction: Database,
    stored: ReadDeclaration,
    made: Made,
  ): Promise<Changed<Made, Result> | undefined> {
    const standing = await lockedAsRead(transaction, stored);
    if (standing === undefined) return undefined;
    const declaration =
      made.revision === undefined
        ? stored
        : await storeRevision(transaction, actor, stored, { ...made, revision: made.revision });
    const result = await change.within?.(transaction, declaration, made);
    return { declaration, made, result };
  }
}

/** A declaration without its document. 404 out of the actor's reach. */
export async function readStanding(
  db: Database,
  actor: Actor,
  { kind, id }: DocumentRef,
): Promise<StandingDeclaration> {
  const standing = await documentsWithin(db, actor, kind)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(standingColumns)
    .executeTakeFirst();
  if (standing === undefined) throw refusals.documentNotFound();
  return standing;
}

/** A declaration, and which version of its row it was read from: any change of the row makes another. */
export type ReadDeclaration = StoredDeclaration & { readonly row_version: string };

export const rowVersion = sql<string>`documents.xmin::text`;

/** 404 out of the actor's reach. */
export async function readDeclaration(
  db: Database,
  actor: Actor,
  { kind, id }: DocumentRef,
  { isArchivedToo = false } = {},
): Promise<ReadDeclaration> {
  const found = await documentsWithin(db, actor, kind)
    .where('id', '=', id)
    .$if(!isArchivedToo, (query) => query.where('deleted_at', 'is', null))
    .select(standingColumns)
    .select(documentColumns('documents'))
    .select([shortText('provenances').as('short_provenances'), lengthOfText('provenances').as('length')])
    .select(rowVersion.as('row_version'))
    .executeTakeFirst();
  if (found === undefined) throw refusals.documentNotFound();
  const { short_document, document_length, short_provenances, length, ...standing } = found;
  const { row_version: version } = standing;
  const document = documentFound(db, 'documents', { id, short_document, document_length }, version);
  const place = { table: 'documents', column: 'provenances', id, version } as const;
  return { ...standing, document, provenances: textFound(db, place, short_provenances, length) };
}

/** Does what is to be done with a declaration as it was read, anew where it goes on before its long document is read. */
export async function asItStands<Made>(doing: () => Promise<Made>): Promise<Made> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      return await doing();
    } catch (error) {
      if (!(error instanceof TextGone)) throw error;
    }
  }
  throw refusals.overtaken();
}

/** Locks a declaration that is still as it was read; undefined when it is not. */
export async function lockedAsRead(
  transaction: Database,
  { id, row_version }: ReadDeclaration,
): Promise<{ readonly id: number } | undefined> {
  return await transaction
    .selectFrom('documents')
    .where('id', '=', id)
    .where(rowVersion, '=', row_version)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof TextGone)) throw error;
}

/** Characters of history that a save looks back through for figures that stood. */
const mostHistory = 16_000_000;

/**
 * Bytes of history that are read to go back to a revision: seven saves that change all of the largest documents, or as
 * many thousands of ordinary ones.
 */
const mostSteps = 64_000_000;

/** Steps that are gone back at most: a second's work of a thread. Who saves all day makes some thousand. */
const mostStepsBack = 20_000;

/** Steps that are handed over at once: whoever answers calls has the thread in between. */
const stepsAtOnce = 500;

/** What the history of a document says, as its actor may know it. */
export function historyQuestions(db: Database, actor: Actor, { kind, id }: DocumentRef): HistoryQuestions {
  return {
    async stepsFrom(revision, from) {
      const steps = db.selectFrom('document_history').where('document_id', '=', id);
      if (from === revision) {
        const { size, count } = await steps
          .where('revision', '>', revision)
          .select(sql<number>`coalesce(sum(octet_length(patches) + octet_length(inverse)), 0)`.as('size'))
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(size) > mostSteps || Number(count) > mostStepsBack)
          throw refusals.tooFarBack(kindNamed(kind), revision);
      }
      const found = await steps
        .where('revision', '>=', from)
        .orderBy('revision')
        .limit(stepsAtOnce)
        .select(['id', 'revision', 'client', 'user_id', 'at', 'schema_version'])
        .select([shortText('patches').as('patches'), lengthOfText('patches').as('patches_length')])
        .select([shortText('inverse').as('inverse'), lengthOfText('inverse').as('inverse_length')])
        .execute();
      return found.map(({ id, patches, patches_length, inverse, inverse_length, ...step }) => {
        // Of the first it is told what it led to, and nobody goes back before it.
        if (step.revision === revision) return { ...step, patches: '[]', inverse: '[]' };
        const place = { table: 'document_history', id } as const;
        return {
          ...step,
          patches: textFound(db, { ...place, column: 'patches' }, patches, patches_length),
          inverse: textFound(db, { ...place, column: 'inverse' }, inverse, inverse_length),
        };
      });
    },
    async firstOfWindow(client, most) {
      const first = await db
        .selectFrom((from) =>
          from
            .selectFrom('document_history')
            .where('document_id', '=', id)
            .select([
              'revision',
              'client',
              sql<number>`sum(octet_length(patches) + octet_length(inverse)) over newer`.as('size'),
              sql<number>`count(*) filter (where client = ${client}) over newer`.as('own'),
            ])
            .modifyEnd(sql`window newer as (order by revision desc)`)
            .as('step'),
        )
        .where('client', '=', client)
        .where('size', '<=', mostHistory)
        .where('own', '<=', most)
        .select(({ fn }) => fn.min('revision').as('revision'))
        .executeTakeFirst();
      return typeof first?.revision === 'number' ? first.revision : undefined;
    },
    async nameOf(userId) {
      const person = await db
        .selectFrom('users')
        .where('id', '=', userId)
        .where('company_id', '=', actor.companyId)
        .select('name')
        .executeTakeFirst();
      return person?.name ?? null;
    },
  };
}

async function storeRevision(
  db: Database,
  actor: Actor,
  stored: StandingDeclaration,
  {
    revision: { columns, provenances, patches, inverse, keepsOriginal },
    client,
    origin,
  }: ComputedChange & {
    readonly revision: NewRevision;
  },
): Promise<StandingDeclaration> {
  const revision = stored.revision + 1;
  const kind = kindNamed(stored.document_kind);
  const { version } = kind.definition;
  await db
    .insertInto('document_history')
    .values((eb) => ({
      document_id: stored.id,
      revision,
      user_id: actor.userId,
      client: client ?? null,
      origin,
      schema_version: version,
      patches: textOfBytes(patches),
      inverse: textOfBytes(inverse),
      original: keepsOriginal
        ? eb.selectFrom('documents').where('id', '=', stored.id).select('document')
        : null,
    }))
    .execute();
  const { updated_at, reference } = await db
    .updateTable('documents')
    .set({
      ...columns,
      document: textOfBytes(columns.document),
      provenances: textOfBytes(provenances),
      revision,
      schema_version: version,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', stored.id)
    .returning(['updated_at', 'reference'])
    .executeTakeFirstOrThrow();
  await refuseTaken(db, kind, { id: stored.id, companyId: stored.company_id });
  const { lrn, customer_id } = columns;
  const declaration = { ...stored, lrn, reference, customer_id, revision, updated_at };
  await announceStanding(db, declaration, client ?? null);
  return declaration;
}

/**
 * Tells open editors and lists where the declaration stands now. `editor`: after an edit, the window that made
 * it or null; left out when something else than the document changed.
 */
export async function announceStanding(
  db: Database,
  { id, company_id, revision, status, mrn }: StandingDeclaration,
  editor?: string | null,
): Promise<void> {
  const edit = editor === undefined ? {} : { editor };
  await announce(db, {
    name: 'declaration',
    companyId: company_id,
    data: { id, revision, status, mrn, ...edit },
  });
}
