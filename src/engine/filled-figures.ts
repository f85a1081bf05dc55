import { applyPatches } from './apply.ts';
import { type Computation, isDerived } from './computation.ts';
import type { RuleContext } from './condition.ts';
import type { DocumentData } from './document.ts';
import { getAt } from './rows.ts';

/** A whole document with the figures that it leaves blank, of the computations that fill them; what it states stays. */
export function withFilledFigures(
  document: DocumentData,
  computations: readonly Computation[],
  context: RuleContext = {},
): DocumentData {
  return computations.filter(isDerived).reduce((here, { fillsBlank, full }) => {
    if (fillsBlank === undefined) return here;
    const blank = full(here, context).filter(({ path }) => (getAt(here, path) ?? '') === '');
    return blank.length === 0 ? here : applyPatches(here, blank);
  }, document);
}
