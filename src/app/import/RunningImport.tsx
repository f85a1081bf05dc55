import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Import } from '../api/imports.ts';
import { announce } from '../shell/shell-state.ts';
import type { ImportPlaces } from './places.ts';
import { text } from './texts.ts';
import { isUnderWay } from './use-import.ts';

interface RunningImportProps {
  readonly running: Import;
  readonly places: ImportPlaces;
  readonly isInto: boolean;
  readonly isStarting: boolean;
  readonly onStop: () => void;
  /** Undefined where the file is not at hand. */
  readonly onAgain: (() => void) | undefined;
  readonly onAnother: () => void;
}

/** An import under way with its progress, then what it came to. The focus goes along where its button went away. */
export function RunningImport(props: RunningImportProps) {
  const { running, isInto, onStop } = props;
  const { done, total } = running;
  const isOver = !isUnderWay(running);
  const words = isOver ? overWords(running, isInto) : text('import.progress', { done, total });
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the two has its own place
  useEffect(() => {
    const { activeElement: at } = document;
    if (at === null || at === document.body) place.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
  }, [isOver]);
  useEffect(() => {
    if (isOver) announce(words);
  }, [isOver, words]);
  return (
    <div ref={place} className="import-running">
      {isOver ? (
        <Over {...props} words={words} />
      ) : (
        <>
          <p role="status" tabIndex={-1}>
            {words}
          </p>
          <LinearProgress
            variant="determinate"
            value={total === 0 ? 0 : (100 * done) / total}
            aria-label={words}
          />
          {!isInto && (
            <Button variant="outlined" onClick={onStop}>
              {text('import.stop')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** What an import came to. */
function overWords({ state, declarationCount, thereCount: there, of }: Import, isInto: boolean): string {
  const count = declarationCount - there;
  if (state === 'failed')
    return isInto || of === undefined
      ? text('import.failed')
      : text('import.stopped', { count, of: of - there });
  if (declarationCount === 0) return text('import.refused');
  return isInto ? text('import.madeItems') : text('import.made', { count });
}

/** The way on of one that was stopped stands above what it made. */
function Over({
  running: { state, declarations, declarationCount, refused, refusedCount },
  places,
  isStarting,
  onAgain,
  onAnother,
  words,
}: RunningImportProps & { readonly words: string }) {
  const why = state === 'failed' ? refused.at(-1)?.reason : undefined;
  const out = why === undefined ? refused : refused.slice(0, -1);
  return (
    <section aria-labelledby="import-done">
      <h2 id="import-done" tabIndex={-1}>
        {words}
      </h2>
      {why !== undefined && (
        <>
          <p>{why}</p>
          {onAgain ? (
            <Button variant="contained" disabled={isStarting} onClick={onAgain}>
              {text('import.again')}
            </Button>
          ) : (
            <p>{text('import.againFile')}</p>
          )}
        </>
      )}
      <ul>
        {declarations.map(({ id, key, isThere }) => (
          <li key={id}>
            <Link to={places.edit(id)}>
              {text('import.openDeclaration', { name: key || text('import.theDeclaration') })}
            </Link>
            {isThere && ` ${text('import.wasThere')}`}
          </li>
        ))}
      </ul>
      {declarations.length < declarationCount && <p>{text('import.more', { count: declarations.length })}</p>}
      {out.length > 0 && (
        <>
          {declarations.length > 0 && <h3>{text('import.refused')}</h3>}
          <ul>
            {out.map(({ key, reason, id }) => (
              <li key={key}>
                {key && `${key}: `}
                {reason}{' '}
                {id !== undefined && (
                  <Link to={places.edit(id)}>{text('import.openDeclaration', { name: key })}</Link>
                )}
              </li>
            ))}
          </ul>
          {refused.length < refusedCount && <p>{text('import.more', { count: out.length })}</p>}
        </>
      )}
      <Button variant="outlined" onClick={onAnother}>
        {text('import.another')}
      </Button>
    </section>
  );
}
