import { randomUUID } from 'node:crypto';
import { applyWithInverse } from '../../engine/apply.ts';
import type { DocumentData } from '../../engine/document.ts';
import {
  type Choice,
  type Conflict,
  mergeDocuments,
  mergedProvenances,
  PatchError,
  ProvenanceTree,
  patchesBetween,
  provenancesOfWhole,
  type RuleContext,
  settledMerge,
  type Told,
  withConsequences,
} from '../../engine/index.ts';
import type { Patch } from '../../engine/patch.ts';
import { formatPath, isWithin, type Path } from '../../engine/path.ts';
import { isSameData } from '../../engine/same-data.ts';
import { standingFigures } from '../../engine/standing-figures.ts';
import type { Actor } from '../access.ts';
import { ApiError, refusals } from '../errors.ts';
import type { StoredText } from '../storage/documents.ts';
import type { HistoryOrigin } from '../storage/tables.ts';
import { jsonWeight } from '../threads/work.ts';
import { columnsOf, documentLimit, jsonBytes, refuseExcess, refuseOtherShapes } from './document.ts';
import type { StoredDeclaration } from './edit.ts';
import { type Kind, kindNamed } from './kind.ts';
import { type OwnSave, withOwnSaves } from './own-saves.ts';
import { ruleContext } from './problems.ts';
import { provenanceBytes, storedProvenances } from './provenances.ts';
import { stepped } from './steps.ts';
import { inTodaysShape, jsonOf, type ReadDocument, readStored } from './stored-document.ts';
import { afterEdit, type KeptPart } from './unread.ts';

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
interface Settled {
  readonly choice: Choice;
  readonly places: readonly Path[];
}

/** A step of a declaration's history as it is stored: patches as JSON. */
interface StoredStep {
  readonly revision: number;
  readonly client: string | null;
  readonly user_id: number;
  readonly at: Date;
  readonly patches: StoredText;
  readonly inverse: StoredText;
  readonly schema_version: number;
}

/** What an edit asks of the history of its declaration. */
export type HistoryQuestions = {
  /**
   * The steps back to a base revision from revision `from` on, the oldest first, as many as are handed over at once; what
   * led to the base itself is not told. None: there are no more.
   */
  readonly stepsFrom: (base: number, from: number) => Promise<readonly StoredStep[]>;
  /** The revision of the earliest edit of this window that a save looks back to, through so many of its edits at most. */
  readonly firstOfWindow: (client: string, most: number) => Promise<number | undefined>;
  /** Of a person of the actor's company; null for others. */
  readonly nameOf: (userId: number) => Promise<string | null>;
};

/**
 * What the history that is gone back through weighs: at each step there is a document, in which something is looked at
 * or computed, a twentieth of what reading and judging it takes.
 */
export function weightOfHistory(
  { stored: { document } }: { readonly stored: Pick<StoredDeclaration, 'document'> },
  question: string,
  answer: unknown,
): number {
  if (question !== ('stepsFrom' satisfies keyof HistoryQuestions) || !Array.isArray(answer)) return 0;
  return (jsonWeight(document) * answer.length) / 20;
}

/** What is written when a document changed. */
export interface NewRevision {
  readonly columns: ReturnType<typeof columnsOf> & { readonly unread?: string };
  /** Where the values came from then, as JSON in UTF-8. */
  readonly provenances: Uint8Array;
  /** Patches from the stored document, and back to it, as JSON in UTF-8. */
  readonly patches: Uint8Array;
  readonly inverse: Uint8Array;
  /** Whether the document as it was stored is kept beside: patches do not lead back to all of it. */
  readonly keepsOriginal: boolean;
}

export interface ComputedEdit {
  /** Undefined when the edit changes nothing. */
  readonly revision: NewRevision | undefined;
  readonly document: DocumentData;
  readonly provenances: ProvenanceTree;
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
 * What an edit makes of a declaration as it is stored. An edit of an older revision is merged by path; what others
 * changed in the same place is a conflict (409), unless the person settled it. Derived figures whose inputs changed are
 * computed here too, events are answered that no editor answered, and a kept figure that a patch sets becomes what its
 * computation gives, unless it stood so before an edit of that window. 422 for a patch that has no place or makes no
 * document, and for a document that would grow beyond a bound.
 */
export async function computedEdit(
  stored: StoredDeclaration,
  actor: Actor,
  edit: Edit,
  ask: HistoryQuestions,
): Promise<ComputedEdit> {
  const kind = kindNamed(stored.document_kind);
  const read = readStored(stored);
  const current = read.document;
  const held = storedProvenances(stored.provenances, current);
  const base = await baseOf(ask, stored, read.raw, edit.base ?? stored.revision, held);

  const mine =
    'patches' in edit.change ? edit.change.patches : patchesBetween(base.document, edit.change.document);
  const isExact = isAnsweredEditor(edit);
  const wanted = appliedTo(base.document, mine, isExact);
  refuseOtherShapes(kind, wanted, base.document);

  const isOwn = (step: HistoryStep) =>
    edit.client !== undefined && step.client === edit.client && step.version === kind.definition.version;
  const theirs = base.since.filter((step) => !isOwn(step));
  const changerOf = (places: readonly Placed[]) => lastChanger(ask, actor, theirs, places);
  const news =
    base.since.length === 0
      ? mine
      : await newsOf(
          kind,
          { base: withOwnSaves(base.document, base.since.filter(isOwn)), wanted, current },
          ruleContext(kind, actor, stored.status, current),
          changerOf,
          edit.settled,
        );

  if (news !== mine) refuseExcess(kind, appliedTo(current, news, isExact), current);

  const document = await edited(ask, { stored, read, actor }, news, edit);
  const { definition, computations } = kind;
  const said =
    'document' in edit.change ? provenancesOfWhole(definition, base, wanted) : after(base.provenances, mine);
  const context = ruleContext(kind, actor, stored.status, document);
  const provenances = mergedProvenances(
    {
      mine: { document: wanted, provenances: said },
      theirs: { document: current, provenances: held },
    },
    document,
    { definition, computations, context, isStated: 'document' in edit.change },
  );
  const before = { ...read, provenances: held };
  const { revision, unread } = newRevision(stored, before, { document, provenances });
  if (revision !== undefined) refuseGrowth(revision.columns.document, read.document);
  const patches = patchesBetween(wanted, document).map((patch) => provenances.told(patch));
  const deleted = patches.filter(({ op }) => op === 'remove');
  return {
    revision,
    document,
    provenances,
    patches,
    deletedBy: deleted.length > 0 ? await changerOf(deleted) : undefined,
    isMerged: base.since.length > 0,
    unread,
  };
}

function after(provenances: ProvenanceTree, patches: readonly Patch[]): ProvenanceTree {
  const said = new ProvenanceTree(provenances);
  said.take(patches);
  return said;
}

/** Refuses (422) what makes a document longer than one is taken; one that is longer already may become shorter. */
function refuseGrowth(after: Uint8Array, before: DocumentData): void {
  if (after.length <= documentLimit || after.length <= jsonBytes(before).length) return;
  const most = documentLimit.toLocaleString('en-GB');
  const words = `The document would have ${after.length.toLocaleString('en-GB')} bytes; ${most} are the most.`;
  throw refusals.tooMuch({ place: '', words });
}

function newRevision(
  stored: StoredDeclaration,
  before: ReadDocument & Told,
  { document: after, provenances }: Told,
): Pick<ComputedEdit, 'revision' | 'unread'> {
  // What a migration changed, or reading mended, is stored with the next edit, and is no edit of its own.
  const edits = patchesBetween(before.document, after);
  if (edits.length === 0) return { revision: undefined, unread: [...stored.unread, ...before.unread] };
  const patches = before.raw === before.document ? edits : patchesBetween(before.raw, after);
  const inverse = patchesBetween(after, before.raw);
  const unread = afterEdit(stored.unread, before.unread, edits);
  const kind = kindNamed(stored.document_kind);
  const isSent = kind.authority?.isSendable(stored.facts) === false;
  const columns = {
    ...columnsOf(kind, after),
    // Customs knows the message on its way, or the one it holds, by the LRN that was sent.
    ...(isSent ? { lrn: stored.lrn } : {}),
    ...(unread && { unread: JSON.stringify(unread) }),
  };
  const revision = {
    columns,
    provenances: provenanceBytes(provenances, stored.provenances.length),
    patches: jsonBytes(patches.map((patch) => provenances.told(patch))),
    inverse: jsonBytes(inverse.map((patch) => before.provenances.told(patch))),
    keepsOriginal: !before.isWhole,
  };
  return { revision, unread: unread ?? stored.unread };
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
  { definition, computations }: Kind,
  { base, wanted, current }: Readonly<Record<'base' | 'wanted' | 'current', DocumentData>>,
  context: RuleContext,
  changerOf: (conflicts: readonly Conflict[]) => Promise<Changer | undefined>,
  settled: Settled | undefined,
): Promise<readonly Patch[]> {
  const answering = { computations, context };
  const { document, conflicts } = mergeDocuments(definition, base, wanted, current, answering);
  if (conflicts.length === 0) return patchesBetween(current, document);
  const asked = new Set(settled?.places.map(formatPath));
  if (settled === undefined || conflicts.some(({ path }) => !asked.has(formatPath(path))))
    throw refusals.conflict(conflicts, await changerOf(conflicts));
  const sides = { base, mine: wanted, theirs: current };
  return patchesBetween(current, settledMerge(definition, sides, settled.choice, answering));
}

/** Who changed a place in question last, and when. No name of a person of another company. */
interface Changer {
  readonly name: string | null;
  /** The person who is answered, in another window. */
  readonly isMe: boolean;
  readonly at: string;
}

async function lastChanger(
  ask: HistoryQuestions,
  actor: Actor,
  theirs: readonly HistoryStep[],
  changed: readonly Placed[],
): Promise<Changer | undefined> {
  const step =
    theirs.findLast(({ patches }) =>
      patches.some(({ path }) => changed.some((place) => isWithin(path, place.path))),
    ) ?? theirs.at(-1);
  if (step === undefined) return undefined;
  return {
    name: await ask.nameOf(step.userId),
    isMe: step.userId === actor.userId,
    at: step.at.toISOString(),
  };
}

/** The document as it was at a revision, in today's shape. 422 for one it never had. */
export async function documentAt(
  ask: Pick<HistoryQuestions, 'stepsFrom'>,
  stored: StoredDeclaration,
  revision: number,
): Promise<DocumentData> {
  const { document } = await baseOf(ask, stored, readStored(stored).raw, revision);
  return document;
}

/** Characters of documents that a save computes at most when it looks back for figures that stood. */
const mostLookedBack = 64_000_000;

/** The documents, in today's shape, on which the window made its edits, the newest first, as far as a save looks back. */
async function ownStarts(
  ask: HistoryQuestions,
  stored: StoredDeclaration,
  raw: DocumentData,
  client: string,
): Promise<readonly DocumentData[]> {
  const first = await ask.firstOfWindow(
    client,
    Math.ceil(mostLookedBack / Math.max(1, stored.document.length)),
  );
  if (first === undefined || first <= 1) return [];
  const { document, since } = await baseOf(ask, stored, raw, first - 1);
  const starts = since.flatMap((step, at): readonly DocumentData[] => {
    if (step.client !== client) return [];
    const before = since[at - 1];
    return [
      before === undefined
        ? document
        : inTodaysShape(kindNamed(stored.document_kind), before.after, before.version).document,
    ];
  });
  return starts.toReversed();
}

/** The steps from a revision on to what is stored: the declaration may have gone on since it was read. */
async function stepsBack(
  ask: Pick<HistoryQuestions, 'stepsFrom'>,
  stored: StoredDeclaration,
  revision: number,
): Promise<readonly StoredStep[]> {
  const found: StoredStep[] = [];
  for (let from = revision; from <= stored.revision; from = found.at(-1)!.revision + 1) {
    const steps = await ask.stepsFrom(revision, from);
    if (steps.length === 0) break;
    found.push(...steps);
  }
  return found.filter((step) => step.revision <= stored.revision);
}

/**
 * The document at an earlier revision, in today's shape, where its values came from by what is held now, and the steps
 * since, the oldest first. `raw` is the
 * newest as it is stored: history leads from one stored form to the next, whatever their shapes.
 */
async function baseOf(
  ask: Pick<HistoryQuestions, 'stepsFrom'>,
  stored: StoredDeclaration,
  raw: DocumentData,
  revision: number,
  held = new ProvenanceTree(),
) {
  if (revision < 1 || revision > stored.revision) throw refusals.unknownRevision();
  const found = await stepsBack(ask, stored, revision);
  // Of a declaration that another program put there, or changed, history may lack steps.
  const at = found.find((step) => step.revision === revision);
  const steps = found.filter((step) => step.revision > revision);
  let earlier = raw;
  const provenances = new ProvenanceTree(held);
  const since = steps
    .toReversed()
    .map(({ client, user_id, at, patches, inverse, schema_version }): HistoryStep => {
      const after = earlier;
      const back = JSON.parse(jsonOf(inverse)) as Patch[];
      earlier = stepped(after, back);
      provenances.take(back);
      const done = JSON.parse(jsonOf(patches)) as Patch[];
      return { client, version: schema_version, userId: user_id, at, patches: done, after };
    })
    .toReversed();
  const { document } = inTodaysShape(
    kindNamed(stored.document_kind),
    earlier,
    at?.schema_version ?? stored.schema_version,
  );
  return { document, since, provenances };
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
  ask: HistoryQuestions,
  { stored, read, actor }: { stored: StoredDeclaration; read: ReadDocument; actor: Actor },
  patches: readonly Patch[],
  edit: Edit,
): Promise<DocumentData> {
  const { change, answered = 'document' in change } = edit;
  const kind = kindNamed(stored.document_kind);
  const { document } = read;
  const exact = isAnsweredEditor(edit);
  const context = ruleContext(kind, actor, stored.status, document);
  const { definition, computations } = kind;
  const around = { definition, computations, context, newId: randomUUID };
  const asked = { ...around, document, patches, answered, stated: 'document' in change, exact };
  const after = withConsequences(asked);
  if (!exact || isSameData(after, appliedTo(document, patches, exact))) return after;
  const starts = await ownStarts(ask, stored, read.raw, edit.client!);
  return withConsequences({ ...asked, standing: standingFigures(asked, [document, ...starts]) });
}
