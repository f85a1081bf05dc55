import Schedule from '@mui/icons-material/ScheduleRounded';
import { useId } from 'react';
import { useFieldValue } from '../../../widgets/index.ts';
import { formatPath, type Problem, plainWords } from '../../engine/index.ts';
import { text } from '../dialog-texts.ts';
import { placeWords } from '../editor/place-words.ts';
import { goToProblem, shownPlace } from '../editor/problem-walk.ts';
import { useSession } from '../editor/session-context.ts';
import { valueTold } from '../editor/value-told.ts';

/** What customs found in places that hold something else since: mended or not, only their next answer tells. */
export function ChangedSince({ problems }: { problems: readonly Problem[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="problem-group">
      <h2 id={headingId}>
        {text('problems.changed')} <span className="count num">{problems.length}</span>
      </h2>
      <ol className="problem-list is-changed">
        {problems.map((problem) => (
          <ChangedLine key={`${formatPath(problem.path)} ${problem.code}`} problem={problem} />
        ))}
      </ol>
    </section>
  );
}

function ChangedLine({ problem }: { problem: Problem }) {
  const session = useSession();
  const now = useFieldValue(problem.path);
  const { services, store } = session;
  const words = (
    <>
      <Schedule className="field-icon" aria-hidden />
      <span className="problem-words">
        <span className="problem-message">{plainWords(problem.message)}</span>
        <span className="problem-place">
          <span className="code">{problem.code} </span>
          {placeWords(services.definition, store.document(), problem.path, text)}
        </span>
        {problem.value && (
          <span className="problem-place">
            {text('problems.values', { sent: valueTold(problem), now: String(now ?? '') })}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li className="problem-row">
      {shownPlace(session, problem) === undefined ? (
        <div className="problem">{words}</div>
      ) : (
        <button
          type="button"
          className="problem is-link"
          onClick={() => goToProblem(session, [problem], 0, 'problems.changed')}
        >
          {words}
        </button>
      )}
    </li>
  );
}
