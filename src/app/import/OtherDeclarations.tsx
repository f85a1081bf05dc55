import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import type { ImportPlan } from '../api/imports.ts';
import type { ImportPlaces } from './places.ts';
import { text } from './texts.ts';

/** Rows that are shown. */
const SHOWN = 100;

interface OtherDeclarationsProps {
  readonly plan: ImportPlan;
  readonly places: ImportPlaces;
  /** Keys of those that are to be made all the same. */
  readonly anyway: ReadonlySet<string>;
  readonly onAnyway: (keys: ReadonlySet<string>) => void;
}

/**
 * Declarations of the file whose reference one has that an import made before, of other content: each stays out unless
 * somebody wants it beside that one.
 */
export function OtherDeclarations({ plan, places, anyway, onAnyway }: OtherDeclarationsProps) {
  const barred = plan.declarations.filter(({ others }) => others !== undefined);
  const keys = barred.map(({ key }) => key);
  const count = plan.counts.barred;
  if (count === 0) return null;
  const want = (changed: readonly string[], isWanted: boolean) =>
    onAnyway(
      new Set(isWanted ? [...anyway, ...changed] : [...anyway].filter((key) => !changed.includes(key))),
    );
  return (
    <section aria-labelledby="import-others">
      <h3 id="import-others" className="import-warning">
        <WarningAmber className="field-icon" /> {text('import.others', { count })}
      </h3>
      <p>{text('import.othersWords', { count })}</p>
      {keys.length > 1 && (
        <label className="import-grouped">
          <input
            type="checkbox"
            checked={keys.every((key) => anyway.has(key))}
            onChange={({ target }) => want(keys, target.checked)}
          />
          {text('import.anywayAll', { count: keys.length })}
        </label>
      )}
      <div className="import-scroll">
        <table className="import-table is-narrow import-others" aria-labelledby="import-others">
          <thead>
            <tr>
              <th scope="col">{text('import.ofFile')}</th>
              <th scope="col">{text('import.ofThere')}</th>
              <th scope="col">{text('import.anyway')}</th>
            </tr>
          </thead>
          <tbody>
            {barred.slice(0, SHOWN).map(({ key, others = [] }) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>
                  {others.map(({ id, status }) => (
                    <a
                      key={id}
                      className="import-other"
                      href={places.edit(id)}
                      target="_blank"
                      rel="noreferrer"
                    >
                      {text('import.openOther', { name: key, status: text(`status.${status}`) })}
                    </a>
                  ))}
                </td>
                <td>
                  <label className="import-anyway">
                    <input
                      type="checkbox"
                      aria-label={text('import.anywayOne', { name: key })}
                      checked={anyway.has(key)}
                      onChange={({ target }) => want([key], target.checked)}
                    />
                  </label>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > SHOWN && <p>{text('import.more', { count: SHOWN })}</p>}
    </section>
  );
}
