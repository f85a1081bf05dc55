import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GuidancePage } from '../../src/app/editor/GuidancePage.tsx';
import { catalogue } from '../../src/generated/catalogue.ts';

const shown = (list: string, code: string) =>
  renderToStaticMarkup(createElement(GuidancePage, { list: catalogue.codeLists[list], code }));

describe('ENG-075 the guidance page of a country', () => {
  it('is a link, and who names it stands beside', () => {
    const html = shown('countries', 'FR');
    expect(html).toContain('href="https://www.gov.uk/government/publications/exporting-to-france"');
    expect(html).toContain('>Guidance page on France</a>');
    expect(html).toContain(
      'Department for International Trade, exporting country guides, as read on 22/11/2026',
    );
  });

  it.each([
    ['countries', 'LU'],
    ['countries', 'GI'],
    ['countries', ''],
    ['countries', 'fr'],
    ['incoterms', 'CIF'],
    ['no-list', 'FR'],
  ])('is nothing for %s %s', (list, code) => expect(shown(list, code)).toBe(''));
});
