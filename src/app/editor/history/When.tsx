import { dateTimeOf } from '../../times.ts';

/** The moment of a line of the timeline. */
export function When({ at }: { at: string }) {
  return (
    <p className="timeline-when num">
      <time dateTime={at}>{dateTimeOf(at)}</time>
    </p>
  );
}
