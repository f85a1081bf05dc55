import { formatPath } from '../../engine/path.ts';
import { differingFigure, type Problem } from '../../engine/problem.ts';
import { nameTold } from '../../engine/text-beginning.ts';

/** A figure that differs from its computation, as the person who sends it saw it and let it stand. */
export interface SeenFigure {
  /** Its path as text, `/currency_1`. */
  readonly place: string;
  readonly value: string;
  readonly computed: string;
}

/**
 * The warning about a figure that differs from its computation is an error for a message, unless the sender has seen
 * both values and let the stored one stand: a document that came from elsewhere keeps its figures (a published
 * submission states 20 packages of which its items name 2), and no client puts one into a message unseen. A figure
 * that nobody keeps at the moment, as the gross mass of an export, is the sender's own and never differs.
 */
export function judgedFigures(problems: readonly Problem[], seen: readonly SeenFigure[]): Problem[] {
  const known = new Set(seen.map(figureKey));
  return problems.map((problem) => {
    const figure = differingFigure(problem);
    if (figure === undefined) return problem;
    const { path, value, computed } = figure;
    if (known.has(figureKey({ place: formatPath(path), value, computed }))) return problem;
    const right = computed === '' ? 'blank' : nameTold(computed);
    return {
      ...problem,
      severity: 'error',
      source: 'server',
      code: 'server.figure.differs',
      message: `Worked out as ${right}, and ${nameTold(value)} would be sent. Recalculate it, or confirm it when you send.`,
    };
  });
}

function figureKey({ place, value, computed }: SeenFigure): string {
  return JSON.stringify([place, value, computed]);
}
