import type { DeclarationCategory, Requirement } from '../src/engine/category.ts';
import { tableLine } from './table-line.ts';

const LEVEL = { declaration: '', item: ', item', either: ', or item' } as const;

/** What each category needs by data element, and where its table was read. */
export function categoryTables(
  categories: readonly DeclarationCategory[],
  elements: readonly string[],
): string[] {
  const rows = elements.flatMap((number) => {
    const found = categories.map(({ requirements }) => requirements.find((of) => of.element === number));
    return found.some(Boolean) ? [tableLine([number, ...found.map(inWords)])] : [];
  });
  return [
    '## Declaration categories',
    '',
    'What the tables of data elements say, as far as they were read, and where they were not, what the guides say of a category; a blank is a row the table lacks or that was not read. Without a level it stands in the declaration.',
    '',
    tableLine(['Element', ...categories.map(({ category }) => category)]),
    tableLine(['---', ...categories.map(() => '---')]),
    ...rows,
    '',
    '| Category | Table | Date | Read |',
    '|---|---|---|---|',
    ...categories.flatMap(({ title, page, readThrough, requirements }) => [
      pageLine(title, page, readThrough ? `through ${readThrough}` : 'whole'),
      ...[...byPage(requirements)].map(([guide, elements]) => pageLine('', guide, elements.join(', '))),
    ]),
    '',
  ];
}

type Page = DeclarationCategory['page'];

function pageLine(title: string, page: Page, read: string): string {
  return tableLine([title, `[${page.title}](${page.url})`, `${page.dated} ${page.date}`, read]);
}

/** The elements that were read on other pages than the category's own, by page. */
function byPage(requirements: readonly Requirement[]): ReadonlyMap<Page, readonly string[]> {
  const keys = new Map<string, Page>();
  const found = new Map<Page, string[]>();
  for (const { element, source } of requirements) {
    if (!source) continue;
    const { section: _, ...page } = source;
    const key = JSON.stringify(page);
    const known = keys.get(key) ?? page;
    keys.set(key, known);
    found.set(known, [...(found.get(known) ?? []), element]);
  }
  return found;
}

function inWords(requirement: Requirement | undefined): string {
  return requirement ? `${requirement.need}${LEVEL[requirement.level]}` : '';
}
