import type { Patch } from './patch.ts';
import { formatPath } from './path.ts';
import { isSameValue } from './rows.ts';

/** One step of undo. */
export interface HistoryStep {
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
  readonly label?: string;
  /** The field that was entered into; absent for other edits. */
  readonly field?: string;
  /** Counted from 1 over all steps that were ever made. */
  readonly number: number;
  /** Changes of others that had come when it was made: figures that later ones touched are made anew. */
  readonly remote: number;
}

/** Steps that can be undone and redone. What is typed into one field since focus is one step. */
export class History {
  readonly #undo: HistoryStep[] = [];
  readonly #redo: HistoryStep[] = [];
  #burst: string | undefined;

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** Number of the step that undo would take back. */
  get last(): number | undefined {
    return this.#undo.at(-1)?.number;
  }

  /** Adds a step, or joins it to the last one when both are of the same burst; what does nothing is no step, and given back. */
  add(step: HistoryStep, burst: string | undefined): HistoryStep | undefined {
    const last = burst !== undefined && burst === this.#burst ? this.#undo.pop() : undefined;
    const whole = last === undefined ? step : joined(last, step);
    if (isNothing(whole)) {
      this.#burst = undefined;
      return whole;
    }
    this.#redo.length = 0;
    this.#undo.push(whole);
    this.#burst = burst;
    return undefined;
  }

  endBurst(): void {
    this.#burst = undefined;
  }

  takeUndo(): HistoryStep | undefined {
    this.#burst = undefined;
    return this.#undo.pop();
  }

  /** Takes the last step where it is one of these. */
  takeLastOf(isOf: (step: HistoryStep) => boolean): HistoryStep | undefined {
    const last = this.#undo.at(-1);
    return last !== undefined && isOf(last) ? this.takeUndo() : undefined;
  }

  /** Those of the steps that can be undone, the oldest first. */
  of(isOf: (step: HistoryStep) => boolean): readonly HistoryStep[] {
    return this.#undo.filter(isOf);
  }

  takeRedo(): HistoryStep | undefined {
    return this.#redo.pop();
  }

  /** These of the steps that can be redone no longer can. */
  forgetUndone(isOf: (step: HistoryStep) => boolean): void {
    const kept = this.#redo.filter((step) => !isOf(step));
    this.#redo.splice(0, this.#redo.length, ...kept);
  }

  undone(step: HistoryStep): void {
    this.#redo.push(step);
  }

  redone(step: HistoryStep): void {
    this.#undo.push(step);
  }

  clear(): void {
    this.#undo.length = 0;
    this.#redo.length = 0;
    this.#burst = undefined;
  }
}

/** Two steps of one burst; of a field set twice only first and last value are kept. */
function joined(first: HistoryStep, second: HistoryStep): HistoryStep {
  const patches = [...first.patches, ...second.patches];
  const inverse = [...second.inverse, ...first.inverse];
  const isPlain = [...patches, ...inverse].every((patch) => patch.op === 'set');
  return {
    ...second,
    patches: isPlain ? lastOfEach(patches) : patches,
    inverse: isPlain ? lastOfEach(inverse) : inverse,
  };
}

/** True for a step after which every field holds what it held: typed and deleted again, set and made right. */
function isNothing({ patches, inverse }: HistoryStep): boolean {
  const before = new Map(inverse.map((patch) => [formatPath(patch.path), patch]));
  return lastOfEach(patches).every((patch) => {
    const old = before.get(formatPath(patch.path));
    return patch.op === 'set' && old?.op === 'set' && isSameValue(patch.value, old.value);
  });
}

function lastOfEach(patches: readonly Patch[]): readonly Patch[] {
  return [...new Map(patches.map((patch) => [formatPath(patch.path), patch])).values()];
}
