import type { NewId } from './birth.ts';
import type { DocumentDefinition } from './catalogue.ts';
import type { RuleContext } from './condition.ts';
import type { DocumentData } from './document.ts';
import type { Patch } from './patch.ts';

/**
 * A computed part of a document: pure, deterministic, independent of what is on screen.
 * It runs only when an edit changes one of its inputs, never on load (ENG-038).
 */
export interface Computation {
  readonly name: string;
  /** Path patterns that trigger it, for example `/CDSItems/[star]/gross_mass`; a list's pattern stands for rows added, removed or moved. */
  readonly reads: readonly string[];
  /** Path patterns it may write. */
  readonly writes: readonly string[];
  /**
   * Patches for one step. `patches` are the edit's changes that touch `reads`; `memory` is what this
   * computation gave at its last run, so that sums can be kept by what changed; it is undefined at first and
   * after its inputs were changed without it (undo, remote edits, another document).
   */
  run(step: ComputationStep): ComputationResult;
  /** All patches that make a document agree with this computation ('recalculate'). */
  full(document: DocumentData, context: RuleContext): readonly Patch[];
}

export interface ComputationStep {
  readonly before: DocumentData;
  readonly after: DocumentData;
  readonly patches: readonly Patch[];
  readonly context: RuleContext;
  readonly definition: DocumentDefinition;
  readonly newId: NewId;
  readonly memory: unknown;
}

export interface ComputationResult {
  readonly patches: readonly Patch[];
  readonly memory?: unknown;
  /** Rows that were looked at without having changed; counted, and 0 for a keystroke. */
  readonly walked?: number;
}
