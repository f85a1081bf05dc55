import { focusPath, openPath } from '../../../widgets/index.ts';
import { formatPath, type Problem, plainWords } from '../../engine/index.ts';
import { announce } from '../shell/shell-state.ts';
import { text } from '../texts.ts';
import type { EditorSession } from './editor-session.ts';
import { nextStop, type Stop } from './next-stop.ts';
import { placeWords } from './place-words.ts';
import { problemGroups } from './problem-groups.ts';

/** Problems that a field or row stands for, in the order of the pane: what F8 goes through. */
export function walkable(session: EditorSession): readonly Problem[] {
  const problems = session.store.problems.all().filter((problem) => problem.path.length > 0);
  return problemGroups(session, problems).flatMap((group) => group.problems);
}

let last: (Stop & { readonly session: EditorSession }) | undefined;

/** Goes to the problem after or before the one gone to last: opens section and row, focuses the field, says it. */
export function walkProblems(session: EditorSession, step: 1 | -1): void {
  const problems = walkable(session);
  if (problems.length === 0) {
    announce(`${text('problems.none')}. ${text('problems.noneWhy')}`);
    return;
  }
  const from = last?.session === session ? last : undefined;
  goToProblem(session, problems, nextStop(problems.map(keyOf), from, step));
}

/** Goes to one problem of the list. */
export function goToProblem(session: EditorSession, problems: readonly Problem[], index: number): void {
  const problem = problems[index];
  if (!problem) return;
  last = { session, key: keyOf(problem), index };
  session.services.view.setState({ isChecked: true });
  openPath(session.services.view, session.services.definition, problem.path);
  focusPath(problem.path);
  const place = placeWords(session.services.definition, session.store.document(), problem.path, text);
  const words = `${plainWords(problem.message)} ${place}`;
  announce(text('problems.at', { number: index + 1, count: problems.length, words }));
}

function keyOf(problem: Problem): string {
  return `${formatPath(problem.path)} ${problem.code}`;
}
