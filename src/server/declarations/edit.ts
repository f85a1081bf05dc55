import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { computations } from '../../computations/index.ts';
import { applyWithInverse } from '../../engine/apply.ts';
import type { DocumentData } from '../../engine/document.ts';
import {
  type Choice,
  type Conflict,
  mergeDocuments,
  PatchError,
  patchesBetween,
  type RuleContext,
  settledMerge,
  withConsequences,
} from '../../engine/index.ts';
import type { Patch } from '../../engine/patch.ts';
import { formatPath, isWithin, type Path } from '../../engine/path.ts';
import { isSameData } from '../../engine/same-data.ts';
import { standingFigures } from '../../engine/standing-figures.ts';
import type { Actor } from '../access.ts';
import { ApiError, refusals } from '../errors.ts';
import { reasonAgainst } from '../lifecycle/actions.ts';
import { announce } from '../live/events.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import type { DeclarationsTable, HistoryOrigin } from '../storage/tables.ts';
import { columnsOf, definition, documentName, refuseOtherShapes } from './document.ts';
import { type OwnSave, withOwnSaves } from './own-saves.ts';
import { ruleContext } from './problems.ts';
import { stepped } from './steps.ts';
import { inTodaysShape, type ReadDocument, readStored } from './stored-document.ts';
import { afterEdit, type KeptPart } from './unread.ts';

export type StoredDeclaration = Selectable<DeclarationsTable>;

export interface Edit {
  /** The revision the editor had; absent: the newest. */
  readonly base?: number;
  /** Patches on that revision, or the whole document it became. */
  readonly change: { readonly patches: readonly Patch[] } | { readonly document: DocumentData };
  /** Which editor window it is; its own earlier saves are no conflict when an answer got lost. */
  readonly client?: string;
  /** Whether the patches hold what the events they set off did in the editor; a whole document does. */
  readonly answered?: boolean;
  /** How the person settled the conflicts that an earlier attempt was refused for. */
  readonly settled?: Settled;
  readonly origin: HistoryOrigin;
}

/** Whose values stay in the places that were asked about; a conflict in another place is asked about anew. */
export interface Settled {
  readonly choice: Choice;
  readonly places: readonly Path[];
}

export interface SavedEdit {
  readonly declaration: StoredDeclaration;
  readonly document: DocumentData;
  /** What the editor lacks: changes of others since its revision, and what the server computed. */
  readonly patches: readonly Patch[];
  /** Who deleted rows that `patches` remove. */
  readonly deletedBy: Changer | undefined;
  /** Whether the declaration had gone on since the editor's revision. */
  readonly isMerged: boolean;
  /** What of the stored document could not be read, now and before earlier edits. */
  readonly unread: readonly KeptPart[];
}

/**
 * Saves an edit within `transaction`: the row is locked, so edits of one declaration come one after the
 * other. An edit of an older revision is merged by path; what others changed in the same place is a
 * conflict (409), unless the person settled it. Derived figures whose inputs changed are computed here too, events are
 * answered that no editor answered, and a kept figure that a patch sets becomes what its computation gives, unless it
 * stood so before an edit of that window. An edit that changes nothing keeps the revision. 404 out of the actor's reach,
 * 422 for a patch that has no place or makes no document.
 */
export async function saveEdit(
  transaction: Database,
  actor: Actor,
  id: number,
  edit: Edit,
): Promise<SavedEdit> {
  const stored = await lockedDeclaration(transaction, actor, id);
  const read = readStored(stored);
  const current = read.document;
  const base = await baseOf(transaction, stored, read.raw, edit.base ?? stored.revision);

  const mine =
    'patches' in edit.change ? edit.change.patches : patchesBetween(base.document, edit.change.document);
  const isExact = isAnsweredEditor(edit);
  const wanted = appliedTo(base.document, mine, isExact);
  refuseOtherShapes(wanted);

  const isOwn = (step: HistoryStep) =>
    edit.client !== undefined && step.client === edit.client && step.version === definition.version;
  const theirs = base.since.filter((step) => !isOwn(step));
  const changerOf = (places: readonly Placed[]) => lastChanger(transaction, actor, theirs, places);
  const news =
    base.since.length === 0
      ? mine
      : await newsOf(
          { base: withOwnSaves(base.document, base.since.filter(isOwn)), wanted, current },
          ruleContext(actor, stored.status, current),
          changerOf,
          edit.settled,
        );

  const merged = await edited(transaction, { stored, read, actor }, news, edit);
  const declaration = await storeRevision(transaction, actor, stored, read, merged, edit);
  const patches = patchesBetween(wanted, merged);
  const deleted = patches.filter(({ op }) => op === 'remove');
  return {
    declaration,
    document: merged,
    patches,
    deletedBy: deleted.length > 0 ? await changerOf(deleted) : undefined,
    isMerged: base.since.length > 0,
    unread: declaration === stored ? [...stored.unread, ...read.unread] : declaration.unread,
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

interface Placed {
  readonly path: Path;
}

interface HistoryStep extends OwnSave {
  readonly client: string | null;
  /** Of the document's shape that it leads to. */
  readonly version: number;
  readonly userId: number;
  readonly at: Date;
}

/**
 * What an edit of an older revision adds to the document as it is now: the three are merged by path and row
 * key. 409 with what cannot both be kept and was not settled, and who was there first.
 */
async function newsOf(
  { base, wanted, current }: Readonly<Record<'base' | 'wanted' | 'current', DocumentData>>,
  context: RuleContext,
  changerOf: (conflicts: readonly Conflict[]) => Promise<Changer | undefined>,
  settled: Settled | undefined,
): Promise<readonly Patch[]> {
  const answering = { computations: computations[documentName] ?? [], context };
  const { document, conflicts } = mergeDocuments(definition, base, wanted, current, answering);
  if (conflicts.length === 0) return patchesBetween(current, document);
  const asked = new Set(settled?.places.map(formatPath));
  if (settled === undefined || conflicts.some(({ path }) => !asked.has(formatPath(path))))
    throw refusals.conflict(conflicts, await changerOf(conflicts));
  const sides = { base, mine: wanted, theirs: current };
  return patchesBetween(current, settledMerge(definition, sides, settled.choice, answering));
}

/** Who changed a place in question last, and when. No name of a person of another company. */
export interface Changer {
  readonly name: string | null;
  /** The person who is answered, in another window. */
  readonly isMe: boolean;
  readonly at: string;
}

async function lastChanger(
  db: Database,
  actor: Actor,
  theirs: readonly HistoryStep[],
  changed: readonly Placed[],
): Promise<Changer | undefined> {
  const step =
    theirs.findLast(({ patches }) =>
      patches.some(({ path }) => changed.some((place) => isWithin(path, place.path))),
    ) ?? theirs.at(-1);
  if (step === undefined) return undefined;
  const person = await db
    .selectFrom('users')
    .where('id', '=', step.userId)
    .where('company_id', '=', actor.companyId)
    .select('name')
    .executeTakeFirst();
  return {
    name: person?.name ?? null,
    isMe: step.userId === actor.userId,
    at: step.at.toISOString(),
  };
}

/** The document as it was at a revision, in today's shape. 422 for one it never had. */
export async function documentAt(
  db: Database,
  stored: StoredDeclaration,
  revision: number,
): Promise<DocumentData> {
  const { document } = await baseOf(db, stored, readStored(stored).raw, revision);
  return document;
}

/** How far back a save looks for figures that stood: characters of history, and of documents to compute. */
const LOOKED_BACK = { history: 16_000_000, documents: 64_000_000 };

/** The documents, in today's shape, on which the window made its edits, the newest first, as far as a save looks back. */
async function ownStarts(
  db: Database,
  stored: StoredDeclaration,
  raw: DocumentData,
  client: string,
): Promise<readonly DocumentData[]> {
  const most = Math.ceil(LOOKED_BACK.documents / Math.max(1, stored.document.length));
  const first = await db
    .selectFrom((from) =>
      from
        .selectFrom('declaration_history')
        .where('declaration_id', '=', stored.id)
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
    .where('size', '<=', LOOKED_BACK.history)
    .where('own', '<=', most)
    .select(({ fn }) => fn.min('revision').as('revision'))
    .executeTakeFirst();
  if (typeof first?.revision !== 'number' || first.revision <= 1) return [];
  const { document, since } = await baseOf(db, stored, raw, first.revision - 1);
  const starts = since.flatMap((step, at): readonly DocumentData[] => {
    if (step.client !== client) return [];
    const before = since[at - 1];
    return [before === undefined ? document : inTodaysShape(before.after, before.version).document];
  });
  return starts.toReversed();
}

/**
 * The document at an earlier revision, in today's shape, and the steps since, the oldest first. `raw` is the
 * newest as it is stored: history leads from one stored form to the next, whatever their shapes.
 */
async function baseOf(db: Database, stored: StoredDeclaration, raw: DocumentData, revision: number) {
  if (revision < 1 || revision > stored.revision) throw refusals.unknownRevision();
  const found = await db
    .selectFrom('declaration_history')
    .where('declaration_id', '=', stored.id)
    .where('revision', '>=', revision)
    .orderBy('revision')
    .select(['revision', 'client', 'user_id', 'at', 'patches', 'inverse', 'schema_version'])
    .execute();
  // Of a declaration that another program put there, or changed, history may lack steps.
  const at = found.find((step) => step.revision === revision);
  const steps = found.filter((step) => step.revision > revision);
  let earlier = raw;
  const since = steps
    .toReversed()
    .map(({ client, user_id, at, patches, inverse, schema_version }): HistoryStep => {
      const after = earlier;
      earlier = stepped(after, JSON.parse(inverse) as Patch[]);
      const done = JSON.parse(patches) as Patch[];
      return { client, version: schema_version, userId: user_id, at, patches: done, after };
    })
    .toReversed();
  const { document } = inTodaysShape(earlier, at?.schema_version ?? stored.schema_version);
  return { document, since };
}

function appliedTo(document: DocumentData, patches: readonly Patch[], exact: boolean): DocumentData {
  try {
    return applyWithInverse(document, patches, { exact }).document;
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    throw new ApiError(422, error.message, { errors: { patches: [error.message] } });
  }
}

/** Whether it comes from a window in which the computations ran: its patches hold all that these did, and what an undo took back of it. */
function isAnsweredEditor({ change, client, answered }: Edit): boolean {
  return 'patches' in change && client !== undefined && answered === true;
}

/**
 * The document after the patches, its figures following against what is stored; figures that patches set are made
 * right, a computation's alone as they are, those that a whole document states stay. So do those that an editor's undo
 * brings back: as the declaration had them before an edit of that window, while their computation gave the same as
 * now; no client can state others. Events (type Q chosen, a mode switched) that an editor answered are not answered
 * again: that would take out what was entered after them, and what an undo brought back.
 */
async function edited(
  db: Database,
  { stored, read, actor }: { stored: StoredDeclaration; read: ReadDocument; actor: Actor },
  patches: readonly Patch[],
  edit: Edit,
): Promise<DocumentData> {
  const { change, answered = 'document' in change } = edit;
  const { document } = read;
  const exact = isAnsweredEditor(edit);
  const context = ruleContext(actor, stored.status, document);
  const around = { definition, computations: computations[documentName] ?? [], context, newId: randomUUID };
  const asked = { ...around, document, patches, answered, stated: 'document' in change, exact };
  const after = withConsequences(asked);
  if (!exact || isSameData(after, appliedTo(document, patches, exact))) return after;
  const starts = await ownStarts(db, stored, read.raw, edit.client!);
  return withConsequences({ ...asked, standing: standingFigures(asked, [document, ...starts]) });
}

async function storeRevision(
  db: Database,
  actor: Actor,
  stored: StoredDeclaration,
  before: ReadDocument,
  after: DocumentData,
  { client, origin }: Edit,
): Promise<StoredDeclaration> {
  // What a migration changed, or reading mended, is stored with the next edit, and is no edit of its own.
  const edits = patchesBetween(before.document, after);
  if (edits.length === 0) return stored;
  const patches = before.raw === before.document ? edits : patchesBetween(before.raw, after);
  const revision = stored.revision + 1;
  const declaration = await db
    .updateTable('declarations')
    .set({
      ...columnsOf(after),
      // Customs knows the message on its way, or the one it holds, by the LRN that was sent.
      ...(reasonAgainst('send', stored.facts) === undefined ? {} : { lrn: stored.lrn }),
      ...afterEdit(stored.unread, before.unread, edits),
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
      schema_version: definition.version,
      patches: JSON.stringify(patches),
      inverse: JSON.stringify(patchesBetween(after, before.raw)),
      original: before.isWhole ? null : stored.document,
    })
    .execute();
  await announceStanding(db, declaration, client ?? null);
  return declaration;
}

/**
 * Tells open editors and lists where the declaration stands now. `editor`: after an edit, the window that made
 * it or null; left out when something else than the document changed.
 */
export async function announceStanding(
  db: Database,
  { id, company_id, revision, status, mrn }: StoredDeclaration,
  editor?: string | null,
): Promise<void> {
  const edit = editor === undefined ? {} : { editor };
  await announce(db, {
    name: 'declaration',
    companyId: company_id,
    data: { id, revision, status, mrn, ...edit },
  });
}
