import { expect, test } from 'vitest';
import { provenanceWords } from '../../src/app/editor/provenance-words.ts';
import type { Provenance } from '../../src/engine/index.ts';
import { kinds } from '../../src/generated/kinds.ts';
import { newDeclaration } from '../computations/declaration.ts';

const { means } = newDeclaration();
const wordsOf = (from: Provenance) => provenanceWords(from, { kind: kinds['customs-declaration'], means });

test.each<[Provenance, string]>([
  [{ kind: 'typed' }, 'Typed'],
  [{ kind: 'default' }, 'Default'],
  [{ kind: 'file', name: 'invoice-17.xlsx', row: 14 }, 'invoice-17.xlsx, row 14'],
  [
    { kind: 'file', name: 'invoice-17.xlsx', sheet: 'Tea', row: 14, more: 2 },
    'invoice-17.xlsx, sheet Tea, row 14 and 2 more',
  ],
  [{ kind: 'file', name: 'message.xml' }, 'message.xml'],
  [{ kind: 'applied', what: 'party', name: 'Ann & Co', id: 7 }, 'Kept party Ann & Co'],
  [{ kind: 'applied', what: 'template', name: 'Usual', id: 7 }, 'Template Usual'],
  [{ kind: 'applied', what: 'rule', name: 'autofill' }, 'Autofill importer or exporter entry'],
  [{ kind: 'computed', by: 'gross-mass' }, 'Worked out from Gross mass, kg; Regime'],
  [{ kind: 'computed', by: 'items-count' }, 'Worked out from Items'],
  [{ kind: 'computed', by: 'a computation of before' }, 'Worked out'],
])('%j is told as %s', (from, words) => {
  expect(wordsOf(from)).toEqual({ words });
});

test('another document is led to, by its number where it has no name', () => {
  const address = '/customs-declarations/edit/12';
  expect(wordsOf({ kind: 'document', id: 12, name: 'LRN123' })).toEqual({
    words: 'Copied from',
    link: { words: 'LRN123', href: address },
  });
  expect(wordsOf({ kind: 'document', id: 12, name: '12' }).link).toEqual({
    words: 'Declaration 12',
    href: address,
  });
});
