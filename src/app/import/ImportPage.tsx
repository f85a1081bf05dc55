import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { DocumentDefinition } from '../../engine/index.ts';
import type { KindName } from '../../generated/kinds.ts';
import type { ImportPlan } from '../api/imports.ts';
import { mayWrite } from '../api/session.ts';
import { documentKind } from '../declarations/document-kind.ts';
import { useWordsOf } from '../document-words.ts';
import { sizeWords } from '../file-size.ts';
import { EnvironmentBand } from '../shell/EnvironmentBand.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { usePerson } from '../shell/shell-state.ts';
import { ColumnTable, columnsNowhere } from './ColumnTable.tsx';
import '../process/process.css';
import './import.css';
import { OtherDeclarations } from './OtherDeclarations.tsx';
import { PlanOutcome } from './PlanOutcome.tsx';
import { type ImportPlaces, importPlaces } from './places.ts';
import { RunningImport } from './RunningImport.tsx';
import { text } from './texts.ts';
import { barredIn, isUnderWay, useImport } from './use-import.ts';

interface ImportPageProps {
  readonly document: KindName;
  readonly definition: DocumentDefinition;
}

/**
 * Declarations, or items for the declaration that `into` names in the address, from a file: where its columns go, what
 * would be made of it and what not, then the import with its progress and where it led.
 */
export function ImportPage({ document, definition }: ImportPageProps) {
  const kind = documentKind(document);
  const places = useMemo(() => importPlaces(kind, definition), [kind, definition]);
  useWordsOf(kind);
  return mayWrite(usePerson(), kind.permissions) ? (
    <FromFile places={places} />
  ) : (
    <Navigate to="/forbidden" replace />
  );
}

function FromFile({ places }: { readonly places: ImportPlaces }) {
  const [query] = useSearchParams();
  const into = /^\d+$/.test(query.get('into') ?? '') ? Number(query.get('into')) : undefined;
  const title = text(into === undefined ? 'import.title' : 'import.titleInto');
  const { file, plan, isReading, failure, running, isGrouped, setIsGrouped, choose, start, place, ...book } =
    useImport(into, places);
  usePageTitle(title, failure !== undefined || (plan?.errorCount ?? 0) > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const groups = useMemo(() => places.groups(into !== undefined), [places, into]);
  const { anyway } = book;
  const isAsked = barredIn(plan).some((key) => anyway.has(key));
  const isRepeated = plan !== undefined && plan.repeated !== null && !isAsked;
  const why = plan && whyNot(plan, anyway);
  const nowhere = plan && columnsNowhere(plan);
  return (
    <div className="import">
      <EnvironmentBand />
      <header className="import-head">
        <IconButton
          component={Link}
          to={into === undefined ? places.list : places.edit(into)}
          aria-label={text('import.back')}
        >
          <ArrowBack fontSize="small" />
        </IconButton>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <div className="import-body">
        <p className="import-words">{text('import.words')}</p>
        <div className="import-file">
          <label className="choose">
            {text('import.choose')}
            <input
              className="visually-hidden"
              type="file"
              accept=".csv,.txt,.xlsx,.xml"
              disabled={running && isUnderWay(running)}
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) choose(chosen);
                target.value = '';
              }}
            />
          </label>
          {file && (
            <span>
              {file.name}, {sizeWords(file.size)}
            </span>
          )}
          {isReading && <span role="status">{text('import.reading')}</span>}
        </div>
        {!running && book.sheets.length > 1 && (
          <div className="import-sheet">
            <label htmlFor="import-sheet">{text('import.sheet')}</label>
            <select
              id="import-sheet"
              className="box import-place"
              value={book.sheet}
              aria-describedby="import-sheets-left"
              onChange={({ target }) => book.chooseSheet(Number(target.value))}
            >
              {book.sheets.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sheets are told by their position
                <option key={at} value={at}>
                  {name}
                </option>
              ))}
            </select>
            <span id="import-sheets-left">
              {text('import.sheetsLeft', { count: book.sheets.length - 1 })}
            </span>
          </div>
        )}
        {failure !== undefined && (
          <p role="alert" className="import-failure">
            {failure}
          </p>
        )}
        {running ? (
          <RunningImport
            running={running}
            places={places}
            isInto={into !== undefined}
            isStarting={book.isStarting}
            onStop={() => void book.stop()}
            onAgain={file && (() => void start())}
            onAnother={() => choose(undefined)}
          />
        ) : (
          plan && (
            <form
              aria-busy={isReading}
              onSubmit={(event) => {
                event.preventDefault();
                if (why === undefined && !isReading) void start();
              }}
            >
              {plan.kind === 'table' && (
                <>
                  <label className="import-grouped">
                    <input
                      type="checkbox"
                      checked={plan.isHeadless}
                      onChange={(event) => book.chooseHeadless(event.target.checked)}
                    />
                    {text('import.headless')}
                  </label>
                  <ColumnTable plan={plan} groups={groups} onPlace={place} />
                  {nowhere !== undefined && <Warning>{nowhere}</Warning>}
                  {plan.columnsLeft > 0 && (
                    <Warning>{text('import.columnsLeft', { count: plan.columnsLeft })}</Warning>
                  )}
                  {plan.linesHidden > 0 && (
                    <Warning>{text('import.linesHidden', { count: plan.linesHidden })}</Warning>
                  )}
                  <label className="import-grouped">
                    <input
                      type="checkbox"
                      checked={isGrouped}
                      onChange={(event) => setIsGrouped(event.target.checked)}
                    />
                    {text('import.grouped')}
                  </label>
                </>
              )}
              <PlanOutcome plan={plan} isInto={into !== undefined} />
              <OtherDeclarations plan={plan} places={places} anyway={anyway} onAnyway={book.setAnyway} />
              {plan.itemsOutdated.length > 0 && (
                <Warning>
                  {text('import.outdated', {
                    count: plan.itemsOutdated.length,
                    items: plan.itemsOutdated.join(', '),
                  })}
                </Warning>
              )}
              {plan.there > 0 && <Warning>{text('import.there', { count: plan.there })}</Warning>}
              {plan.archived > 0 && (
                <Warning>
                  {text('import.archived', { count: plan.archived })}{' '}
                  <Link to={`${places.list}?show=archived`}>{text('import.archive')}</Link>
                </Warning>
              )}
              <div className="import-foot">
                {(why !== undefined || isRepeated) && (
                  <span id="import-why">{why ?? text('import.repeated')}</span>
                )}
                <Button
                  type="submit"
                  variant="contained"
                  disabled={why !== undefined || isReading || book.isStarting}
                  aria-describedby={why === undefined && !isRepeated ? undefined : 'import-why'}
                >
                  {book.isStarting
                    ? text('import.starting')
                    : isRepeated
                      ? text('import.startRepeated')
                      : text('import.start', { lines: linesIn(plan, anyway) })}
                </Button>
              </div>
            </form>
          )
        )}
      </div>
    </div>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="import-warning">
      <WarningAmber className="field-icon" /> {children}
    </p>
  );
}

/** Declarations of the file that are wanted beside those that are there with their reference. */
function wantedIn({ declarations }: ImportPlan, anyway: ReadonlySet<string>): ImportPlan['declarations'] {
  return declarations.filter(({ key, others }) => others !== undefined && anyway.has(key));
}

/** How many lines would be imported. */
function linesIn(plan: ImportPlan, anyway: ReadonlySet<string>): number {
  const { lines, linesThereCount, counts } = plan;
  return wantedIn(plan, anyway).reduce(
    (sum, one) => sum + one.lines,
    lines - linesThereCount - counts.barredLines,
  );
}

/** Why nothing can be imported yet. */
function whyNot(plan: ImportPlan, anyway: ReadonlySet<string>): string | undefined {
  if (plan.kind === 'table' && plan.mapping.every((target) => target === null))
    return text('import.whyNoPlace');
  const { counts, lines, linesThereCount } = plan;
  if (plan.repeated === null && linesThereCount > 0 && linesThereCount === lines)
    return text('import.whyAllThere');
  const wanted = wantedIn(plan, anyway);
  const wantedWhole = wanted.filter(({ errors, left }) => errors === 0 && left === 0).length;
  if (counts.whole > (plan.repeated === null ? counts.barredWhole - wantedWhole : 0)) return undefined;
  if (counts.declarations === 0) return text('import.whyNoLines');
  if (counts.barred > wanted.length) return text('import.whyOthers');
  if (counts.noRoom === counts.declarations) return text('import.whyNoRoom');
  return text(counts.noRoom > 0 ? 'import.whyBoth' : 'import.whyErrors');
}
