import { focusPath, openPath } from '../../../widgets/index.ts';
import { formatPath, type Problem } from '../../engine/index.ts';
import { announce } from '../shell/shell-state.ts';
import { text } from '../texts.ts';
import type { EditorSession } from './editor-session.ts';
import { placeWords } from './place-words.ts';

/** Errors before warnings, each in document order: the order of the pane and of F8. */
export function inWalkingOrder(problems: readonly Problem[]): readonly Problem[] {
  return [
    ...problems.filter((problem) => problem.severity === 'error'),
    ...problems.filter((problem) => problem.severity === 'warning'),
  ];
}

let last: { readonly session: EditorSession; readonly key: string; readonly index: number } | undefined;

/** Goes to the problem after or before the one gone to last: opens section and row, focuses the field, says it. */
export function walkProblems(session: EditorSession, step: 1 | -1): void {
  const problems = inWalkingOrder(session.store.problems.all()).filter((problem) => problem.path.length > 0);
  if (problems.length === 0) {
    announce(text('problems.none'));
    return;
  }
  const before =
    last?.session === session ? problems.findIndex((problem) => keyOf(problem) === last?.key) : -1;
  const from =
    before >= 0
      ? before
      : last?.session === session
        ? last.index - (step === 1 ? 1 : 0)
        : step === 1
          ? -1
          : 0;
  goToProblem(session, problems, (from + step + problems.length) % problems.length);
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
  announce(
    text('problems.at', { number: index + 1, count: problems.length, words: `${problem.message} ${place}` }),
  );
}

function keyOf(problem: Problem): string {
  return `${formatPath(problem.path)} ${problem.code}`;
}
