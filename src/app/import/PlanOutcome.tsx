import { useState } from 'react';
import type { LeftOut } from '../../computations/import/lines.ts';
import type { ImportPlan } from '../api/imports.ts';
import { text } from './texts.ts';

/** What a file would become: how many, its sums beside those of the items, every cell that cannot be taken, and what would stand nowhere. */
export function PlanOutcome({ plan, isInto }: { plan: ImportPlan; isInto: boolean }) {
  const { counts, totals, errors, errorCount, leftOut, leftOutCount, changed, changedCount } = plan;
  const lines = plan.lines - plan.linesThereCount;
  const sums = Object.keys(totals.file);
  const isPartThere = Object.keys(totals.there).length > 0;
  return (
    <section aria-labelledby="import-outcome">
      <h2 id="import-outcome">{text('import.outcome')}</h2>
      <p>
        {!isInto && `${text('import.declarations', { count: counts.declarations, lines })}, `}
        {text('import.items', { count: counts.items, lines })}
        {counts.left > 0 && `, ${text('import.noRoom', { count: counts.left })}`}
      </p>
      {sums.length > 0 && (
        <table className="import-table is-narrow">
          <thead>
            <tr>
              <th scope="col">{text('import.sum')}</th>
              <th scope="col" className="num">
                {text('import.ofFile')}
              </th>
              {isPartThere && (
                <th scope="col" className="num">
                  {text('import.ofThere')}
                </th>
              )}
              <th scope="col" className="num">
                {text('import.ofItems')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sums.map((name) => {
              const [figure = '', currency] = name.split(' ');
              return (
                <tr key={name}>
                  <th scope="row">
                    {text(`import.sums.${figure}`)}
                    {currency && ` ${currency}`}
                  </th>
                  <td className="num">{totals.file[name]}</td>
                  {isPartThere && <td className="num">{totals.there[name] ?? '0'}</td>}
                  <td className="num">{totals.items[name] ?? '0'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {plan.linesThereCount > 0 && <LinesThere plan={plan} />}
      {errorCount > 0 && (
        <ToldCells
          id="import-errors"
          title={text('import.errors', { count: errorCount })}
          isFailure
          words={text('import.errorsWhole')}
          cells={errors.map(({ column, ...told }) => ({ place: column, ...told }))}
          count={errorCount}
        />
      )}
      {changedCount > 0 && (
        <ToldCells
          id="import-changed"
          title={text('import.changed', { count: changedCount })}
          words={text('import.changedWords')}
          cells={changed}
          count={changedCount}
        />
      )}
      {leftOutCount > 0 && (
        <ToldCells
          id="import-left-out"
          title={text('import.leftOut', { count: leftOutCount })}
          words={text('import.leftOutWords')}
          cells={leftOut}
          count={leftOutCount}
        />
      )}
    </section>
  );
}

/** Lines that were imported before and stand in the declaration. */
function LinesThere({ plan: { kind, linesThere, linesThereCount: count } }: { plan: ImportPlan }) {
  return (
    <details className="import-there">
      <summary>
        {text(kind === 'table' ? 'import.linesThere' : 'import.messageItemsThere', { count })}
      </summary>
      <div className="import-scroll">
        <table className="import-table is-narrow">
          <thead>
            <tr>
              <th scope="col" className="num">
                {text(kind === 'table' ? 'import.line' : 'import.messageItem')}
              </th>
              <th scope="col">{text('import.goods')}</th>
              <th scope="col" className="num">
                {text('import.thereItem')}
              </th>
            </tr>
          </thead>
          <tbody>
            {linesThere.map(({ line, item, text: goods }) => (
              <tr key={line}>
                <th scope="row" className="num">
                  {line}
                </th>
                <td>
                  <FileText content={goods} place={String(line)} />
                </td>
                <td className="num">{item}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {linesThere.length < count && <p>{text('import.more', { count: linesThere.length })}</p>}
    </details>
  );
}

/** Characters from which a text may be taller than the clamp of a narrow screen. */
const LONG = 40;

/** A text of a file; on a narrow screen a long one takes four lines until all of it is asked for. */
function FileText({ content, place }: { content: string; place: string }) {
  const [isWhole, setIsWhole] = useState(false);
  if (content.length <= LONG) return content;
  const words = text(isWhole ? 'import.textLess' : 'import.textWhole');
  return (
    <>
      <span className={isWhole ? undefined : 'import-clamped'}>{content}</span>
      <button
        type="button"
        className="link-button import-whole"
        aria-expanded={isWhole}
        aria-label={`${words}, ${place}`}
        onClick={() => setIsWhole(!isWhole)}
      >
        {words}
      </button>
    </>
  );
}

interface ToldCellsProps {
  readonly id: string;
  readonly title: string;
  readonly isFailure?: boolean;
  readonly words: string;
  readonly cells: readonly LeftOut[];
  /** Of all; the cells are the first of them. */
  readonly count: number;
}

/** Cells of a file, or elements of a message, each with why it is told. */
function ToldCells({ id, title, isFailure = false, words, cells, count }: ToldCellsProps) {
  const hasLines = cells.some(({ line }) => line !== undefined);
  return (
    <>
      <h3 id={id} className={isFailure ? 'import-failure' : undefined}>
        {title}
      </h3>
      <p>{words}</p>
      <div className="import-scroll">
        <table className="import-table" aria-labelledby={id}>
          <thead>
            <tr>
              {hasLines && (
                <th scope="col" className="num">
                  {text('import.line')}
                </th>
              )}
              <th scope="col">{text(hasLines ? 'import.column' : 'import.element')}</th>
              <th scope="col">{text(hasLines ? 'import.cell' : 'import.content')}</th>
              <th scope="col">{text('import.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {cells.map(({ line, place, text: cell, reason }) => (
              <tr key={`${line} ${place} ${cell}`}>
                {hasLines && (
                  <th scope="row" className="num">
                    {line}
                  </th>
                )}
                {hasLines ? <td>{place}</td> : <th scope="row">{place}</th>}
                <td className="code">
                  <FileText content={cell} place={hasLines ? String(line) : place} />
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cells.length < count && <p>{text('import.more', { count: cells.length })}</p>}
    </>
  );
}
