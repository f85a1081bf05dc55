import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import { Fragment } from 'react';
import type { Path } from '../../src/engine/index.ts';
import { ErrorWords } from '../error-words.tsx';
import { useFieldValue, useShownProblems } from '../subscriptions.ts';

/**
 * The line under a table: what is wrong with the active cell, in words, while the table has the focus. Its room is
 * always kept. Without a path it is blank: no cell, or one that is edited and says it itself.
 */
export function CellProblemLine({ path }: { path: Path | undefined }) {
  // The cell says the same to a screen reader.
  return (
    <div className="grid-problem" aria-hidden="true">
      {path && <CellProblem path={path} />}
    </div>
  );
}

function CellProblem({ path }: { path: Path }) {
  const isBlank = useFieldValue(path) === undefined;
  const problems = useShownProblems(path, isBlank);
  if (problems.length === 0) return null;
  const isError = problems.some(({ severity }) => severity === 'error');
  const Icon = isError ? ErrorOutline : WarningAmber;
  return (
    <span className={isError ? 'is-error' : 'is-warning'}>
      <Icon className="field-icon" />{' '}
      {problems.map(({ message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems may say the same
        <Fragment key={index}>
          <ErrorWords message={message} withLinks={false} />{' '}
        </Fragment>
      ))}
    </span>
  );
}
