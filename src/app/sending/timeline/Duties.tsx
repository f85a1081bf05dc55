import type { NotificationEntry } from '../../api/sending.ts';
import { text } from '../../dialog-texts.ts';
import { MoreButton } from './MoreButton.tsx';
import { useRest } from './use-rest.ts';

/** What customs calculated, item by item, for whoever opens it. */
export function Duties({ entry }: { entry: NotificationEntry }) {
  const duties = useRest(entry, 'duties');
  const count = duties.elements.length + duties.left;
  if (count === 0) return null;
  return (
    <details className="timeline-detail">
      <summary>{text('timeline.duties', { count })}</summary>
      <ol className="timeline-rules">
        {duties.elements.map(({ item = '–', type = '–', payable, assessed }, index) => {
          const amount = payable ?? assessed;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place, which stays
            <li key={index} className="num">
              {text('timeline.duty', {
                item,
                type,
                amount: [amount?.value, amount?.unit].filter(Boolean).join(' '),
              })}
            </li>
          );
        })}
      </ol>
      <MoreButton rest={duties} of="duties" />
    </details>
  );
}
