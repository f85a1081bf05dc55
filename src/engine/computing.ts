import { applyWithInverse } from './apply.ts';
import { blankDocument, type NewId } from './birth.ts';
import type { DocumentDefinition } from './catalogue.ts';
import type { Computation } from './computation.ts';
import type { RuleContext } from './condition.ts';
import type { DocumentData, FieldValue } from './document.ts';
import type { Patch } from './patch.ts';
import { isRowSegment, type Path, pathPattern } from './path.ts';

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
  const counters = { computationsRun: 0, itemsWalked: 0 };
  const computing = new Computing(computations, { definition, newId, counters });
  return applyWithInverse(blank, computing.full(blank, context)).document;
}

interface Counts {
  computationsRun: number;
  itemsWalked: number;
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
  /** Path patterns that the computations run here may write: these places agree with them now. */
  readonly settled: ReadonlySet<string>;
}

/** More rounds than this mean computations that feed each other without end. */
const ROUNDS = 20;

/** Runs the computations whose inputs an edit changed, and those whose inputs these change. */
export class Computing {
  readonly #computations: readonly Computation[];
  readonly #readers = new Map<string, Computation[]>();
  readonly #memories = new Map<Computation, unknown>();
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

  /** Forgets what was kept about inputs that `patches` changed without a run. */
  missed(patches: readonly Patch[]): void {
    for (const patch of patches) {
      for (const computation of this.#readers.get(pathPattern(placeOf(patch))) ?? []) {
        this.#memories.delete(computation);
      }
    }
  }

  /** Forgets all: the document is another one. */
  forget(): void {
    this.#memories.clear();
  }

  /** `after` is `before` with `patches`. Throws when the computations never come to an end. */
  run(before: DocumentData, after: DocumentData, patches: readonly Patch[], context: RuleContext): Computed {
    try {
      return this.#run(before, after, patches, context);
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  #run(before: DocumentData, after: DocumentData, patches: readonly Patch[], context: RuleContext): Computed {
    const waiting = new Map<Computation, { before: DocumentData; patches: Patch[] }>();
    const tell = (changes: readonly Patch[], from: DocumentData) => {
      for (const patch of changes) {
        for (const computation of this.#readers.get(pathPattern(placeOf(patch))) ?? []) {
          const known = waiting.get(computation);
          if (known === undefined) waiting.set(computation, { before: from, patches: [patch] });
          else known.patches.push(patch);
        }
      }
    };
    tell(patches, before);

    let document = after;
    const all: Patch[] = [];
    const settled = new Set<string>();
    let inverse: readonly Patch[] = [];
    for (let runs = 0; waiting.size > 0; runs += 1) {
      if (runs > ROUNDS * this.#computations.length)
        throw new Error('The computations do not come to an end.');
      const computation = this.#computations.find((candidate) => waiting.has(candidate))!;
      const step = waiting.get(computation)!;
      waiting.delete(computation);
      const { definition, newId, counters } = this.#around;
      const memory = this.#memories.get(computation);
      const result = computation.run({ ...step, after: document, context, definition, newId, memory });
      counters.computationsRun += 1;
      counters.itemsWalked += result.walked ?? 0;
      this.#memories.set(computation, result.memory);
      const applied = applyWithInverse(document, result.patches);
      const from = document;
      document = applied.document;
      all.push(...applied.patches);
      for (const pattern of computation.writes) settled.add(pattern);
      inverse = [...applied.inverse, ...inverse];
      tell(applied.patches, from);
    }
    return { document, patches: all, inverse, settled };
  }

  /** All patches that make the document agree with every computation, in their order. */
  full(document: DocumentData, context: RuleContext): readonly Patch[] {
    let here = document;
    return this.#computations.flatMap((computation) => {
      const applied = applyWithInverse(here, computation.full(here, context));
      here = applied.document;
      return applied.patches;
    });
  }
}

/** The field a patch sets, or the list whose rows it changes. */
export function placeOf(patch: Patch): Path {
  const last = patch.path.at(-1);
  return last !== undefined && isRowSegment(last) ? patch.path.slice(0, -1) : patch.path;
}
