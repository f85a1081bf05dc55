import { describe, expect, it } from 'vitest';
import type { PaletteEntry } from '../../src/app/editor/actions/palette-entries.ts';
import { foundEntries } from '../../src/app/editor/actions/palette-search.ts';

const entry = (label: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  key: `${more.group ?? 'actions'} ${label}`,
  group: 'actions',
  label,
  run: () => {},
  ...more,
});

const entries = [
  entry('Save data', { combo: 'Ctrl+S' }),
  entry('Undo', { combo: 'Ctrl+Z', reason: 'Nothing to undo' }),
  entry('Duplicate row', { combo: 'Ctrl+Shift+D' }),
  entry('Recalculate all figures'),
  entry('Recalculate figure', { reason: 'No calculated field has the focus' }),
  entry('Item 14', { group: 'rows', detail: '0808108090 Apples, fresh' }),
  entry('Gross mass 6/5', { group: 'fields', detail: 'Item 1' }),
  entry('Gross mass 6/5', { group: 'fields', key: 'total' }),
];

const found = (typed: string, of = entries) => foundEntries(of, typed).map(({ label }) => label);

describe('the palette', () => {
  it('forgives a slip of the finger as the pickers do: a letter left out, added, changed or swapped', () => {
    for (const typed of ['duplcate', 'dupliccate', 'dupkicate', 'dulpicate', 'dulp', 'row duplcate'])
      expect(found(typed), typed).toEqual(['Duplicate row']);
    expect(found('recalcluate')).toEqual(['Recalculate all figures', 'Recalculate figure']);
    expect(found('aples')).toEqual(['Item 14']);
  });

  it('takes words in any order and in part', () => {
    expect(found('all recalc')).toEqual(['Recalculate all figures']);
    expect(found('mass gross')).toEqual(['Gross mass 6/5', 'Gross mass 6/5']);
    expect(found('fresh 14')).toEqual(['Item 14']);
  });

  it('puts what is meant to the letter before what is near, also where it cannot be done now', () => {
    expect(found('undo')[0]).toBe('Undo');
    const near = [entry('Send later'), entry('Spend'), entry('Send', { reason: 'Not now' }), entry('Resend')];
    expect(found('send', near)).toEqual(['Send later', 'Resend', 'Send']);
    expect(found('Send', near)).not.toContain('Spend');
  });

  it('finds a slip only where nothing has the word, and never for short words and codes', () => {
    expect(found('grss', [...entries, entry('Grss')])).toEqual(['Grss']);
    expect(found('svae')).toEqual(['Save data']);
    expect(found('rw')).toEqual([]);
    expect(found('0808108091')).toEqual([]);
  });

  it('shows actions and sections while nothing is typed, those that can be done first', () => {
    expect(found('')).toEqual([
      'Save data',
      'Duplicate row',
      'Recalculate all figures',
      'Undo',
      'Recalculate figure',
    ]);
  });
});
