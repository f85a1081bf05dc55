import Button from '@mui/material/Button';
import { text } from '../../dialog-texts.ts';
import type { Rest } from './use-rest.ts';

/** Leads to what the timeline does not tell of a part of a long answer. */
export function MoreButton({
  rest: { left, failure, readMore },
  of,
}: {
  rest: Pick<Rest<unknown>, 'left' | 'failure' | 'readMore'>;
  of: 'errors' | 'duties' | 'information' | 'payments' | 'changed';
}) {
  return (
    <>
      {failure !== undefined && (
        <p className="timeline-detail" role="alert">
          {failure}
        </p>
      )}
      {left > 0 && (
        <Button
          size="small"
          className="timeline-button"
          onClick={({ currentTarget }) => {
            const line = currentTarget.closest('li');
            void readMore().then(() => {
              if (document.activeElement === document.body) line?.focus();
            });
          }}
        >
          {text(`timeline.more.${of}`, { count: left })}
        </Button>
      )}
    </>
  );
}
