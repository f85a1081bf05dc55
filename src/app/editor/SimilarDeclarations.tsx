import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import type { SimilarDeclaration } from '../api/declarations.ts';
import { text } from '../dialog-texts.ts';
import { useSession } from './session-context.ts';

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
        {similar.map(({ id, reference, lrn, mrn, alike }) => (
          <li key={id}>
            <a href={`${kind.route}/edit/${id}`} target="_blank" rel="noreferrer">
              {reference || lrn || mrn || String(id)}
            </a>
            , {alike.map((likeness) => text(`send.alike.${likeness}`)).join(', ')}
          </li>
        ))}
      </ul>
      <p>{text('send.similarHint')}</p>
    </section>
  );
}
