import CheckCircle from '@mui/icons-material/CheckRounded';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import type { ProblemCount } from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';

interface ProblemMarkProps {
  readonly count: ProblemCount;
  /** '2 errors' instead of '2'. */
  readonly withWords?: boolean;
  /** Show a tick when nothing is wrong. */
  readonly withTick?: boolean;
}

/** Icon and number of what is wrong at a place; errors hide warnings. */
export function ProblemMark({ count, withWords, withTick }: ProblemMarkProps) {
  const { text } = useEditor();
  const isError = count.errors > 0;
  const number = isError ? count.errors : count.warnings;
  if (number === 0)
    return withTick ? <CheckCircle className="mark is-fine" titleAccess={text('problems.none')} /> : null;
  const Icon = isError ? ErrorOutline : WarningAmber;
  const words = text(
    isError
      ? number === 1
        ? 'problems.error'
        : 'problems.errors'
      : number === 1
        ? 'problems.warning'
        : 'problems.warnings',
    { count: number },
  );
  return (
    <span className={`mark ${isError ? 'is-error' : 'is-warning'}`}>
      <Icon className="field-icon" />
      {withWords ? (
        words
      ) : (
        <>
          <span aria-hidden="true" className="num">
            {number}
          </span>
          <span className="visually-hidden">{words}</span>
        </>
      )}
    </span>
  );
}
