import { randomUUID } from 'node:crypto';
import { computations } from '../../computations/index.ts';
import { Computing } from '../../engine/computing.ts';
import { fieldAt } from '../../engine/definition.ts';
import type { DocumentData } from '../../engine/document.ts';
import type { RuleContext } from '../../engine/index.ts';
import { KeptFigures } from '../../engine/kept-figures.ts';
import type { Patch, SetPatch } from '../../engine/patch.ts';
import { formatPath, type Path } from '../../engine/path.ts';
import type { Problem } from '../../engine/problem.ts';
import { definition, documentName } from './document.ts';

const figures = new KeptFigures(definition, computations[documentName] ?? []);

/** Patches that make the figures kept at the moment what their computations give. */
function rightFigures(document: DocumentData, context: RuleContext): SetPatch[] {
  const computing = new Computing(computations[documentName] ?? [], {
    definition,
    newId: randomUUID,
    counters: { computationsRun: 0, itemsWalked: 0, fullForms: 0 },
  });
  return computing
    .full(document, context)
    .filter((patch): patch is SetPatch => patch.op === 'set' && figures.isKept(document, patch.path));
}

/**
 * Of the figures that `patches` set, those that are not right in `document`: patches that make them right. A figure
 * that a computation keeps is the computation's alone: a person cannot enter it, so a client cannot either.
 */
export function mendedFigures(
  document: DocumentData,
  patches: readonly Patch[],
  context: RuleContext,
): readonly SetPatch[] {
  const set = new Set(
    patches
      .filter(({ op, path }) => op === 'set' && figures.isKept(document, path))
      .map(({ path }) => formatPath(path)),
  );
  if (set.size === 0) return [];
  return rightFigures(document, context).filter(({ path }) => set.has(formatPath(path)));
}

/** A read-only figure that differs from its computation, as the person who sends it saw it and let it stand. */
export interface SeenFigure {
  /** Its path as text, `/currency_1`. */
  readonly place: string;
  readonly value: string;
  readonly computed: string;
}

/**
 * The warning about a read-only figure that differs from its computation is an error for a message, unless the
 * sender has seen both values and let the stored one stand: a document that came from elsewhere keeps its figures,
 * and no client puts one into a message unseen.
 */
export function judgedFigures(problems: readonly Problem[], seen: readonly SeenFigure[]): Problem[] {
  const known = new Set(seen.map(figureKey));
  return problems.map((problem) => {
    const { path, value = '', computed } = problem;
    if (computed === undefined || !isFigure(path)) return problem;
    if (known.has(figureKey({ place: formatPath(path), value, computed }))) return problem;
    const right = computed === '' ? 'blank' : computed;
    return {
      ...problem,
      severity: 'error',
      source: 'server',
      code: 'server.figure.differs',
      message: `Worked out as ${right}, and ${value} would be sent. Recalculate it, or confirm it when you send.`,
    };
  });
}

function figureKey({ place, value, computed }: SeenFigure): string {
  return JSON.stringify([place, value, computed]);
}

function isFigure(path: Path): boolean {
  const field = fieldAt(definition, path);
  return field?.computedBy !== undefined && field.readOnly === true;
}
