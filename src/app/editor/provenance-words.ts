import { type DocumentStore, definitionAt, type Path, type Provenance } from '../../engine/index.ts';
import { editorAddress } from '../addresses.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { text } from '../dialog-texts.ts';
import { filled } from '../filled.ts';

/** Of so many inputs of a computation the labels are said. */
const mostInputs = 3;

/** Where a value came from, in words. */
export interface ProvenanceWords {
  readonly words: string;
  /** Words that lead to another document, and its address. */
  readonly link?: { readonly words: string; readonly href: string };
}

export function provenanceWords(
  from: Provenance,
  {
    kind,
    means,
  }: { readonly kind: Pick<DocumentKind, 'addresses' | 'words'>; readonly means: DocumentStore['means'] },
): ProvenanceWords {
  switch (from.kind) {
    case 'typed':
    case 'default':
      return { words: text(`from.${from.kind}`) };
    case 'computed': {
      const inputs = inputsOf(from.by, means);
      return { words: inputs === '' ? text('from.computed') : text('from.computedFrom', { inputs }) };
    }
    case 'applied': {
      const name = from.what === 'rule' ? text(`action.${from.name}`) : from.name;
      return { words: text(`from.${from.what}`, { name }) };
    }
    case 'file': {
      const { name, sheet, row, more } = from;
      const place = [
        name,
        ...(sheet === undefined ? [] : [text('from.sheet', { sheet })]),
        ...(row === undefined ? [] : [text('from.row', { row })]),
      ].join(', ');
      return { words: more === undefined ? place : text('from.more', { place, count: more }) };
    }
    case 'document': {
      const { id, name } = from;
      const words = name === String(id) ? filled(kind.words.unnamed, { id }) : name;
      return { words: text('from.document'), link: { words, href: editorAddress(kind, id) } };
    }
  }
}

/** Labels of the fields that the computation looks at, in its order; of lists where it looks at rows alone. */
function inputsOf(name: string, { computations, definition }: DocumentStore['means']): string {
  const reads = computations.find((one) => one.name === name)?.reads ?? [];
  const found = reads.map((pattern) => definitionAt(definition, pathOf(pattern)));
  const fields = found.flatMap((one) => (one !== undefined && 'valid' in one ? [one.label] : []));
  const lists = found.flatMap((one) => (one !== undefined && 'row' in one ? [one.label] : []));
  const told = [...new Set(fields.length > 0 ? fields : lists)];
  return [...told.slice(0, mostInputs), ...(told.length > mostInputs ? ['…'] : [])].join('; ');
}

function pathOf(pattern: string): Path {
  const parts = pattern.slice(1).split('/');
  return parts.map((part): Path[number] => (part === '*' ? { id: part } : part));
}
