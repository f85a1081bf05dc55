import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import { useAllProblems } from '../../../widgets/index.ts';
import { formatPath, getAt, type Problem } from '../../engine/index.ts';
import { text } from '../texts.ts';
import { placeWords } from './place-words.ts';
import { goToProblem, inWalkingOrder } from './problem-walk.ts';
import { useSession } from './session-context.ts';

const SHOWN_AT_ONCE = 200;

/** Everything wrong or doubtful, errors first, each leading to its field. */
export function ProblemsPane() {
  const session = useSession();
  const problems = inWalkingOrder(useAllProblems());
  if (problems.length === 0) {
    return (
      <p className="pane-empty">
        <strong>{text('problems.none')}</strong> {text('problems.noneWhy')}
      </p>
    );
  }
  return (
    <ol className="problem-list">
      {problems.slice(0, SHOWN_AT_ONCE).map((problem, index) => (
        <ProblemLine
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems may say the same of one place
          key={`${formatPath(problem.path)} ${problem.code} ${index}`}
          problem={problem}
          onGo={() => {
            const walkable = problems.filter(({ path }) => path.length > 0);
            goToProblem(session, walkable, walkable.indexOf(problem));
          }}
        />
      ))}
      {problems.length > SHOWN_AT_ONCE && (
        <li className="problem-more">{text('problems.more', { count: problems.length - SHOWN_AT_ONCE })}</li>
      )}
    </ol>
  );
}

function ProblemLine({ problem, onGo }: { problem: Problem; onGo: () => void }) {
  const { services, store } = useSession();
  const isError = problem.severity === 'error';
  const Icon = isError ? ErrorOutline : WarningAmber;
  const place = placeWords(services.definition, store.document(), problem.path, text);
  const now = problem.path.length > 0 ? valueNow(store.document(), problem) : undefined;
  const words = (
    <>
      <span className={isError ? 'problem-icon is-error' : 'problem-icon is-warning'}>
        <Icon
          className="field-icon"
          titleAccess={text(isError ? 'problems.kindError' : 'problems.kindWarning')}
        />
      </span>
      <span className="problem-words">
        <span className="problem-message">{problem.message}</span>
        <span className="problem-place">
          {problem.source === 'customs' && <span className="code">{problem.code} </span>}
          {place ||
            (problem.pointer
              ? text('problems.noField', { pointer: problem.pointer })
              : text('problems.whole'))}
        </span>
        {problem.source === 'customs' && problem.value !== undefined && problem.value !== '' && (
          <span className="problem-place">
            {text('problems.values', { sent: problem.value, now: now ?? '' })}
          </span>
        )}
      </span>
    </>
  );
  if (problem.path.length === 0) return <li className="problem">{words}</li>;
  return (
    <li>
      <button type="button" className="problem is-link" onClick={onGo}>
        {words}
      </button>
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
