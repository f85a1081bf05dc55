import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { computations } from '../../computations/index.ts';
import type { DocumentData } from '../../engine/document.ts';
import {
  applyPatches,
  conflictsBetween,
  createDocumentStore,
  PatchError,
  patchesBetween,
} from '../../engine/index.ts';
import type { Patch } from '../../engine/patch.ts';
import type { Actor } from '../access.ts';
import { ApiError, refusals } from '../errors.ts';
import { announce } from '../live/events.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import type { DeclarationsTable, HistoryOrigin } from '../storage/tables.ts';
import { columnsOf, definition, documentName, refuseOtherShapes } from './document.ts';
import { mendedFigures } from './figures.ts';
import { submissionOffer } from './lifecycle.ts';
import { ruleContext } from './problems.ts';
import { withoutRepeated } from './repeated.ts';

export type StoredDeclaration = Selectable<DeclarationsTable>;

export interface Edit {
  /** The revision the editor had; absent: the newest. */
  readonly base?: number;
  /** Patches on that revision, or the whole document it became. */
  readonly change: { readonly patches: readonly Patch[] } | { readonly document: DocumentData };
  /** Which editor window it is; its own earlier saves are no conflict when an answer got lost. */
  readonly client?: string;
  readonly origin: HistoryOrigin;
}

export interface SavedEdit {
  readonly declaration: StoredDeclaration;
  readonly document: DocumentData;
  /** What the editor lacks: changes of others since its revision, and what the server computed. */
  readonly patches: readonly Patch[];
  /** Whether the declaration had gone on since the editor's revision. */
  readonly isMerged: boolean;
}

/**
 * Saves an edit within `transaction`: the row is locked, so edits of one declaration come one after the
 * other. An edit of an older revision is merged by path; what others changed in the same place is a
 * conflict (409). The computations whose inputs changed run here too, and a read-only figure that a patch
 * sets becomes what its computation gives. An edit that changes nothing keeps the revision. 404 out of the actor's reach, 422 for a patch that has no place or makes no document.
 */
export async function saveEdit(
  transaction: Database,
  actor: Actor,
  id: number,
  edit: Edit,
): Promise<SavedEdit> {
  const stored = await lockedDeclaration(transaction, actor, id);
  const current = JSON.parse(stored.document) as DocumentData;
  const base = await baseOf(transaction, stored, current, edit.base ?? stored.revision);

  const mine =
    'patches' in edit.change ? edit.change.patches : patchesBetween(base.document, edit.change.document);
  const wanted = appliedTo(base.document, mine);
  refuseOtherShapes(wanted);

  const isOwn = (step: HistoryStep) => edit.client !== undefined && step.client === edit.client;
  const theirs = base.since.filter((step) => !isOwn(step)).flatMap((step) => step.patches);
  const news = base.since.some(isOwn) ? withoutRepeated(current, mine) : mine;
  const conflicts = conflictsBetween(mine, theirs, definition);
  if (conflicts.length > 0) throw refusals.conflict(conflicts);

  const merged = edited(stored, actor, current, news, edit);
  const declaration = await storeRevision(transaction, actor, stored, current, merged, edit);
  return {
    declaration,
    document: merged,
    patches: patchesBetween(wanted, merged),
    isMerged: base.since.length > 0,
  };
}

async function lockedDeclaration(db: Database, actor: Actor, id: number): Promise<StoredDeclaration> {
  const stored = await declarationsWithin(db, actor)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined) throw refusals.documentNotFound();
  return stored;
}

interface HistoryStep {
  readonly client: string | null;
  readonly patches: readonly Patch[];
}

/** The document at an earlier revision and the steps since, the oldest first. */
async function baseOf(db: Database, stored: StoredDeclaration, current: DocumentData, revision: number) {
  if (revision < 1 || revision > stored.revision) throw refusals.unknownRevision();
  const steps = await db
    .selectFrom('declaration_history')
    .where('declaration_id', '=', stored.id)
    .where('revision', '>', revision)
    .orderBy('revision')
    .select(['client', 'patches', 'inverse'])
    .execute();
  const document = steps.reduceRight(
    (later, step) => applyPatches(later, JSON.parse(step.inverse) as Patch[]),
    current,
  );
  const since: HistoryStep[] = steps.map(({ client, patches }) => ({
    client,
    patches: JSON.parse(patches) as Patch[],
  }));
  return { document, since };
}

function appliedTo(document: DocumentData, patches: readonly Patch[]): DocumentData {
  try {
    return applyPatches(document, patches);
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    throw new ApiError(422, error.message, { errors: { patches: [error.message] } });
  }
}

/** The document after the patches and the computations they set off; figures that were set are made right. */
function edited(
  stored: StoredDeclaration,
  actor: Actor,
  current: DocumentData,
  patches: readonly Patch[],
  { change }: Edit,
): DocumentData {
  const context = ruleContext(actor, stored.status, current);
  const store = createDocumentStore({
    definition,
    document: current,
    computations: computations[documentName] ?? [],
    context,
    newId: randomUUID,
  });
  try {
    store.edit([...patches]);
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    throw refusals.conflict([]);
  }
  const document = store.document();
  return 'patches' in change
    ? applyPatches(document, mendedFigures(document, change.patches, context))
    : document;
}

async function storeRevision(
  db: Database,
  actor: Actor,
  stored: StoredDeclaration,
  before: DocumentData,
  after: DocumentData,
  { client, origin }: Edit,
): Promise<StoredDeclaration> {
  const patches = patchesBetween(before, after);
  if (patches.length === 0) return stored;
  const revision = stored.revision + 1;
  const declaration = await db
    .updateTable('declarations')
    .set({
      ...columnsOf(after),
      // Customs knows the message on its way, or the one it holds, by the LRN that was sent.
      ...(submissionOffer(stored.facts).offered ? {} : { lrn: stored.lrn }),
      revision,
      schema_version: definition.version,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('declaration_history')
    .values({
      declaration_id: stored.id,
      revision,
      user_id: actor.userId,
      client: client ?? null,
      origin,
      patches: JSON.stringify(patches),
      inverse: JSON.stringify(patchesBetween(after, before)),
    })
    .execute();
  await announceStanding(db, declaration);
  return declaration;
}

/** Tells open editors and lists where the declaration stands now. */
export async function announceStanding(
  db: Database,
  { id, company_id, revision, status, mrn }: StoredDeclaration,
): Promise<void> {
  await announce(db, { name: 'declaration', companyId: company_id, data: { id, revision, status, mrn } });
}
