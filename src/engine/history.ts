import type { Patch } from './patch.ts';
import { formatPath } from './path.ts';

/** One step of undo. */
export interface HistoryStep {
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
  readonly label?: string;
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

  /** Adds a step, or joins it to the last one when both are of the same burst. */
  add(step: HistoryStep, burst: string | undefined): void {
    this.#redo.length = 0;
    const last = this.#undo.at(-1);
    if (burst !== undefined && burst === this.#burst && last !== undefined) {
      this.#undo.pop();
      const whole = joined(last, step);
      this.#burst = isNothing(whole) ? undefined : burst;
      if (this.#burst !== undefined) this.#undo.push(whole);
    } else {
      this.#undo.push(step);
      this.#burst = burst;
    }
  }

  endBurst(): void {
    this.#burst = undefined;
  }

  takeUndo(): HistoryStep | undefined {
    this.#burst = undefined;
    return this.#undo.pop();
  }

  takeRedo(): HistoryStep | undefined {
    this.#burst = undefined;
    return this.#redo.pop();
  }

  undone(step: HistoryStep): void {
    this.#redo.push(step);
  }

  redone(step: HistoryStep): void {
    this.#undo.push(step);
  }

  /**
   * Takes patches out of every step; a step of which nothing is left but what `isFollowing` the rest goes. What was
   * being typed ends as a step.
   */
  forget(isForgotten: (patch: Patch) => boolean, isFollowing: (patch: Patch) => boolean): void {
    const isKept = (patch: Patch) => !isForgotten(patch);
    for (const steps of [this.#undo, this.#redo]) {
      const left = steps
        .map((step) => {
          if (!step.patches.some(isForgotten)) return step;
          return { ...step, patches: step.patches.filter(isKept), inverse: step.inverse.filter(isKept) };
        })
        .filter((step, at) => step === steps[at] || !step.patches.every(isFollowing));
      steps.splice(0, steps.length, ...left);
    }
    this.#burst = undefined;
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

/** True for a step that gives every field what it had: typed, and deleted again. */
function isNothing({ patches, inverse }: HistoryStep): boolean {
  const before = new Map(inverse.map((patch) => [formatPath(patch.path), patch]));
  return patches.every((patch) => {
    const old = before.get(formatPath(patch.path));
    return patch.op === 'set' && old?.op === 'set' && patch.value === old.value;
  });
}

function lastOfEach(patches: readonly Patch[]): readonly Patch[] {
  return [...new Map(patches.map((patch) => [formatPath(patch.path), patch])).values()];
}
