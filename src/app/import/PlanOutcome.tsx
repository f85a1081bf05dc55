import type { ImportPlan } from '../api/imports.ts';
import { text } from './texts.ts';

/** What a file would become: how many, its sums beside those of the items, and every cell that cannot be taken. */
export function PlanOutcome({ plan, isInto }: { plan: ImportPlan; isInto: boolean }) {
  const { declarations, lines, totals, errors, errorCount } = plan;
  const items = declarations.reduce((sum, one) => sum + one.items, 0);
  const left = declarations.reduce((sum, one) => sum + one.left, 0);
  const sums = Object.keys(totals.file);
  return (
    <section aria-labelledby="import-outcome">
      <h2 id="import-outcome">{text('import.outcome')}</h2>
      <p>
        {!isInto && `${text('import.declarations', { count: declarations.length, lines })}, `}
        {text('import.items', { count: items, lines })}
        {left > 0 && `, ${text('import.noRoom', { count: left })}`}
      </p>
      {sums.length > 0 && (
        <table className="import-table is-narrow">
          <thead>
            <tr>
              <th scope="col">{text('import.sum')}</th>
              <th scope="col" className="num">
                {text('import.ofFile')}
              </th>
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
                  <td className="num">{totals.items[name] ?? '0'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {errorCount > 0 && (
        <>
          <h3 id="import-errors" className="import-failure">
            {text('import.errors', { count: errorCount })}
          </h3>
          <p>{text('import.errorsWhole')}</p>
          <div className="import-scroll">
            <table className="import-table" aria-labelledby="import-errors">
              <thead>
                <tr>
                  <th scope="col" className="num">
                    {text('import.line')}
                  </th>
                  <th scope="col">{text('import.column')}</th>
                  <th scope="col">{text('import.cell')}</th>
                  <th scope="col">{text('import.reason')}</th>
                </tr>
              </thead>
              <tbody>
                {errors.map(({ line, column, text: cell, reason }) => (
                  <tr key={`${line} ${column}`}>
                    <th scope="row" className="num">
                      {line}
                    </th>
                    <td>{column}</td>
                    <td className="code">{cell}</td>
                    <td>{reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {errors.length < errorCount && <p>{text('import.more', { count: errors.length })}</p>}
        </>
      )}
    </section>
  );
}
