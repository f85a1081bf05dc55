import { describe, expect, it } from 'vitest';
import type { CodeListDefinition, CodeOption } from '../../src/engine/catalogue.ts';
import { offeredIndexOf, SCAN } from '../../widgets/code-index.ts';
import {
  type CodeChoice,
  type CodeSearch,
  isNamedBy,
  meantBy,
  optionOf,
  searchCodes,
} from '../../widgets/code-search.ts';

const countries: CodeListDefinition = {
  name: 'countries',
  label: 'Countries',
  source: 'test',
  date: '2026-01-01',
  dictionaries: ['cds'],
  options: [
    { value: 'CN', label: 'China' },
    { value: 'FR', label: 'France' },
    { value: 'NL', label: 'Netherlands' },
    { value: 'NZ', label: 'New Zealand' },
    { value: 'GB', label: 'United Kingdom', aliases: ['UK', 'Britain'], regime: 'import' },
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

/** All lines of an opened list. */
function lines(search: CodeSearch): readonly CodeChoice[] {
  const choices = searchCodes(search);
  return Array.from({ length: choices.count }, (_, index) => choices.at(index)!);
}

const codes = (query: string, more: { regime?: string; recent?: string[] } = {}) =>
  lines({ list: countries, query, regime: more.regime, recent: more.recent ?? [] }).map(({ value }) => value);

describe('search in a code list', () => {
  it('ENG-080: nothing typed offers None first, then every option once', () => {
    expect(codes('')).toEqual(['', 'CN', 'FR', 'NL', 'NZ', 'GB', 'XI']);
  });

  it('recent codes stand on top and only there', () => {
    expect(codes('', { recent: ['NZ'] })).toEqual(['', 'NZ', 'CN', 'FR', 'NL', 'GB', 'XI']);
  });

  it('ENG-070: pinned codes stand under their own heading in the given order', () => {
    const found = searchCodes({ list: currencies, query: '', recent: ['AUD'] });
    expect(found.headings).toEqual([
      { before: 1, group: 'pinned' },
      { before: 3, group: 'others' },
    ]);
    expect(lines({ list: currencies, query: '', recent: [] }).map(({ value }) => value)).toEqual([
      '',
      'GBP',
      'EUR',
      'AUD',
    ]);
  });

  it('used lately or pinned comes first among equals, and never before a better match', () => {
    expect(codes('n', { recent: ['NZ'] })).toEqual(['NZ', 'NL', 'XI']);
    expect(codes('n', { recent: ['XI'] })).toEqual(['NL', 'NZ', 'XI']);
  });

  it('an alias comes after codes and before words, and typed whole stands for its code', () => {
    expect(codes('uk')).toEqual(['GB']);
    expect(codes('brit')).toEqual(['GB']);
    expect(codes('britian')).toEqual(['GB']);
    expect(meantBy(countries, 'uk')?.value).toBe('GB');
    expect(meantBy(countries, 'new zealand')?.value).toBe('NZ');
    // A document that holds UK holds no code.
    expect(optionOf(countries, 'UK')).toBeUndefined();
  });

  it('several words are all found, in any order', () => {
    expect(codes('ireland north')).toEqual(['XI']);
    expect(codes('new king')).toEqual([]);
  });

  it('the code comes before words, the beginning of a word before its middle', () => {
    expect(codes('n')).toEqual(['NL', 'NZ', 'XI']);
    expect(codes('zea')).toEqual(['NZ']);
    expect(codes('land')).toEqual(['NL', 'NZ', 'XI']);
  });

  it('a name that has no other words comes before a longer one', () => {
    const list = {
      ...countries,
      options: [
        { value: 'ZG', label: 'German Continental Shelf' },
        { value: 'DE', label: 'Germany' },
      ],
    };
    expect(lines({ list, query: 'ger', recent: [] }).map(({ value }) => value)).toEqual(['DE', 'ZG']);
  });

  it('upper and lower case are the same', () => {
    expect(codes('nz')).toEqual(['NZ']);
    expect(optionOf(countries, 'nz')?.value).toBe('NZ');
  });

  it.each(['frnce', 'frannce', 'frence', 'rfance'])('one slip of the finger is forgiven: %s', (typed) => {
    expect(codes(typed)).toContain('FR');
  });

  it('CUS-167: an option nobody is to choose is found by no search, and its words are known', () => {
    const list: CodeListDefinition = {
      ...countries,
      options: [{ value: 'usual', label: 'Usual: as entered', offered: false }, ...countries.options],
    };
    for (const regime of [undefined, 'import', 'export']) {
      const found = ['', 'usual', 'entered'].flatMap((query) => lines({ list, query, regime, recent: [] }));
      expect(found.map(({ value }) => value)).not.toContain('usual');
    }
    expect(optionOf(list, 'usual')?.label).toBe('Usual: as entered');
  });

  it('ENG-079: only options of the regime or of both', () => {
    expect(codes('', { regime: 'import' })).not.toContain('XI');
    expect(codes('', { regime: 'export' })).not.toContain('GB');
  });

  it('an unknown code opens the list at its nearest neighbour, wherever that stands', () => {
    const nearest = (code: string, recent: string[] = []) => {
      const all = searchCodes({ list: countries, query: '', recent });
      return all.at(all.nearest(code))?.value;
    };
    expect(nearest('NX')).toBe('NZ');
    expect(nearest('nk')).toBe('NL');
    expect(nearest('AA')).toBe('CN');
    expect(nearest('ZZ')).toBe('XI');
    for (const recent of [['GB'], ['XI', 'CN'], ['NZ', 'NL', 'FR']])
      for (const { value } of countries.options) expect(nearest(value, recent)).toBe(value);
  });

  it('a blank code is no option', () => {
    expect(optionOf(countries, '')).toBeUndefined();
  });
});

/** Codes in no order, words the worst there can be: one in all of them, one in half, few in few. */
function longList(length: number): CodeListDefinition {
  const options = Array.from({ length }, (_, index) => ({
    value: String((index * 7919) % length).padStart(6, '0'),
    label: `Acid ${index % 2 === 0 ? 'salt' : 'sulphate'} number${index % 2000}`,
    regime: index % 3 === 0 ? ('import' as const) : undefined,
  }));
  return { ...countries, name: `long-${length}`, options };
}

const long = longList(100_000);

describe('cost of a search', () => {
  const searches = ['0001', 'acid', 'salt number9', 'slphate', 'umber7', 'zzzz', 'acid sulphate number12'];

  it('opening a long list makes no index; what typing needs is made in small parts, and finds the same', () => {
    const list = longList(100_000);
    const start = performance.now();
    expect(searchCodes({ list, query: '', regime: 'import', recent: [] }).count).toBe(100_001);
    const opening = performance.now() - start;
    const index = offeredIndexOf(list, 'import');
    let parts = 1;
    let longest = 0;
    for (let isReady = false; !isReady; parts += 1) {
      const began = performance.now();
      isReady = index.prepare();
      longest = Math.max(longest, performance.now() - began);
    }
    expect(parts).toBeGreaterThan(100);
    // As a share of the whole, for machines differ.
    const whole = performance.now() - start;
    expect(opening).toBeLessThan(whole / 4);
    expect(longest).toBeLessThan(whole * 0.75);
    const found = (of: typeof list) => lines({ list: of, query: 'acid', recent: [] }).slice(0, 20);
    expect(found(list)).toEqual(found(longList(100_000)));
  });

  it('what one search reads is bounded and does not grow with the list', () => {
    const reads = [longList(10_000), long].map((list) => {
      return searches.map((query) => {
        const reading = { read: 0 };
        searchCodes({ list, query, regime: 'import', recent: [], reading });
        return reading.read;
      });
    });
    const [few = [], many = []] = reads;
    searches.forEach((query, at) => {
      expect(many[at], query).toBeLessThan(12 * SCAN);
      // Halving ten times as many entries takes four steps more.
      expect(many[at]! - few[at]!, query).toBeLessThan(4 * SCAN);
    });
  });

  it('a long list that opens is not copied: a line is made when it is looked at', () => {
    const choices = searchCodes({ list: long, regime: 'import', query: '', recent: ['000007', '000001'] });
    expect(choices.count).toBe(100_001);
    expect([1, 2, 3].map((index) => choices.at(index)?.value)).toEqual(['000007', '000001', '000000']);
    expect(choices.at(choices.nearest('000500'))?.value).toBe('000500');
  });
});

describe('words that name an option', () => {
  const named = (text: string, value: string) => isNamedBy(optionOf(countries, value)!, text);

  it('are beginnings of words of its name or of an alias, in any order', () => {
    expect(named('united', 'GB')).toBe(true);
    expect(named('king uni', 'GB')).toBe(true);
    expect(named('Brit', 'GB')).toBe(true);
    expect(named('zeal', 'NZ')).toBe(true);
    expect(isNamedBy({ value: 'comprehensive', label: 'Comprehensive' }, 'comp'), 'its own word').toBe(true);
  });

  it('are no part of a code, no slip of the finger, nothing out of the middle of a word, and no two letters', () => {
    const usual: CodeOption = { value: 'CHI', label: 'China' };
    expect(isNamedBy(usual, 'chi'), 'a code').toBe(false);
    expect(isNamedBy({ value: 'CHIN', label: 'China' }, 'chi'), 'half a code').toBe(false);
    expect(isNamedBy({ value: 'X', label: '12 months' }, '12 mon'), 'digits are of codes').toBe(false);
    expect(named('untied', 'GB')).toBe(false);
    expect(named('ealand', 'NZ')).toBe(false);
    expect(named('un', 'GB')).toBe(false);
    expect(named('united states', 'GB')).toBe(false);
  });
});
