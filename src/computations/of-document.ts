import type { Catalogue, Computation, DocumentCheck, DocumentDefinition } from '../engine/index.ts';
import { computations, documentChecks } from './index.ts';
import { ofTrees } from './trees.ts';

/** Computations of a document in the order they run: its own, and the sums that its schema names. */
export function computationsOf(definition: DocumentDefinition): readonly Computation[] {
  return [...(computations[definition.name] ?? []), ...ofTrees(definition).computations];
}

/** Checks of a document beyond one field's own rule: its own, and those of its trees. */
export function checksOf(
  definition: DocumentDefinition,
  codeLists: Catalogue['codeLists'],
): readonly DocumentCheck[] {
  const { name } = definition;
  return [
    ...documentChecks(name, { documents: { [name]: definition }, codeLists }),
    ...ofTrees(definition).checks,
  ];
}
