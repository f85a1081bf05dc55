import { applyWithInverse } from './apply.ts';
import { blankDocument, type NewId } from './birth.ts';
import type { DocumentDefinition } from './catalogue.ts';
import {
  type Computation,
  type ComputationResult,
  type DerivedComputation,
  type EventComputation,
  isDerived,
} from './computation.ts';
import type { RuleContext } from './condition.ts';
import type { DocumentData, FieldValue } from './document.ts';
import type { Patch } from './patch.ts';
import { formatPath, isRowSegment, type Path, pathPattern } from './path.ts';

export interface NewDocumentOptions {
  readonly definition: DocumentDefinition;
  readonly computations: readonly Computation[];
  readonly context: RuleContext;
  readonly newId: NewId;
  /** Values in place of defaults, for example the regime that was asked for. */
  readonly values?: Readonly<Record<string, FieldValue>>;
}

/** A new document: defaults and first rows of its schemas, its computed fields made (numbers, counts, sums). */
export function newDocument({
  definition,
  computations,
  context,
  newId,
  values,
}: NewDocumentOptions): DocumentData {
  const blank = blankDocument(definition, context, newId, values);
  const counters = { computationsRun: 0, itemsWalked: 0, fullForms: 0 };
  const computing = new Computing(computations, { definition, newId, counters });
  return applyWithInverse(blank, computing.full(blank, context)).document;
}

export interface PatchedDocument {
  readonly definition: DocumentDefinition;
  readonly computations: readonly Computation[];
  readonly document: DocumentData;
  readonly patches: readonly Patch[];
  /** Says that the patches were made elsewhere: whether they hold all that their events did there, be it nothing. */
  readonly answered?: boolean;
  readonly context: RuleContext;
  readonly newId: NewId;
}

/**
 * The document with the patches and what follows from them against this document: its derived figures, and events,
 * of patches made elsewhere those that were not answered there. Throws `PatchError` for a place that is not there.
 */
export function withConsequences({
  definition,
  computations,
  document,
  patches,
  answered,
  context,
  newId,
}: PatchedDocument): DocumentData {
  const applied = applyWithInverse(document, patches);
  const counters = { computationsRun: 0, itemsWalked: 0, fullForms: 0 };
  const computing = new Computing(computations, { definition, newId, counters });
  const change = { before: document, after: applied.document, patches: applied.patches };
  if (answered === undefined) return computing.run(change, context, { who: () => true }).document;
  if (answered) return computing.run(change, context, { who: isDerived }).document;
  return computing.run(change, context, { who: () => true, answers: unansweredIn(applied.patches) }).document;
}

/** Tells of an event's changes those beside which, in the same row or document, nothing that it writes is touched. */
function unansweredIn(patches: readonly Patch[]): (event: EventComputation, patch: Patch) => boolean {
  const touched = new Set<string>();
  const keyOf = (pattern: string, around: Path) => `${pattern} ${formatPath(around)}`;
  for (const place of patches.map(placeOf)) {
    const pattern = pathPattern(place);
    for (let length = 0; length < place.length; length += 2)
      touched.add(keyOf(pattern, place.slice(0, length)));
  }
  return ({ writes }, { path }) => !writes.some((pattern) => touched.has(keyOf(pattern, path.slice(0, -1))));
}

interface Counts {
  computationsRun: number;
  itemsWalked: number;
  fullForms: number;
}

interface Surroundings {
  readonly definition: DocumentDefinition;
  readonly newId: NewId;
  readonly counters: Counts;
}

/** What the computations made of an edit: their own patches and what takes them back. */
interface Computed {
  readonly document: DocumentData;
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
}

/** A change: `after` is `before` with `patches`. */
export interface AppliedChange {
  readonly before: DocumentData;
  readonly after: DocumentData;
  readonly patches: readonly Patch[];
}

/** Who answers a change. */
export interface Asked {
  readonly who: (computation: Computation) => boolean;
  /** Which of the change's patches an event answers; left out: all. */
  readonly answers?: (event: EventComputation, patch: Patch) => boolean;
  /** The change may itself set figures to what they were once; those of the computations that run are made right. */
  readonly mending?: boolean;
}

/** What of a change a computation reads. */
interface Change {
  readonly before: DocumentData;
  readonly patches: Patch[];
}

/** More rounds than this mean computations that feed each other without end. */
const ROUNDS = 20;

/** Runs the computations whose inputs a change has, and those whose inputs these change. */
export class Computing {
  readonly #computations: readonly Computation[];
  readonly #readers = new Map<string, Computation[]>();
  readonly #memories = new Map<Computation, unknown>();
  /** Which change of others touched a computation's places last. */
  readonly #remote = new Map<Computation, number>();
  readonly #around: Surroundings;

  constructor(computations: readonly Computation[], around: Surroundings) {
    this.#computations = computations;
    this.#around = around;
    for (const computation of computations) {
      for (const pattern of computation.reads) {
        this.#readers.set(pattern, [...(this.#readers.get(pattern) ?? []), computation]);
      }
    }
  }

  /** Forgets all and begins anew: the document is another one. */
  begin(document: DocumentData): void {
    this.#memories.clear();
    for (const computation of this.#computations) {
      if (isDerived(computation)) this.#remember(computation, computation.begin?.(document));
    }
  }

  /** Notes that others changed these places: the `number`th change of theirs. */
  noteRemote(patches: readonly Patch[], number: number): void {
    const patterns = new Set(patches.map((patch) => pathPattern(placeOf(patch))));
    for (const computation of this.#computations) {
      const { reads, writes } = computation;
      if ([...reads, ...writes].some((pattern) => patterns.has(pattern))) {
        this.#remote.set(computation, number);
      }
    }
  }

  /** Whether others changed what the computation reads or writes after the `number`th change of theirs. */
  isChangedSince(computation: Computation, number: number): boolean {
    return (this.#remote.get(computation) ?? 0) > number;
  }

  /**
   * A change that answered its events once and is made again: patches that take out what these would have, of what
   * others put there after the `number`th change of theirs.
   */
  takenOut(
    { before, after, patches }: AppliedChange,
    context: RuleContext,
    number: number,
  ): readonly Patch[] {
    const { definition, newId } = this.#around;
    const isOwn = (path: Path) => patches.some((patch) => isWithin(path, subjectOf(patch)));
    return this.#computations.flatMap((event) => {
      if (isDerived(event) || !this.isChangedSince(event, number)) return [];
      const heard = patches.filter((patch) => event.reads.includes(pathPattern(placeOf(patch))));
      if (heard.length === 0) return [];
      const made = event.run({ before, after, patches: heard, context, definition, newId }).patches;
      return made.filter((patch) => isTakingOut(patch) && !isOwn(patch.path));
    });
  }

  /**
   * Of the computations whose inputs the change has, those that are asked run; derived ones also follow what these
   * make. Throws when the computations never come to an end.
   */
  run(change: AppliedChange, context: RuleContext, asked: Asked): Computed {
    try {
      return this.#run(change, context, asked);
    } catch (error) {
      this.#memories.clear();
      throw error;
    }
  }

  #run({ before, after, patches }: AppliedChange, context: RuleContext, asked: Asked): Computed {
    const { who, answers = () => true, mending } = asked;
    const waiting = new Map<Computation, Change>();
    const tell = (changes: readonly Patch[], from: DocumentData) => {
      for (const patch of changes) {
        for (const computation of this.#readers.get(pathPattern(placeOf(patch))) ?? []) {
          if (!isDerived(computation) && from === before && !answers(computation, patch)) continue;
          const known = waiting.get(computation);
          if (known === undefined) waiting.set(computation, { before: from, patches: [patch] });
          else known.patches.push(patch);
        }
      }
    };
    const dismiss = (isDismissed: (computation: Computation) => boolean) => {
      for (const [computation, change] of waiting) {
        if (!isDismissed(computation)) continue;
        waiting.delete(computation);
        if (this.#memories.has(computation)) this.#answer(computation, change, after, context);
      }
    };
    tell(patches, before);
    dismiss((computation) => !who(computation));

    let document = after;
    const all: Patch[] = [];
    let inverse: readonly Patch[] = [];
    for (let runs = 0; waiting.size > 0; runs += 1) {
      if (runs > ROUNDS * this.#computations.length)
        throw new Error('The computations do not come to an end.');
      const computation = this.#computations.find((candidate) => waiting.has(candidate))!;
      const change = waiting.get(computation)!;
      waiting.delete(computation);
      const result = this.#answer(computation, change, document, context);
      this.#around.counters.computationsRun += 1;
      const from = document;
      const told = applyWithInverse(document, result.patches);
      const mended = mending ? mendedBy(computation, told.document, patches, context) : [];
      const applied = applyWithInverse(document, [...result.patches, ...mended]);
      document = applied.document;
      all.push(...applied.patches);
      inverse = [...applied.inverse, ...inverse];
      tell(applied.patches, from);
      dismiss((candidate) => !isDerived(candidate) && !who(candidate));
    }
    return { document, patches: all, inverse };
  }

  /** What the computation makes of a change; its memory goes along. */
  #answer(computation: Computation, change: Change, after: DocumentData, context: RuleContext) {
    const { definition, newId, counters } = this.#around;
    const about = { ...change, after, context, definition };
    const result: ComputationResult = isDerived(computation)
      ? computation.run({ ...about, memory: this.#memories.get(computation) })
      : computation.run({ ...about, newId });
    counters.itemsWalked += result.walked ?? 0;
    if (isDerived(computation)) this.#remember(computation, result.memory);
    return result;
  }

  #remember(computation: DerivedComputation, memory: unknown): void {
    if (memory === undefined) this.#memories.delete(computation);
    else this.#memories.set(computation, memory);
  }

  /** Whether a computation takes out the value that the field holds; only those are asked that look at the field itself. */
  isTakenOut(document: DocumentData, path: Path, value: FieldValue, context: RuleContext): boolean {
    const { definition } = this.#around;
    const patches: readonly Patch[] = [{ op: 'set', path, value }];
    const pattern = pathPattern(path);
    return (this.#readers.get(pattern) ?? []).some((computation) => {
      if (!isDerived(computation) || !computation.writes.includes(pattern)) return false;
      const memory = this.#memories.get(computation);
      const step = { before: document, after: document, patches, context, definition, memory };
      const place = formatPath(path);
      return computation
        .run(step)
        .patches.some((patch) => isClearing(patch) && formatPath(patch.path) === place);
    });
  }

  /** All patches that make the document agree with every derived computation, in their order. */
  full(document: DocumentData, context: RuleContext): readonly Patch[] {
    let here = document;
    return this.#computations.filter(isDerived).flatMap((computation) => {
      this.#around.counters.fullForms += 1;
      const applied = applyWithInverse(here, computation.full(here, context));
      here = applied.document;
      return applied.patches;
    });
  }
}

/** Of the figures that `patches` set, those that are another than the computation gives: patches that make them right. */
function mendedBy(
  computation: Computation,
  document: DocumentData,
  patches: readonly Patch[],
  context: RuleContext,
): readonly Patch[] {
  const places = new Set(patches.filter(({ op }) => op === 'set').map(({ path }) => formatPath(path)));
  if (!isDerived(computation) || places.size === 0) return [];
  return computation.full(document, context).filter(({ path }) => places.has(formatPath(path)));
}

function isTakingOut(patch: Patch): boolean {
  return patch.op === 'remove' || isClearing(patch);
}

function isClearing(patch: Patch): boolean {
  return patch.op === 'set' && patch.value === undefined;
}

/** The field or row a patch is about. */
function subjectOf(patch: Patch): Path {
  return patch.op === 'insert' ? [...patch.path, { id: patch.row.uuid }] : patch.path;
}

function isWithin(path: Path, outer: Path): boolean {
  return formatPath(path.slice(0, outer.length)) === formatPath(outer);
}

/** The field a patch sets, or the list whose rows it changes. */
export function placeOf(patch: Patch): Path {
  const last = patch.path.at(-1);
  return last !== undefined && isRowSegment(last) ? patch.path.slice(0, -1) : patch.path;
}
