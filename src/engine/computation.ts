import type { NewId } from './birth.ts';
import type { DocumentDefinition } from './catalogue.ts';
import type { RuleContext } from './condition.ts';
import type { DocumentData } from './document.ts';
import type { Patch } from './patch.ts';
import type { Path } from './path.ts';

/**
 * A computed part of a document: pure, independent of what is on screen. It runs only when a change has one of its
 * inputs, never on load (ENG-038). Its kind says when it may run again:
 *
 * - a `derived` one keeps figures that are a function of the document (sums, numbering, counts). It may run as often
 *   as it likes: the server runs it against the stored revision, undo and redo over changes of others run it again.
 * - an `event` one answers that a person changed a field, and makes or removes data once. What it did is part of
 *   that edit's step and travels in its patches, so it runs where the edit was made and nowhere else: not for patches
 *   on the server, not for a whole document, not for undo, redo or a remote change.
 */
export type Computation = DerivedComputation | EventComputation;

interface Described {
  readonly name: string;
  /** Path patterns that trigger it, for example `/CDSItems/[star]/gross_mass`; a list's pattern stands for rows added, removed or moved. */
  readonly reads: readonly string[];
  /** Path patterns it may write. */
  readonly writes: readonly string[];
}

export interface DerivedComputation extends Described {
  readonly kind: 'derived';
  /** What is kept of a document just opened, so that the first edit already goes by what changed; left out where nothing is kept. */
  begin?(document: DocumentData): unknown;
  /**
   * Patches for one step. `memory` is what this computation gave at its last run or `begin`, so that sums can be
   * kept by what changed; it is never changed in place, and undefined after a failure. It runs for changes that it is
   * not asked about too (remote edits, undo): then only the memory of its result is taken. Undo and redo may put a
   * figure of its own back to what it was once: then the patches have that as well, and it makes the figure right.
   */
  run(step: DerivedStep): ComputationResult;
  /**
   * Whether it keeps the field at `path`, one of its `writes`, at this moment: a figure that nobody enters. Left
   * out: always where the field's schema names it (`computedBy`), else never.
   */
  keeps?(document: DocumentData, path: Path): boolean;
  /** What a whole document leaves blank of its figures is filled in when it is taken in; what it states stays. */
  readonly fillsBlank?: true;
  /** All patches that make a document agree with this computation ('recalculate'). */
  full(document: DocumentData, context: RuleContext): readonly Patch[];
}

export interface EventComputation extends Described {
  readonly kind: 'event';
  run(step: EventStep): ComputationResult;
}

export function isDerived(computation: Computation): computation is DerivedComputation {
  return computation.kind === 'derived';
}

interface Step {
  readonly before: DocumentData;
  readonly after: DocumentData;
  /** The changes that touch `reads`; of a derived one in undo and redo also those that set its `writes`. */
  readonly patches: readonly Patch[];
  readonly context: RuleContext;
  readonly definition: DocumentDefinition;
}

export interface DerivedStep extends Step {
  readonly memory: unknown;
}

/** Only an event makes rows. */
export interface EventStep extends Step {
  readonly newId: NewId;
}

export interface ComputationResult {
  readonly patches: readonly Patch[];
  readonly memory?: unknown;
}
