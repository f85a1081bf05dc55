import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import { useId } from 'react';
import { ErrorWords, useAllProblems } from '../../../widgets/index.ts';
import { formatPath, getAt, type Problem } from '../../engine/index.ts';
import { text } from '../dialog-texts.ts';
import { useActionPlace } from './actions/action-place.ts';
import { actionTitle } from './actions/run-action.ts';
import { useAdded } from './added-parts.ts';
import { isFigureAt } from './figures.ts';
import { placeWords } from './place-words.ts';
import { type ProblemGroup, problemGroups } from './problem-groups.ts';
import { goToProblem, shownPlace, walkable } from './problem-walk.ts';
import { useSession } from './session-context.ts';
import { valueTold } from './value-told.ts';

const SHOWN_AT_ONCE = 200;

/** Everything wrong or doubtful, errors first, by section and item, each leading to its field. */
export function ProblemsPane() {
  const session = useSession();
  const problems = useAllProblems();
  const added = useAdded();
  return (
    <>
      {problems.length === 0 && (
        <p className="pane-empty">
          <strong>{text('problems.none')}</strong> {text('problems.noneWhy')}
        </p>
      )}
      {firstOf(problemGroups(session, problems)).map((group) => (
        <Group key={group.key} group={group} />
      ))}
      {problems.length > SHOWN_AT_ONCE && (
        <p className="problem-more">{text('problems.more', { count: problems.length - SHOWN_AT_ONCE })}</p>
      )}
      {added && <added.Reports />}
    </>
  );
}

/** The groups cut where enough lines are shown. */
function firstOf(groups: readonly ProblemGroup[]): readonly ProblemGroup[] {
  let left = SHOWN_AT_ONCE;
  return groups.flatMap((group) => {
    const problems = group.problems.slice(0, Math.max(0, left));
    left -= group.problems.length;
    return problems.length > 0 ? [{ ...group, problems }] : [];
  });
}

function Group({ group }: { group: ProblemGroup }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="problem-group">
      <h2 id={headingId}>
        {group.label} <span className="count num">{group.problems.length}</span>
      </h2>
      <ol className="problem-list">
        {group.problems.map((problem, index) => (
          <ProblemLine
            // biome-ignore lint/suspicious/noArrayIndexKey: two problems may say the same of one place
            key={`${formatPath(problem.path)} ${problem.code} ${index}`}
            problem={problem}
          />
        ))}
      </ol>
    </section>
  );
}

function ProblemLine({ problem }: { problem: Problem }) {
  const explanationId = useId();
  const session = useSession();
  const { recalculate } = useActionPlace();
  const { services, store } = session;
  const isError = problem.severity === 'error';
  const isWhole = problem.path.length === 0;
  const isHidden = store.fieldState(problem.path).hidden;
  // Of the whole declaration, or of what is not on the screen: no button that goes to a field.
  const isLink = shownPlace(session, problem) !== undefined;
  const Icon = isError ? ErrorOutline : WarningAmber;
  const place = placeWords(services.definition, store.document(), problem.path, text);
  const now = isWhole ? undefined : valueNow(store.document(), problem);
  const words = (
    <>
      <span className={isError ? 'problem-icon is-error' : 'problem-icon is-warning'}>
        <Icon
          className="field-icon"
          titleAccess={text(isError ? 'problems.kindError' : 'problems.kindWarning')}
        />
      </span>
      <span className="problem-words">
        <span className="problem-message">
          <ErrorWords message={problem.message} withLinks={!isLink} />
        </span>
        <span className="problem-place">
          {problem.source === 'customs' && <span className="code">{problem.code} </span>}
          {place ||
            (problem.pointer
              ? text('problems.noField', { pointer: problem.pointer })
              : text('problems.whole'))}
        </span>
        {isHidden && <span className="problem-place">{text('find.hidden')}</span>}
        {problem.source === 'customs' && problem.value !== undefined && problem.value !== '' && (
          <span className="problem-place">
            {text('problems.values', { sent: valueTold(problem), now: now ?? '' })}
          </span>
        )}
        {problem.computed !== undefined && now && (
          <span className="problem-place">
            {text('problems.figure', { now, computed: problem.computed })}
          </span>
        )}
      </span>
    </>
  );
  const explanation = problem.explanation && (
    <p id={explanationId} className="problem-explanation">
      {problem.explanation}
    </p>
  );
  if (!isLink)
    return (
      <li className="problem-row">
        <div className="problem">{words}</div>
        {explanation}
      </li>
    );
  return (
    <li data-place={formatPath(problem.path)} className="problem-row">
      <button
        type="button"
        className="problem is-link"
        aria-describedby={explanation ? explanationId : undefined}
        onClick={() => {
          const all = walkable(session);
          goToProblem(session, all, all.indexOf(problem));
        }}
      >
        {words}
      </button>
      {(problem.computed !== undefined || isFigureAt(session, problem.path)) && (
        <button
          type="button"
          className="problem-action"
          title={actionTitle('recalculate')}
          onClick={() => recalculate(problem.path)}
        >
          {text('action.recalculate')}
        </button>
      )}
      {explanation}
    </li>
  );
}

function valueNow(document: Parameters<typeof getAt>[0], problem: Problem): string | undefined {
  try {
    const value = getAt(document, problem.path);
    return typeof value === 'object' || value === undefined ? undefined : String(value);
  } catch {
    // The row is gone.
    return undefined;
  }
}
