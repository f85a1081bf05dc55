import { describe, expect, it } from 'vitest';
import type { CodeListDefinition } from '../../src/engine/catalogue.ts';
import { nearestIndex, optionOf, searchCodes } from '../../widgets/code-search.ts';

const countries: CodeListDefinition = {
  name: 'countries',
  label: 'Countries',
  source: 'test',
  date: '2026-01-01',
  options: [
    { value: 'CN', label: 'China' },
    { value: 'FR', label: 'France' },
    { value: 'NL', label: 'Netherlands' },
    { value: 'NZ', label: 'New Zealand' },
    { value: 'GB', label: 'United Kingdom', regime: 'import' },
    { value: 'XI', label: 'Northern Ireland', regime: 'export' },
  ],
};

const currencies: CodeListDefinition = {
  ...countries,
  pinned: ['GBP', 'EUR'],
  options: [
    { value: 'AUD', label: 'Australian dollar' },
    { value: 'EUR', label: 'Euro' },
    { value: 'GBP', label: 'Pound sterling' },
  ],
};

const codes = (query: string, more: { regime?: string; recent?: string[] } = {}) =>
  searchCodes({ list: countries, query, regime: more.regime, recent: more.recent ?? [] }).map(
    ({ value }) => value,
  );

describe('search in a code list', () => {
  it('ENG-080: nothing typed offers None first, then every option once', () => {
    expect(codes('')).toEqual(['', 'CN', 'FR', 'NL', 'NZ', 'GB', 'XI']);
  });

  it('recent codes stand on top and only there', () => {
    expect(codes('', { recent: ['NZ'] })).toEqual(['', 'NZ', 'CN', 'FR', 'NL', 'GB', 'XI']);
  });

  it('ENG-070: pinned codes stand under their own heading in the given order', () => {
    const found = searchCodes({ list: currencies, query: '', recent: ['AUD'] });
    expect(found.map(({ value, group }) => [value, group])).toEqual([
      ['', undefined],
      ['GBP', 'pinned'],
      ['EUR', 'pinned'],
      ['AUD', 'others'],
    ]);
  });

  it('the code comes before words, the beginning of a word before its middle', () => {
    expect(codes('n')).toEqual(['NL', 'NZ', 'XI']);
    expect(codes('zea')).toEqual(['NZ']);
    expect(codes('land')).toEqual(['NL', 'NZ', 'XI']);
  });

  it('upper and lower case are the same', () => {
    expect(codes('nz')).toEqual(['NZ']);
    expect(optionOf(countries, 'nz')?.value).toBe('NZ');
  });

  it.each(['frnce', 'frannce', 'frence', 'rfance'])('one slip of the finger is forgiven: %s', (typed) => {
    expect(codes(typed)).toContain('FR');
  });

  it('ENG-079: only options of the regime or of both', () => {
    expect(codes('', { regime: 'import' })).not.toContain('XI');
    expect(codes('', { regime: 'export' })).not.toContain('GB');
  });

  it('an unknown code opens the list at its nearest neighbour', () => {
    const all = searchCodes({ list: countries, query: '', recent: [] });
    expect(all[nearestIndex(all, 'NX')]?.value).toBe('NL');
  });

  it('a blank code is no option', () => {
    expect(optionOf(countries, '')).toBeUndefined();
  });
});
