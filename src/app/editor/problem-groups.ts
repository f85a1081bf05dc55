import { isNested, rowLabel } from '../../../widgets/index.ts';
import {
  definitionAt,
  formatPath,
  isRowSegment,
  type ListDefinition,
  type Problem,
} from '../../engine/index.ts';
import { text } from '../dialog-texts.ts';
import type { DocumentSession } from './document-session.ts';
import { placeWords } from './place-words.ts';

/** Problems that stand in one section, or in one item of it. */
export interface ProblemGroup {
  readonly key: string;
  readonly label: string;
  readonly problems: readonly Problem[];
}

/**
 * Errors, then warnings, each by section and item in screen order; what stands on no field comes first among its
 * kind, for it is about the whole. The order of the pane and of F8.
 */
export function problemGroups(
  session: DocumentSession,
  problems: readonly Problem[],
): readonly ProblemGroup[] {
  const groups = new Map<string, { label: string; rank: number; problems: Problem[] }>();
  for (const problem of problems) {
    const { key, label, rank } = groupOf(session, problem);
    const group = groups.get(key) ?? { label, rank, problems: [] };
    group.problems.push(problem);
    groups.set(key, group);
  }
  return [...groups]
    .map(([key, group], order) => ({ key, order, ...group }))
    .sort((left, right) => left.rank - right.rank || left.order - right.order)
    .map(({ key, label, problems: own }) => ({ key, label, problems: own }));
}

/** Sections of one severity rank as they stand at the side. */
const SEVERITY = 1000;

function groupOf(
  { services, store }: DocumentSession,
  { path, severity }: Problem,
): { key: string; label: string; rank: number } {
  const { definition } = services;
  const [first] = path;
  const at = definition.sections.findIndex(
    ({ fields, lists }) => fields.some(({ name }) => name === first) || lists.some((name) => name === first),
  );
  const rank = (severity === 'error' ? 0 : SEVERITY) + at + 1;
  const section = definition.sections[at];
  const kind = text(severity === 'error' ? 'problems.kindErrors' : 'problems.kindWarnings');
  if (!section) return { key: `${severity} whole`, label: `${kind}: ${text('problems.whole')}`, rank };
  const rowPath = path.slice(0, path.findIndex(isRowSegment) + 1);
  const list = rowPath.length > 0 ? definitionAt(definition, rowPath.slice(0, -1)) : undefined;
  const isItem = list !== undefined && isNested(list as ListDefinition);
  const place = isItem
    ? placeWords(definition, store.document(), rowPath, text) || rowLabel(list as ListDefinition, text)
    : section.label;
  return {
    key: `${severity} ${section.id} ${isItem ? formatPath(rowPath) : ''}`,
    label: `${kind}: ${place}`,
    rank,
  };
}
