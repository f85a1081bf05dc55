import Button from '@mui/material/Button';
import { text } from '../../dialog-texts.ts';
import { useSession } from '../../editor/session-context.ts';
import { dateTimeOf } from '../../times.ts';
import { useStanding } from '../sending-session.ts';

/** Each time that customs wanted documents and nobody brought them: which, by when, and that somebody did it elsewhere. */
export function WantedDocuments({ onDone }: { onDone: (notification: number) => void }) {
  const session = useSession();
  const open = useStanding(({ facts }) => facts?.documentsOpen) ?? [];
  const isClosed = session.store.state().context.closed !== undefined;
  return (
    <>
      {open.length > 1 && ` ${text('next.documents', { count: open.length })}`}
      <ul className="wanted-documents">
        {open.map(({ from, by, at, says }) => {
          const day = dateTimeOf(at);
          const words = says
            ? text('next.documentsNamed', { says, at: day })
            : text('next.documentsUnnamed', { at: day });
          return (
            <li key={from}>
              {words} {by && text('next.by', { by: dateTimeOf(by) })}
              {!isClosed && (
                <Button
                  size="small"
                  aria-label={`${text('next.done')}: ${says ?? day}`}
                  onClick={() => onDone(from)}
                >
                  {text('next.done')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
