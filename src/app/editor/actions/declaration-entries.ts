import type { NavigateFunction } from 'react-router-dom';
import type { DocumentKind } from '../../declarations/document-kind.ts';
import { text } from '../../texts.ts';
import type { PaletteEntry } from './palette-entries.ts';

const LEAST_CHARACTERS = 3;
const SHOWN = 5;

/** Other declarations whose reference, LRN or MRN holds what is typed; none for less than three characters. */
export async function declarationEntries(
  kind: DocumentKind,
  typed: string,
  navigate: NavigateFunction,
  signal: AbortSignal,
): Promise<readonly PaletteEntry[]> {
  const keyword = typed.trim();
  if (keyword.length < LEAST_CHARACTERS) return [];
  const query = { sort: 'updated_at', direction: 'desc', current_page: 1, per_page: 10, keyword } as const;
  const { data } = await kind.calls.list(query, signal);
  return data.slice(0, SHOWN).map((found) => ({
    key: `declaration ${found.id}`,
    group: 'declarations',
    label: found.internal_id ?? found.ref_general ?? text('bar.numberTitle', { id: found.id }),
    detail: [found.lrn, found.mrn, text(`status.${found.status}`)].filter(Boolean).join(' '),
    run: () => void navigate(`${kind.route}/edit/${found.id}`),
  }));
}
