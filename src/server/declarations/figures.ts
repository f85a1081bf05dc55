import { randomUUID } from 'node:crypto';
import { computations } from '../../computations/index.ts';
import { Computing } from '../../engine/computing.ts';
import { fieldAt } from '../../engine/definition.ts';
import type { DocumentData } from '../../engine/document.ts';
import { getAt, isSameNumber, type RuleContext } from '../../engine/index.ts';
import type { Patch, SetPatch } from '../../engine/patch.ts';
import { formatPath, type Path } from '../../engine/path.ts';
import type { Problem } from '../../engine/problem.ts';
import { definition, documentName } from './document.ts';

/**
 * Patches that make read-only figures what their computations give. A read-only figure is the computation's
 * alone: a person cannot enter it, so a client cannot either.
 */
function rightFigures(document: DocumentData, context: RuleContext): SetPatch[] {
  const computing = new Computing(computations[documentName] ?? [], {
    definition,
    newId: randomUUID,
    counters: { computationsRun: 0, itemsWalked: 0 },
  });
  return computing
    .full(document, context)
    .filter((patch): patch is SetPatch => patch.op === 'set' && isFigure(patch.path));
}

/** Of the figures that `patches` set, those that are not right in `document`: patches that make them right. */
export function mendedFigures(
  document: DocumentData,
  patches: readonly Patch[],
  context: RuleContext,
): readonly SetPatch[] {
  const set = new Set(
    patches.filter(({ op, path }) => op === 'set' && isFigure(path)).map(({ path }) => formatPath(path)),
  );
  if (set.size === 0) return [];
  return rightFigures(document, context).filter(({ path }) => set.has(formatPath(path)));
}

/**
 * An error on every read-only figure that says something else than its computation: a message must not carry
 * it. Figures that came with a message read in are kept and edited around, but not sent unless they are right.
 */
export function wrongFigures(document: DocumentData, context: RuleContext): Problem[] {
  return rightFigures(document, context).flatMap(({ path, value }) => {
    const stored = getAt(document, path);
    if (stored === undefined || typeof stored === 'object' || isSameNumber(stored, value)) return [];
    const right = value === undefined ? 'blank' : String(value);
    const message = `This is worked out as ${right}; a message cannot carry ${stored}.`;
    const about = { severity: 'error', source: 'server', code: 'server.figure.differs' } as const;
    return [{ path, ...about, message, value: String(stored) }];
  });
}

function isFigure(path: Path): boolean {
  const field = fieldAt(definition, path);
  return field?.computedBy !== undefined && field.readOnly === true;
}
