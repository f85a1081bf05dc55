import { applyWithInverse, PatchError } from './apply.ts';
import { type Computation, isDerived } from './computation.ts';
import type { Change, Keep, OpenDocument, Prepared, Steps } from './document-steps.ts';
import { fittingPart } from './fitting-part.ts';
import type { HistoryStep } from './history.ts';
import { type Patch, subjectOf } from './patch.ts';
import type { Path } from './path.ts';
import { fieldIn } from './rows.ts';

/** One step through history. */
export interface Travelled {
  /** What it changed; undefined when no step was left that fits. */
  readonly change: Change | undefined;
  /**
   * What of it stays, and of the steps passed over on the way to it: taking it back would take out what others
   * entered since, or it went with what they took out.
   */
  readonly left: readonly Path[];
}

/** Undo and redo, among what others changed since. */
export function createTravel(open: OpenDocument, steps: Steps) {
  const { definition, document, context, computing, figures } = open;
  const { history, others, remote, noteOthers, prepare, finish } = steps;

  /**
   * Undo or redo of one step, or of what still fits of it. What events did is part of the step; figures are made anew
   * where others changed something of theirs since.
   */
  function goOver(step: HistoryStep, origin: 'undo' | 'redo', keep: Keep): Travelled {
    const { patches, inverse, remote: since, label } = step;
    const [own, done] = origin === 'undo' ? [inverse, patches] : [patches, inverse];
    const stays = (): Travelled => {
      noteOthers(done);
      return { change: undefined, left: [subjectOf(origin === 'undo' ? own.at(-1)! : own[0]!)] };
    };
    const kind = since === remote() ? 'history' : 'foreign';
    const around = { definition, document: document(), figures, others };
    const whole = { patches: own, left: [], staying: [] };
    const {
      patches: fitting,
      left,
      staying,
    } = kind === 'history' ? whole : fittingPart({ own, done, since }, around);
    const who = (computation: Computation) =>
      isDerived(computation) && (left.length > 0 || computing.isChangedSince(computation, since));
    let prepared: Prepared | undefined;
    try {
      if (fitting.length === 0 || (kind === 'foreign' && takesFromOthers(fitting, since))) return stays();
      const asked = { who, mending: true };
      prepared = prepare(fitting, { origin, label, asked, kind, exact: true });
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      return stays();
    }
    if (staying.length > 0) noteOthers(staying);
    if (prepared === undefined) return { change: undefined, left };
    return { change: finish(prepared, keep), left };
  }

  /** Whether an event would answer the patches by taking out what others put there since, or a computation would. */
  function takesFromOthers(patches: readonly Patch[], since: number): boolean {
    const before = document();
    const after = applyWithInverse(before, patches).document;
    if (computing.takesOut({ before, after, patches }, context(), since)) return true;
    return others.enteredWithin([], since).some((place) => {
      const isTaken = figures.isKept(after, place) && !figures.isKept(before, place);
      return isTaken && fieldIn(after, place) !== undefined;
    });
  }

  /** Goes one step through history; steps of which nothing fits any more are passed over, though not to `only` another. */
  function travel(origin: 'undo' | 'redo', only?: number): Travelled {
    const left: Path[] = [];
    for (;;) {
      if (only !== undefined && history.last !== only) return { change: undefined, left };
      const step = origin === 'undo' ? history.takeUndo() : history.takeRedo();
      if (step === undefined) return { change: undefined, left };
      const { change, left: more } = goOver(step, origin, (made) => {
        if (origin === 'undo') history.undone({ ...step, patches: made.inverse, inverse: made.patches });
        else history.redone({ ...step, patches: made.patches, inverse: made.inverse });
      });
      left.push(...more);
      if (change !== undefined) return { change, left };
    }
  }

  return { goOver, travel };
}
