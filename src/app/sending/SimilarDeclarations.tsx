import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import { editorAddress } from '../addresses.ts';
import type { SimilarDeclaration } from '../api/sending.ts';
import { text } from '../dialog-texts.ts';
import { useSession } from '../editor/session-context.ts';

/** Other declarations that say what only one should say: which, and what of it. Who sends all the same has seen them. */
export function SimilarDeclarations({ similar }: { similar: readonly SimilarDeclaration[] }) {
  const { kind } = useSession();
  return (
    <section className="send-figures" aria-labelledby="send-similar">
      <h3 id="send-similar">
        <WarningAmber className="field-icon" />
        {text(similar.length === 1 ? 'send.similarOne' : 'send.similar', { count: similar.length })}
      </h3>
      <ul className="send-similar">
        {similar.map((other) => (
          <li key={other.id}>
            {other.archived ? (
              nameOf(other)
            ) : (
              <a href={editorAddress(kind, other.id)} target="_blank" rel="noreferrer">
                {nameOf(other)}
              </a>
            )}
            , {wordsOf(other)}
          </li>
        ))}
      </ul>
      <p>{text('send.similarHint')}</p>
    </section>
  );
}

function nameOf({ reference, lrn, mrn, id }: SimilarDeclaration): string {
  return reference || lrn || mrn || String(id);
}

/** How it stands, and what it says as well. */
function wordsOf({ status, archived, alike }: SimilarDeclaration): string {
  return [
    text(`status.${status}`),
    ...(archived ? [text('send.similarArchived')] : []),
    ...alike.map((likeness) => text(`send.alike.${likeness}`)),
  ].join(', ');
}
