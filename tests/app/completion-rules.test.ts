import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import CompletionRules from '../../src/app/editor/CompletionRules.tsx';
import { dataElements } from '../../src/generated/data-elements.ts';

/** What the help shows of a data element, as HTML. */
function help(number: string | undefined, regime: string | undefined): string {
  return renderToStaticMarkup(createElement(CompletionRules, { number, regime }));
}

describe('the help on a data element', () => {
  it('shows number, rule and source of the regime of the declaration', () => {
    const [imported, exported] = dataElements['5/8']!.rules;
    const html = help('5/8', 'import');
    expect(html).toContain('Data element 5/8: Country of destination');
    expect(html).toContain(imported!.text);
    expect(html).not.toContain(exported!.text);
    expect(html).toContain(`href="${imported!.source.url}"`);
    expect(html).toContain('DE 5/8, as copied on 27/05/2026.');
    expect(help('5/8', 'export')).toContain('updated 24/04/2024.');
    expect(help('5/8', 'export')).toContain('Only the opening of the page was read.');
  });

  it('says that no rule was read, or none for this regime', () => {
    expect(help('5/18', 'export')).toContain('No rule on completing this data element was read.');
    expect(help('5/12', 'import')).toContain('No rule on completing this data element in imports was read.');
    expect(help('5/21', 'export')).toContain('No rule on completing this data element in exports was read.');
  });

  it('names the data sets that always need it', () => {
    expect(help('2/7', 'import')).toContain(
      'Always needed in the data set H2, as far as the tables were read.',
    );
    expect(help('5/23', 'import')).toContain('Always needed in the data sets FSD, H1, as far as');
    expect(help('5/23', 'export')).not.toContain('Always needed');
  });

  it('shows nothing for a field without a data element', () => {
    expect(help(undefined, 'import')).toBe('');
  });
});
