import { useEffect } from 'react';
import { type DayCount, ownScreenCalls, type StatusCount } from '../api/own-screens.ts';
import { StatusChip } from '../declarations/status.tsx';
import { showToast } from '../shell/shell-state.ts';
import { WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** Figures, which tell at the bottom centre as well why they did not come (SHL-077). */
function useStatistics<T>(read: () => Promise<T>): Loaded<T> {
  const loaded = useLoaded(read);
  const { failure } = loaded;
  useEffect(() => {
    if (failure !== undefined) showToast(failure, 'error');
  }, [failure]);
  return loaded;
}

/** Where the declarations changed in the last 30 days stand. */
export function PerformanceWidget() {
  const loaded = useStatistics(ownScreenCalls.performance);
  return (
    <WhenLoaded loaded={loaded}>
      {(counts) => (
        <Bars
          title={text('performance.title')}
          head={text('performance.status')}
          rows={counts.map(({ status, cnt }: StatusCount) => ({
            key: status,
            name: <StatusChip status={status} />,
            cnt,
          }))}
        />
      )}
    </WhenLoaded>
  );
}

/** How many declarations were made on each of the last 14 days. */
export function ActivityWidget() {
  const loaded = useStatistics(ownScreenCalls.activity);
  return (
    <WhenLoaded loaded={loaded}>
      {(days) => (
        <Bars
          title={text('activityWidget.title')}
          head={text('activityWidget.day')}
          rows={days.toReversed().map(({ whn, cnt }: DayCount) => ({
            key: whn,
            name: <span className="num">{whn.split('-').reverse().join('/')}</span>,
            cnt,
          }))}
        />
      )}
    </WhenLoaded>
  );
}

interface BarsProps {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly { readonly key: string; readonly name: React.ReactNode; readonly cnt: number }[];
}

/** Counts as figures, each with a bar that shows it beside the largest. */
function Bars({ title, head, rows }: BarsProps) {
  const largest = Math.max(1, ...rows.map(({ cnt }) => cnt));
  if (rows.every(({ cnt }) => cnt === 0)) return <p>{text('dashboard.nothing')}</p>;
  return (
    <table className="dashboard-bars">
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{text('dashboard.count')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cnt }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="num">
              {cnt}
              <span className="dashboard-bar" style={{ width: `${(cnt / largest) * 60}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
