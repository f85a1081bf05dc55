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
import { lastOfEach, type Patch, placeOf, subjectOf } from './patch.ts';
import { formatPath, isWithin, type Path, pathPattern } from './path.ts';

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
  const computing = new Computing(computations, { definition, newId });
  return applyWithInverse(blank, computing.full(blank, context)).document;
}

export interface PatchedDocument {
  readonly definition: DocumentDefinition;
  readonly computations: readonly Computation[];
  readonly document: DocumentData;
  readonly patches: readonly Patch[];
  /** Says that the patches were made elsewhere: whether they hold all that their events did there, be it nothing. */
  readonly answered?: boolean;
  /** The patches come from a whole document that states its figures: what it states stays. */
  readonly stated?: boolean;
  /** The patches come from an editor, which brings back a blank that stood as '' as it was. */
  readonly exact?: boolean;
  /** Which figures stay as the patches have them (`standingFigures`). */
  readonly standing?: Standing;
  readonly context: RuleContext;
  readonly newId: NewId;
}

/**
 * The document with the patches and what follows from them against this document: its derived figures, those that
 * the patches set included, and events, of patches made elsewhere those that were not answered there. Throws
 * `PatchError` for a place that is not there.
 */
export function withConsequences(patched: PatchedDocument): DocumentData {
  const { definition, computations, document, patches, answered, stated = false, exact } = patched;
  const { standing, context, newId } = patched;
  const applied = applyWithInverse(document, patches, { exact });
  const computing = new Computing(computations, { definition, newId });
  const change = { before: document, after: applied.document, patches: applied.patches };
  const asked = { who: () => true, settling: !stated, standing };
  if (answered === undefined) return computing.run(change, context, asked).document;
  if (answered) return computing.run(change, context, { ...asked, who: isDerived }).document;
  return computing.run(change, context, { ...asked, answers: unansweredIn(applied.patches) }).document;
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

interface Surroundings {
  readonly definition: DocumentDefinition;
  readonly newId: NewId;
  readonly counters?: { computationsRun: number };
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
  /** The change may itself set figures to what they were once: the derived computations asked answer for those as well. */
  readonly mending?: boolean;
  /** Figures that the change itself sets, past the gate, are made what their full form gives; no others with them. */
  readonly settling?: boolean;
  readonly standing?: Standing;
}

/** Of the figures that a computation wrote, those that stay as the change had them: the patches that give them back. */
export type Standing = (
  computation: DerivedComputation,
  written: readonly Patch[],
  now: DocumentData,
) => readonly Patch[];

/** What of a change a computation reads. */
interface Change {
  readonly before: DocumentData;
  readonly patches: Patch[];
}

/** More rounds than this mean computations that feed each other without end. */
const ROUNDS = 20;

/** What every computation kept of a document, before or after a step. */
export type Memories = ReadonlyMap<Computation, unknown>;

/** Runs the computations whose inputs a change has, and those whose inputs these change. */
export class Computing {
  readonly #computations: readonly Computation[];
  readonly #readers = new Map<string, Computation[]>();
  readonly #writers = new Map<string, DerivedComputation[]>();
  #memories = new Map<Computation, unknown>();
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
      if (!isDerived(computation)) continue;
      for (const pattern of computation.writes) {
        this.#writers.set(pattern, [...(this.#writers.get(pattern) ?? []), computation]);
      }
    }
  }

  /** What is kept of the document as it is now; a later step leaves it as it is. */
  memories(): Memories {
    return new Map(this.#memories);
  }

  /** Goes on from what was kept of a document, without looking at it. */
  goOnFrom(memories: Memories): void {
    this.#memories = new Map(memories);
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
   * Of a change that answered its events once and is made again: whether these would take out what others put there
   * after the `number`th change of theirs.
   */
  takesOut({ before, after, patches }: AppliedChange, context: RuleContext, number: number): boolean {
    const { definition, newId } = this.#around;
    const isOwn = (path: Path) => patches.some((patch) => isWithin(path, subjectOf(patch)));
    return this.#computations.some((event) => {
      if (isDerived(event) || !this.isChangedSince(event, number)) return false;
      const heard = patches.filter((patch) => event.reads.includes(pathPattern(placeOf(patch))));
      if (heard.length === 0) return false;
      const made = event.run({ before, after, patches: heard, context, definition, newId }).patches;
      return made.some((patch) => isTakingOut(patch) && !isOwn(patch.path));
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
    const { who, answers = () => true, mending, settling, standing } = asked;
    const waiting = new Map<Computation, Change>();
    const wait = (computation: Computation, patch: Patch, from: DocumentData) => {
      const known = waiting.get(computation);
      if (known === undefined) waiting.set(computation, { before: from, patches: [patch] });
      else known.patches.push(patch);
    };
    const tell = (
      changes: readonly Patch[],
      from: DocumentData,
      hears: (computation: Computation, patch: Patch) => boolean,
    ) => {
      for (const patch of lastOfEach(changes)) {
        for (const computation of this.#readers.get(pathPattern(placeOf(patch))) ?? [])
          if (hears(computation, patch)) wait(computation, patch, from);
      }
    };
    const tellWriters = () => {
      for (const patch of patches) {
        if (patch.op !== 'set') continue;
        const pattern = pathPattern(patch.path);
        for (const computation of this.#writers.get(pattern) ?? [])
          if (who(computation) && !computation.reads.includes(pattern)) wait(computation, patch, before);
      }
    };
    tell(patches, before, (computation, patch) => isDerived(computation) || answers(computation, patch));
    for (const [computation, change] of waiting) {
      if (who(computation)) continue;
      waiting.delete(computation);
      if (this.#memories.has(computation)) this.#answer(computation, change, after, context);
    }
    if (mending) tellWriters();

    let document = after;
    const all: Patch[] = [];
    let inverse: readonly Patch[] = [];
    const make = (
      by: Computation,
      made: readonly Patch[],
      hears: (of: Computation) => boolean = isDerived,
      exact = false,
    ) => {
      const from = document;
      const applied = applyWithInverse(document, madeBy(by, made), { exact });
      document = applied.document;
      all.push(...applied.patches);
      inverse = [...applied.inverse, ...inverse];
      tell(applied.patches, from, hears);
    };
    const follow = () => {
      for (let runs = 0; waiting.size > 0; runs += 1) {
        if (runs > ROUNDS * this.#computations.length)
          throw new Error('The computations do not come to an end.');
        const computation = this.#computations.find((candidate) => waiting.has(candidate))!;
        const change = waiting.get(computation)!;
        waiting.delete(computation);
        const result = this.#answer(computation, change, document, context);
        if (this.#around.counters) this.#around.counters.computationsRun += 1;
        make(computation, result.patches);
      }
    };
    follow();
    for (const [computation, places] of settling ? this.#figuresSetBy(patches) : []) {
      const right = computation.full(document, context);
      make(
        computation,
        right.filter(({ path }) => places.has(formatPath(path))),
      );
      follow();
    }
    for (const computation of standing ? this.#computations.filter(isDerived) : []) {
      const { writes } = computation;
      const written = all.filter(({ op, path }) => op === 'set' && writes.includes(pathPattern(path)));
      make(
        computation,
        standing!(computation, written, document),
        (other) => isDerived(other) && other !== computation,
        true,
      );
      follow();
    }
    return { document, patches: all, inverse };
  }

  /** The figures that the patches set, by the computation that keeps them without looking at them, in the order of these. */
  #figuresSetBy(patches: readonly Patch[]): ReadonlyMap<DerivedComputation, ReadonlySet<string>> {
    const places = new Map<DerivedComputation, Set<string>>();
    for (const { op, path } of patches) {
      if (op !== 'set') continue;
      const pattern = pathPattern(path);
      for (const computation of this.#writers.get(pattern) ?? []) {
        if (computation.reads.includes(pattern)) continue;
        places.set(computation, (places.get(computation) ?? new Set()).add(formatPath(path)));
      }
    }
    const inOrder = this.#computations.filter(isDerived);
    return new Map(inOrder.flatMap((one) => (places.has(one) ? [[one, places.get(one)!] as const] : [])));
  }

  /** What the computation makes of a change; its memory goes along. */
  #answer(computation: Computation, change: Change, after: DocumentData, context: RuleContext) {
    const { definition, newId } = this.#around;
    const about = { ...change, after, context, definition };
    const result: ComputationResult = isDerived(computation)
      ? computation.run({ ...about, memory: this.#memories.get(computation) })
      : computation.run({ ...about, newId });
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
      const applied = applyWithInverse(here, madeBy(computation, computation.full(here, context)));
      here = applied.document;
      return applied.patches;
    });
  }
}

/** What a computation makes says so. */
function madeBy({ name }: Computation, patches: readonly Patch[]): readonly Patch[] {
  const from = { kind: 'computed', by: name } as const;
  return patches.map((patch): Patch => {
    if (patch.op === 'insert') return { ...patch, from: patch.from ?? { '': from } };
    return patch.op === 'set' && patch.value !== undefined ? { ...patch, from } : patch;
  });
}

function isTakingOut(patch: Patch): boolean {
  return patch.op === 'remove' || isClearing(patch);
}

function isClearing(patch: Patch): boolean {
  return patch.op === 'set' && patch.value === undefined;
}
