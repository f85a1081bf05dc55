import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../src/app/api/code-options.ts';
import { createStoredLists } from '../../src/app/editor/stored-lists.ts';
import { catalogue } from '../../src/generated/catalogue.ts';

describe('options of a code list answer', () => {
  it('ENG-077 ENG-078 an object of codes: value, label, guidance, and the regime in small letters', () => {
    const answer = {
      '40': { label: 'Free circulation', guidance: 'With payment of duty.', customs_regime: 'Import' },
      '10': { label: 'Permanent export', customs_regime: 'EXPORT' },
      '00': { label: 'None before', customs_regime: 'Both' },
    };
    expect(optionsOf(answer)).toEqual(
      expect.arrayContaining([
        { value: '40', label: 'Free circulation', guidance: 'With payment of duty.', regime: 'import' },
        { value: '10', label: 'Permanent export', regime: 'export' },
        { value: '00', label: 'None before', regime: 'both' },
      ]),
    );
  });

  it('ENG-077 key/value pairs: the key is the value, the value the label', () => {
    expect(optionsOf({ GB: 'United Kingdom', FR: 'France' })).toEqual([
      { value: 'GB', label: 'United Kingdom' },
      { value: 'FR', label: 'France' },
    ]);
  });

  it('stand by their rank where they have one: JSON puts codes of digits first', () => {
    const answer = { '1203': { label: 'Petrol', rank: 1 }, '0004': { label: 'Ammonium picrate', rank: 0 } };
    expect(optionsOf(answer).map(({ value }) => value)).toEqual(['0004', '1203']);
  });

  it('nothing and what is no object give no options', () => {
    for (const answer of [{}, null, undefined, 'GB']) expect(optionsOf(answer)).toEqual([]);
  });
});

describe('the lists in the database, as an editor asks for them', () => {
  interface Asked {
    readonly path: string;
    readonly d: string;
    readonly question: { readonly codes?: readonly string[]; readonly keyword?: string };
  }

  function lists(answer: (asked: Asked) => { label: string; isImported?: boolean } | Error) {
    const asked: Asked[] = [];
    const failures: string[] = [];
    const stored = createStoredLists({
      lists: catalogue.storedLists,
      prefix: 'cds',
      day: () => '20240305',
      regime: () => 'import',
      onFailure: (label) => failures.push(label),
      ask: async (path, d, question = {}) => {
        const call = { path, d, question };
        asked.push(call);
        const content = answer(call);
        if (content instanceof Error) throw content;
        const values = question.codes ?? ['GBLON'];
        const options = values.map((value) => ({ value, label: content.label }));
        return { options, isImported: content.isImported ?? true, hasMore: false };
      },
    });
    return { stored, asked, failures };
  }

  it('ENG-081 API-115 are asked for the day of the document, in its regime', async () => {
    const { stored, asked } = lists(() => ({ label: 'London' }));
    await stored.search('unlocodes', 'lon');
    expect(asked).toEqual([
      {
        path: '/cds-options/unlocodes',
        d: '20240305',
        question: { keyword: 'lon', limit: 50, regime: 'import' },
      },
    ]);
  });

  it('codes that an opened item asks for go in one call, and are asked for once', async () => {
    const { stored, asked } = lists(() => ({ label: 'London' }));
    await Promise.all(['GBLON', 'gblgp', 'GBLON'].map((code) => stored.find('unlocodes', code)));
    await stored.find('unlocodes', 'GBLGP');
    expect(asked.map(({ question }) => question)).toEqual([{ codes: ['GBLON', 'GBLGP'] }]);
  });

  it('the words of a code are known once it was found, and only those', async () => {
    const { stored, asked } = lists(() => ({ label: 'London' }));
    expect(stored.known('unlocodes', 'GBLON')).toBeUndefined();
    await Promise.all([stored.find('unlocodes', 'USNYC'), stored.find('unlocodes', 'GBLON')]);
    expect(stored.known('unlocodes', 'gblon')).toBe('London');
    expect(stored.known('unlocodes', 'GBLGP')).toBeUndefined();
    expect(stored.known('exit-offices', 'GBLON')).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('a list that is not imported says so, and is asked again', async () => {
    const { stored, asked } = lists(() => ({ label: '', isImported: false }));
    expect((await stored.search('unlocodes', 'lon')).state).toBe('not-imported');
    expect((await stored.search('unlocodes', 'lon')).state).toBe('not-imported');
    expect(asked).toHaveLength(2);
  });

  it('ENG-082 a list that does not answer is told once a call, and the field goes on', async () => {
    const { stored, failures } = lists(() => new Error('away'));
    expect(await stored.search('unlocodes', 'lon')).toEqual({ state: 'failed', options: [] });
    expect(await stored.find('unlocodes', 'GBLON')).toEqual({ state: 'failed', options: [] });
    expect(failures).toEqual(['UN/LOCODE', 'UN/LOCODE']);
  });

  it('only lists in the database have a definition', () => {
    const { stored } = lists(() => ({ label: '' }));
    expect(stored.definition('unlocodes')?.example).toBe('GBLON');
    for (const name of ['countries', 'constructor', undefined])
      expect(stored.definition(name)).toBeUndefined();
  });
});
