import { focusPath, isNested, openPath } from '../../../widgets/index.ts';
import {
  definitionAt,
  formatPath,
  isRowSegment,
  type ListDefinition,
  type Path,
  type Problem,
  plainWords,
} from '../../engine/index.ts';
import { text } from '../dialog-texts.ts';
import { announce } from '../shell/shell-state.ts';
import type { DocumentSession } from './document-session.ts';
import { nextStop, type Stop } from './next-stop.ts';
import { placeWords } from './place-words.ts';
import { problemGroups } from './problem-groups.ts';

/**
 * Where a problem is shown: at its field; at the row around one that a rule hides, and there in the first cell;
 * undefined when nothing on the screen stands for it.
 */
export function shownPlace({ services, store }: DocumentSession, { path }: Problem): Path | undefined {
  const { definition } = services;
  if (
    !definition.sections.some(({ fields, lists }) => [...fields.map(nameOf), ...lists].includes(`${path[0]}`))
  )
    return undefined;
  let place = path;
  while (place.length > 0 && store.fieldState(place).hidden) place = place.slice(0, -1);
  const end = place.at(-1);
  if (end === undefined) return undefined;
  const list = isRowSegment(end) && (definitionAt(definition, place.slice(0, -1)) as ListDefinition);
  return list && !isNested(list) ? [...place, ...list.row.columns.slice(0, 1)] : place;
}

/** Problems that a field or row stands for, in the order of the pane: what F8 goes through. */
export function walkable(session: DocumentSession): readonly Problem[] {
  const problems = session.store.problems.all().filter((problem) => shownPlace(session, problem));
  return problemGroups(session, problems).flatMap((group) => group.problems);
}

let last: (Stop & { readonly session: DocumentSession }) | undefined;

/**
 * Goes to the problem after or before the one gone to last: opens section and row, focuses the field, says it. False
 * when there are problems, but none that stands at a place: their list is what can be gone to.
 */
export function walkProblems(session: DocumentSession, step: 1 | -1): boolean {
  const problems = walkable(session);
  if (problems.length === 0) {
    const isNone = session.store.problems.all().length === 0;
    announce(isNone ? `${text('problems.none')}. ${text('problems.noneWhy')}` : text('problems.noPlace'));
    return isNone;
  }
  const from = last?.session === session ? last : undefined;
  goToProblem(session, problems, nextStop(problems.map(keyOf), from, step));
  return true;
}

/** Goes to one problem of the list; `saying` is what is said of it, where that is not its place among all. */
export function goToProblem(
  session: DocumentSession,
  problems: readonly Problem[],
  index: number,
  saying?: string,
): void {
  const problem = problems[index];
  const shown = problem && shownPlace(session, problem);
  if (!shown) return;
  last = { session, key: keyOf(problem), index };
  session.services.view.setState({ isChecked: true });
  openPath(session.services.view, session.services.definition, shown);
  focusPath(shown);
  const place = placeWords(session.services.definition, session.store.document(), problem.path, text);
  const words = `${plainWords(problem.message)} ${place}`;
  if (saying !== undefined) announce(`${text(saying)}: ${words}`);
  else announce(text('problems.at', { number: index + 1, count: problems.length, words }));
}

function nameOf({ name }: { name: string }): string {
  return name;
}

function keyOf(problem: Problem): string {
  return `${formatPath(problem.path)} ${problem.code}`;
}
