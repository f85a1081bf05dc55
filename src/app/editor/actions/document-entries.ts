import type { NavigateFunction } from 'react-router-dom';
import { editorAddress } from '../../addresses.ts';
import type { DocumentKind } from '../../declarations/document-kind.ts';
import { filled } from '../../filled.ts';
import { text } from '../../texts.ts';
import type { PaletteEntry } from './palette-entries.ts';

const LEAST_CHARACTERS = 3;
const SHOWN = 5;

/** Other documents of the kind whose reference, LRN or MRN holds what is typed; none for less than three characters. */
export async function documentEntries(
  kind: DocumentKind,
  typed: string,
  navigate: NavigateFunction,
  signal: AbortSignal,
): Promise<readonly PaletteEntry[]> {
  const keyword = typed.trim();
  if (keyword.length < LEAST_CHARACTERS) return [];
  const documents = await kind.calls.find(keyword, signal);
  return documents.slice(0, SHOWN).map((found) => ({
    key: `document ${found.id}`,
    group: 'documents',
    label: found.reference || filled(kind.words.unnamed, { id: found.id }),
    detail: [found.lrn, found.mrn, text(`status.${found.status}`)].filter(Boolean).join(' '),
    run: () => void navigate(editorAddress(kind, found.id)),
  }));
}
