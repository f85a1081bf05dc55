import { ownAccountCalls } from '../api/own-account.ts';
import { dateTimeOf } from '../times.ts';
import { placeOf } from './activity-place.ts';
import { Block, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

const columns = ['event', 'device', 'browser', 'place', 'at'] as const;

/** What happened to the account last (AUT-056 to AUT-059). */
export function ActivityBlock() {
  const loaded = useLoaded(ownAccountCalls.activities);
  return (
    <Block id="activity-title" title={text('activity.title')}>
      <WhenLoaded loaded={loaded}>
        {(activities) =>
          activities.length === 0 ? (
            <p>{text('activity.empty')}</p>
          ) : (
            <table className="own-table" aria-labelledby="activity-title">
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {text(`activity.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {activities.map((activity) => (
                  <tr key={activity.id}>
                    <td>{activity.event}</td>
                    <td data-label={text('activity.device')}>{activity.device || text('own.none')}</td>
                    <td data-label={text('activity.browser')}>{activity.browser || text('own.none')}</td>
                    <td data-label={text('activity.place')}>{placeOf(activity)}</td>
                    <td data-label={text('activity.at')} className="num">
                      {dateTimeOf(activity.created_at)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </WhenLoaded>
    </Block>
  );
}
