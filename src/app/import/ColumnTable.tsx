import type { ImportPlan } from '../api/imports.ts';
import type { PlaceGroup } from './places.ts';
import { text } from './texts.ts';

interface ColumnTableProps {
  readonly plan: ImportPlan;
  readonly groups: readonly PlaceGroup[];
  readonly onPlace: (column: number, target: string | null) => void;
}

/** How many columns that go nowhere are named. */
const MOST_NAMED = 8;

/** The columns that hold something and go nowhere, in words; undefined where there are none. */
export function columnsNowhere({
  head,
  mapping,
  columnsFilled,
}: Pick<ImportPlan, 'head' | 'mapping' | 'columnsFilled'>): string | undefined {
  const names = columnsFilled.filter((at) => mapping[at] == null).map((at) => head[at] || String(at + 1));
  if (names.length === 0) return undefined;
  const named = names.slice(0, MOST_NAMED).join(', ');
  const more = names.length - MOST_NAMED;
  const columns = more > 0 ? text('import.columnsNowhereMore', { columns: named, count: more }) : named;
  return text('import.columnsNowhere', { columns, count: names.length });
}

/** Where each column of the file goes; a place that one goes to is offered to no other. */
export function ColumnTable({ plan, groups, onPlace }: ColumnTableProps) {
  const { head, samples, mapping } = plan;
  return (
    <section aria-labelledby="import-columns">
      <h2 id="import-columns">{text('import.columns')}</h2>
      <div className="import-scroll">
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">{text('import.column')}</th>
              <th scope="col">{text('import.place')}</th>
              <th scope="col" className="import-samples">
                {text('import.samples')}
              </th>
            </tr>
          </thead>
          <tbody>
            {head.map((word, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same words
              <tr key={`${at} ${word}`}>
                <th scope="row">
                  {word || String(at + 1)}
                  {!word && <span className="import-sample">{samples.find((cells) => cells[at])?.[at]}</span>}
                </th>
                <td>
                  <select
                    className="box import-place"
                    aria-label={text('import.placeOf', { column: word || String(at + 1) })}
                    value={mapping[at] ?? ''}
                    onChange={({ target }) => onPlace(at, target.value || null)}
                  >
                    <option value="">{text('import.nowhere')}</option>
                    {groups.map(({ label, places }) => (
                      <optgroup key={label} label={label}>
                        {places
                          .filter(({ target }) => target === mapping[at] || !mapping.includes(target))
                          .map(({ target, label: words }) => (
                            <option key={target} value={target}>
                              {words}
                            </option>
                          ))}
                      </optgroup>
                    ))}
                  </select>
                </td>
                <td className="import-samples">
                  {samples
                    .map((cells) => cells[at] ?? '')
                    .filter(Boolean)
                    .slice(0, 3)
                    .join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
