import { Link } from 'react-router-dom';
import { groupDigits } from '../../../widgets/number-text.ts';
import type { DeclarationSummary } from '../api/declarations.ts';
import { text } from '../texts.ts';
import { dateTimeOf } from '../times.ts';
import type { DocumentKind } from './document-kind.ts';
import { StatusChip, statusTone } from './status.tsx';
import { kindWords, referenceOf } from './summary-words.ts';

/** The list on a narrow screen: a card each, reference and status first. */
export function DeclarationCards({
  kind,
  rows,
}: {
  kind: DocumentKind;
  rows: readonly DeclarationSummary[];
}) {
  if (rows.length === 0) return <p className="list-empty">{text('list.noMatch')}</p>;
  return (
    <ul className="list-cards" aria-label={text('list.title')}>
      {rows.map((row) => {
        const tone = statusTone(row.status);
        return (
          <li key={row.id}>
            <Link
              to={`${kind.route}/edit/${row.id}`}
              className={tone ? `list-card row-${tone}` : 'list-card'}
            >
              <span className="list-card-head">
                <strong>{referenceOf(row)}</strong>
                <StatusChip status={row.status} unconfirmed={row.unconfirmed} />
              </span>
              <span className="list-card-codes">
                {row.lrn && (
                  <span>
                    LRN <span className="code">{row.lrn}</span>
                  </span>
                )}
                {row.mrn && (
                  <span>
                    MRN <span className="code">{row.mrn}</span>
                  </span>
                )}
              </span>
              <span className="list-card-facts num">
                <span>{kindWords(row)}</span>
                <span>
                  {text('list.items')} {row.items}
                </span>
                {row.total !== null && (
                  <span>
                    {groupDigits(row.total)} {row.currency ?? ''}
                  </span>
                )}
                <span>{dateTimeOf(row.updated_at)}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
